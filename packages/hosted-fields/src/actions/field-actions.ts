import type { FieldKey } from '../constants';
import { textOf } from '../fields/plain';
import type { HostedFieldsContext } from '../fields/set-up';
import { requireField } from './require-field';

export interface SetMessageOptions {
  field: FieldKey;
  /** Read out by screen readers with the input. */
  message: string;
}

/** Describes a field to screen readers. A field that is not there is ignored. */
export function setMessage({ send }: HostedFieldsContext, options?: SetMessageOptions): void {
  send('SET_MESSAGE', { field: textOf(options?.field) as FieldKey, message: textOf(options?.message ?? '') });
}

/** @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT */
export function clear({ fields, send }: HostedFieldsContext, field: FieldKey): void {
  send('CLEAR_FIELD', { field: requireField(fields, field, 'clear').key });
}

/** @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT */
export function focus(context: HostedFieldsContext, field: FieldKey): void {
  context.focus(requireField(context.fields, field, 'focus').key);
}
