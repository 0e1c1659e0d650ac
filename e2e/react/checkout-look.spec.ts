import type { Locator } from '@playwright/test';
import { fillCard, passChallenge } from '@tender/sandbox/testing';
import { VISA } from '../support/card';
import { hold } from '../support/hold';
import { noteLayoutShifts } from '../support/layout-shifts';
import { expectAccessible } from '../support/expect-accessible';
import { openWindow } from '../support/open-window';
import { PAID, expect, isReady, payButton, show, test } from './checkout-shop';

test.use({ merchant: { challenges: ['cvv', 'postal_code'] } });

const CARD = { number: VISA.number, expirationDate: VISA.expirationDate, cvv: VISA.cvv, postalCode: '60601' };
const CHALLENGE = { ...CARD, number: '4000000000002503', cardholderName: 'Ada Lovelace' };

const height = (locator: Locator): Promise<number> => locator.evaluate((element) => element.getBoundingClientRect().height);

for (const labels of ['above', 'floating'] as const) {
  test(`checkout: with labels ${labels}, nothing moves while it loads and while a card is typed`, async ({ page, shop }) => {
    const readShifts = await noteLayoutShifts(page);
    await shop.begin(['card', 'paypal'], { options: { labels } });
    await expect(page.locator('[data-tender-accepted] svg').first()).toBeVisible();
    const before = await height(page.locator('[data-tender-checkout]'));
    await fillCard(page, CARD);
    await expect(page.locator('[data-tender-brand] svg')).toBeVisible();
    await expect(page.getByText('3 digits')).toBeVisible();
    expect(await height(page.locator('[data-tender-checkout]'))).toBe(before);
    expect(await readShifts()).toEqual([]);
  });
}

test('checkout: a card form that no account changes is typed into before the account is known', async ({ page, shop, sandbox }) => {
  const readShifts = await noteLayoutShifts(page);
  await shop.open();
  const release = await hold(page, '**/client_api/v1/configuration**');
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['postalCard', 'paypal'] });
  await fillCard(page, CARD);
  await expect(page.getByRole('radio')).toHaveCount(1);
  release();
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeVisible();
  await isReady(page);
  expect(await readShifts()).toEqual([]);
  await payButton(page).click();
  await expect(page.getByText(PAID)).toBeVisible();
  expect(shop.sold).toEqual([{ type: 'credit_card', status: 'submitted_for_settlement' }]);
});

test('checkout: the placeholder is as high as what comes', async ({ page, shop, sandbox }) => {
  await shop.open();
  const release = await hold(page, '**/client_api/v1/configuration**');
  await show(page, { authorization: sandbox.tokenizationKey, methods: ['card', 'paypal', 'sepa'] }); // SEPA is not offered in dollars
  await expect(page.locator('[data-tender-skeleton]')).toBeVisible();
  const placeholder = await height(page.locator('[data-tender-checkout]'));
  release();
  await isReady(page);
  // The account asks for a postal code, which nobody could know: one row of fields.
  const [row = 0] = [await height(page.locator('[data-tender-field="postalCode"]'))];
  expect(Math.abs((await height(page.locator('[data-tender-checkout]'))) - row - 8 - placeholder)).toBeLessThan(8);
});

test('checkout, 3d secure: the dialog names shop and amount, its button differs from the bank’s, and the bank’s page has room', async ({
  page,
  shop,
  sandbox,
}) => {
  await shop.begin(['verifiedCard'], {
    authorization: sandbox.createClientToken(),
    options: { appearance: { theme: 'dark', variables: { accent: '#ffd400', radius: '0px' } } },
  });
  await fillCard(page, CHALLENGE);
  await payButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the payment with your bank' });
  await expect(dialog).toContainText('$15.00');
  await expect(dialog.getByRole('button')).toHaveText(['Go back without paying']);
  await expect(dialog).toHaveCSS('color-scheme', 'dark');
  await expect(dialog).toHaveCSS('border-radius', '0px');
  await expect.poll(async () => (await dialog.locator('iframe').boundingBox())?.height).toBeGreaterThan(500);
  await expectAccessible(page);
  await passChallenge(page);
});

