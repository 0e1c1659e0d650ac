import { SETTABLE_ATTRIBUTES, type FieldKey } from '../constants';
import { pageErrors as errors } from '../errors';
import { textOf } from '../fields/plain';
import type { HostedFieldsContext } from '../fields/set-up';
import type { SettableAttribute } from '../types';
import { requireField } from './require-field';

export interface RemoveAttributeOptions {
  field: FieldKey;
  attribute: SettableAttribute;
}
export interface SetAttributeOptions extends RemoveAttributeOptions {
  /** Null and undefined remove the attribute, as `false` does with `disabled`. */
  value?: string | number | boolean | null;
}

/**
 * @param action the method that was called, for messages
 * @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT, HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED,
 * HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED
 */
export function setAttribute({ fields, send }: HostedFieldsContext, action: string, options?: SetAttributeOptions): void {
  const { field: given, attribute, value } = options ?? ({} as SetAttributeOptions);
  const { key: field } = requireField(fields, given, action);
  const text = textOf(value);
  if (!SETTABLE_ATTRIBUTES.includes(attribute)) throw errors.HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED(undefined, textOf(attribute));
  const allowed = attribute === 'placeholder' ? /^(string|number)$/.test(typeof value) : /^(true|false)$/.test(text);
  if (value == null || (attribute === 'disabled' && text === 'false')) send('REMOVE_ATTRIBUTE', { field, attribute });
  else if (allowed) send('SET_ATTRIBUTE', { field, attribute, value });
  else throw errors.HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED(undefined, text, attribute);
}
