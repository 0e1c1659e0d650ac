import { isDocument } from '../text-at';
import { createDepthError, createLimitError, MAX_DEPTH } from './input-limits';

/** More than any request has. */
const MAX_PAIRS = 4096;
/** Characters. */
const MAX_KEY_LENGTH = 4096;

/**
 * Parses a query string with brackets into nested members: `a[b]=1&c[]=2&c[]=3` is `{ a: { b: '1' }, c: ['2', '3'] }`.
 * @throws GatewayError when it has too many pairs, or a key that is too long or nested too deep
 */
export function parseQuery(query: string): Record<string, unknown> {
  const root = createRecord();
  const pairs = [...new URLSearchParams(query)];
  if (pairs.length > MAX_PAIRS) throw createLimitError(`The request has more than ${MAX_PAIRS} parameters`);
  for (const [key, value] of pairs) {
    if (key.length > MAX_KEY_LENGTH) throw createLimitError(`A parameter's name is longer than ${MAX_KEY_LENGTH} characters`);
    const names = key.replaceAll(']', '').split('[');
    if (names.length > MAX_DEPTH) throw createDepthError();
    put(root, names, value);
  }
  return root;
}

/** Sets a member at a path. An empty name adds to the list at the path before it. */
function put(root: Record<string, unknown>, names: readonly string[], value: string): void {
  let target = root;
  for (const [index, name] of names.entries()) {
    const next = names[index + 1];
    const member = target[name];
    if (next === undefined) {
      target[name] = value;
    } else if (next === '') {
      if (Array.isArray(member)) member.push(value);
      else target[name] = [value];
      return;
    } else {
      target = target[name] = isDocument(member) ? member : createRecord();
    }
  }
}

/** Has no prototype, so that no key of a query can reach one. */
const createRecord = () => Object.create(null) as Record<string, unknown>;
