import type { Page } from '@playwright/test';
import { sell } from '../support/sell';
import { call } from '../support/settled';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

const mobile = { countryCode: '62', number: '111111111' };
const expiry = { expirationMonth: '12', expirationYear: '2030' };

async function open(page: Page, site: Site, authorization: string): Promise<void> {
  await page.goto(site.page('shop.localhost', '/checkout'));
  await page.evaluate(async (arg) => {
    window.instance = (await window.tender.unionpay.create({ authorization: arg })) as never;
  }, authorization);
}

/** Documented cards that can be charged. */
const CARDS: [number: string, capabilities: object, smsCodeRequired: boolean][] = [
  ['6212345678901265', { isDebit: true, unionPay: { isSupported: true, supportsTwoStepAuthAndCapture: true } }, true],
  ['6212345678901232', { isDebit: false, unionPay: { isSupported: true, supportsTwoStepAuthAndCapture: true } }, true],
  ['6212345678900085', { unionPay: { isSupported: true } }, false],
  ['6212345678900093', { unionPay: { isSupported: true, supportsTwoStepAuthAndCapture: false } }, true],
  ...['62123456789002', '621234567890003', '62123456789000003', '621234567890000002', '6212345678900000003'].map(
    (number): [string, object, boolean] => [number, { unionPay: { isSupported: true } }, true],
  ),
];

for (const [number, capabilities, smsCodeRequired] of CARDS) {
  test(`union-pay: card ${number} to a sale`, async ({ page, site, sandbox }) => {
    await open(page, site, sandbox.createClientToken());
    const card = { number, ...expiry, cvv: '123' };
    expect((await call(page, 'fetchCapabilities', { card: { number } })).value).toMatchObject({ isUnionPay: true, ...capabilities });
    const { value: enrolled } = await call(page, 'enroll', { card, mobile });
    expect(enrolled).toEqual({ enrollmentId: expect.any(String), smsCodeRequired });
    const { value } = await call(page, 'tokenize', {
      card,
      enrollmentId: enrolled?.enrollmentId,
      ...(smsCodeRequired && { smsCode: '12345' }),
    });
    expect(value).toMatchObject({
      type: 'CreditCard',
      description: `ending in ${number.slice(-2)}`,
      details: { lastFour: number.slice(-4) },
    });
    expect(Object.keys(value ?? {})).not.toContain('consumed');
    expect((await sell(sandbox, value?.nonce)).creditCard?.cardType).toMatch(/UnionPay/);
    expect(await page.locator('iframe').count()).toBe(0);
  });
}

test('union-pay: cards that cannot be charged', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox.createClientToken());
  const unsupported = { number: '6212345678900028' };
  expect((await call(page, 'fetchCapabilities', { card: unsupported })).value).toMatchObject({
    isUnionPay: true,
    unionPay: { isSupported: false },
  });
  for (const number of [unsupported.number, '6212345678900036']) {
    expect((await call(page, 'enroll', { card: { number, ...expiry }, mobile })).error).toMatchObject({
      code: 'UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID',
      type: 'CUSTOMER',
      details: { originalError: { code: 'CLIENT_REQUEST_ERROR' } },
    });
  }
  expect((await call(page, 'fetchCapabilities', { card: { number: '4111111111111111' } })).value).toMatchObject({ isUnionPay: false });
});
