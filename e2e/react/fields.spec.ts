import type { Locator, Page } from '@playwright/test';
import { collectWarnings } from '../support/warnings';
import { expectAccessible } from '../support/expect-accessible';
import { VISA, type FieldName } from '../support/card';
import { hold } from '../support/hold';
import { expect, test as base } from '../support/test';
import type { CardPageProps } from './pages/card';
import { reactPage } from './support';

type Forms = NonNullable<CardPageProps['forms']>;

const NONCE = /^tokencc_/;
const ALL = ['number', 'expirationDate', 'cvv', 'postalCode'] as const;

const form = (page: Page, place = 0): Locator => page.locator(`#form-${place}`);
const input = (page: Page, field: FieldName, place = 0): Locator =>
  form(page, place).frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).locator(`[data-braintree-name="${field}"]`);
const frames = (page: Page): Promise<number> => page.locator('iframe').count();
const instances = (page: Page, place = 0): Promise<number> => page.evaluate((place) => window.cardPage.instances(place), place);

/** The fields of one form. */
const fields = (...boxes: Forms[number]['boxes']): Forms => [{ boxes }];

/** Waits until a form is ready, and has had `count` instances so far. */
async function ready(page: Page, count: number, place = 0): Promise<void> {
  await expect.poll(() => instances(page, place)).toBe(count);
  await expect(form(page, place)).toHaveAttribute('data-status', 'ready');
}

async function payBy(page: Page, card: Partial<Record<FieldName, string>> = VISA, place = 0): Promise<void> {
  for (const [field, text] of Object.entries(card)) await input(page, field as FieldName, place).pressSequentially(text);
  await form(page, place).getByRole('button', { name: 'Pay' }).click();
  await expect(form(page, place).locator('output')).toHaveText(NONCE);
}

interface Shop {
  /** Warnings and errors of the page; it may have none in the end. */
  readonly warnings: string[];
  show(forms?: Forms): Promise<void>;
}

const test = base.extend<{ shop: Shop }>({
  shop: async ({ page, sandbox, site }, use) => {
    const warnings = collectWarnings(page);
    await page.goto(reactPage(site, 'card'));
    const show = (forms?: Forms): Promise<void> =>
      page.evaluate((props) => window.cardPage.show(props), { authorization: sandbox.tokenizationKey, ...(forms && { forms }) });
    await use({ warnings, show });
    expect(warnings).toEqual([]);
  },
});

test('fields: a click on a label focuses its frame, and attributes tell', async ({ page, shop }) => {
  await shop.show();
  await ready(page, 1);
  for (const [field, label] of [
    ['cvv', 'Security code'],
    ['number', 'Card number'],
  ] as const) {
    await page.locator('label', { hasText: label }).click();
    await expect(input(page, field)).toBeFocused();
    await expect(page.locator(`[data-tender-field=${field}]`)).toHaveAttribute('data-focused', '');
  }
  await expect(page.locator('[data-tender-field=cvv]')).not.toHaveAttribute('data-focused');
  await input(page, 'number').pressSequentially('4111');
  await expect(page.locator('[data-tender-field=number]')).not.toHaveAttribute('data-empty');
  await expect(page.locator('[data-tender-field=number]')).not.toHaveAttribute('data-invalid');
  await input(page, 'number').fill('9999'); // no brand begins like this
  await expect(page.locator('[data-tender-field=number]')).toHaveAttribute('data-invalid', '');
});

test('fields: moved to another parent, they are made anew and take a card', async ({ page, shop }) => {
  await shop.show(fields(['number', 'expirationDate', 'cvv', 'postalCode'], []));
  await ready(page, 1);
  await input(page, 'number').pressSequentially('4111');
  await shop.show(fields(['expirationDate', 'cvv', 'postalCode'], ['number']));
  await ready(page, 2);
  expect(await frames(page)).toBe(4);
  await payBy(page);
});

test('fields: moved while they load, they become ready and take a card', async ({ page, shop }) => {
  await shop.show(fields(ALL));
  await expect(page.locator('iframe').first()).toBeAttached();
  await shop.show(fields([...ALL].reverse()));
  await expect(form(page)).toHaveAttribute('data-status', 'ready');
  await payBy(page);
  expect(await frames(page)).toBe(4);
});

test('fields: moved on the page without React, with all that is around them', async ({ page, shop }) => {
  await shop.show();
  await ready(page, 1);
  await page.evaluate(() => document.querySelector('aside')?.append(document.querySelector('main') as Element));
  await ready(page, 2);
  expect(await frames(page)).toBe(4);
  await payBy(page);
});

