import { createSyncMethod, defineComponent, nextTask, reportErrors, type Call } from '@tender/client/internal';
import { isBrowserSupported } from './browser-support';
import { createContext, type VenmoScope } from './context';
import { createPayload } from './create-payload';
import { venmoErrors } from './errors';
import { assertCreateOptions } from './guards';
import { isReturnPage } from './hash';
import { RESULTS_DELAY } from './payment-constants';
import { readSettings } from './settings';
import { createTokenization } from './tokenization';
import type { Venmo, VenmoComponent, VenmoResultOptions, VenmoTokenizeOptions } from './types';
import { createAppSwitchUrl, switchToApp } from './wire/app-switch';

const component = /* @__PURE__ */ defineComponent({
  name: 'Venmo',
  prefix: 'venmo',
  options: () => import('./options'),
  async create(scope: VenmoScope): Promise<Venmo> {
    assertCreateOptions(scope.options);
    const settings = readSettings(scope.options);
    const openedByReturn = isReturnPage(); // read at once: a single-page shop may navigate while the client is created
    const client = await scope.client();
    const { payWithVenmo } = client.getConfiguration().gatewayConfiguration;
    if (!payWithVenmo) throw venmoErrors.VENMO_NOT_ENABLED();
    scope.track(`desktop-flow.configured.${settings.allowDesktop}`);
    if (openedByReturn) scope.track('appswitch.return-in-new-tab');
    scope.track('initialized');
    if (settings.usesLogin) await nextTask(scope.signal); // the frame takes the browser some milliseconds
    const context = createContext(client, scope, settings, payWithVenmo);
    const tokenization = createTokenization(context, openedByReturn);
    tokenization.checkResult();
    return {
      isBrowserSupported: createSyncMethod(scope.sync('isBrowserSupported', () => isBrowserSupported(settings))),
      hasTokenizationResult: createSyncMethod(
        scope.sync('hasTokenizationResult', (options?: VenmoResultOptions) => {
          const { isReturn, isOwn } = tokenization.checkResult();
          return options?.startedInThisTab === true ? isOwn : isReturn;
        }),
      ),
      tokenize: scope.method('tokenize', async (call: Call, options?: VenmoTokenizeOptions) => {
        const { processResultsDelay, onCode, onLogin } = options ?? {};
        const resultsDelay = processResultsDelay || RESULTS_DELAY;
        const handlers = { onCode: onCode && reportErrors(onCode), onLogin: onLogin && reportErrors(onLogin) };
        return createPayload(await tokenization.start(call, { renews: true, resultsDelay, ...handlers }));
      }),
      cancelTokenization: scope.method('cancelTokenization', () => tokenization.cancel()),
      getUrl: scope.method('getUrl', async () => createAppSwitchUrl(context, await tokenization.readId())),
      appSwitch: createSyncMethod(scope.sync('appSwitch', (url: string) => switchToApp(context, url))),
      processHashChangeFlowResults: scope.method('processHashChangeFlowResults', (call: Call, hash?: string) =>
        tokenization.start(call, { renews: false, resultsDelay: RESULTS_DELAY }, 'returned', hash),
      ),
      teardown: scope.teardown,
    };
  },
});

/**
 * Venmo: the customer pays in the app on a phone, and by QR code or in a login window on a computer, and `tokenize` resolves with a nonce. `create`
 * rejects with VENMO_NOT_ENABLED, VENMO_INVALID_PROFILE_ID or VENMO_INVALID_DEEP_LINK_RETURN_URL. It does not wait for the payment context: if
 * the gateway refuses one, `tokenize` and `getUrl` reject.
 */
export const venmo: VenmoComponent = { ...component, isBrowserSupported };
