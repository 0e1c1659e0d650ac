import type { HostedFieldOptions } from '@tender/hosted-fields';
import { fillCard } from '@tender/sandbox/testing';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { input, tokenize, typeCard, type FieldName } from '../support/card';
import { expect, test } from '../support/test';
import type { Site } from '../support/site';

type Fields = Partial<Record<FieldName, HostedFieldOptions>>;

const CARD: Fields = { number: {}, expirationDate: {}, cvv: {}, postalCode: {}, cardholderName: {} };

/** Opens a shop with these fields, which keeps their events in `window.seen`. */
async function open(page: Page, site: Site, authorization: string, fields: Fields = CARD, more: object = {}): Promise<void> {
  const names = Object.keys(fields);
  const containers = names.map((name) => `<div id="${name}" style="width:300px;height:40px"></div>`).join('');
  await page.goto(
    site.page('shop.localhost', '/typing', {
      body: `<main><h1>Pay</h1><button id="before">Back</button>${containers}<button id="after">Pay</button></main>`,
    }),
  );
  const withContainers = Object.fromEntries(names.map((name) => [name, { container: `#${name}`, ...fields[name as FieldName] }]));
  await page.evaluate(
    async ([authorization, fields, more]) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      window.fields = await window.tender.hostedFields.create({ authorization, fields, ...more });
      for (const event of ['focus', 'blur', 'cardTypeChange', 'inputSubmitRequest'] as const) {
        window.fields.on(event, ({ emittedBy }) => seen.push(`${emittedBy} ${event}`));
      }
    },
    [authorization, withContainers as object, more] as const,
  );
  await expect(input(page, names.at(-1) as FieldName)).toBeVisible();
}

const seen = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
const state = (page: Page) => page.evaluate(() => window.fields.getState());

test('hosted-fields: deleting passes separators, and the caret stays where it is', { tag: '@smoke' }, async ({ page, sandbox, site }) => {
  await open(page, site, sandbox.tokenizationKey);
  const number = input(page, 'number');
  const caret = (): Promise<number | null> => number.evaluate((element: HTMLInputElement) => element.selectionStart);
  await number.pressSequentially('41111');
  for (const shown of ['4111 ', '411', '41', '4', '']) {
    await number.press('Backspace');
    await expect(number).toHaveValue(shown);
  }
  await number.pressSequentially('4111222233334444');
  for (let times = 0; times < 9; times += 1) await number.press('ArrowLeft');
  await number.press('Backspace');
  await expect(number).toHaveValue('4111 2223 3334 444');
  expect(await caret()).toBe(8);
  await number.press('5');
  await expect(number).toHaveValue('4111 2225 3333 4444');
  expect(await caret()).toBe(10);
  await number.press('Home');
  await number.press('Delete');
  await expect(number).toHaveValue('1112 2253 3334 444');
  expect(await caret()).toBe(0);
  await number.press('ControlOrMeta+a');
  await number.press('x');
  await expect(number).toHaveValue('');
});

test('hosted-fields: a number longer than the longest of its brand, put in at once, loses what is too much', async ({
  page,
  context,
  sandbox,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site, sandbox.tokenizationKey, { number: {} });
  const number = input(page, 'number');
  const text = '4111-1111-1111-1111-9999';
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await number.focus();
  await number.press('ControlOrMeta+v');
  await expect(number).toHaveValue('4111 1111 1111 1111');
  await number.fill('');
  await number.fill(text);
  await expect(number).toHaveValue('4111 1111 1111 1111');
  await expect(number).toHaveClass('number valid');
  await number.fill(text); // over a number that is there
  await expect(number).toHaveValue('4111 1111 1111 1111');
});

test('hosted-fields: months and years from lists', async ({ page, sandbox, site }) => {
  const options = ['Januar', 'Februar & co'];
  await open(page, site, sandbox.tokenizationKey, {
    number: {},
    expirationMonth: { select: { options }, placeholder: 'Month' },
    expirationYear: { select: true },
    cvv: {},
  });
  const month = input(page, 'expirationMonth');
  await expect(month.locator('option')).toHaveText(['Month', 'Januar', 'Februar & co', ...'3 4 5 6 7 8 9 10 11 12'.split(' ')]);
  await expect(input(page, 'expirationYear')).toHaveValue(String(new Date().getFullYear()));
  await page.evaluate(() => window.fields.setMonthOptions(['<b>1</b>']));
  await expect(month.locator('option').nth(1)).toHaveText('<b>1</b>');
  await fillCard(page, { expirationMonth: '12', expirationYear: '2030' });
  await typeCard(page, { number: '4111111111111111', cvv: '123' });
  expect((await tokenize(page)).value).toMatchObject({ details: { expirationMonth: '12', expirationYear: '2030' } });
});

