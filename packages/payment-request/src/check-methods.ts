import { members, quietly } from '@tender/client/internal';
import { BASIC_CARD, GOOGLE_PAY_METHOD } from './constants';
import { paymentRequestErrors } from './errors';

/**
 * Only two names may be among the methods given, each as text or in a list by itself.
 * @throws PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD, naming the last that is none of them
 */
export function checkMethods(configuration: unknown): void {
  const { supportedPaymentMethods: given } = members(configuration);
  const names = Array.isArray(given) ? given.map(nameOf).filter((name) => name !== BASIC_CARD && name !== GOOGLE_PAY_METHOD) : [];
  if (!names.length) return;
  const name = names.at(-1);
  throw paymentRequestErrors.PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD(undefined, quietly(() => String(name)) ?? typeof name);
}

function nameOf(method: unknown): unknown {
  const { supportedMethods: names } = members(method);
  return Array.isArray(names) && names.length === 1 ? (names as unknown[])[0] : names;
}
