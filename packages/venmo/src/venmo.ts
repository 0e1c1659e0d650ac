import { answering, defineComponent, telling, type Call, type Component, type Method } from '@tender/client/internal';
import { isBrowserSupported } from './browser-support';
import { contextOf, type VenmoScope } from './context';
import { venmoErrors } from './errors';
import { hasResult, parseHash } from './hash';
import { payloadOf } from './payload';
import { RESULTS_DELAY } from './payment-constants';
import { checkOptions, settingsOf } from './settings';
import { createTokenization } from './tokenization';
import type { TokenizeOptions, TokenizePayload, VenmoCreateOptions, VenmoResult } from './types';
import { appSwitch, appSwitchUrl } from './wire/app-switch';

const component = /* @__PURE__ */ defineComponent({
  name: 'Venmo',
  prefix: 'venmo',
  async create(scope: VenmoScope) {
    checkOptions(scope.options);
    // Single-page shops may have moved on once the client is there.
    const settings = settingsOf(scope.options);
    const openedByReturn = hasResult(parseHash());
    const client = await scope.client();
    const { payWithVenmo } = client.getConfiguration().gatewayConfiguration;
    if (!payWithVenmo) throw venmoErrors.VENMO_NOT_ENABLED();
    scope.track(`desktop-flow.configured.${settings.allowDesktop}`);
    if (openedByReturn) scope.track('appswitch.return-in-new-tab');
    scope.track('initialized');
    const context = contextOf(client, scope, settings, payWithVenmo);
    const tokenization = createTokenization(context, openedByReturn);
    tokenization.isReturned();
    /**
     * Opens the app, shows the QR code or opens the window to log in, and resolves with a nonce once the customer approves. Call it from a
     * click handler, or the browser blocks app and window. One at a time.
     * @throws VENMO_TOKENIZATION_REQUEST_ACTIVE, VENMO_CANCELED, VENMO_APP_CANCELED, VENMO_APP_FAILED, VENMO_DESKTOP_CANCELED,
     * VENMO_DESKTOP_UNKNOWN_ERROR, VENMO_CUSTOMER_CANCELED, VENMO_TOKENIZATION_CANCELED_BY_MERCHANT, VENMO_TOKENIZATION_FAILED,
     * VENMO_NETWORK_ERROR, VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED, FRAME_SERVICE_FRAME_OPEN_FAILED, FRAME_SERVICE_FRAME_CLOSED
     */
    const tokenize: Optional<TokenizeOptions, TokenizePayload> = scope.method('tokenize', async (call: Call, options?: TokenizeOptions) => {
      const { processResultsDelay, onCode, onLogin } = options ?? {};
      const resultsDelay = processResultsDelay || RESULTS_DELAY;
      const tell = { onCode: onCode && telling(onCode), onLogin: onLogin && telling(onLogin) };
      return payloadOf(await tokenization.begin(call, { renews: true, resultsDelay, ...tell }));
    });
    /** What a fragment says, or the page's own, before it takes its final form. */
    const processHashChangeFlowResults: Optional<string, VenmoResult> = scope.method(
      'processHashChangeFlowResults',
      (call: Call, hash?: string) => tokenization.begin(call, { renews: false, resultsDelay: RESULTS_DELAY }, 'returned', hash),
    );
    return {
      /** Whether this browser will do, by the options of `create`. */
      isBrowserSupported: answering(scope.sync('isBrowserSupported', () => isBrowserSupported(settings))),
      /** Whether the page's address says how a payment ended; `tokenize` then resolves with it instead of opening the app. */
      hasTokenizationResult: answering(scope.sync('hasTokenizationResult', tokenization.isReturned)),
      tokenize,
      /** Ends what `tokenize` has begun, which rejects with VENMO_TOKENIZATION_CANCELED_BY_MERCHANT. */
      cancelTokenization: scope.method('cancelTokenization', () => tokenization.cancel()),
      /** The address that opens the app. Rejects with VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED. */
      getUrl: scope.method('getUrl', async () => appSwitchUrl(context, await tokenization.contextId())),
      /**
       * Opens an address of `getUrl` the way that leads into the app in this browser.
       * @throws VENMO_APP_FAILED for an address that is neither https nor one of Venmo's app
       */
      appSwitch: answering(scope.sync('appSwitch', (url: string) => appSwitch(context, url))),
      processHashChangeFlowResults,
      teardown: scope.teardown,
    };
  },
});

/** What `venmo.create` resolves with. */
export type Venmo = typeof component extends Component<VenmoCreateOptions, infer Instance> ? Instance : never;

/**
 * Venmo: in the app on a phone, by a QR code or in a window on a computer. `tokenize` returns a nonce. `create` rejects with
 * VENMO_NOT_ENABLED, VENMO_INVALID_PROFILE_ID or VENMO_INVALID_DEEP_LINK_RETURN_URL; what else goes wrong beforehand, `tokenize` says.
 */
export const venmo: typeof component & {
  /** Whether customers of this browser can pay with Venmo, by its name: ask before you show the button. */
  isBrowserSupported: typeof isBrowserSupported;
} = { ...component, isBrowserSupported };

/** A method whose argument may be left out. */
type Optional<A, R> = Method<[argument?: A], R>;
