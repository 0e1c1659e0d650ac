import { createEmitter, defineComponent, nextTask, type Component, type Payloads, type Scope } from '@tender/client/internal';
import { canMakePayment } from './actions/can-make-payment';
import { createSupportedPaymentMethodsConfiguration } from './actions/create-supported-payment-methods-configuration';
import { tokenize } from './actions/tokenize';
import type { PaymentRequestContext } from './context';
import { createDefaultMethods } from './create-default-methods';
import { paymentRequestErrors } from './errors';
import type { PaymentRequestAnalyticsEvent } from './events';
import { forwardShippingEvents } from './forward-shipping-events';
import { openRequestFrame } from './open-request-frame';
import type {
  PaymentRequestConfiguration,
  PaymentRequestCreateOptions,
  PaymentRequestEvents,
  PaymentRequestInstance,
  PaymentRequestMethodType,
} from './types';

/**
 * The browser's own payment sheet, with cards and Google Pay, opened in a frame of the provider. `create` rejects with
 * PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS when there is nothing to offer, and with FRAME_SERVICE_FRAME_OPEN_FAILED when the frame does
 * not load within 60 s.
 */
export const paymentRequest: Component<PaymentRequestCreateOptions, PaymentRequestInstance> = /* @__PURE__ */ defineComponent({
  name: 'Payment Request',
  prefix: 'payment-request',
  options: () => import('./options'),
  teardownEvent: 'teardown-completed',
  async create(
    scope: Scope<PaymentRequestCreateOptions, PaymentRequestAnalyticsEvent, 'payment-request'>,
  ): Promise<PaymentRequestInstance> {
    const client = await scope.client();
    const methods: PaymentRequestContext['methods'] = () => createDefaultMethods(client.getConfiguration(), scope.options);
    if (!Object.keys(methods()).length) throw paymentRequestErrors.PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS();
    await nextTask(scope.signal); // the frame takes the browser some milliseconds
    const frame = await openRequestFrame(scope, client);
    const context: PaymentRequestContext = { frame, methods, track: scope.track };
    const { on, off, hasListener, emit } = createEmitter<Payloads<PaymentRequestEvents>>();
    scope.track('initialized');
    forwardShippingEvents(frame.bus, emit);
    return {
      createSupportedPaymentMethodsConfiguration: scope.sync(
        'createSupportedPaymentMethodsConfiguration',
        (type: PaymentRequestMethodType, overrides?: object) => createSupportedPaymentMethodsConfiguration(context, type, overrides),
      ),
      tokenize: scope.method('tokenize', (call, configuration: PaymentRequestConfiguration) => tokenize(call, context, configuration)),
      canMakePayment: scope.method('canMakePayment', (call, configuration: PaymentRequestConfiguration) =>
        canMakePayment(call, context, configuration),
      ),
      on,
      off,
      hasListener,
      teardown: scope.teardown,
    };
  },
});
