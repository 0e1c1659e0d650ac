import type { TenderError } from '@tender/client';
import { pageErrors } from './errors';

/** Creates HOSTED_FIELDS_FIELD_PROPERTY_INVALID: its message says what the option must be. */
export function invalidOption(option: string, value: string, details?: unknown): TenderError {
  return pageErrors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID({ option, value }, details);
}
