import { isMandateType, REQUIRED_OPTIONS } from './constants';
import type { SepaContext } from './context';
import { sepaErrors } from './errors';
import type { SepaTokenizeOptions } from './types';

/**
 * Checks that the required options are present. Empty and null values pass.
 * @throws SEPA_TOKENIZE_MISSING_REQUIRED_OPTION, SEPA_INVALID_MANDATE_TYPE
 */
export function assertTokenizeOptions(
  options: Partial<SepaTokenizeOptions> | undefined,
  track: SepaContext['track'],
): asserts options is SepaTokenizeOptions {
  if (!options || REQUIRED_OPTIONS.some((key) => !Object.hasOwn(options, key))) {
    track('input-validation.missing-options');
    throw sepaErrors.SEPA_TOKENIZE_MISSING_REQUIRED_OPTION();
  }
  if (!isMandateType(options.mandateType)) {
    track('input-validation.invalid-mandate');
    throw sepaErrors.SEPA_INVALID_MANDATE_TYPE();
  }
}
