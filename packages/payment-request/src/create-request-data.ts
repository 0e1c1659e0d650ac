import type { PaymentRequestContext } from './context';
import type { PaymentRequestConfiguration } from './types';

/** Creates the message that the frame opens a sheet with: the arguments of the browser's `PaymentRequest`, with the default methods if none are set. */
export function createRequestData(
  { methods }: PaymentRequestContext,
  configuration: Partial<PaymentRequestConfiguration> | undefined,
): object {
  const { supportedPaymentMethods, details, options } = { ...configuration };
  return { supportedPaymentMethods: supportedPaymentMethods || Object.values(methods()), details, options };
}
