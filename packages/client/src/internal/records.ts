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

/** `resource_id` as `resourceId`. Keys without `_` stay as they are. */
export function toCamelCase(key: string): string {
  return key.includes('_') ? key.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) : key;
}
