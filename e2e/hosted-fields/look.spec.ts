import axe from 'axe-core';
import { fieldOptions, input, openFields } from '../support/card';
import { expect, test } from '../support/test';

test('hosted-fields: where colours are forced the focus is outlined', async ({ page, sandbox, site }) => {
  await openFields(page, site, sandbox.tokenizationKey, { styles: { input: { outline: 'none' } } });
  await input(page, 'number').focus();
  await expect(input(page, 'number')).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(input(page, 'number')).toHaveCSS('outline-style', 'solid');
});

test('hosted-fields: digits keep their order from right to left', async ({ page, sandbox, site }) => {
  const shot = async (styles: object): Promise<Buffer> => {
    await openFields(page, site, sandbox.tokenizationKey, { styles: { input: { 'font-size': '20px', ...styles } } });
    await input(page, 'number').fill('4111222233334444');
    await input(page, 'expirationDate').fill('1230');
    await expect(input(page, 'expirationDate')).toHaveValue('12 / 30');
    await page.locator('button').focus();
    return page.locator('form').screenshot();
  };
  const right = await shot({ 'text-align': 'right' });
  for (const styles of [{ direction: 'rtl' }, { direction: 'rtl', 'text-align': 'right' }])
    expect((await shot(styles)).equals(right)).toBe(true);
  const left = await shot({ 'text-align': 'left' });
  expect((await shot({ direction: 'rtl', 'text-align': 'left' })).equals(left)).toBe(true);
});

test('hosted-fields: nothing is wrong for assistive technology, in the page and in its frames', async ({ page, sandbox, site }) => {
  const names = [...Object.keys(fieldOptions), 'cardholderName', 'expirationMonth'];
  const body = `<main><h1>Pay</h1>${names.map((name) => `<div id="${name}" class="field"></div>`).join('')}</main>`;
  const fields = Object.fromEntries(
    names.map((name) => [name, { container: `#${name}`, ...(name === 'expirationMonth' && { select: true }) }]),
  );
  await openFields(page, site, sandbox.tokenizationKey, { fields }, { body });
  await page.evaluate(() => {
    window.fields.setMessage({ field: 'number', message: 'The number is too short.' });
    return window.fields.setAttribute({ field: 'number', attribute: 'aria-invalid', value: true });
  });
  await expect(input(page, 'number')).toHaveAccessibleName('Credit Card Number');
  await expect(input(page, 'number')).toHaveAccessibleDescription('The number is too short.');
  await expect(input(page, 'number')).toHaveAttribute('aria-invalid', 'true');
  for (const frame of page.frames()) {
    await frame.evaluate(`${axe.source};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });0`);
  }
  const { violations, passes } = await page.evaluate(() => (window as unknown as { axe: typeof import('axe-core') }).axe.run());
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${target.join(' ')} ${html}`));
  expect(found).toEqual([]);
  expect(passes.some(({ nodes }) => nodes.some(({ target }) => target.length > 1))).toBe(true); // it looked inside the frames
});
