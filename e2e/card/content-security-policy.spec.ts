import { createFields, shopPage, tokenize, typeCard } from '../support/card';
import { expect, test } from '../support/test';

/** The merchant's policy: the asset host's frames, the gateway, and nothing else. */
function strictPolicy(origin: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${origin}`,
    `style-src 'self'`,
    `frame-src ${origin}`,
    `connect-src 'self' ${origin}`,
    `img-src 'self' data:`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types tender`,
  ].join('; ');
}

test('card: no violation of a strict policy, from create to teardown', { tag: '@smoke' }, async ({ page, sandbox, site }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted type/i.test(message.text())) violations.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
    );
  });
  await page.goto(shopPage(site, { headers: { 'content-security-policy': strictPolicy(sandbox.url) } }));
  await createFields(page, sandbox.tokenizationKey, {
    styles: { input: { color: 'rgb(1, 2, 3)', 'font-size': '16px' }, '.invalid': { color: 'red' } },
  });
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
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/content security policy|trusted type/i.test(message.text())) violations.push(message.text());
    });
    await page.goto(shopPage(site, { headers: { 'content-security-policy': strictPolicy(sandbox.url) } }));
    await createFields(page, sandbox.tokenizationKey);
    await typeCard(page);
    const fraudScript = page.waitForResponse((response) => response.url().endsWith('/da/r/fb.js'));
    expect((await tokenize(page)).value?.nonce).toMatch(/^tokencc_/);
    expect((await fraudScript).status()).toBe(200);
    expect(violations).toEqual([]);
  });
});
