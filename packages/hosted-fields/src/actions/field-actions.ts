import type { HostedFieldKey } from '../constants';
import type { HostedFieldsContext } from '../context';
import { toText } from '../fields/to-text';
import type { HostedFieldsSetMessageOptions } from '../types';
import { requireField } from '../guards';

/** Describes a field to screen readers. The frames ignore a field that is not configured. */
export function setMessage({ send }: HostedFieldsContext, options?: HostedFieldsSetMessageOptions): void {
  send('SET_MESSAGE', { field: toText(options?.field) as HostedFieldKey, message: toText(options?.message ?? '') });
}

/** @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT */
export function clear({ fields, send }: HostedFieldsContext, field: HostedFieldKey): void {
  send('CLEAR_FIELD', { field: requireField(fields, field, 'clear').key });
}

/** @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT */
export function focus(context: HostedFieldsContext, field: HostedFieldKey): void {
  context.focus(requireField(context.fields, field, 'focus').key);
}
