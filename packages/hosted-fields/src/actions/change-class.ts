import type { HostedFieldKey } from '../constants';
import { toText } from '../fields/to-text';
import type { HostedFieldsContext } from '../fields/set-up';
import { requireField } from './require-field';

/**
 * Adds classes to the input inside a field's frame, or removes them. `classes` is a list separated by spaces.
 * @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT
 */
export function changeClass(
  { fields, send }: HostedFieldsContext,
  action: 'addClass' | 'removeClass',
  event: 'ADD_CLASS' | 'REMOVE_CLASS',
  key: HostedFieldKey,
  classes: string,
): void {
  const { key: field } = requireField(fields, key, action);
  toText(classes ?? '')
    .match(/\S+/g)
    ?.forEach((classname) => send(event, { field, classname }));
}
