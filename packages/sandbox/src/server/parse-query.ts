import { isDocument } from '../text-at';

/** Parses a query string with brackets into nested members: `a[b]=1&c[]=2&c[]=3` is `{ a: { b: '1' }, c: ['2', '3'] }`. */
export function parseQuery(query: string): Record<string, unknown> {
  const root = createRecord();
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
  const child = isDocument(inner) ? inner : createRecord();
  target[name] = child;
  put(child, next, deeper, value);
}

/** Has no prototype, so that no key of a query can reach one. */
const createRecord = () => Object.create(null) as Record<string, unknown>;
