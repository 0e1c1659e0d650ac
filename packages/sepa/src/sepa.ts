import { defineComponent, parseQuery, type Call, type Component, type Scope } from '@tender/client/internal';
import { finishRedirect } from './actions/finish-redirect';
import { redirect } from './actions/redirect';
import { checkTokenizeOptions, tokenize } from './actions/tokenize';
import { contextOf } from './context';
import type { SepaCreateOptions, TokenizeOptions, TokenizePayload } from './types';

/**
 * SEPA Direct Debit: the customer signs a mandate in a popup, or with `redirectUrl` on a full page; `tokenize` returns a nonce.
 * On the page a redirect comes back to, `create` makes the nonce: `tokenizePayload`, or `redirectError` where the customer cancelled. It
 * rejects with SEPA_TRANSACTION_FAILED where that fails.
 */
export const sepa = /* @__PURE__ */ defineComponent({
  name: 'SEPA',
  prefix: 'sepa',
  async create(scope: Scope<SepaCreateOptions>) {
    const { tokenizePayload, redirectUrl } = scope.options;
    const query = parseQuery(location.href); // single-page shops may have moved on once the client is there
    const client = await scope.client();
    scope.track('client.initialized');
    const context = contextOf(client, scope);
    scope.track('component.initialized');
    return {
      ...(tokenizePayload && { tokenizePayload }),
      ...(await finishRedirect(scope, context, query)),
      /** In the redirect flow it resolves with nothing, while the page is being left. */
      tokenize: scope.method('tokenize', async (call: Call, options: TokenizeOptions): Promise<TokenizePayload | undefined> => {
        checkTokenizeOptions(options, scope.track);
        return redirectUrl ? redirect(call, context, options) : tokenize(call, context, options);
      }),
      teardown: scope.teardown,
    };
  },
});

/** What `sepa.create` resolves with. */
export type Sepa = typeof sepa extends Component<SepaCreateOptions, infer Instance> ? Instance : never;
