import type { Page } from '@playwright/test';
import { axeScript } from './axe';
import { expect } from './test';

/** Nothing that axe finds, on the page as it is now; what is in frames of others is not the page's. */
export async function expectAccessible(page: Page): Promise<void> {
  const axe = await axeScript();
  await page.evaluate(`${axe}; globalThis.axeCore = axeCore; 0`);
  const { violations } = await page.evaluate(() => window.axeCore.run({ include: 'body', exclude: 'iframe' }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
