import { asRecord, attempt } from '@tender/client/internal';
import { BASIC_CARD, GOOGLE_PAY_METHOD } from './constants';
import { paymentRequestErrors } from './errors';

/**
 * Checks that `supportedPaymentMethods` names only cards and Google Pay, each as a string or as a list of one string.
 * @throws PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD with the last name that is neither
 */
export function assertSupportedMethods(configuration: unknown): void {
  const { supportedPaymentMethods: methods } = asRecord(configuration);
  const unsupported = Array.isArray(methods)
    ? methods.map(readName).filter((name) => name !== BASIC_CARD && name !== GOOGLE_PAY_METHOD)
    : [];
  if (!unsupported.length) return;
  const name = unsupported.at(-1);
  throw paymentRequestErrors.PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD({ method: attempt(() => String(name)) ?? typeof name });
}

function readName(method: unknown): unknown {
  const { supportedMethods: names } = asRecord(method);
  return Array.isArray(names) && names.length === 1 ? (names as unknown[])[0] : names;
}
