import type { UnknownRecord } from '../internal/records';

/** The value if it is an object, else an empty object. Every page has the same function, but this file is loaded on demand and must not share code. */
export const asRecord = (value: unknown): UnknownRecord => (value && typeof value === 'object' ? (value as UnknownRecord) : {});

/**
 * Converts card data for the GraphQL API: keys in snake case to camel case (a key with `_` is lower-cased first), and numbers to strings. Null
 * and booleans stay as they are.
 */
export function toCamelCaseKeys(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(toCamelCaseKeys);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [toCamelCase(key), toCamelCaseKeys(member)]));
}

/** The own member of a table that a value names; undefined for inherited members and other values. */
export function readOwn<T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined {
  return new Map<unknown, T>(Object.entries(table)).get(key);
}

/** `resource_id` as `resourceId`. Keys without `_` stay as they are. */
export function toCamelCase(key: string): string {
  return key.includes('_') ? key.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) : key;
}
