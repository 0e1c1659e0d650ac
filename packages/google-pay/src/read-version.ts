import { quietly } from '@tender/client/internal';
import { DEFAULT_VERSION, VERSIONS } from './constants';
import { googlePaymentErrors } from './errors';

/**
 * A version, also as text; the default where none is given.
 * @throws GOOGLE_PAYMENT_UNSUPPORTED_VERSION
 */
export function readVersion(given: unknown): (typeof VERSIONS)[number] {
  const wanted: unknown = given || DEFAULT_VERSION;
  const version = VERSIONS.find((known) => known === wanted || String(known) === wanted);
  if (!version) throw googlePaymentErrors.GOOGLE_PAYMENT_UNSUPPORTED_VERSION(undefined, quietly(() => String(given)) ?? typeof given);
  return version;
}
