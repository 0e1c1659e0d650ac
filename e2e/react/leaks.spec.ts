import type { CDPSession, Page } from '@playwright/test';
import { serverGateway } from '../support/gateway';
import { installProbe } from '../support/probe';
import { expect, test } from '../support/test';
import { collectComplaints, reactPage } from './support';

interface Counts {
  nodes: number;
  listeners: number;
  frames: number;
}

/** The number of listeners after a cycle varies by two, however many cycles there were. */
const TOLERANCE = 2;

/** Counts what is on the page, and what of it is more than before. */
async function openProbe(page: Page): Promise<{ count(): Promise<Counts>; more(early: Counts): Promise<string[]> }> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  async function count(): Promise<Counts> {
    for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), frames: of('Frames') };
  }
  return {
    count,
    async more(early) {
      const now = await count();
      return (['nodes', 'listeners', 'frames'] as const).filter((name) => now[name] > early[name] + TOLERANCE);
    },
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
      const complaints = collectComplaints(page);
      const { clientToken } = await serverGateway(sandbox).clientToken.generate({});
      await page.goto(reactPage(site, name));
      const { count, more } = await openProbe(page);
      const cycle = (times: number): Promise<void> =>
        page.evaluate(([token, times]) => window.manyPage.cycle(token, times), [clientToken, times] as const);
      await cycle(10);
      const early = await count();
      await cycle(50);
      await expect.poll(() => more(early)).toEqual([]); // requests under way have ended
      expect(await page.locator('iframe').count()).toBe(0);
      expect(complaints).toEqual([]);
    },
  );
}

test('leaks: unmounted before anything is ready, it leaves nothing either', { tag: '@full' }, async ({ page, sandbox, site }) => {
  test.setTimeout(120_000);
  const { clientToken } = await serverGateway(sandbox).clientToken.generate({});
  await page.goto(reactPage(site, 'many.min'));
  const { count, more } = await openProbe(page);
  await page.evaluate((token) => window.manyPage.cycle(token, 10), clientToken);
  const early = await count();
  await page.evaluate((token) => window.manyPage.hasty(token, 50), clientToken);
  await expect.poll(() => more(early)).toEqual([]); // what was under way has ended
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
