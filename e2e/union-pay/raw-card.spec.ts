import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { serverGateway } from '../support/gateway';
import { call } from '../support/settled';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

const mobile = { countryCode: '62', number: '111111111' };
const expiry = { expirationMonth: '12', expirationYear: '2030' };

async function open(page: Page, site: Site, authorization: string, library: 'tender' | 'reference' = 'tender'): Promise<void> {
  await page.goto(site.page('shop.localhost', '/checkout', { scripts: ['tender.js', 'reference.js'] }));
  await page.evaluate(
    async ([authorization, library]) => {
      window.instance = (await (window[library] as unknown as Pick<typeof window.tender, 'unionpay'>).unionpay.create({
        authorization,
      })) as never;
    },
    [authorization, library] as const,
  );
}

async function sell(sandbox: Sandbox, paymentMethodNonce: unknown): Promise<string | undefined> {
  const { success, transaction } = await serverGateway(sandbox).transaction.sale({
    amount: '10.00',
    paymentMethodNonce: String(paymentMethodNonce),
  });
  expect(success).toBe(true);
  return transaction.creditCard?.cardType;
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
    expect(await sell(sandbox, value?.nonce)).toMatch(/UnionPay/);
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

test('union-pay: a wrong code, then the right one; an expired card', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox.createClientToken());
  const card = { number: '6212345678901232', ...expiry };
  const { value: enrolled } = await call(page, 'enroll', { card, mobile });
  const enrollmentId = enrolled?.enrollmentId;
  const wrong = await call(page, 'tokenize', { card, enrollmentId, smsCode: '999999' });
  expect(wrong.error).toMatchObject({ code: 'UNIONPAY_FAILED_TOKENIZATION', type: 'CUSTOMER' });
  expect(JSON.stringify(wrong.error?.details)).toContain('SMS code is invalid');
  await sell(sandbox, (await call(page, 'tokenize', { card, enrollmentId, smsCode: '12345' })).value?.nonce);
  const expired = { ...card, expirationYear: '2009' };
  expect((await call(page, 'enroll', { card: expired, mobile })).error).toMatchObject({
    code: 'UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID',
  });
});

test('union-pay: a tokenization key may not', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox.tokenizationKey);
  const card = { number: '6212345678901232' };
  for (const method of ['fetchCapabilities', 'enroll', 'tokenize']) {
    expect((await call(page, method, { card, mobile, enrollmentId: 'x' })).error).toMatchObject({
      code: 'CLIENT_AUTHORIZATION_INSUFFICIENT',
    });
  }
});

test('union-pay: a gateway that fails', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox.createClientToken());
  const card = { number: '6212345678901232' };
  sandbox.faults.add({ match: { path: '/client_api/' }, action: { status: 503, body: {} } });
  const codes = { fetchCapabilities: 'FETCH_CAPABILITIES', enroll: 'ENROLLMENT', tokenize: 'TOKENIZATION' };
  for (const [method, name] of Object.entries(codes)) {
    expect((await call(page, method, { card, mobile })).error).toMatchObject({ code: `UNIONPAY_${name}_NETWORK_ERROR`, type: 'NETWORK' });
  }
});

test("union-pay: the provider's own SDK, with the same requests and results", async ({ provider: { page, sandbox }, site }) => {
  const answers: unknown[] = [];
  for (const library of ['tender', 'reference'] as const) {
    await open(page, site, sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' }), library);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (!/capabilities|union_pay|credit_cards/.test(request.url())) return;
      const { pathname, searchParams } = new URL(request.url());
      const body = (request.postDataJSON() ?? Object.fromEntries(searchParams)) as Record<string, unknown>;
      sent.push([request.method(), pathname.split('/v1/')[1], body.creditCard ?? body.unionPayEnrollment ?? body['creditCard[number]']]);
    });
    const card = { number: '6212345678901265', ...expiry, cvv: '123' };
    const able = await call(page, 'fetchCapabilities', { card: { number: card.number } });
    const enrolled = await call(page, 'enroll', { card, mobile });
    const { enrollmentId } = enrolled.value ?? {};
    const paid = await call(page, 'tokenize', { card, enrollmentId, smsCode: '12345' });
    page.removeAllListeners('request');
    const text = JSON.stringify([able, enrolled, { ...paid.value, nonce: '' }, sent]);
    answers.push(JSON.parse(text.replaceAll(String(enrollmentId), 'enrollment')));
  }
  expect(answers[0]).toEqual(answers[1]);
});
