/**
 * Encodes nested data as a query string: `parent[child]=x`, arrays as `parent[]=x` without an index. Names and values are percent-encoded; null
 * and undefined members are left out.
 */
export function encodeQuery(data: object): string {
  return encodePairs(data).join('&');
}

function encodePairs(data: object, parent?: string): string[] {
  return Object.entries(data).flatMap(([key, value]: [string, object | string | number | boolean | null | undefined]) => {
    const name = parent === undefined ? key : `${parent}[${Array.isArray(data) ? '' : key}]`;
    if (value == null) return [];
    return typeof value === 'object' ? encodePairs(value, name) : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  });
}

/** Adds data to a URL as a query string. Without data the URL stays as it is. */
export function addQuery(url: string, data: object = {}): string {
  const query = encodeQuery(data);
  if (!query) return url;
  return `${url}${url.includes('?') ? '' : '?'}${url.includes('=') ? '&' : ''}${query}`;
}

/** Reads the query of a URL, up to a second `?` or the fragment. Later duplicates win, `+` is not a space. */
export function parseQuery(url: string): Record<string, string> {
  const query = url.split('?')[1]?.split('#')[0];
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
