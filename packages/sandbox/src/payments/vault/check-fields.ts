import { type FieldError } from '../../core/http/gateway-error';
import { type Document } from '../../core/store/schema';
import { textAt } from '../../core/text-at';

/**
 * One rule about one field of a resource. A field of a member is named with a dot: `internationalPhone.countryCode`. The rule sees the whole resource too,
 * where one field decides about another.
 */
export type FieldRule = readonly [field: string, code: string, message: string, refuses: (text: string, resource: Document) => boolean];

export const isLongerThan = (length: number) => (text: string) => text.length > length;
/** Creates the rule of a text that has a longest length. */
export const createLengthRule = (field: string, code: string, name: string, longest = 255): FieldRule => [
  field,
  code,
  `${name} is too long.`,
  isLongerThan(longest),
];
export const isUnlike = (form: RegExp) => (text: string) => !form.test(text);

/**
 * Applies a resource's rules. Missing and empty fields pass, and a field has at most one error: that of its first rule.
 * @param path path of the resource in the request
 */
export function checkFields(rules: readonly FieldRule[], values: Document, path: readonly string[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const [field, code, message, refuses] of rules) {
    const steps = field.split('.');
    const value = textAt(values, ...steps);
    if (value !== null && !errors.has(field) && refuses(value, values)) errors.set(field, { path: [...path, ...steps], code, message });
  }
  return [...errors.values()];
}
