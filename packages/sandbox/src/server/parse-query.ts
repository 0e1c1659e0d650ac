/** A query string with brackets as nested members: `a[b]=1&c[]=2&c[]=3` is `{ a: { b: '1' }, c: ['2', '3'] }`. */
export function parseQuery(query: string): Record<string, unknown> {
  const root = blank();
  for (const [key, value] of new URLSearchParams(query)) {
    const [first = '', ...rest] = key.replace(/\]/g, '').split('[');
    put(root, first, rest, value);
  }
  return root;
}

function put(target: Record<string, unknown>, name: string, rest: string[], value: string): void {
  const [next, ...deeper] = rest;
  if (next === undefined) {
    target[name] = value;
    return;
  }
  if (next === '') {
    const list = Array.isArray(target[name]) ? (target[name] as unknown[]) : (target[name] = []);
    list.push(value);
    return;
  }
  const inner = target[name];
  const child = isRecord(inner) ? inner : blank();
  target[name] = child;
  put(child, next, deeper, value);
}

/** Without a prototype, so that no key of a query can reach one. */
const blank = () => Object.create(null) as Record<string, unknown>;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
