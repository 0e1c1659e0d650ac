import { SETTABLE_ATTRIBUTES } from '../constants';
import { pageErrors as errors } from '../errors';
import type { HostedFieldsContext } from '../context';
import { toText } from '../fields/to-text';
import type { HostedFieldsSetAttributeOptions } from '../types';
import { requireField } from '../guards';

/**
 * Sets an attribute of a field's input, or removes it where the value is null, undefined, or `false` for `disabled`.
 * @param action name of the method that was called, for error messages
 * @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT, HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED,
 * HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED
 */
export function setAttribute({ fields, send }: HostedFieldsContext, action: string, options?: HostedFieldsSetAttributeOptions): void {
  const { field: requestedKey, attribute, value } = options ?? ({} as HostedFieldsSetAttributeOptions);
  const { key: field } = requireField(fields, requestedKey, action);
  const text = toText(value);
  if (!SETTABLE_ATTRIBUTES.includes(attribute)) throw errors.HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED({ attribute: toText(attribute) });
  const allowed = attribute === 'placeholder' ? /^(string|number)$/.test(typeof value) : /^(true|false)$/.test(text);
  if (value == null || (attribute === 'disabled' && text === 'false')) send('REMOVE_ATTRIBUTE', { field, attribute });
  else if (allowed) send('SET_ATTRIBUTE', { field, attribute, value });
  else throw errors.HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED({ value: text, attribute });
}
