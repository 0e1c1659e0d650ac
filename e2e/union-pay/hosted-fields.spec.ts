import type { Page } from '@playwright/test';
import { sell } from '../support/sell';
import { fieldOptions, shopPage, typeCard } from '../support/card';
import { call, type Outcome } from '../support/outcomes';
import { expect, test } from '../support/test';

const mobile = { countryCode: '62', number: '111111111' };
const CARD = { number: '6212345678901232', expirationDate: '12/2030', cvv: '123', postalCode: '12345' };
const FRAME = 'iframe[name^=braintreeunionpayhostedfields_]';

interface Argument {
  readonly fields?: object;
  /** Whose fields. */
  readonly library?: 'tender' | 'reference';
  /** Of UnionPay, where it is not that of the fields. */
  readonly unionPayAuthorization?: string;
}

/** Fields and UnionPay on a shop page. */
async function create(
  page: Page,
  authorization: string,
  { fields = fieldOptions, library = 'tender', unionPayAuthorization = authorization }: Argument = {},
): Promise<void> {
  await page.evaluate(
    async ([authorization, fields, library, unionPayAuthorization]) => {
      window.fields = (await (window[library].hostedFields.create as (options: object) => Promise<unknown>)({
        authorization,
        fields,
      })) as typeof window.fields;
      const unionpay = await window.tender.unionpay.create({ authorization: unionPayAuthorization });
      const withFields =
        (method: 'fetchCapabilities' | 'enroll' | 'tokenize') =>
        (options: unknown): unknown =>
          (unionpay[method] as (options: object) => unknown)({ hostedFields: window.fields, ...(options as object) });
      window.instance = {
        fetchCapabilities: withFields('fetchCapabilities'),
        enroll: withFields('enroll'),
        tokenize: withFields('tokenize'),
        teardown: () => unionpay.teardown(),
      };
    },
    [authorization, fields, library, unionPayAuthorization] as const,
  );
}

async function pay(page: Page, smsCode: string): Promise<Outcome<Record<string, unknown>>> {
  const { value } = await call(page, 'enroll', { mobile });
  expect(value).toEqual({ enrollmentId: expect.any(String), smsCodeRequired: true });
  return call(page, 'tokenize', { enrollmentId: value?.enrollmentId, smsCode });
}

test('union-pay: a card typed into hosted fields, to a sale', async ({ page, site, sandbox }) => {
  await page.goto(shopPage(site));
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame()) seen.push(`${request.url()} ${request.postData()}`);
  });
  await create(page, sandbox.createClientToken());
  await expect(page.locator(FRAME)).toHaveCount(0);
  await typeCard(page, CARD);
  const checks = await Promise.all([1, 2, 3].map(() => call(page, 'fetchCapabilities')));
  for (const { value } of checks) expect(value).toMatchObject({ isUnionPay: true, isDebit: false, unionPay: { isSupported: true } });
  await expect(page.locator(FRAME)).toHaveCount(1);
  expect(await page.locator(FRAME).boundingBox()).toMatchObject({ width: 0, height: 0 });
  const { value } = await pay(page, '12345');
  expect(value).toMatchObject({ type: 'CreditCard', description: 'ending in 32', details: { lastFour: '1232' } });
  expect((await sell(sandbox, value?.nonce)).creditCard?.last4).toBe('1232');
  expect(seen.join()).not.toContain(CARD.number); // the shop's own page never sees the card
  await call(page, 'teardown');
  await expect(page.locator(FRAME)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(4);
});

test('union-pay: a card goes to the account of its fields, not to that of whoever asks for it', async ({ page, site, sandbox }) => {
  const own = sandbox.createClientToken();
  sandbox.clock.advance(1_000); // tokens of one moment are equal
  const other = sandbox.createClientToken();
  const fingerprintOf = (token: string): string =>
    (JSON.parse(Buffer.from(token, 'base64').toString()) as { authorizationFingerprint: string }).authorizationFingerprint;
  expect(fingerprintOf(own)).not.toBe(fingerprintOf(other));
  await page.goto(shopPage(site));
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const of = (token: string): boolean => decodeURIComponent(`${request.url()} ${request.postData()}`).includes(fingerprintOf(token));
    if (/credit_cards|union_pay/.test(pathname)) sent.push(`${of(own) ? 'own' : of(other) ? 'other' : 'none'}`);
  });
  await create(page, own, { unionPayAuthorization: other });
  await typeCard(page, CARD);
  await call(page, 'fetchCapabilities');
  const { value } = await pay(page, '12345');
  expect(value).toMatchObject({ type: 'CreditCard' });
  expect(sent).toEqual(['own', 'own', 'own']);
});

test("union-pay: on the provider's hosts, with hosted fields of the provider's own SDK", async ({ provider: { page, sandbox }, site }) => {
  await page.goto(shopPage(site, { scripts: ['tender.js', 'reference.js'] }));
  const authorization = sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' });
  await create(page, authorization, { library: 'reference' });
  await typeCard(page, CARD);
  expect((await call(page, 'fetchCapabilities')).value).toMatchObject({ isUnionPay: true });
  expect((await pay(page, '12345')).value?.nonce).toEqual(expect.any(String));
  expect(await page.locator(FRAME).getAttribute('src')).toBe(
    'https://assets.braintreegateway.com/web/3.118.2/html/unionpay-hosted-fields-frame.min.html',
  );
});
