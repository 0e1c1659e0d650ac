import { defineComponent, parseQuery, readDeparture, type Component } from '@tender/client/internal';
import { finishRedirect } from './actions/finish-redirect';
import { redirect } from './actions/redirect';
import { tokenize } from './actions/tokenize';
import { createContext, type SepaScope } from './context';
import { assertTokenizeOptions } from './guards';
import type { Sepa, SepaCreateOptions, SepaTokenizeOptions } from './types';

/**
 * SEPA Direct Debit: the customer approves a mandate in a popup, or with `redirectUrl` on a full page, and `tokenize` resolves with a nonce. On the
 * page that the customer returns to, `create` resolves with the nonce in `tokenizePayload`, or rejects with SEPA_TRANSACTION_FAILED where the
 * nonce cannot be created.
 */
export const sepa: Component<SepaCreateOptions, Sepa> = /* @__PURE__ */ defineComponent({
  name: 'SEPA',
  prefix: 'sepa',
  options: () => import('./options'),
  async create(scope: SepaScope): Promise<Sepa> {
    const { tokenizePayload, redirectUrl } = scope.options;
    const query = parseQuery(location.href); // read at once: a single-page shop may navigate while the client is created
    const departure = readDeparture('sepa');
    const client = await scope.client();
    scope.track('client.initialized');
    const context = createContext(client, scope);
    scope.track('component.initialized');
    return {
      ...(tokenizePayload && { tokenizePayload }),
      ...(await finishRedirect(scope, context, query, departure)),
      tokenize: scope.method('tokenize', async (call, options: SepaTokenizeOptions) => {
        assertTokenizeOptions(options, scope.track);
        return redirectUrl ? redirect(call, context, options) : tokenize(call, context, options);
      }),
      teardown: scope.teardown,
    };
  },
});
