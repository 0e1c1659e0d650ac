import type { Page } from '@playwright/test';
import { approveApplePay, approveGooglePay, approvePayPal, cancelApplePay, cancelGooglePay, cancelPayPal } from '@tender/sandbox/testing';
import { expectPageAccessible } from '../support/expect-accessible';
import { openWindow } from '../support/open-window';
import { sell } from '../support/sell';
import { expect } from '../support/test';
import type { Piece } from './pages/pieces';
import { test } from './pieces-page';

const said = (page: Page) => page.locator('output');

type InWindow = (popup: Page) => Promise<void>;

/** Each of the buttons by what it is called, and what customers do in its window. */
const CASES: readonly (readonly [piece: Piece, name: string, approve: InWindow, cancel: InWindow])[] = [
  ['paypal', 'PayPal', approvePayPal, cancelPayPal],
  ['paypal-buttons', 'PayPal', approvePayPal, cancelPayPal],
  ['google-pay', 'Buy with Google Pay', approveGooglePay, cancelGooglePay],
  ['apple-pay', 'Buy with Apple Pay', approveApplePay, cancelApplePay],
];

for (const [piece, name, approve, cancel] of CASES) {
  const button = (page: Page) => page.getByRole('button', { name });
  test.describe(piece, () => {
    test.beforeEach(async ({ page, sandbox, openPiece }) => {
      await openPiece(piece, sandbox.createClientToken());
      await expect(button(page)).toBeEnabled();
    });
    const press = (page: Page) => openWindow(page, () => button(page).click());

    test(`payment buttons, ${piece}: left, then paid, in the strict policy; the nonce is sold`, async ({ page, sandbox }) => {
      await cancel(await press(page));
      await expect(said(page)).toHaveText('left');
      await approve(await press(page));
      await expect(said(page)).toHaveText(/^nonce /);
      await sell(sandbox, (await said(page).innerText()).replace('nonce ', ''));
    });

    test(`payment buttons, ${piece}: no accessibility defects, light and dark`, async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectPageAccessible(page);
      }
    });

    test(`payment buttons, ${piece}: it comes and goes`, async ({ page, sandbox }) => {
      const token = sandbox.createClientToken();
      for (const shown of [undefined, piece, undefined, piece]) {
        await page.evaluate(([shown, token]) => window.piecesPage.show(shown, token), [shown, token] as const);
        await expect(button(page)).toHaveCount(shown ? 1 : 0);
      }
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
    });
  });
}
