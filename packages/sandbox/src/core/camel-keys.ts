/**
 * Copies a value with all keys in camel case, at every depth: `country_code_alpha2` and `country-code-alpha2` become
 * `countryCodeAlpha2`.
 */
export function toCamelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [toCamelCase(key), toCamelKeys(member)]));
}

/** Converts one key. A leading underscore stays, so `_meta` keeps its name. */
function toCamelCase(key: string): string {
  return key.replace(/(?<=[^_-])[_-]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
