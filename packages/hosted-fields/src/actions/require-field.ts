import type { Field } from '../fields/field';
import { textOf } from '../fields/plain';
import { isFieldKey } from '../fields/read-fields';
import { pageErrors as errors } from '../errors';

/**
 * The field a merchant names.
 * @param action the method they call, for the message
 * @throws HOSTED_FIELDS_FIELD_INVALID for no field's name, HOSTED_FIELDS_FIELD_NOT_PRESENT for a field that was not configured
 */
export function requireField(fields: readonly Field[], key: unknown, action: string): Field {
  if (!isFieldKey(key)) throw errors.HOSTED_FIELDS_FIELD_INVALID(undefined, textOf(key), action);
  const field = fields.find((known) => known.key === key);
  if (!field) throw errors.HOSTED_FIELDS_FIELD_NOT_PRESENT(undefined, key, action);
  return field;
}
