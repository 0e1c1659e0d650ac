import type { FieldKey } from '../constants';
import { textOf } from '../fields/plain';
import type { HostedFieldsContext } from '../fields/set-up';
import { requireField } from './require-field';

/**
 * Gives a class to the input, or takes it away; several at once with spaces between. What it looks like is up to `styles`.
 * @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT
 */
export function changeClass(
  { fields, send }: HostedFieldsContext,
  action: 'addClass' | 'removeClass',
  event: 'ADD_CLASS' | 'REMOVE_CLASS',
  key: FieldKey,
  classes: string,
): void {
  const { key: field } = requireField(fields, key, action);
  textOf(classes ?? '')
    .match(/\S+/g)
    ?.forEach((classname) => send(event, { field, classname }));
}
