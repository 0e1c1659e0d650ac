import { REQUIRED_OPTIONS } from './constants';
import { masterpassErrors } from './errors';
import type { MasterpassTokenizeOptions } from './types';

/**
 * Checks that the required options are present. Empty and null values pass.
 * @throws MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION
 */
export function assertTokenizeOptions(
  options: Partial<MasterpassTokenizeOptions> | null | undefined,
): asserts options is MasterpassTokenizeOptions {
  if (!options || REQUIRED_OPTIONS.some((key) => !Object.hasOwn(options, key))) {
    throw masterpassErrors.MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION();
  }
}
