import type { HostedFieldKey } from '../constants';
import { toText } from '../fields/to-text';
import type { HostedFieldsContext } from '../context';
import { requireField } from '../guards';

/**
 * Adds classes to the input inside a field's frame, or removes them.
 * @param method name of the merchant's call, for errors
 * @param message what the frame is sent, once for each class
 * @param classes a list separated by spaces; callers in JavaScript may leave it out
 * @throws HOSTED_FIELDS_FIELD_INVALID, HOSTED_FIELDS_FIELD_NOT_PRESENT
 */
export function changeClass(
  { fields, send }: HostedFieldsContext,
  method: 'addClass' | 'removeClass',
  message: 'ADD_CLASS' | 'REMOVE_CLASS',
  key: HostedFieldKey,
  classes: string,
): void {
  const { key: field } = requireField(fields, key, method);
  toText(classes ?? '')
    .match(/\S+/g)
    ?.forEach((classname) => send(message, { field, classname }));
}