test('hosted-fields: by keyboard alone, forwards, backwards and to the end', async ({ page, sandbox, site }) => {
  await open(page, site, sandbox.tokenizationKey, { number: {}, expirationDate: {}, cvv: {} });
  await page.locator('#before').focus();
  for (const [field, text] of [
    ['number', '4111111111111111'],
    ['expirationDate', '1230'],
    ['cvv', '123'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(input(page, field)).toBeFocused(); // the focus crosses from process to process; the tool's keys do not wait for it
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#after')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(input(page, 'cvv')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const wanted = [
    'number focus',
    'number cardTypeChange',
    'number cardTypeChange',
    'number blur',
    'expirationDate focus',
    'expirationDate blur',
    'cvv focus',
    'cvv inputSubmitRequest',
    'cvv blur',
    'cvv focus',
    'cvv blur',
    'expirationDate focus',
  ];
  await expect.poll(() => seen(page)).toEqual(wanted);
  await expect(input(page, 'expirationDate')).toBeFocused();
  expect((await tokenize(page)).value).toMatchObject({ description: 'ending in 11' });
});

test('hosted-fields: focus by label, by method, and one field at a time', async ({ page, sandbox, site }) => {
  await open(page, site, sandbox.tokenizationKey);
  await page.evaluate(() => window.fields.focus('cvv'));
  await expect.poll(async () => (await state(page)).fields.cvv?.isFocused).toBe(true);
  await page.evaluate(() => window.fields.focus('number'));
  await expect.poll(async () => (await state(page)).fields.number?.isFocused).toBe(true);
  expect((await state(page)).fields.cvv?.isFocused).toBe(false);
  await expect(page.locator('#number')).toHaveClass(/braintree-hosted-fields-focused/);
});

test('hosted-fields: styles of the merchant, and nothing else', async ({ page, sandbox, site }) => {
  const errors: string[] = [];
  page.on('console', (message) => /policy|trusted/i.test(message.text()) && errors.push(message.text()));
  const styles = {
    input: { 'font-size': '20px', color: 'rgb(1, 2, 3)', position: 'fixed', background: 'red' },
    '.number': { 'letter-spacing': '2px' },
    ':focus': { color: 'rgb(9, 9, 9)' },
    '.invalid': { color: 'rgb(200, 0, 0) !important' },
    '@media (min-width: 10px)': { input: { 'font-weight': '700' } },
    'input{position:fixed} b': { color: 'red' },
    '::-moz-placeholder': { color: 'red' },
    '::placeholder': { color: 'rgb(7, 7, 7)' },
  };
  await open(page, site, sandbox.tokenizationKey, { number: { placeholder: 'Card' } }, { styles });
  const number = input(page, 'number');
  await expect(number).toHaveCSS('font-size', '20px');
  await expect(number).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(number).toHaveCSS('letter-spacing', '2px');
  await expect(number).toHaveCSS('font-weight', '700');
  await expect(number).toHaveCSS('position', 'absolute');
  await expect(number).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await number.evaluate((element) => getComputedStyle(element, '::placeholder').color)).toBe('rgb(7, 7, 7)');
  await number.pressSequentially('9');
  await expect(number).toHaveCSS('color', 'rgb(200, 0, 0)');
  expect(errors).toEqual([]);
});

test('hosted-fields: where colours are forced the focus is outlined', async ({ page, sandbox, site }) => {
  await open(page, site, sandbox.tokenizationKey, { number: {} }, { styles: { input: { outline: 'none' } } });
  await input(page, 'number').focus();
  await expect(input(page, 'number')).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(input(page, 'number')).toHaveCSS('outline-style', 'solid');
});

test('hosted-fields: digits keep their order from right to left', async ({ page, sandbox, site }) => {
  const shot = async (styles: object): Promise<Buffer> => {
    await open(
      page,
      site,
      sandbox.tokenizationKey,
      { number: {}, expirationDate: {} },
      { styles: { input: { 'font-size': '20px', ...styles } } },
    );
    await input(page, 'number').fill('4111222233334444');
    await input(page, 'expirationDate').fill('1230');
    await expect(input(page, 'expirationDate')).toHaveValue('12 / 30');
    await page.locator('#before').focus();
    return page.locator('main').screenshot();
  };
  const right = await shot({ 'text-align': 'right' });
  for (const styles of [{ direction: 'rtl' }, { direction: 'rtl', 'text-align': 'right' }])
    expect((await shot(styles)).equals(right)).toBe(true);
  const left = await shot({ 'text-align': 'left' });
  expect((await shot({ direction: 'rtl', 'text-align': 'left' })).equals(left)).toBe(true);
});

test('hosted-fields: nothing is wrong for assistive technology', async ({ page, sandbox, site }) => {
  await open(page, site, sandbox.tokenizationKey, { ...CARD, expirationMonth: { select: true } });
  await page.evaluate(() => window.fields.setMessage({ field: 'number', message: 'The number is too short.' }));
  await expect(input(page, 'number')).toHaveAccessibleName('Credit Card Number');
  await expect(input(page, 'number')).toHaveAccessibleDescription('The number is too short.');
  await page.evaluate(() => window.fields.setAttribute({ field: 'number', attribute: 'aria-invalid', value: true }));
  await expect(input(page, 'number')).toHaveAttribute('aria-invalid', 'true');
  for (const frame of page.frames()) {
    await frame.evaluate(`${axe.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });0`);
  }
  const { violations, passes } = await page.evaluate(() => (window as unknown as { axe: typeof import('axe-core') }).axe.run());
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${target.join(' ')} ${html}`));
  expect(found).toEqual([]);
  expect(passes.some(({ nodes }) => nodes.some(({ target }) => target.length > 1))).toBe(true); // it looked inside the frames
});
