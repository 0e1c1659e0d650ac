import { fillCard } from '@tender/sandbox/testing';
import { expectAccessible } from '../support/expect-accessible';
import { sell } from '../support/sell';
import { hearNothingTyped, input, VISA } from '../support/card';
import { hold } from '../support/hold';
import { expect, isReady, PAID, payButton, test } from './checkout-shop';
import type { CheckoutPageProps } from './pages/checkout';

const CARD = { number: VISA.number, expirationDate: VISA.expirationDate, cvv: VISA.cvv };

test.use({ merchant: { challenges: ['cvv'] } });

test('checkout: a card to a sale, by the keyboard alone', async ({ page, shop }) => {
  await shop.begin(['card', 'paypal']);
  await page.getByRole('radio', { name: 'Card' }).focus();
  await page.keyboard.press('Tab');
  for (const field of ['number', 'expirationDate', 'cvv'] as const) {
    await expect(input(page, field)).toBeFocused();
    await page.keyboard.type(CARD[field]);
    if (field !== 'cvv') await page.keyboard.press('Tab');
  }
  await expect(input(page, 'cvv')).toHaveValue(CARD.cvv);
  await page.keyboard.press('Enter');
  await expect(page.getByText(PAID)).toBeFocused();
  expect(shop.payments).toEqual([expect.objectContaining({ type: 'CreditCard', method: 'card', description: 'ending in 11' })]);
  expect(shop.sold).toEqual([{ type: 'credit_card', status: 'submitted_for_settlement' }]);
});

for (const [what, url, methods] of [
  ['while the account is unknown', '**/client_api/v1/configuration**', ['card', 'paypal']],
  ['beside the saved methods, of which there are none', '**/client_api/v1/payment_methods**', ['saved', 'card']],
] as const) {
  test(`checkout: the card fields load ${what}, and stay when they are shown`, async ({ page, shop, sandbox }) => {
    const release = await hold(page, url);
    await shop.show([...methods], { authorization: sandbox.createClientToken({ customerId: 'without-methods' }) });
    const frames = page.locator('iframe[name^="braintree-hosted-field-"]');
    await expect(frames).toHaveCount(3);
    await expect(frames.first()).toBeHidden();
    await frames.evaluateAll((all) => all.forEach((frame) => (frame.dataset['early'] = '')));
    release();
    await isReady(page);
    await expect(page.locator('[data-tender-skeleton]')).toHaveCount(0);
    await expect(page.locator('iframe[data-early]')).toHaveCount(3);
    await fillCard(page, CARD);
    await payButton(page).click();
    await expect(page.getByText(PAID)).toBeFocused();
    expect(shop.sold).toEqual([{ type: 'credit_card', status: 'submitted_for_settlement' }]);
  });
}

test('checkout: 3D Secure loads after the card fields', async ({ page, shop, sandbox }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('songbird') && scripts.push(request.url()));
  const release = await hold(page, '**/hosted-fields-frame*');
  await shop.show(['verifiedCard'], { authorization: sandbox.createClientToken() });
  await expect(page.locator('[data-tender-skeleton]')).toHaveCount(0);
  expect(scripts).toEqual([]);
  release();
  await isReady(page);
  await expect.poll(() => scripts).toHaveLength(1);
});

test('checkout: what is missing is shown, and the first of it gets the focus', { tag: '@smoke' }, async ({ page, shop }) => {
  await shop.begin(['card', 'paypal']);
  await fillCard(page, { number: CARD.number });
  await payButton(page).click();
  await expect(page.getByText('Enter the expiry date.')).toBeVisible();
  await expect(input(page, 'expirationDate')).toBeFocused();
  await expect(input(page, 'expirationDate')).toHaveAttribute('aria-invalid', 'true');
  expect(shop.payments).toEqual([]);
});

test('checkout: a click that overtakes what the fields say of the last key pays', async ({ page, shop }) => {
  await hearNothingTyped(page);
  await shop.begin(['card', 'paypal']);
  await fillCard(page, CARD);
  await payButton(page).click();
  await expect(page.getByText(PAID)).toBeFocused();
  expect(shop.sold).toEqual([{ type: 'credit_card', status: 'submitted_for_settlement' }]);
});

test('createCheckout: on a page without React, with the page’s own button', async ({ page, shop, sandbox }) => {
  await shop.open();
  const props: CheckoutPageProps = { authorization: sandbox.tokenizationKey, methods: ['card', 'paypal'], options: { submit: false } };
  await page.evaluate((arg) => window.checkoutPage.create(arg), props);
  await expect(page.locator('aside form')).toHaveCount(0);
  await expect(page.getByText('Card number', { exact: true })).toBeVisible();
  await expect(input(page, 'number')).toBeEditable();
  expect(await page.evaluate(() => window.checkoutPage.created?.isRequestable)).toBe(false);
  await fillCard(page, CARD);
  await expect.poll(() => page.evaluate(() => window.checkoutPage.created?.isRequestable)).toBe(true);
  const payment = await page.evaluate(() => window.checkoutPage.created?.requestPaymentMethod());
  expect(payment).toMatchObject({ type: 'CreditCard', method: 'card', details: { lastFour: '1111' } });
  await sell(sandbox, payment?.nonce);
  expect(shop.payments).toEqual([]);

  await page.evaluate(() => window.checkoutPage.created?.clearSelection());
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.evaluate(() => window.checkoutPage.created?.teardown());
  expect(await page.locator('aside').innerHTML()).toBe('');
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const [name, look] of Object.entries({
  light: { colorScheme: 'light', forcedColors: 'none', language: 'en' },
  dark: { colorScheme: 'dark', forcedColors: 'none', language: 'de' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active', language: 'en' },
  'right to left': { colorScheme: 'light', forcedColors: 'none', language: 'ar' },
} as const)) {
  test(`checkout: accessible, ${name}`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: look.colorScheme, forcedColors: look.forcedColors, reducedMotion: 'reduce' });
    await shop.show(['card', 'paypal', 'venmo', 'sepa', 'ideal'], { language: look.language, options: { currency: 'EUR' } });
    const pay = page.locator('[data-tender-button]');
    await expect(pay).toHaveAttribute('aria-disabled', 'false');
    await expectAccessible(page);
    await pay.click(); // with every message there is
    await expect(page.locator('[data-tender-field] [data-tender-message]').first()).toBeVisible();
    await expectAccessible(page);
    for (const radio of (await page.getByRole('radio').all()).slice(1)) {
      await radio.check();
      await expectAccessible(page);
    }
    await expect(page.locator('[data-tender-checkout]')).toHaveCSS('direction', look.language === 'ar' ? 'rtl' : 'ltr');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test('checkout: a page that turns dark takes its card fields along, with what was typed', async ({ page, shop }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await shop.begin(['card']);
  await input(page, 'number').pressSequentially('4111');
  const isDark = (color: string): boolean => Math.max(...(color.match(/\d+/g) ?? []).map(Number)) < 128;
  const color = (): Promise<string> => input(page, 'number').evaluate((field) => getComputedStyle(field).color);
  const wordsOfPage = (): Promise<string> => page.locator('[data-tender-card]').evaluate((place) => getComputedStyle(place).color);
  expect(isDark(await color())).toBe(true);
  for (const scheme of ['dark', 'light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect.poll(async () => isDark(await color())).toBe(scheme === 'light');
    expect(isDark(await wordsOfPage())).toBe(scheme === 'light');
    await expect(input(page, 'number')).toHaveValue('4111 ');
  }
});
