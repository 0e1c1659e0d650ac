import type { Page } from '@playwright/test';
import { collectWarnings } from '../support/warnings';
import { serverGateway } from '../support/gateway';
import { countPage } from '../support/page-counts';
import { installProbe } from '../support/probe';
import { expect, test } from '../support/test';
import { reactPage } from './support';

/** The number of listeners after a cycle varies by two, however many cycles there were. */
const TOLERANCE = 2;

/** Counts what is on the page now, and returns a function that names what it is more of than that. */
async function compareCounts(page: Page): Promise<() => Promise<string[]>> {
  const count = await countPage(page);
  const early = await count();
  return async () => {
    const now = await count();
    return (['nodes', 'listeners', 'frames'] as const).filter((name) => now[name] > early[name] + TOLERANCE);
  };
}

for (const [what, name] of [
  ['as shops ship it', 'many.min'],
  ['under StrictMode', 'many'],
] as const) {
  test(
    `leaks: 50 times mounted and unmounted, ${what}, a page of several methods leaves nothing`,
    { tag: '@full' },
    async ({ page, sandbox, site }) => {
      test.setTimeout(180_000);
      const warnings = collectWarnings(page);
      const { clientToken } = await serverGateway(sandbox).clientToken.generate({});
      await page.goto(reactPage(site, name));
      const cycle = (times: number): Promise<void> =>
        page.evaluate(([token, times]) => window.manyPage.cycle(token, times), [clientToken, times] as const);
      await cycle(10);
      const readMore = await compareCounts(page);
      await cycle(50);
      await expect.poll(readMore).toEqual([]); // requests under way have ended
      expect(await page.locator('iframe').count()).toBe(0);
      expect(warnings).toEqual([]);
    },
  );
}

test('leaks: unmounted before anything is ready, it leaves nothing either', { tag: '@full' }, async ({ page, sandbox, site }) => {
  test.setTimeout(120_000);
  const { clientToken } = await serverGateway(sandbox).clientToken.generate({});
  await page.goto(reactPage(site, 'many.min'));
  await page.evaluate((token) => window.manyPage.cycle(token, 10), clientToken);
  const readMore = await compareCounts(page);
  await page.evaluate((token) => window.manyPage.hasty(token, 50), clientToken);
  await expect.poll(readMore).toEqual([]); // what was under way has ended
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('leaks: no timer and no listener of the page is left', async ({ page, sandbox, site }) => {
  await installProbe(page);
  const { clientToken } = await serverGateway(sandbox).clientToken.generate({});
  await page.goto(reactPage(site, 'many.min'));
  const cycle = (): Promise<void> => page.evaluate((token) => window.manyPage.cycle(token, 1), clientToken);
  const left = (): Promise<unknown> => page.evaluate(() => [window.probe.timers(), window.probe.listeners()]);
  await cycle();
  await expect.poll(async () => ((await left()) as [string[]])[0]).toEqual([]); // analytics under way are over
  const first = await left();
  await cycle();
  await expect.poll(left).toEqual(first);
});
