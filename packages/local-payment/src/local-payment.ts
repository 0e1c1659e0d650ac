import { answering, defineComponent, parseQuery, type Call, type Component, type Scope } from '@tender/client/internal';
import { finishRedirect } from './actions/finish-redirect';
import { startPayment } from './actions/start-payment';
import { hasTokenizationParams, tokenize } from './actions/tokenize';
import { contextOf, isInProgress } from './context';
import { localPaymentErrors } from './errors';
import type { LocalPaymentCreateOptions, StartPaymentOptions, TokenizeParameters } from './types';

/**
 * Banks and wallets of one country. `startPayment` lets the customer pay in a window, or with `redirectUrl` on a full page; pay upon
 * invoice, BLIK with a code, MB WAY and Bancomat Pay need neither. On the page a redirect comes back to, `create` makes the nonce:
 * `tokenizePayload`, or `redirectError` where there is none. `create` rejects with LOCAL_PAYMENT_NOT_ENABLED,
 * and with LOCAL_PAYMENT_START_PAYMENT_FAILED where the provider's pages do not load in 120 s.
 */
export const localPayment = /* @__PURE__ */ defineComponent({
  name: 'Local Payment',
  prefix: 'local-payment',
  teardownEvent: 'teardown-completed',
  async create(scope: Scope<LocalPaymentCreateOptions>) {
    const query = parseQuery(location.href); // single-page shops may have moved on once the client is there
    const client = await scope.client();
    if (client.getConfiguration().gatewayConfiguration.paypalEnabled !== true) throw localPaymentErrors.LOCAL_PAYMENT_NOT_ENABLED();
    scope.track('initialized');
    const context = contextOf(client, scope);
    const { service } = context;
    if (service) {
      await service.ready.catch((originalError: unknown) => {
        throw localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_FAILED({ originalError });
      });
      scope.track('load.succeeded');
    }
    const tokenizeMethod = scope.method('tokenize', (call: Call, parameters?: TokenizeParameters) => tokenize(call, context, parameters));
    return {
      ...(await finishRedirect(scope, tokenizeMethod, query)),
      startPayment: scope.method('startPayment', (call: Call, options: StartPaymentOptions) => startPayment(call, context, options)),
      tokenize: tokenizeMethod,
      /** Closes the window; the payment ends as LOCAL_PAYMENT_WINDOW_CLOSED. Nothing happens where there is none. */
      closeWindow: answering(
        scope.sync('closeWindow', () => {
          if (service && isInProgress(context)) context.track('start-payment.closed.by-merchant');
          service?.close();
        }),
      ),
      /** Brings the window to the front. Nothing happens where there is none. */
      focusWindow: answering(scope.sync('focusWindow', () => service?.focus())),
      /** Whether this page is one that a customer came back to from a bank's app: `tokenize` then takes its parameters. */
      hasTokenizationParams: answering(scope.sync('hasTokenizationParams', hasTokenizationParams)),
      teardown: scope.teardown,
    };
  },
});

/** What `localPayment.create` resolves with. */
export type LocalPayment = typeof localPayment extends Component<LocalPaymentCreateOptions, infer Instance> ? Instance : never;
