import type { OptionNames } from '@tender/client/internal';
import type { PaymentRequestConfiguration, PaymentRequestCreateOptions } from './types';

/** The options of each call, as `<event prefix>.<call>`. `onEvent` hears of all others. */
export const callOptions = {
  'payment-request.create': { enabledPaymentMethods: true, googlePayVersion: true } satisfies OptionNames<PaymentRequestCreateOptions>,
  'payment-request.tokenize': {
    supportedPaymentMethods: true,
    details: true,
    options: true,
  } satisfies OptionNames<PaymentRequestConfiguration>,
  'payment-request.canMakePayment': {
    supportedPaymentMethods: true,
    details: true,
    options: true,
  } satisfies OptionNames<PaymentRequestConfiguration>,
};
