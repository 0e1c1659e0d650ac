import type { Shop } from './shop';
import { installOddCalls } from './odd-calls-script';

/** Milliseconds after which a call is taken for one that never settles. */
const PATIENCE = 15_000;

/**
 * Calls a function of the page's once for each row, arguments in the words of the page, as a promise and with a callback. The next row waits
 * until all of the last has been sent: of more than twenty events under way, ours sends none.
 */
export async function tryCalls(shop: Shop, call: string, rows: readonly string[]): Promise<void> {
  await shop.page.evaluate(installOddCalls, PATIENCE);
  for (const row of rows) await tryCall(shop, call, row).then(shop.settled);
}

/** The same without callbacks, which takes half of the time. */
export async function tryPromises(shop: Shop, call: string, rows: readonly string[]): Promise<void> {
  await shop.page.evaluate(installOddCalls, PATIENCE);
  for (const row of rows) await tryCall(shop, call, row, 'tellPromise').then(shop.settled);
}

/** The same, all at once: for calls that may never settle. */
export async function tryCallsAtOnce(shop: Shop, call: string, rows: readonly string[]): Promise<void> {
  await shop.page.evaluate(installOddCalls, PATIENCE);
  await Promise.all(rows.map((row) => tryCall(shop, call, row)));
}

const tryCall = (shop: Shop, call: string, row: string, tell = 'tell') =>
  shop.attempt(`odd.${tell}((...given) => ${call}(...given), () => [${row}])`, `${call}(${row})`);

/** Errors and rejections that nobody took. */
export const uncaught = (shop: Shop) => shop.attempt('odd.uncaught');

/** Values of every kind. */
export const ODD = ['undefined', 'null', '0', '1', '-1.5', 'NaN', '""', '" "', '"text"', 'true', 'false', '[]', '[1]', '{}', 'new Date(0)'];

export const kindsBut = (...left: string[]): string[] => ODD.filter((value) => !left.includes(value));
