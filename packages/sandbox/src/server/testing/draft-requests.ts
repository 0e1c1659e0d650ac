import fc from 'fast-check';
import { GRAPHQL_SAMPLES } from './graphql-samples';
import { hostileName, hostileText, hostileValue } from './hostile-values';
import { MERCHANT_SAMPLES } from './merchant-samples';
import { PAGE_SAMPLES } from './page-samples';

const SAMPLES = [...MERCHANT_SAMPLES, ...PAGE_SAMPLES, ...GRAPHQL_SAMPLES];

export interface Route {
  method: string;
  /** In Hono's syntax. */
  path: string;
}

/** A request before the ids of stored objects are filled in. */
export interface Draft extends Route {
  /** Parameters of the path: a stored object, or text. */
  parameters: readonly (number | string)[];
  body: unknown;
  query: readonly (readonly [name: string, value: string])[];
  encoding: 'json' | 'xml' | 'form' | 'raw';
  authorization: 'keys' | 'page' | 'customer' | 'none';
}

/** One change: at the nth member, counted through all depths. */
interface Change {
  at: number;
  kind: 'replace' | 'rename' | 'remove' | 'add' | 'wrap';
  value: unknown;
  name: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(60),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'replace', 'rename', 'remove', 'add', 'wrap'),
  value: hostileValue,
  name: hostileName,
});

/** Creates the requests that the routes accept. */
export function createPlainDrafts(routes: readonly Route[]): Draft[] {
  return routes.flatMap((route) =>
    listSamples(route).map(
      (body) => ({ ...route, body, parameters: [0], query: [], encoding: 'json', authorization: 'customer' }) as const,
    ),
  );
}

const listSamples = ({ path }: Route) => SAMPLES.filter(([pathEnd]) => pathEnd.test(path)).map(([, body]) => body);

/** Creates requests to the routes, each close to one that the route accepts. */
export function createDrafts(routes: readonly Route[]): fc.Arbitrary<Draft> {
  return fc.constantFrom(...routes).chain((route) => {
    const samples = listSamples(route);
    const fitting = fc.constantFrom(...(samples.length > 0 ? samples : SAMPLES.map(([, body]) => body)));
    return fc
      .record({
        parameters: fc.array(fc.oneof({ weight: 3, arbitrary: fc.nat(1000) }, hostileText), { minLength: 3, maxLength: 3 }),
        sample: fitting,
        changes: fc.array(change, { maxLength: 4 }),
        whole: fc.option(hostileValue, { freq: 15 }),
        query: fc.array(
          fc.tuple(fc.constantFrom('page', 'a[b]', 'a[]', 'request', 'opener', '__proto__[x]', 'merchant_account_id'), hostileText),
          { maxLength: 2 },
        ),
        encoding: fc.constantFrom('json', 'json', 'json', 'xml', 'form', 'raw'),
        authorization: fc.constantFrom('keys', 'keys', 'keys', 'page', 'customer', 'none'),
      })
      .map(({ sample, changes, whole, ...draft }) => ({
        ...draft,
        ...route,
        body: whole ?? changes.reduce(applyChange, sample as unknown),
      }));
  });
}

/** Deeper members are not changed. */
const MAX_DEPTH = 50;

/** Copies a document with one change. */
function applyChange(document: unknown, { at, kind, value, name }: Change): unknown {
  let left = at % Math.max(1, countMembers(document));
  const copy = (node: unknown, depth = 0): unknown => {
    if (typeof node !== 'object' || node === null || depth > MAX_DEPTH) return node;
    const members = Object.entries<unknown>({ ...node }).flatMap(([key, member]): [string, unknown][] => {
      if (left-- !== 0) return [[key, copy(member, depth + 1)]];
      if (kind === 'remove') return [];
      if (kind === 'rename') return [[name, member]];
      if (kind === 'wrap') return [[key, [{ [name]: member }]]];
      return kind === 'add'
        ? [
            [key, member],
            [name, value],
          ]
        : [[key, value]];
    });
    return Array.isArray(node) ? members.map(([, member]) => member) : createRecord(members);
  };
  return copy(document);
}

/** `Object.fromEntries` defines `__proto__` as a member like any other. */
const createRecord = (members: [string, unknown][]) => Object.fromEntries(members);

function countMembers(node: unknown, depth = 0): number {
  if (typeof node !== 'object' || node === null || depth > MAX_DEPTH) return 0;
  return Object.values(node).reduce<number>((sum, member) => sum + 1 + countMembers(member, depth + 1), 0);
}
