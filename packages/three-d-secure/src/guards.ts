import type { Client } from '@tender/client';
import { attempt, HELP_PAGE } from '@tender/client/internal';
import { FRAMEWORKS, type Framework } from './constants';
import type { ThreeDSecureContext, ThreeDSecureScope } from './context';
import { threeDSecureErrors } from './errors';
import type { ThreeDSecureVerifyCardOptions } from './types';

/** @throws THREEDS_UNSUPPORTED_VERSION, THREEDS_UNRECOGNIZED_VERSION */
export function readFramework(option: string | number): Framework {
  const version = String(option || '') || '1';
  if (version === '1') throw threeDSecureErrors.THREEDS_UNSUPPORTED_VERSION({ versions: Object.keys(FRAMEWORKS).join(', ') });
  if (!Object.hasOwn(FRAMEWORKS, version)) throw threeDSecureErrors.THREEDS_UNRECOGNIZED_VERSION({ version });
  return FRAMEWORKS[version as keyof typeof FRAMEWORKS];
}

/**
 * Checks that account, authorization and page allow 3D Secure. The order is the reverse of the protocol's: there every check runs, and the last
 * one that fails decides.
 * @throws THREEDS_NOT_ENABLED_FOR_V2, THREEDS_HTTPS_REQUIRED, THREEDS_CAN_NOT_USE_TOKENIZATION_KEY, THREEDS_NOT_ENABLED
 */
export function assertEnabled(client: Client, track: ThreeDSecureScope['track']): void {
  const {
    authorizationType,
    gatewayConfiguration: { threeDSecureEnabled, environment, threeDSecure },
  } = client.getConfiguration();
  if (!threeDSecure?.cardinalAuthenticationJWT) {
    track('initialization.failed.missing-cardinalAuthenticationJWT');
    throw threeDSecureErrors.THREEDS_NOT_ENABLED_FOR_V2({ help: HELP_PAGE });
  }
  const isSecure = /https:/.test(location.protocol + self.origin); // `srcdoc` has only the origin of its parent
  if (environment === 'production' && !isSecure) throw threeDSecureErrors.THREEDS_HTTPS_REQUIRED();
  if (authorizationType === 'TOKENIZATION_KEY') throw threeDSecureErrors.THREEDS_CAN_NOT_USE_TOKENIZATION_KEY();
  if (!threeDSecureEnabled) throw threeDSecureErrors.THREEDS_NOT_ENABLED();
}

export const createMissingOptionError = (option = 'an onLookupComplete function', details?: object): Error =>
  threeDSecureErrors.THREEDS_MISSING_VERIFY_CARD_OPTION({ option }, details);

/**
 * Checks the required options, in the order of the protocol: a running verification is reported before all but a missing BIN.
 * @throws THREEDS_MISSING_VERIFY_CARD_OPTION, THREEDS_AUTHENTICATION_IN_PROGRESS
 */
export function assertVerifyCardOptions(
  options: Partial<ThreeDSecureVerifyCardOptions> | undefined,
  { running, hasListener }: Pick<ThreeDSecureContext, 'running' | 'hasListener'>,
): asserts options is ThreeDSecureVerifyCardOptions {
  const { bin, nonce, amount, onLookupComplete } = options ?? {};
  // Numbers and numeric strings, blanks around them allowed. `Number` alone would also accept null, booleans, arrays and blank strings.
  const isNumeric = (): boolean => !Array.isArray(amount) && !/^(null|true|false|\s*)$/.test(String(amount)) && !isNaN(Number(amount));
  if (!bin) throw createMissingOptionError('a BIN');
  if (running) throw threeDSecureErrors.THREEDS_AUTHENTICATION_IN_PROGRESS();
  if (!nonce) throw createMissingOptionError('a nonce');
  if (!attempt(isNumeric)) throw createMissingOptionError('an amount', { amount });
  if (typeof onLookupComplete !== 'function' && !hasListener('lookup-complete')) throw createMissingOptionError();
}
