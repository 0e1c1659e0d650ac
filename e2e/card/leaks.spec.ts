import type { Page } from '@playwright/test';
import { fieldOptions, openFields, shopPage, typeCard } from '../support/card';
import { countPage } from '../support/page-counts';
import { installProbe } from '../support/probe';
import { expect, test } from '../support/test';

async function cycles(page: Page, authorization: string, times: number): Promise<void> {
  await page.evaluate(
    async ([authorization, fields, times]) => {
      for (let cycle = 0; cycle < times; cycle += 1) {
        const instance = await window.tender.hostedFields.create({ authorization, fields });
        await instance.tokenize().catch(() => undefined);
        await instance.teardown();
      }
    },
    [authorization, fieldOptions, times] as const,
  );
}

test('card: leak probe, cycle 60 holds what cycle 10 held', async ({ page, sandbox, site }) => {
  test.setTimeout(120_000);
  await page.goto(shopPage(site));
  const count = await countPage(page);
  await cycles(page, sandbox.tokenizationKey, 10);
  const early = await count();
  await cycles(page, sandbox.tokenizationKey, 50);
  expect(await count()).toEqual(early);
});

test('card: no timer fires while idle, in the page or in a field', { tag: '@smoke' }, async ({ page, sandbox, site }) => {
  await page.clock.install();
  await installProbe(page); // after the clock, so that its own timers are not counted
  await openFields(page, site, sandbox.tokenizationKey);
  await typeCard(page);
  await page.clock.fastForward(5_000); // analytics under way are over
  const fired = (): Promise<number[]> => Promise.all(page.frames().map((frame) => frame.evaluate(() => window.probe.fired())));
  const before = await fired();
  await page.clock.fastForward(10 * 60_000);
  expect(await fired()).toEqual(before);
  expect(before).toHaveLength(5);
  for (const frame of page.frames()) expect(await frame.evaluate(() => window.probe.timers())).toEqual([]);
});
