import type { PaymentRequestContext } from './context';
import type { PaymentConfiguration } from './types';

/** What the frame is told: the arguments of the browser's `PaymentRequest`, with all methods of the account where none are given. */
export function requestData({ methods }: PaymentRequestContext, configuration: Partial<PaymentConfiguration> | undefined): object {
  const { supportedPaymentMethods, details, options } = { ...configuration };
  return { supportedPaymentMethods: supportedPaymentMethods || Object.values(methods()), details, options };
}
