import type { Page } from '@playwright/test';
import { approveVenmo } from '@tender/sandbox/testing';
import { expectPageAccessible } from '../support/expect-accessible';
import { countFocus } from '../support/count-focus';
import { openWindow } from '../support/open-window';
import { expect } from '../support/test';
import { test } from './pieces-page';

const venmoButton = (page: Page) => page.getByRole('button', { name: 'Venmo', exact: true });
const region = (page: Page) => page.getByRole('group', { name: 'What would you like to do?' });

/** Starts a payment. Resolves with the window when it shows Venmo's page. */
const pay = (page: Page) => openWindow(page, () => venmoButton(page).click(), '**/pay/venmo/**');

/** Expects no overlay, a closed window, and the focus on the button. */
async function expectOver(page: Page, popup: Page): Promise<void> {
  await expect(region(page)).toHaveCount(0);
  await expect.poll(() => popup.isClosed()).toBe(true);
  await expect(venmoButton(page)).toBeFocused();
}

test('react venmo login: approved in the window, under the strict policy', async ({ page, sandbox, openPiece }) => {
  await openPiece('venmo-login', sandbox.tokenizationKey);
  const popup = await pay(page);
  await expect(region(page)).toHaveText(/Tap cancel payment to cancel and return to the business\. Continue payment will relaunch/);
  await expect(region(page).getByRole('heading')).toBeFocused();
  await expect(page.locator('#venmo-desktop-web-backdrop')).toHaveCount(0);
  expect(await page.locator('[inert]').count()).toBe(0);
  await expectPageAccessible(page);
  await approveVenmo(popup);
  await expect(page.locator('output')).toHaveText('paid by @venmojoe');
  await expectOver(page, popup);
});

test('react venmo login: the window is brought back by the keyboard', async ({ page, sandbox, openPiece }) => {
  const timesFocused = await countFocus(page);
  await openPiece('venmo-login', sandbox.tokenizationKey);
  const popup = await pay(page);
  await page.bringToFront();
  await expect(region(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue payment' })).toBeFocused();
  const before = await timesFocused();
  await page.keyboard.press('Enter');
  await expect.poll(timesFocused).toBe(before + 1);
  await approveVenmo(popup);
  await expect(page.locator('output')).toHaveText('paid by @venmojoe');
  await expectOver(page, popup);
});
