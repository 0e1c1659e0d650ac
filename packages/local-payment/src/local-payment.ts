import { createSyncMethod, defineComponent, nextTask, parseQuery, readDeparture, type Component } from '@tender/client/internal';
import { finishRedirect } from './actions/finish-redirect';
import { startPayment } from './actions/start-payment';
import { hasTokenizationParams, tokenize } from './actions/tokenize';
import { createContext, type LocalPaymentScope } from './context';
import { localPaymentErrors } from './errors';
import type { LocalPayment, LocalPaymentCreateOptions, LocalPaymentStartPaymentOptions, LocalPaymentTokenizeParameters } from './types';

/**
 * Payment methods of single countries: bank transfers and wallets. The customer pays in a window, or with `redirectUrl` on a full page; pay upon
 * invoice, BLIK with a code, MB WAY and Bancomat Pay need neither. On the page that the customer returns to from a full page, `create` exchanges the
 * payment for a nonce: the instance has `tokenizePayload`, or `redirectError` when that failed. `create` rejects with LOCAL_PAYMENT_NOT_ENABLED when
 * the account does not accept local payments, and with LOCAL_PAYMENT_START_PAYMENT_FAILED when the provider's pages do not load within 120 s.
 */
export const localPayment: Component<LocalPaymentCreateOptions, LocalPayment> = /* @__PURE__ */ defineComponent({
  name: 'Local Payment',
  prefix: 'local-payment',
  options: () => import('./options'),
  teardownEvent: 'teardown-completed',
  async create(scope: LocalPaymentScope): Promise<LocalPayment> {
    const query = parseQuery(location.href); // read at once: a single-page shop may navigate while the client is created
    const departure = readDeparture('local-payment');
    const client = await scope.client();
    if (client.getConfiguration().gatewayConfiguration.paypalEnabled !== true) throw localPaymentErrors.LOCAL_PAYMENT_NOT_ENABLED();
    scope.track('initialized');
    if (!scope.options.redirectUrl) await nextTask(scope.signal); // the frame takes the browser some milliseconds
    const context = createContext(client, scope);
    const { service } = context;
    if (service) {
      await service.ready.catch((originalError: unknown) => {
        throw localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_FAILED({ originalError });
      });
      scope.track('load.succeeded');
    }
    const tokenizeMethod = scope.method('tokenize', (call, parameters?: LocalPaymentTokenizeParameters) =>
      tokenize(call, context, parameters),
    );
    return {
      ...(await finishRedirect(scope, tokenizeMethod, query, departure)),
      startPayment: scope.method('startPayment', (call, options: LocalPaymentStartPaymentOptions) => startPayment(call, context, options)),
      tokenize: tokenizeMethod,
      closeWindow: createSyncMethod(
        scope.sync('closeWindow', () => {
          if (service && context.slot.taken) context.track('start-payment.closed.by-merchant');
          service?.close();
        }),
      ),
      focusWindow: createSyncMethod(scope.sync('focusWindow', () => service?.focus())),
      hasTokenizationParams: createSyncMethod(scope.sync('hasTokenizationParams', hasTokenizationParams)),
      teardown: scope.teardown,
    };
  },
});
