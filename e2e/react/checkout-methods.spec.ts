import type { Page } from '@playwright/test';
import {
  approveApplePay,
  approveGooglePay,
  approveLocalPayment,
  approveVenmo,
  cancelApplePay,
  cancelGooglePay,
  cancelLocalPayment,
  cancelVenmo,
  declineLocalPayment,
  fillCard,
  passChallenge,
} from '@tender/sandbox/testing';
import { serverGateway } from '../support/gateway';
import { expect, test } from '../support/test';
import { readCode, scan } from '../venmo/support';
import { checkoutShop, isReady, LEFT, PAID, payButton, show } from './checkout-shop';

test.use({ merchant: { challenges: ['cvv'] } });

const { payments, sold, open } = checkoutShop();

const findNotice = (page: Page, name: string) => page.getByRole('group', { name });
const fill = async (page: Page, typed: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
};
const expectKept = async (page: Page, typed: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(text);
};

/** Clicks, and returns the window that opens, once it is at `address`. */
async function press(page: Page, address: RegExp, button = payButton(page)): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await popup.waitForURL(address);
  return popup;
}

/** Calmly; the focus is there, and the checkout is as before. */
async function expectLeft(page: Page): Promise<void> {
  await expect(findNotice(page, LEFT)).toBeFocused();
  await expect(findNotice(page, LEFT)).toHaveAttribute('data-tender-notice', 'calm');
  expect(payments).toEqual([]);
}

test('checkout, sepa: the mandate closed, canceled, and signed', async ({ page, site, sandbox }) => {
  const typed = { 'Account holder': 'Ada Lovelace', IBAN: 'DE89 3704 0044 0532 0130 00' };
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['sepa'], options: { currency: 'EUR' } });
  await isReady(page);
  await fill(page, typed);
  const begin = (): Promise<Page> => press(page, /\/pay\/sepa\//);
  await (await begin()).close();
  await expectLeft(page);
  await (await begin()).getByRole('button', { name: 'Cancel and go back' }).click();
  await expectLeft(page);
  await expectKept(page, typed);
  const popup = await begin();
  await expect(page.getByText('Waiting for you at SEPA Direct Debit…')).toBeVisible();
  await popup.getByRole('button', { name: 'Approve the mandate' }).click();
  await expect(page.getByText(PAID)).toBeFocused();
  const details = { ibanLastFour: '3000', customerId: 'ada', mandateType: 'ONE_OFF' };
  expect(payments).toEqual([{ method: 'sepa', type: 'SepaDebitAccount', nonce: expect.any(String), details }]);
  expect(sold).toEqual([{ type: 'sepa_debit_account', status: expect.any(String) }]);
});

test('checkout, local payment: the bank’s window closed, canceled, declined, and paid', async ({ page, site, sandbox }) => {
  const typed = { 'First name': 'Ada', 'Last name': 'Lovelace' };
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['ideal'], options: { currency: 'EUR' } });
  await isReady(page);
  await fill(page, typed);
  const begin = (): Promise<Page> => press(page, /\/pay\/local_payment\//);
  await (await begin()).close();
  await expect(findNotice(page, 'We do not know yet whether you have paid.')).toBeFocused();
  expect(payments).toEqual([]);
  await cancelLocalPayment(await begin());
  await expectLeft(page);
  await declineLocalPayment(await begin());
  await expect(findNotice(page, 'The payment did not work.')).toBeFocused();
  await expectKept(page, typed);
  await approveLocalPayment(await begin());
  await expect(page.getByText(PAID)).toBeFocused();
  expect(payments).toEqual([expect.objectContaining({ method: 'local-payment-ideal', type: 'PayPalAccount' })]);
  expect(sold).toHaveLength(1);
});

test('checkout, local payment: given up in the page, which closes the window', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['ideal'], options: { currency: 'EUR' } });
  await isReady(page);
  await fill(page, { 'First name': 'Ada', 'Last name': 'Lovelace' });
  const popup = await press(page, /\/pay\/local_payment\//);
  const closed = popup.waitForEvent('close');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await closed;
  await expect(payButton(page)).toBeFocused();
  await approveLocalPayment(await press(page, /\/pay\/local_payment\//));
  await expect(page.getByText(PAID)).toBeVisible();
  expect(payments).toHaveLength(1);
});

test('checkout, venmo: the code closed, refused on the phone, and approved', async ({ page, context, site, sandbox }) => {
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['venmo'] });
  await isReady(page);
  const code = page.frameLocator('#venmo-desktop-iframe');
  await payButton(page).click();
  await expect(code.locator('canvas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectLeft(page);
  await payButton(page).click();
  await cancelVenmo(await scan(page, context, sandbox));
  await page.bringToFront();
  await code.locator('#venmo-error__button').click();
  await readCode(page);
  await approveVenmo(await scan(page, context, sandbox));
  await expect(page.getByText(PAID)).toBeFocused();
  const details = expect.objectContaining({ username: '@venmojoe' }) as object;
  expect(payments).toEqual([expect.objectContaining({ method: 'venmo', type: 'VenmoAccount', details })]);
  expect(sold).toEqual([{ type: 'venmo_account', status: 'submitted_for_settlement' }]);
});

test('checkout, venmo: its window closed, canceled, and approved', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['venmoWindow'] });
  await isReady(page);
  const begin = (): Promise<Page> => press(page, /\/pay\/venmo\//);
  await (await begin()).close();
  await expectLeft(page);
  await cancelVenmo(await begin());
  await expectLeft(page);
  await approveVenmo(await begin());
  await expect(page.getByText(PAID)).toBeFocused();
  expect(payments).toEqual([expect.objectContaining({ method: 'venmo', type: 'VenmoAccount' })]);
  expect(sold).toEqual([{ type: 'venmo_account', status: 'submitted_for_settlement' }]);
});

