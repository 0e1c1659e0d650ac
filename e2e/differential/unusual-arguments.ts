import { flow, type Flow, type FlowOptions } from './flow';
import type { Namespace } from './library';
import type { Shop } from './shop';
import { installCallTester } from './unusual-arguments-script';

/** Milliseconds after which a call counts as one that never settles. */
const SETTLE_TIMEOUT = 15_000;

/** Puts values on the page, by names that the rows of a table use, and what `withoutEach` and `withAll` need. */
export async function prepareRows({ page }: Shop, values: Record<string, unknown> = {}): Promise<void> {
  await page.evaluate(installCallTester, SETTLE_TIMEOUT);
  await page.evaluate((named) => Object.assign(window, named), values);
}

async function callEach(shop: Shop, call: string, rows: readonly string[], form: 'both' | 'promise' | 'callback'): Promise<void> {
  await shop.page.evaluate(installCallTester, SETTLE_TIMEOUT);
  for (const row of rows) await callOnce(shop, call, row, form).then(shop.settled);
}

const callOnce = (shop: Shop, call: string, row: string, form: 'both' | 'promise' | 'callback') =>
  shop.attempt(
    `callTester.${form}((...args) => ${call}(...args), () => [${row}])`,
    `${call}(${row}${form === 'callback' ? ', callback' : ''})`,
  );

/** Code of the arguments of each call: rows, or a pattern and values, each of which stands for `…` in it. */
type Rows = [rows: readonly string[]] | [pattern: string, each: readonly string[]];
const rowsFrom = ([first, each = []]: Rows): readonly string[] => (typeof first === 'string' ? rows(each, first) : first);

/**
 * Calls a function of the page once for each row: as a promise, and with a callback. The next row waits until all requests of the last one were
 * sent, because Tender drops events while more than twenty are pending.
 */
export const tryCalls = (shop: Shop, call: string, ...each: Rows): Promise<void> => callEach(shop, call, rowsFrom(each), 'both');

/** The same without callbacks, which takes half of the time. */
export const tryPromises = (shop: Shop, call: string, ...each: Rows): Promise<void> => callEach(shop, call, rowsFrom(each), 'promise');

/** The same with callbacks alone. */
export const tryCallbacks = (shop: Shop, call: string, ...each: Rows): Promise<void> => callEach(shop, call, rowsFrom(each), 'callback');

/** Makes all calls at once, because some may never settle. */
export async function tryCallsAtOnce(shop: Shop, call: string, ...each: Rows): Promise<void> {
  await shop.page.evaluate(installCallTester, SETTLE_TIMEOUT);
  await Promise.all(rowsFrom(each).map((row) => callOnce(shop, call, row, 'both')));
}

/** A flow of unusual calls. It begins with an instance, and at the end it compares what nothing on the page has caught. */
export const unusualFlow = (
  name: string,
  create: Namespace | ((shop: Shop) => Promise<unknown>) | undefined,
  run: Flow['run'],
  options?: FlowOptions,
): Flow =>
  flow(
    name,
    async (shop) => {
      await (typeof create === 'string' ? shop.create(create) : create?.(shop));
      await run(shop);
      await uncaught(shop);
    },
    options,
  );

/** Compares errors and rejections that nothing on the page has caught. */
const uncaught = (shop: Shop) => shop.attempt('callTester.uncaught');

/** Splits a table of code at ` | ` and at line ends. */
export const values = (table: string): string[] => table.trim().split(/ \| |\n\s*/);

/** Puts each value into a row, in place of `…`. */
export const rows = (each: readonly string[], row: string): string[] => each.map((value) => row.replaceAll('…', () => value));

/** Code of values of every kind. */
export const ANY_VALUES = values('undefined | null | 0 | 1 | -1.5 | NaN | "" | " " | "text" | true | false | [] | [1] | {} | new Date(0)');

/** Those of them that are falsy. */
export const FALSY = values('undefined | null | 0 | "" | false | NaN');

export const valuesWithout = (...excluded: string[]): string[] => ANY_VALUES.filter((value) => !excluded.includes(value));

/** Code of arguments that merchants may pass by mistake instead of options. */
export const NO_OPTIONS: readonly string[] = ['', ...ANY_VALUES, '{ "": 1 }', 'Object.create({ inherited: 1 })', '() => {}'];

/** Code of values that may stand where a text belongs. */
export const NO_TEXTS = values('"" | "ä €" | null | undefined | 0 | 12.5 | true | false | [] | ["a"] | {} | () => {}');

/** Code of the named object of the page, once without each of some members. */
export const withoutEach = (name: string, members: readonly string[]): string[] => rows(members, `without(${name}, '…')`);

/** Code of the named object of the page, once with each of the values for a member. */
export const withEach = (name: string, member: string, each: readonly string[]): string[] => rows(each, `{ ...${name}, ${member}: … }`);

/** Code of the named object of the page, once with each of the values for all of some members. */
export const withAll = (name: string, members: readonly string[], each: readonly string[]): string[] =>
  rows(each, `all(${name}, '${members.join(' ')}', …)`);
