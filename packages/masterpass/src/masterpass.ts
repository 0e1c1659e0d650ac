import { defineComponent, type Call, type Component, type Scope } from '@tender/client/internal';
import { popupBridge, supportsPopups } from '@tender/frame-service/internal';
import { tokenize } from './actions/tokenize';
import { contextOf } from './context';
import { masterpassErrors } from './errors';
import type { MasterpassCreateOptions, TokenizeOptions, TokenizePayload } from './types';

const component = /* @__PURE__ */ defineComponent({
  name: 'Masterpass',
  prefix: 'masterpass',
  teardownEvent: 'teardown-completed',
  check() {
    if (!isSupported()) throw masterpassErrors.MASTERPASS_BROWSER_NOT_SUPPORTED();
  },
  async create(scope: Scope<MasterpassCreateOptions>) {
    const client = await scope.client();
    if (!client.getConfiguration().gatewayConfiguration.masterpass) throw masterpassErrors.MASTERPASS_NOT_ENABLED();
    const context = contextOf(client, scope);
    await context.service.ready.catch((originalError: unknown) => {
      throw masterpassErrors.MASTERPASS_FLOW_FAILED({ originalError });
    });
    scope.track('load.succeeded');
    return {
      tokenize: scope.method('tokenize', (call: Call, options: TokenizeOptions): Promise<TokenizePayload> =>
        tokenize(call, context, options),
      ),
      teardown: scope.teardown,
    };
  },
});

/** What `masterpass.create` resolves with. */
export type Masterpass = typeof component extends Component<MasterpassCreateOptions, infer Instance> ? Instance : never;

/** Whether there is a window that a customer can approve in: a popup, or what a popup bridge opens. */
function isSupported(): boolean {
  return Boolean(popupBridge()) || supportsPopups();
}

/**
 * Masterpass: the customer chooses a card of their wallet in a popup; `tokenize` returns a nonce. `create` rejects with
 * MASTERPASS_BROWSER_NOT_SUPPORTED where browsers open no popups, with MASTERPASS_NOT_ENABLED, and with MASTERPASS_FLOW_FAILED where the
 * provider's pages do not load in 120 s.
 */
export const masterpass: Component<MasterpassCreateOptions, Masterpass> & {
  /** Whether this browser opens popups, without which there is no Masterpass. */
  isSupported(): boolean;
} = { ...component, isSupported };
