import type { Configuration } from '@tender/client';
import { attempt } from '@tender/client/internal';
import { DEFAULT_VERSION, VERSIONS } from './constants';
import { googlePaymentErrors } from './errors';

/**
 * Reads the `googlePayVersion` option. A string such as `'2'` is accepted, and every falsy value means the default.
 * @throws GOOGLE_PAYMENT_UNSUPPORTED_VERSION
 */
export function readVersion(option: unknown): (typeof VERSIONS)[number] {
  const requested: unknown = option || DEFAULT_VERSION;
  const version = VERSIONS.find((supported) => supported === requested || String(supported) === requested);
  if (!version) throw googlePaymentErrors.GOOGLE_PAYMENT_UNSUPPORTED_VERSION({ version: attempt(() => String(option)) ?? typeof option });
  return version;
}

/** Requires an `androidPay` branch, whatever its `enabled` says. */
export function assertEnabled(configuration: Configuration): Configuration {
  if (!configuration.gatewayConfiguration.androidPay) throw googlePaymentErrors.GOOGLE_PAYMENT_NOT_ENABLED();
  return configuration;
}
