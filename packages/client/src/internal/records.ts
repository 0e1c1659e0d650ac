import { mapEntries } from './map-entries';

/** An object whose members have not been validated: parsed JSON, or a merchant's options. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** The value if it is an object, else an empty object. So reading a missing branch returns undefined and never throws. */
export function asRecord(value: unknown): UnknownRecord {
  return value && typeof value === 'object' ? (value as UnknownRecord) : {};
}

/** A copy of options that have inherited members, as those of a class do. */
export function copyMembers<O extends object>(options: O | undefined): O {
  const copy = {} as O;
  for (const key in options) copy[key] = options[key];
  return copy;
}

/** `details.httpStatus` of an error from a client's request; undefined where there is none. */
export function readHttpStatus(error: unknown): unknown {
  return asRecord(asRecord(error).details).httpStatus;
}

/**
 * Converts card data for the GraphQL API: keys in snake case to camel case (a key with `_` is lower-cased first), and numbers to strings. Null
 * and booleans stay as they are.
 */
export function toCamelCaseKeys(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(toCamelCaseKeys);
  if (!value || typeof value !== 'object') return value;
  return mapEntries(value as UnknownRecord, ([key, member]) => [toCamelCase(key), toCamelCaseKeys(member)]);
}

/** The own member of a table that a value names; undefined for inherited members and other values. */
export function readOwn<T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined {
  return new Map<unknown, T>(Object.entries(table)).get(key);
}

/** `resource_id` as `resourceId`. Keys without `_` stay as they are. */
export function toCamelCase(key: string): string {
  return key.includes('_') ? key.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) : key;
}
