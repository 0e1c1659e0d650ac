import { mapEntries } from '../internal/map-entries';

/** A record whose members are still to be looked at: parsed JSON, or options of a merchant. */
export type Members = Readonly<Record<string, unknown>>;

/** The value if it is an object with members, else an empty one, so that reading a missing branch gives undefined and never throws. */
export function members(value: unknown): Members {
  return value && typeof value === 'object' ? (value as Members) : {};
}

/**
 * Card data as the GraphQL API names it: snake-case keys in camel case (a key with `_` is lower-cased first), numbers as strings; null,
 * booleans and arrays stay what they are.
 */
export function camelCased(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(camelCased);
  if (!value || typeof value !== 'object') return value;
  return mapEntries(value as Members, ([key, member]) => [camelCase(key), camelCased(member)]);
}

function camelCase(key: string): string {
  return key.includes('_') ? key.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) : key;
}
