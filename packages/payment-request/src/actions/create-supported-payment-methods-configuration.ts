import type { PaymentRequestContext } from '../context';
import { paymentRequestErrors } from '../errors';
import type { PaymentRequestMethodType, PaymentRequestSupportedPaymentMethod } from '../types';

/**
 * Creates an entry for `supportedPaymentMethods` from a method of the account. Members of `overrides` replace those of its `data`.
 * @throws PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE,
 * PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED
 */
export function createSupportedPaymentMethodsConfiguration(
  { methods }: PaymentRequestContext,
  type: PaymentRequestMethodType,
  overrides?: object,
): PaymentRequestSupportedPaymentMethod {
  if (!type) throw paymentRequestErrors.PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE();
  const available = methods();
  const method = Object.hasOwn(available, type) ? available[type] : undefined;
  if (!method) throw paymentRequestErrors.PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED();
  return { ...method, data: { ...method.data, ...overrides } };
}
