/** A deep copy with every key in camel case; `country_code_alpha2` and `countryCodeAlpha2` are the same member. */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [camelKey(key), camelKeys(member)]));
}

/** `_meta` keeps its name: a leading underscore is no separator. */
function camelKey(key: string): string {
  return key.replace(/(?<=[^_])_+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
