import { defineComponent, nextTask } from '@tender/client/internal';
import { findPopupBridge, supportsPopups } from '@tender/frame-service/internal';
import { tokenize } from './actions/tokenize';
import { createContext, type MasterpassScope } from './context';
import { masterpassErrors } from './errors';
import type { Masterpass, MasterpassComponent, MasterpassTokenizeOptions } from './types';

const component = /* @__PURE__ */ defineComponent({
  name: 'Masterpass',
  prefix: 'masterpass',
  options: () => import('./options'),
  teardownEvent: 'teardown-completed',
  check() {
    if (!isSupported()) throw masterpassErrors.MASTERPASS_BROWSER_NOT_SUPPORTED();
  },
  async create(scope: MasterpassScope): Promise<Masterpass> {
    const client = await scope.client();
    if (!client.getConfiguration().gatewayConfiguration.masterpass) throw masterpassErrors.MASTERPASS_NOT_ENABLED();
    await nextTask(scope.signal); // the frame takes the browser some milliseconds
    const context = createContext(client, scope);
    await context.service.ready.catch((originalError: unknown) => {
      throw masterpassErrors.MASTERPASS_FLOW_FAILED({ originalError });
    });
    scope.track('load.succeeded');
    return {
      tokenize: scope.method('tokenize', (call, options: MasterpassTokenizeOptions) => tokenize(call, context, options)),
      teardown: scope.teardown,
    };
  },
});

function isSupported(): boolean {
  return Boolean(findPopupBridge()) || supportsPopups();
}

/**
 * Masterpass: the customer chooses a card from their wallet in a popup, and `tokenize` resolves with a nonce. `create` rejects with
 * MASTERPASS_BROWSER_NOT_SUPPORTED when the browser opens no popups, with MASTERPASS_NOT_ENABLED when the account does not accept Masterpass, and
 * with MASTERPASS_FLOW_FAILED when the provider's pages do not load within 120 s.
 */
export const masterpass: MasterpassComponent = { ...component, isSupported };