test('checkout, google pay: its window canceled, and paid in', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['googlePay', 'card'] });
  const begin = (): Promise<Page> => press(page, /google/, page.getByRole('button', { name: 'Google Pay' }));
  await cancelGooglePay(await begin());
  await expectLeft(page);
  await approveGooglePay(await begin(), { method: 'visa' });
  await expect(page.getByText(PAID)).toBeFocused();
  const details = expect.objectContaining({ cardType: 'Visa', lastFour: '1111' }) as object;
  expect(payments).toEqual([expect.objectContaining({ method: 'google-pay', type: 'AndroidPayCard', details })]);
  expect(sold).toEqual([{ type: 'android_pay_card', status: 'submitted_for_settlement' }]);
});

test('checkout, apple pay: its sheet canceled, and paid in', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['applePay', 'card'] });
  const begin = (): Promise<Page> => press(page, /apple_pay/, page.getByRole('button', { name: 'Apple Pay' }));
  await cancelApplePay(await begin());
  await expectLeft(page);
  const sheet = await begin();
  await Promise.all([sheet.waitForEvent('close'), approveApplePay(sheet)]);
  await expect(page.getByText(PAID)).toBeFocused();
  const details = expect.objectContaining({ cardType: 'Apple Pay - Visa', dpanLastTwo: '11' }) as object;
  expect(payments).toEqual([expect.objectContaining({ method: 'apple-pay', type: 'ApplePayCard', details })]);
  expect(sold).toEqual([{ type: 'apple_pay_card', status: 'submitted_for_settlement' }]);
});

test('checkout, us bank account: numbers that are refused are kept, and paid with where they are right', async ({
  page,
  site,
  sandbox,
}) => {
  const typed = {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    'Routing number': '011000015',
    'Account number': '1000000000',
    'Street address': '1 Test Street',
    City: 'Chicago',
    State: 'il',
    'ZIP code': '60606',
  };
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['bank'] });
  await isReady(page);
  await fill(page, typed);
  const rejection = [{ message: 'no', extensions: { errorClass: 'VALIDATION', legacyCode: '93133' } }];
  sandbox.faults.add({ match: { path: '/graphql', times: 1 }, action: { status: 200, body: { errors: rejection } } });
  await payButton(page).click();
  await expect(findNotice(page, 'Your details were not accepted.')).toBeFocused();
  await expectKept(page, typed);
  await payButton(page).click();
  await expect(page.getByText(PAID)).toBeFocused();
  expect(payments).toEqual([
    expect.objectContaining({ method: 'us-bank-account', type: 'us_bank_account', description: expect.any(String) }),
  ]);
  expect(sold).toEqual([{ type: 'us_bank_account', status: 'settlement_pending' }]);
});

test('checkout, saved: the chosen one is removed, and the next one paid with', async ({ page, site, sandbox }) => {
  const gateway = serverGateway(sandbox);
  const { customer } = await gateway.customer.create({ firstName: 'Ada' });
  const card = { customerId: customer.id, expirationDate: '12/2030', cvv: '123' };
  await gateway.creditCard.create({ ...card, number: '5555555555554444' });
  await gateway.creditCard.create({ ...card, number: '4111111111111111', options: { makeDefault: true } });
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.createClientToken({ customerId: customer.id }), methods: ['saved', 'card'] });
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
  expect(payments).toEqual([expect.objectContaining({ method: 'saved', type: 'CreditCard', details })]);
  expect(sold).toEqual([{ type: 'credit_card', status: 'submitted_for_settlement' }]);
  const { creditCards = [] } = await gateway.customer.find(customer.id);
  expect(creditCards.map(({ last4 }) => last4)).toEqual(['4444']);
});

test('checkout, saved: the last one removed, another way to pay is chosen', async ({ page, site, sandbox }) => {
  const gateway = serverGateway(sandbox);
  const { customer } = await gateway.customer.create({ firstName: 'Ada' });
  await gateway.creditCard.create({ customerId: customer.id, number: '4111111111111111', expirationDate: '12/2030', cvv: '123' });
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.createClientToken({ customerId: customer.id }), methods: ['saved', 'paypal', 'card'] });
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
  site,
  sandbox,
}) => {
  await open(page, site, sandbox);
  await show(page, { authorization: sandbox.createClientToken(), methods: ['verifiedCard'], language: 'ar' });
  await expect(page.locator('[data-tender-button]')).toHaveAttribute('aria-disabled', 'false');
  await fillCard(page, { number: '4000000000002503', expirationDate: '12/30', cvv: '123', cardholderName: 'Ada Lovelace' });
  await page.locator('[data-tender-button]').click();
  const dialog = page.getByRole('dialog', { name: 'أكِّد الدفع لدى مصرفك' });
  await expect(dialog).toHaveCSS('direction', 'rtl');
  await expect(dialog).toHaveAttribute('lang', 'ar');
  await expect(page.locator('body')).toHaveCSS('direction', 'ltr');
  await passChallenge(page);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => sold).toHaveLength(1);
});
