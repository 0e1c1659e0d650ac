import { mapEntries } from './map-entries';

/** Validates a value as a type, or throws a TypeError that names the path of the wrong member. */
export type Reader<T> = (value: unknown, path?: string) => T;
export type Read<R> = R extends Reader<infer T> ? T : never;

export const string: Reader<string> = (value, path = 'value') => {
  if (typeof value !== 'string') throw new TypeError(`${path} is not a string.`);
  return value;
};
/** A string with at least one character. */
export const nonEmptyString: Reader<string> = (value, path) => string(value || undefined, path);
/** The URL of a web page, to which a customer is sent. A `javascript:` URL would run in the merchant's page. */
export const webUrl: Reader<string> = (value, path = 'value') => {
  const url = string(value, path);
  if (!/^https?:$/.test(new URL(url, document.baseURI).protocol)) throw new TypeError(`${path} is not a web address.`);
  return url;
};
export const unknown: Reader<unknown> = (value) => value;

export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, path) => (value == null ? undefined : read(value, path));
}

export function array<T>(read: Reader<T>): Reader<T[]> {
  return (value, path = 'value') => {
    if (!Array.isArray(value)) throw new TypeError(`${path} is not a list.`);
    return value.map((member, index) => read(member, `${path}[${index}]`));
  };
}

/** Reads an object. Only the named members are validated and returned. */
export function object<S extends Record<string, Reader<unknown>>>(members: S): Reader<{ [K in keyof S]: Read<S[K]> }> {
  return (value, path = 'value') => {
    if (!value || typeof value !== 'object') throw new TypeError(`${path} is not an object.`);
    const record = value as Record<string, unknown>;
    return mapEntries(members, ([key, read]) => [key, read(record[key], `${path}.${key}`)]) as { [K in keyof S]: Read<S[K]> };
  };
}
