import { openFields, tokenize, typeCard } from '../support/card';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';

test('card: no violation of a strict policy, from create to teardown', { tag: '@smoke' }, async ({ page, sandbox, site }) => {
  const violations = await collectViolations(page);
  await openFields(
    page,
    site,
    sandbox.tokenizationKey,
    {
      styles: { input: { color: 'rgb(1, 2, 3)', 'font-size': '16px' }, '.invalid': { color: 'red' } },
    },
    { headers: strictPolicy(sandbox.url) },
  );
  await typeCard(page);
  await page.evaluate(() => {
    window.fields.setMessage({ field: 'number', message: 'Check the number.' });
    return Promise.all([
      window.fields.addClass('number', 'wide'),
      window.fields.setAttribute({ field: 'cvv', attribute: 'placeholder', value: '123' }),
    ]);
  });
  expect((await tokenize(page)).value?.nonce).toMatch(/^tokencc_/);
  const color = await page
    .frameLocator('iframe[name="braintree-hosted-field-number"]')
    .locator('input.number')
    .evaluate((input) => getComputedStyle(input).color);
  expect(color).toBe('rgb(1, 2, 3)');
  await page.evaluate(() => window.fields.teardown());
  expect(violations).toEqual([]);
});

test.describe('fraud detection', () => {
  test.use({ merchant: { collectDeviceData: true } });

  test('card: no violation where the merchant collects device data for fraud detection', async ({ page, sandbox, site }) => {
    const violations = await collectViolations(page);
    await openFields(page, site, sandbox.tokenizationKey, {}, { headers: strictPolicy(sandbox.url) });
    await typeCard(page);
    const fraudScript = page.waitForResponse((response) => response.url().endsWith('/da/r/fb.js'));
    expect((await tokenize(page)).value?.nonce).toMatch(/^tokencc_/);
    expect((await fraudScript).status()).toBe(200);
    expect(violations).toEqual([]);
  });
});
