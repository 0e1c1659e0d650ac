import type { Page } from '@playwright/test';

/**
 * Calls `open`, and resolves with the window that it opens.
 * @param address if it is given, the window is waited for until it is there
 */
export async function openWindow(page: Page, open: () => Promise<unknown>, address?: string | RegExp): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), open()]);
  if (address) await popup.waitForURL(address);
  return popup;
}

/** Clicks PayPal's own button; resolves with the window when it shows PayPal's page. */
export const clickPayPal = (page: Page, place = '#buttons'): Promise<Page> =>
  openWindow(page, () => page.locator(`${place} button`).first().click(), /\/pay\/paypal\//);

/** Waits for the next entry of a list that a shop's page keeps, whose name is code. */
export const nextResult = async (page: Page, list = 'window.results'): Promise<unknown> =>
  (await page.waitForFunction(`${list}.shift() ?? null`)).jsonValue();
