import { attempt, copyMembers, lifecycleErrors } from '@tender/client/internal';
import { FIELD_LABELS, type HostedFieldKey } from '../constants';
import { pageErrors as errors } from '../errors';
import { invalidOption } from '../invalid-option';
import type { HostedFieldOptions } from '../types';
import type { CheckedField } from './field';
import { frames } from './frames';

/**
 * Reads the names of the merchant's fields, in their order.
 * @throws INSTANTIATION_OPTION_REQUIRED when `fields` is missing or empty
 */
export function readKeys(fields: unknown): string[] {
  const keys = attempt(() => Object.keys(fields as object));
  if (keys?.length) return keys;
  throw lifecycleErrors.INSTANTIATION_OPTION_REQUIRED({ option: 'options.fields', name: 'Hosted Fields' });
}

/**
 * Checks all fields, in the merchant's order, before anything is added to the page.
 * @throws HOSTED_FIELDS_INVALID_FIELD_KEY, HOSTED_FIELDS_INVALID_FIELD_SELECTOR, HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME,
 * HOSTED_FIELDS_FIELD_PROPERTY_INVALID; the browser's own exception for an invalid selector
 */
export function readFields(fields: object, keys: string[]): CheckedField[] {
  const checked: CheckedField[] = [];
  for (const key of keys) {
    if (!isFieldKey(key)) throw errors.HOSTED_FIELDS_INVALID_FIELD_KEY({ field: key });
    // Options with a getter that throws count as missing, so the container is not found.
    const options = attempt(() => copyMembers((fields as Record<string, HostedFieldOptions>)[key])) ?? {};
    const container = findContainer(key, options, checked);
    for (const property of ['maxlength', 'minlength'] as const) {
      const value = options[property];
      if (value && typeof value !== 'number') {
        throw invalidOption(`${key}.${property}`, 'a number', { fieldKey: key });
      }
    }
    checked.push({ key, options, container });
  }
  return checked;
}

export function isFieldKey(key: unknown): key is HostedFieldKey {
  return typeof key === 'string' && Object.hasOwn(FIELD_LABELS, key);
}

function findContainer(fieldKey: HostedFieldKey, { container, selector }: HostedFieldOptions, others: CheckedField[]): Element {
  const details = { fieldSelector: selector, fieldContainer: container, fieldKey };
  const target: unknown = container || selector;
  const element = (typeof target === 'string' ? document.querySelector(target) : target) as Element | null | undefined;
  // Not `instanceof`: the element may come from another window. Lists of elements, such as jQuery's, have `closest` too.
  if (!element?.matches) throw errors.HOSTED_FIELDS_INVALID_FIELD_SELECTOR(details);
  if (containsFrame(element) || others.some((other) => element.contains(other.container))) {
    throw errors.HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME(details);
  }
  return element;
}

function containsFrame(element: Element): boolean {
  const slotted = [...element.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements({ flatten: true }));
  return [element, ...slotted].some(frames.find);
}