test('fields: a message, an error and a lock reach the frame, and what was typed stays', async ({ page, shop }) => {
  const said = (number: object): Forms => [{ boxes: [ALL], fields: { number } }];
  await shop.show();
  await ready(page, 1);
  await input(page, 'number').pressSequentially('4111');
  await shop.show(said({ message: 'Check the number.', isInvalid: true, disabled: true }));
  await expect(input(page, 'number')).toBeDisabled();
  await expect(input(page, 'number')).toHaveAttribute('aria-invalid', 'true');
  await expect(input(page, 'number')).toHaveAccessibleDescription('Check the number.');
  await shop.show(said({}));
  await expect(input(page, 'number')).toBeEnabled();
  await expect(input(page, 'number')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(input(page, 'number')).toHaveAccessibleDescription('');
  await expect(input(page, 'number')).toHaveValue('4111 ');
  expect(await instances(page)).toBe(1);
});

/** Names and values of the form's data at each submit. */
const submits = (page: Page): Promise<string | null> => form(page).locator('data').getAttribute('value');

const withButton = (button: object): Forms => [{ boxes: [ALL], button: { name: 'with', value: 'card', ...button } }];

for (const place of ['a card field', 'an ordinary input']) {
  test(`fields: Enter in ${place} clicks the pay button, unless it is disabled`, async ({ page, shop }) => {
    const pressEnter = (): Promise<void> =>
      (place === 'a card field' ? input(page, 'cvv') : form(page).getByLabel('Voucher')).press('Enter');
    await shop.show(withButton({ disabled: true }));
    await ready(page, 1);
    await pressEnter();
    // What is typed reaches the page after Enter, which then has found the button disabled.
    await input(page, 'cvv').press('1');
    await expect(form(page).locator('[data-tender-field="cvv"]')).not.toHaveAttribute('data-empty');
    await shop.show(withButton({ disabled: false }));
    await expect(form(page).getByRole('button', { name: 'Pay' })).toBeEnabled();
    await pressEnter();
    await expect.poll(() => submits(page)).toBe('voucher=&with=card');
  });
}

test('fields: Enter that is held in a card field submits once, and pressed again, once more', async ({ page, shop }) => {
  await shop.show(withButton({}));
  await ready(page, 1);
  await input(page, 'cvv').focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter'); // from the second time on, the browser marks it as a repeat
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => submits(page)).toBe('voucher=&with=card voucher=&with=card');
});

test('fields: another language, other colours and other brands reach the frames, and the typed card stays', async ({ page, shop }) => {
  const looks = (number: object, color: string): Forms => [{ boxes: [ALL], options: { styles: { input: { color } } }, fields: { number } }];
  await shop.show(looks({ placeholder: '1234', supportedCardBrands: {} }, 'rgb(1, 2, 3)'));
  await ready(page, 1);
  await expect(input(page, 'number')).toHaveAccessibleName('Card number');
  await input(page, 'number').pressSequentially(VISA.number);
  await expect(page.locator('[data-tender-field=number]')).toHaveAttribute('data-valid', '');
  const german = { label: 'Kartennummer: Visa', placeholder: '4321', iframeTitle: 'Ihre Karte', supportedCardBrands: { visa: false } };
  await shop.show(looks(german, 'rgb(4, 5, 6)'));
  await expect(input(page, 'number')).toHaveAccessibleName('Kartennummer: Visa');
  await expect(input(page, 'number')).toHaveAttribute('placeholder', '4321');
  await expect(input(page, 'number')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(input(page, 'cvv')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(page.locator('iframe[name$=number]')).toHaveAttribute('title', 'Ihre Karte');
  await expect(page.locator('[data-tender-field=number]')).toHaveAttribute('data-invalid', '');
  await shop.show(looks({ ...german, supportedCardBrands: {} }, 'rgb(4, 5, 6)'));
  await expect(page.locator('[data-tender-field=number]')).toHaveAttribute('data-valid', '');
  const { number: _, ...rest } = VISA;
  await payBy(page, rest);
  expect(await instances(page)).toBe(1);
});

test('fields: the customer types while the configuration is on its way, and pays', async ({ page, shop }) => {
  const release = await hold(page, '**/client_api/v1/configuration?*');
  await shop.show();
  await input(page, 'number').pressSequentially('4111111111111111');
  await expect(form(page)).toHaveAttribute('data-status', 'loading');
  release();
  await ready(page, 1);
  await expect(page.locator('[data-tender-field=number]')).toHaveAttribute('data-valid', '');
  const { number: _, ...rest } = VISA;
  await payBy(page, rest);
});

test('fields: unmounted, ready or not, they leave no frame', { tag: '@smoke' }, async ({ page, shop }) => {
  for (const state of ['loading', 'ready']) {
    await shop.show();
    await expect(page.locator('iframe')).toHaveCount(4);
    if (state === 'ready') await expect(form(page)).toHaveAttribute('data-status', 'ready');
    await page.evaluate(() => window.cardPage.show(null));
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.locator('main > *')).toHaveCount(0);
  }
});

test('fields: two groups on one page, each with its own card', async ({ page, shop }) => {
  const two: Forms = [{ boxes: [ALL] }, { boxes: [ALL] }];
  await shop.show(two);
  await ready(page, 1, 0);
  await ready(page, 1, 1);
  expect(await frames(page)).toBe(8);
  await payBy(page, VISA, 0);
  await expect(input(page, 'number', 1)).toHaveValue('');
  await expect(form(page, 1).locator('output')).toHaveText('ready');
  await payBy(page, { ...VISA, number: '5555555555554444' }, 1);
  const nonces = await page.locator('output').allTextContents();
  expect(new Set(nonces).size).toBe(2);
  await shop.show(two.slice(0, 1));
  await expect(page.locator('iframe')).toHaveCount(4);
  expect(await instances(page)).toBe(1);
});

test('fields: accessible, empty, typed into, and wrong', { tag: ['@smoke', '@whole-browser'] }, async ({ page, shop }) => {
  await shop.show();
  await ready(page, 1);
  await expectAccessible(page, 'html');
  await input(page, 'number').pressSequentially('4111111111111112');
  await shop.show([{ boxes: [ALL], fields: { number: { message: 'Check the number.', isInvalid: true }, cvv: { disabled: true } } }]);
  await expectAccessible(page, 'html');
});
