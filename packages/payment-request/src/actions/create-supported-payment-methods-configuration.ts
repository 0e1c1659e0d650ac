import type { PaymentRequestContext } from '../context';
import { paymentRequestErrors } from '../errors';
import type { PaymentMethodType, SupportedPaymentMethod } from '../types';

/**
 * An entry for `supportedPaymentMethods`, of one of the methods that the account has; members of `overrides` replace those of its `data`.
 * @throws PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE,
 * PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED
 */
export function createSupportedPaymentMethodsConfiguration(
  { methods }: PaymentRequestContext,
  type: PaymentMethodType,
  overrides?: object,
): SupportedPaymentMethod {
  if (!type) throw paymentRequestErrors.PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE();
  const known = methods();
  const method = Object.hasOwn(known, type) ? known[type] : undefined;
  if (!method) throw paymentRequestErrors.PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED();
  return { ...method, data: { ...method.data, ...overrides } };
}
