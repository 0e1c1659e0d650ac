import type { Field } from './fields/field';
import { findField } from './fields/find-field';
import { toText } from './fields/to-text';
import { isFieldKey } from './fields/read-fields';
import { pageErrors as errors } from './errors';

/**
 * Returns the field with this name.
 * @param action name of the method that was called, for error messages
 * @throws HOSTED_FIELDS_FIELD_INVALID for a name that no field has, HOSTED_FIELDS_FIELD_NOT_PRESENT for a field that is not configured
 */
export function requireField(fields: readonly Field[], key: unknown, action: string): Field {
  if (!isFieldKey(key)) throw errors.HOSTED_FIELDS_FIELD_INVALID({ field: toText(key), action });
  const field = findField(fields, key);
  if (!field) throw errors.HOSTED_FIELDS_FIELD_NOT_PRESENT({ field: key, action });
  return field;
}
