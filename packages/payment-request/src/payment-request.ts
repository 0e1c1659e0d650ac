import { createEmitter, defineComponent, type Call, type Component, type Payloads, type Scope } from '@tender/client/internal';
import { canMakePayment } from './actions/can-make-payment';
import { createSupportedPaymentMethodsConfiguration } from './actions/create-supported-payment-methods-configuration';
import { tokenize } from './actions/tokenize';
import type { PaymentRequestContext } from './context';
import { defaultMethods } from './default-methods';
import { paymentRequestErrors } from './errors';
import { openFrame } from './request-frame';
import { followShipping } from './shipping';
import type { PaymentConfiguration, PaymentMethodType, PaymentRequestCreateOptions, PaymentRequestEvents } from './types';

/**
 * The browser's own payment sheet, with cards and Google Pay, in a frame of the provider. `create` rejects with
 * PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS, and with FRAME_SERVICE_FRAME_OPEN_FAILED where the frame does not load in 60 s.
 */
export const paymentRequest = /* @__PURE__ */ defineComponent({
  name: 'Payment Request',
  prefix: 'payment-request',
  teardownEvent: 'teardown-completed',
  async create(scope: Scope<PaymentRequestCreateOptions>) {
    const client = await scope.client();
    const methods = (): ReturnType<typeof defaultMethods> => defaultMethods(client.getConfiguration(), scope.options);
    if (!Object.keys(methods()).length) throw paymentRequestErrors.PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS();
    const frame = await openFrame(scope, client);
    const context: PaymentRequestContext = { frame, methods, track: scope.track };
    const { on, off, hasListener, emit } = createEmitter<Payloads<PaymentRequestEvents>>();
    scope.track('initialized');
    followShipping(frame.bus, emit);
    return {
      createSupportedPaymentMethodsConfiguration: scope.sync(
        'createSupportedPaymentMethodsConfiguration',
        (type: PaymentMethodType, overrides?: object) => createSupportedPaymentMethodsConfiguration(context, type, overrides),
      ),
      tokenize: scope.method('tokenize', (call: Call, configuration: PaymentConfiguration) => tokenize(call, context, configuration)),
      canMakePayment: scope.method('canMakePayment', (call: Call, configuration: PaymentConfiguration) =>
        canMakePayment(call, context, configuration),
      ),
      on,
      off,
      hasListener,
      teardown: scope.teardown,
    };
  },
});

/** What `paymentRequest.create` resolves with. */
export type PaymentRequestInstance =
  typeof paymentRequest extends Component<PaymentRequestCreateOptions, infer Instance> ? Instance : never;
