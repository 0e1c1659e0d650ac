import { flow, type Flow, type FlowOptions, type Step } from './flow';
import { withEachAnswer, type Answer } from './flows/answers';
import type { Namespace } from './library';
import type { Shop } from './shop';
import { installCallTester } from './unusual-arguments-script';

/** Milliseconds after which a call counts as one that never settles. */
const SETTLE_TIMEOUT = 15_000;

const install = ({ page }: Shop): Promise<void> => page.evaluate(installCallTester, SETTLE_TIMEOUT);

/** Puts values on the page, by names that tables use, and what `withoutEach` and `withAll` need. */
export const prepare =
  (values: Record<string, unknown> = {}): Step =>
  async (shop) => {
    await install(shop);
    await shop.page.evaluate((named) => Object.assign(window, named), values);
  };

type Form = 'both' | 'promise' | 'callback';

const callOnce = (shop: Shop, form: Form, call: string, row: string) =>
  shop.attempt(
    `callTester.${form}((...args) => ${call}(...args), () => [${row}])`,
    `${call}(${row}${form === 'callback' ? ', callback' : ''})`,
  );

/** A list of code, or a table as the text of a template. */
type Table = [list: readonly string[]] | [text: TemplateStringsArray, ...inserted: unknown[]];
/** Takes a table, each of whose values stands for `…` in a pattern. */
type OfTable<T> = (...table: Table) => T;

const read = ([list, ...inserted]: Table): readonly string[] => ('raw' in list ? values(String.raw(list, ...inserted)) : list);

/**
 * Each of these calls a function of the page once for each value of a table, whose pattern is the code of the arguments: `both` as a promise and again
 * with a callback. The next call waits until all requests of the last one were sent, because Tender drops events while more than twenty are pending.
 */
const inForm =
  (form: Form) =>
  (call: string, pattern = '…'): OfTable<Step> =>
  (...table) =>
  async (shop) => {
    await install(shop);
    for (const row of rows(read(table), pattern)) await callOnce(shop, form, call, row).then(shop.settled);
  };
export const both = inForm('both');
/** Without callbacks, which takes half of the time. */
export const promises = inForm('promise');
/** With callbacks alone. */
export const callbacks = inForm('callback');

/** Like `both`, but makes all calls at once, because some may never settle. */
export const atOnce =
  (call: string, pattern = '…'): OfTable<Step> =>
  (...table) =>
  async (shop) => {
    await install(shop);
    await Promise.all(rows(read(table), pattern).map((row) => callOnce(shop, 'both', call, row)));
  };

/** Runs the code of each row. */
export const attempts =
  (pattern = '…'): OfTable<Step> =>
  (...table) =>
  async (shop) => {
    for (const row of rows(read(table), pattern)) await shop.attempt(row);
  };

/** Makes calls while the gateway replies in each of these ways. Their value is the response, so that each call has a name of its own. */
export const answered =
  (path: string, answers: readonly Answer[], ...calls: ((rows: readonly string[]) => Step)[]): Step =>
  (shop) =>
    withEachAnswer(shop, path, answers, async (row) => {
      for (const call of calls) await call([row])(shop);
    });

type Steps = readonly Step[] | ((shop: Shop) => readonly Step[]);

/** A flow of unusual calls. It begins with an instance, and at the end it compares what nothing on the page has caught. */
export function unusualFlow(
  name: string,
  create: Namespace | Step | undefined,
  ...content: [steps: Steps] | [options: FlowOptions, steps: Steps]
): Flow {
  const [options, steps] = content.length === 1 ? ([{}, content[0]] as const) : content;
  return flow(name, options, async (shop) => {
    await (typeof create === 'string' ? shop.create(create) : create?.(shop));
    for (const step of typeof steps === 'function' ? steps(shop) : steps) await step(shop);
    await shop.attempt('callTester.uncaught');
  });
}

/** Code of values of every kind. */
const ANY = split('undefined | null | 0 | 1 | -1.5 | NaN | "" | " " | "text" | true | false | [] | [1] | {} | new Date(0)');

const FALSY = split('undefined | null | 0 | "" | false | NaN');

/** Lists that tables name: `ANY | "x"`, or `ANY except null and 0`. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  ANY,
  FALSY,
  TRUTHY: ANY.filter((value) => !FALSY.includes(value)),
  /** Values that may stand where a text belongs. */
  TEXTS: split('"" | "ä €" | null | undefined | 0 | 12.5 | true | false | [] | ["a"] | {} | () => {}'),
  /** Arguments that merchants may pass by mistake instead of options. */
  NO_OPTIONS: ['', ...ANY, '{ "": 1 }', 'Object.create({ inherited: 1 })', '() => {}'],
  /** No argument. */
  nothing: [''],
};

/**
 * The values of a table: code between ` | ` and line ends, and names of lists. An entry may be a pattern itself, with its own values: `client: … of FALSY`,
 * `version: … of 1, 2`.
 */
export const values = (table: string): string[] =>
  split(table).flatMap((entry) => {
    const at = entry.includes('…') ? entry.lastIndexOf(' of ') : -1;
    return at < 0 ? readList(entry) : rows(split(entry.slice(at + 4).replaceAll(', ', ' | ')).flatMap(readList), entry.slice(0, at));
  });

function readList(entry: string): string | string[] {
  const [name = '', excluded = ''] = entry.split(' except ');
  const without = excluded.split(' and ');
  return LISTS[name]?.filter((value) => !without.includes(value || 'nothing')) ?? entry;
}

function split(table: string): string[] {
  return table.trim().split(/ \| |\n\s*/);
}

/** Puts each value of a table or list into a row, in place of `…`. */
export const rows = (each: string | readonly string[], row: string): string[] =>
  (typeof each === 'string' ? values(each) : each).map((value) => row.replaceAll('…', () => value));

/** Code of the named object of the page, once without each of some members. */
export const withoutEach = (name: string, members: readonly string[]): string[] => rows(members, `without(${name}, '…')`);

/** Code of the named object of the page, once with each of the values for a member. */
export const withEach = (name: string, member: string, each: string | readonly string[]): string[] =>
  rows(each, `{ ...${name}, ${member}: … }`);

/** Code of the named object of the page, once with each of the values for all of some members. */
export const withAll = (name: string, members: readonly string[], each: string | readonly string[]): string[] =>
  rows(each, `all(${name}, '${members.join(' ')}', …)`);