test('checkout: Google’s button has the corners of the other buttons', async ({ page, shop }) => {
  await shop.show(['googlePay', 'paypal'], { options: { appearance: { variables: { radius: '13px' } } } });
  await expect(page.locator('.gpay-button')).toHaveCSS('border-radius', '13px');
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await expect(page.locator('[data-tender-button]')).toHaveCSS('border-radius', '13px');
});

test('checkout: a method that is selected with the keyboard has one ring, around the whole option', async ({ page, shop }) => {
  await shop.begin(['paypal', 'card']);
  await page.getByRole('radio', { name: 'PayPal' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const rings = await page
    .locator('[data-tender-methods]')
    .evaluate((list) =>
      [...list.querySelectorAll('*')]
        .filter((element) => getComputedStyle(element).outlineStyle === 'solid')
        .map((element) => [element.tagName, getComputedStyle(element).borderRadius]),
    );
  expect(rings).toEqual([['LABEL', '12px']]);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`checkout: on a ${scheme} page the text on the shop’s own accent can be read, whichever the accent is`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await shop.begin(['card', 'paypal']);
    for (const [accent, text] of [
      ['#1f5fd0', 'white'],
      ['#ffd400', 'black'],
      ['light-dark(#ffd400, #1f5fd0)', scheme === 'light' ? 'black' : 'white'],
    ] as const) {
      const lightness = await page.evaluate((color) => {
        document.documentElement.style.setProperty('--tender-accent', color); // as a style sheet of the shop does
        const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        context.fillStyle = getComputedStyle(document.querySelector('[data-tender-button]') as Element).color;
        context.fillRect(0, 0, 1, 1);
        return context.getImageData(0, 0, 1, 1).data[0];
      }, accent);
      expect([accent, lightness]).toEqual([accent, text === 'white' ? 255 : 0]);
    }
  });
}

test('checkout: the frames have the language of the checkout, and so has Venmo’s login dialog', async ({ page, shop }) => {
  await shop.show(['card', 'venmoWindow'], { options: { locale: 'pl', appearance: { theme: 'dark' } } });
  await expect(page.getByText('Jak chcesz zapłacić?')).toBeVisible();
  const frame = page.frameLocator('iframe[title="Numer karty"]');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'pl');
  await page.getByRole('radio', { name: 'Venmo' }).check();
  const button = page.getByRole('button', { name: 'Kontynuuj z Venmo' });
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  const popup = await openWindow(page, () => button.click());
  await page.bringToFront();
  const dialog = page.getByRole('dialog', { name: 'Venmo' });
  await expect(dialog.getByRole('heading', { name: 'Co chcesz zrobić?' })).toBeVisible();
  await expect(dialog).toHaveCSS('color-scheme', 'dark');
  await expectAccessible(page);
  const closed = popup.waitForEvent('close');
  await dialog.getByRole('button', { name: 'Anuluj płatność' }).click();
  await closed;
  await expect(dialog).toHaveCount(0);
});

test('checkout: PayPal in the express row, while a card is selected', async ({ page, shop }) => {
  await shop.show(['card'], { express: ['paypal', 'googlePay'] });
  const row = page.getByRole('region', { name: 'Express checkout' });
  await expect(row.getByRole('button', { name: 'PayPal' })).toHaveAttribute('aria-disabled', 'false');
  await expect(row.getByRole('button', { name: /Google Pay/ })).toBeVisible();
  await expectAccessible(page);
  // A window that is closed while it begins to load a page may stay open.
  const popup = await openWindow(page, () => row.getByRole('button', { name: 'PayPal' }).click(), /\/pay\/paypal\//);
  await expect(row).toContainText('Waiting for you at PayPal');
  await popup.close();
  await expect(row.getByRole('group', { name: 'The payment was not completed.' })).toBeFocused();
});
