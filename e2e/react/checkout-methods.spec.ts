import type { Page } from '@playwright/test';
import { approveLocalPayment, fillCard, passChallenge } from '@tender/sandbox/testing';
import { openWindow } from '../support/open-window';
import { nonceOf } from '../support/tokenize';
import { createCustomer } from '../support/vault';
import { serverGateway } from '../support/gateway';
import { expect, isReady, PAID, payButton, test } from './checkout-shop';

test.use({ merchant: { challenges: ['cvv'] } });

/** Clicks, and returns the window that opens, once it is at `address`. */
const press = (page: Page, address: RegExp) => openWindow(page, () => payButton(page).click(), address);

test('checkout, local payment: the customer presses the checkout’s cancel button, and the bank’s window closes', async ({ page, shop }) => {
  await shop.begin(['ideal'], { options: { currency: 'EUR' } });
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  const popup = await press(page, /\/pay\/local_payment\//);
  const closed = popup.waitForEvent('close');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await closed;
  await expect(payButton(page)).toBeFocused();
  await approveLocalPayment(await press(page, /\/pay\/local_payment\//));
  await expect(page.getByText(PAID)).toBeVisible();
  expect(shop.payments).toHaveLength(1);
});

test('checkout, saved: the chosen one is removed, and the next one paid with', async ({ page, shop, sandbox }) => {
  const { id: customerId } = await createCustomer(sandbox, await nonceOf(sandbox, '5555555555554444'), await nonceOf(sandbox));
  await shop.show(['saved', 'card'], { authorization: sandbox.createClientToken({ customerId }) });
  await expect(page.getByRole('radio', { name: /1111/ })).toBeChecked();
  await isReady(page);
  await page.getByRole('button', { name: /^Remove .*1111$/ }).click();
  await page
    .getByRole('group', { name: /^Remove .*1111\?$/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByRole('radio', { name: /1111/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /4444/ })).toBeChecked();
  await payButton(page).click();
  await expect(page.getByText(PAID)).toBeFocused();
  const details = expect.objectContaining({ lastFour: '4444' }) as object;
  expect(shop.payments).toEqual([expect.objectContaining({ method: 'saved', type: 'CreditCard', details })]);
  expect(shop.sold).toEqual([{ type: 'credit_card', status: 'submitted_for_settlement' }]);
  const { creditCards = [] } = await serverGateway(sandbox).customer.find(customerId);
  expect(creditCards.map(({ last4 }) => last4)).toEqual(['4444']);
});

test('checkout, saved: the last one removed, another way to pay is chosen', async ({ page, shop, sandbox }) => {
  const { id: customerId } = await createCustomer(sandbox, await nonceOf(sandbox));
  await shop.show(['saved', 'paypal', 'card'], { authorization: sandbox.createClientToken({ customerId }) });
  await page.getByRole('button', { name: /^Remove .*1111$/ }).click();
  await page
    .getByRole('group', { name: /^Remove .*1111\?$/ })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(page.getByRole('radio', { name: 'Saved payment methods' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeFocused();
  await isReady(page);
  await expect(payButton(page)).toHaveText('Continue with PayPal');
});

test('checkout, 3d secure: its dialog has language and direction of the checkout, which the page has not', async ({
  page,
  shop,
  sandbox,
}) => {
  await shop.show(['verifiedCard'], { authorization: sandbox.createClientToken(), language: 'ar' });
  await expect(page.locator('[data-tender-button]')).toHaveAttribute('aria-disabled', 'false');
  await fillCard(page, { number: '4000000000002503', expirationDate: '12/30', cvv: '123', cardholderName: 'Ada Lovelace' });
  await page.locator('[data-tender-button]').click();
  const dialog = page.getByRole('dialog', { name: 'أكِّد الدفع لدى مصرفك' });
  await expect(dialog).toHaveCSS('direction', 'rtl');
  await expect(dialog).toHaveAttribute('lang', 'ar');
  await expect(page.locator('body')).toHaveCSS('direction', 'ltr');
  await passChallenge(page);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => shop.sold).toHaveLength(1);
});
