import { sharedErrors } from '@tender/client';
import { FIELD_LABELS, type FieldKey } from '../constants';
import { pageErrors as errors } from '../errors';
import type { FieldOptions } from '../types';
import type { CheckedField } from './field';

/** @throws INSTANTIATION_OPTION_REQUIRED for fields that are missing or none */
export function requireFields(fields: unknown): asserts fields is object {
  if (!fields || !keysOf(fields).length) throw sharedErrors.INSTANTIATION_OPTION_REQUIRED(undefined, 'options.fields', 'Hosted Fields');
}

function keysOf(fields: object): string[] {
  try {
    return Object.keys(fields);
  } catch {
    return [];
  }
}

/**
 * Checks all fields, in the merchant's order, before anything is put on the page.
 * @throws HOSTED_FIELDS_INVALID_FIELD_KEY, HOSTED_FIELDS_INVALID_FIELD_SELECTOR, HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME,
 * HOSTED_FIELDS_FIELD_PROPERTY_INVALID; the browser's own exception for a selector it cannot read
 */
export function readFields(fields: object): CheckedField[] {
  const checked: CheckedField[] = [];
  for (const key of Object.keys(fields)) {
    if (!isFieldKey(key)) throw errors.HOSTED_FIELDS_INVALID_FIELD_KEY(undefined, key);
    const options = copy(fields, key);
    const container = findContainer(key, options, checked);
    for (const property of ['maxlength', 'minlength'] as const) {
      const value = options[property];
      if (value && typeof value !== 'number') {
        throw errors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID({ fieldKey: key }, `The ${property} of ${key}`, 'a number');
      }
    }
    checked.push({ key, options, container });
  }
  return checked;
}

export function isFieldKey(key: unknown): key is FieldKey {
  return typeof key === 'string' && Object.hasOwn(FIELD_LABELS, key);
}

function copy(fields: object, key: FieldKey): FieldOptions {
  try {
    return { ...(fields as Record<string, FieldOptions>)[key] };
  } catch (originalError) {
    throw errors.HOSTED_FIELDS_FIELD_PROPERTY_INVALID({ fieldKey: key, originalError }, key, 'readable');
  }
}

function findContainer(key: FieldKey, { container, selector }: FieldOptions, others: CheckedField[]): Element {
  const details = { fieldSelector: selector, fieldContainer: container, fieldKey: key };
  const given: unknown = container || selector;
  const element = typeof given === 'string' ? document.querySelector(given) : given;
  if (!isElement(element)) throw errors.HOSTED_FIELDS_INVALID_FIELD_SELECTOR(details);
  if (holdsFrame(element) || others.some((other) => element.contains(other.container))) {
    throw errors.HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME(details);
  }
  return element;
}

// By its looks: the element may come from another window.
function isElement(value: unknown): value is Element {
  return Boolean(value && typeof value === 'object' && (value as Node).nodeType === 1 && 'querySelector' in value);
}

function holdsFrame(element: Element): boolean {
  const slotted = [...element.querySelectorAll<HTMLSlotElement>('slot')].flatMap((slot) => slot.assignedElements({ flatten: true }));
  return [element, ...slotted].some((part) => part.querySelector('iframe[name^="braintree-"]'));
}
