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

/** @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT, HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED, HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED */
export function setAttribute({ fields, send }: HostedFieldsContext, options?: SetAttributeOptions): Promise<void> {
  const { attribute, value } = options ?? ({} as SetAttributeOptions);
  const { key: field } = requireField(fields, options?.field, 'setAttribute');
  checkAttribute(attribute, value);
  const removes = value == null || (attribute === 'disabled' && textOf(value) === 'false');
  if (removes) send('REMOVE_ATTRIBUTE', { field, attribute });
  else send('SET_ATTRIBUTE', { field, attribute, value: typeof value === 'object' ? textOf(value) : value });
  return Promise.resolve();
}

/** @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT, HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED */
export function removeAttribute({ fields, send }: HostedFieldsContext, options?: RemoveAttributeOptions): Promise<void> {
  const { attribute } = options ?? ({} as RemoveAttributeOptions);
  const { key: field } = requireField(fields, options?.field, 'removeAttribute');
  checkAttribute(attribute);
  send('REMOVE_ATTRIBUTE', { field, attribute });
  return Promise.resolve();
}

function checkAttribute(attribute: unknown, value?: unknown): void {
  const name = textOf(attribute);
  if (typeof attribute !== 'string' || !Object.hasOwn(SETTABLE_ATTRIBUTES, attribute)) {
    throw errors.HOSTED_FIELDS_ATTRIBUTE_NOT_SUPPORTED(undefined, name);
  }
  if (value != null && !isAllowed(attribute as SettableAttribute, value)) {
    throw errors.HOSTED_FIELDS_ATTRIBUTE_VALUE_NOT_ALLOWED(undefined, textOf(value), name);
  }
}

function isAllowed(attribute: SettableAttribute, value: unknown): boolean {
  return SETTABLE_ATTRIBUTES[attribute] === 'boolean'
    ? /^(?:true|false)$/.test(textOf(value))
    : typeof value === 'string' || typeof value === 'number';
}
