/**
 * Encodes nested data as a query string: `parent[child]=x`, arrays as `parent[]=x` without an index, both sides percent-encoded.
 * Null and undefined members are left out.
 */
export function encodeQuery(data: object, parent?: string): string {
  return Object.entries(data)
    .filter(([, value]) => value != null)
    .map(([key, value]: [string, unknown]) => {
      const name = parent === undefined ? key : `${parent}[${Array.isArray(data) ? '' : key}]`;
      return typeof value === 'object' && value
        ? encodeQuery(value, name)
        : `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;
    })
    .filter(Boolean)
    .join('&');
}

/** Adds data to a URL as a query string; nothing to add leaves it as it is. */
export function addQuery(url: string, data: object = {}): string {
  const query = encodeQuery(data);
  if (!query) return url;
  return `${url}${url.includes('?') ? '' : '?'}${url.includes('=') ? '&' : ''}${query}`;
}

/** Reads the query of a URL, up to a second `?` or the fragment. Later duplicates win, `+` is not a space. */
export function parseQuery(url: string): Record<string, string> {
  const query = url.split('?')[1]?.replace(/#.*$/, '');
  if (!query) return {};
  return Object.fromEntries(
    query.split('&').map((pair) => {
      const [key = '', value] = pair.split('=');
      return [decode(key), decode(value ?? 'undefined')];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign
  }
}
