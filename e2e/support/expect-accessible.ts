import type { Frame, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { bundle } from './bundles';
import { expect } from './test';

/** Nothing that axe finds, on the page as it is now. By default, what is in frames of others is not the page's. */
export async function expectAccessible(
  page: Page | Frame,
  part: string | { include: string; exclude: string } = { include: 'body', exclude: 'iframe' },
  options: RunOptions = {},
): Promise<void> {
  await page.evaluate(`${await bundle('axe.js')}; globalThis.axeCore = axeCore; 0`);
  const { violations } = await page.evaluate(([where, how]) => window.axeCore.run(where, how), [part, options] as const);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** The same with what the page says of its frames, but without what is in them. */
export const expectPageAccessible = (page: Page | Frame): Promise<void> => expectAccessible(page, 'html', { iframes: false });
