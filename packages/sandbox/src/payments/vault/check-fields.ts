import { type FieldError } from '../../core/http/gateway-error';
import { type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';

/**
 * One rule about one field of a resource. A field of a member is named with a dot: `internationalPhone.countryCode`. The rule sees the whole resource too,
 * where one field decides about another.
 */
export type FieldRule = readonly [field: string, code: string, message: string, accepts: (text: string, resource: Document) => boolean];

export const matches = (form: RegExp) => (text: string) => form.test(text);
export const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);
/** Whether a text begins with a date, as in ISO 8601. */
export const isDate = (text: string) => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text));
export const hasAtMost = (length: number) => (text: string) => text.length <= length;
/** Creates the rule of a text that has a longest length. */
export const createLengthRule = (field: string, code: string, name: string, longest = 255): FieldRule => [
  field,
  code,
  `${name} is too long.`,
  hasAtMost(longest),
];

/**
 * Applies a resource's rules. Missing and empty fields pass, and a field has at most one error: that of its first rule.
 * @param path path of the resource in the request
 */
export function checkFields(rules: readonly FieldRule[], values: Document, path: readonly string[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const [field, code, message, accepts] of rules) {
    const steps = field.split('.');
    const value = textAt(values, ...steps);
    if (value !== null && !errors.has(field) && !accepts(value, values)) errors.set(field, { path: [...path, ...steps], code, message });
  }
  return [...errors.values()];
}
