import type { Shop } from '../shop';
import { installCalls } from './table-script';

/** Code of arguments: what a merchant may hand over by mistake where options belong. */
export const NO_OPTIONS: readonly string[] = [
  '',
  'undefined',
  'null',
  '0',
  '12',
  'NaN',
  '""',
  '"text"',
  'true',
  'false',
  '[]',
  '[1, "two"]',
  '{}',
  '{ "": 1 }',
  'new Date(0)',
  'Object.create({ inherited: 1 })',
  '() => {}',
];

/** Code of what may stand where a text belongs. */
export const NO_TEXTS: readonly string[] = [
  '""',
  '"ä €"',
  'null',
  'undefined',
  '0',
  '12.5',
  'true',
  'false',
  '[]',
  '["a"]',
  '{}',
  '() => {}',
];

/** Puts what the calls of tables need on the page, and values by names that the rows use. */
export async function prepareCalls({ page }: Shop, values: Record<string, unknown> = {}): Promise<void> {
  await page.evaluate(installCalls);
  await page.evaluate((given) => Object.assign(window, given), values);
}

/**
 * Calls a function of the page's once for each row, the code of its arguments, one call after the other. Compared is how each ended, in a
 * promise or not, and whether it left its arguments as they were.
 */
export async function callEach(shop: Shop, target: string, rows: readonly string[]): Promise<void> {
  for (const row of rows) await shop.attempt(`tried((...given) => ${target}(...given), [${row}])`, `${target}(${row})`);
}

/** The same with a callback behind the arguments. */
export async function callBackEach(shop: Shop, target: string, rows: readonly string[]): Promise<void> {
  for (const row of rows) await shop.attempt(`calledBack((...given) => ${target}(...given), [${row}])`, `${target}(${row}, callback)`);
}

/** Code of the named object of the page, once without each of some members. */
export const lacking = (name: string, members: readonly string[]): string[] => members.map((member) => `without(${name}, '${member}')`);

/** Code of the named object of the page, once with each of the values for a member. */
export const withEach = (name: string, member: string, values: readonly string[]): string[] =>
  values.map((value) => `{ ...${name}, ${member}: ${value} }`);

/** Code of the named object of the page, once with each of the values for all of some members. */
export const withAll = (name: string, members: readonly string[], values: readonly string[]): string[] =>
  values.map((value) => `all(${name}, '${members.join(' ')}', ${value})`);
