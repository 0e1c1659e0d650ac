import { lifeErrors, quietly } from '@tender/client/internal';
import { FIELD_LABELS, type FieldKey } from '../constants';
import { pageErrors as errors } from '../errors';
import type { FieldOptions } from '../types';
import type { CheckedField } from './field';

/**
 * The names of the merchant's fields, in their order.
 * @throws INSTANTIATION_OPTION_REQUIRED for fields that are missing or none
 */
export function readKeys(fields: unknown): string[] {
  const keys = quietly(() => Object.keys(fields as object)) ?? [];
  if (keys.length) return keys;
  throw lifeErrors.INSTANTIATION_OPTION_REQUIRED(undefined, 'options.fields', 'Hosted Fields');
}

/**
 * Checks all fields, in the merchant's order, before anything is put on the page.
 * @throws HOSTED_FIELDS_INVALID_FIELD_KEY, HOSTED_FIELDS_INVALID_FIELD_SELECTOR, HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME,
 * HOSTED_FIELDS_FIELD_PROPERTY_INVALID; the browser's own exception for a selector it cannot read
 */
export function readFields(fields: object, keys: string[]): CheckedField[] {
  const checked: CheckedField[] = [];
  for (const key of keys) {
    if (!isFieldKey(key)) throw errors.HOSTED_FIELDS_INVALID_FIELD_KEY(undefined, key);
    // Options that cannot be read are none, and lead to no element.
    const options = quietly(() => ({ ...(fields as Record<string, FieldOptions>)[key] })) ?? {};
    const container = findContainer(key, options, checked);
    for (const property of ['maxlength', 'minlength'] as const) {
      const value = options[property];
      if (value && typeof value !== 'number') {
        throw errors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID({ fieldKey: key }, `${key}.${property}`, 'a number');
      }
    }
    checked.push({ key, options, container });
  }
  return checked;
}

export function isFieldKey(key: unknown): key is FieldKey {
  return typeof key === 'string' && Object.hasOwn(FIELD_LABELS, key);
}

function findContainer(fieldKey: FieldKey, { container, selector }: FieldOptions, others: CheckedField[]): Element {
  const details = { fieldSelector: selector, fieldContainer: container, fieldKey };
  const given: unknown = container || selector;
  const element = (typeof given === 'string' ? document.querySelector(given) : given) as Element | null | undefined;
  // By its looks: the element may come from another window.
  if (!element?.closest) throw errors.HOSTED_FIELDS_INVALID_FIELD_SELECTOR(details);
  if (holdsFrame(element) || others.some((other) => element.contains(other.container))) {
    throw errors.HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME(details);
  }
  return element;
}

function holdsFrame(element: Element): boolean {
  const slotted = [...element.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements({ flatten: true }));
  return [element, ...slotted].some((part) => part.querySelector('iframe[name^="braintree-"]'));
}
