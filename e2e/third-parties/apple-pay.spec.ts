import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { sell } from '../support/sell';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';
import { bundleClient, type Library } from './bundle-client';

// A shop that has made `@tender/web` the alias of `braintree-web`, and one that has not. The shop's calls stand without Apple's sheet, and what the
// gateway answers is written here, so that both get the same.

interface Wallet {
  create(options: object): Promise<{
    merchantIdentifier: string;
    createPaymentRequest(request: object): object;
    performValidation(options: object): Promise<object>;
    tokenize(options: object): Promise<{ nonce: string }>;
  }>;
}
interface Clients {
  client: { create(options: object): Promise<object> };
  applePay: Wallet;
}

const configuration = {
  countryCode: 'US',
  currencyCode: 'USD',
  merchantIdentifier: 'merchant.example.shop',
  supportedNetworks: ['visa', 'mastercard'],
};
const card = { nonce: 'fake-apple-pay-visa-nonce', type: 'ApplePayCard', description: 'Visa 1111', details: { cardType: 'Visa' } };
const session = { merchantSessionIdentifier: 'a-session', displayName: 'Shop' };
const code = `export * as client from 'braintree-web/client'; export * as applePay from 'braintree-web/apple-pay';`;

async function open(page: Page, site: Site, library: Library): Promise<void> {
  const script = site.script('shop.localhost', '/apple-pay.js', await bundleClient(code, 'clients', library));
  await page.goto(site.page('shop.localhost', '/', { scripts: [script] }));
}

/** What a shop does around Apple's sheet, and what each step came to. */
function pay(page: Page, authorization: string) {
  return page.evaluate(async (arg) => {
    const { client, applePay } = (window as unknown as { clients: Clients }).clients;
    const code = (error: { code: string; type: string }) => [error.code, error.type];
    const instance = await applePay.create({ client: await client.create({ authorization: arg }) }).catch(code);
    if (Array.isArray(instance)) return { refused: instance };
    const url = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
    const token = { paymentData: { version: 'EC_v1' }, paymentMethod: { network: 'Visa' }, transactionIdentifier: 'a-transaction' };
    return {
      merchantIdentifier: instance.merchantIdentifier,
      request: instance.createPaymentRequest({ total: { label: 'Shop', amount: '12.00' } }),
      session: await instance.performValidation({ validationURL: url, displayName: 'Shop' }).catch(code),
      paid: await instance.tokenize({ token }).catch(code),
    };
  }, authorization);
}

/** What the component has sent, but for what is new with each client. */
const sent = (sandbox: Sandbox): unknown[] =>
  sandbox
    .requests()
    .filter(({ method, path }) => method === 'POST' && path.includes('apple_pay'))
    .map(({ path, body }) => ({ path, body: JSON.parse(JSON.stringify(body, (key, value) => (key === 'sessionId' ? 'new' : value))) }));

const token = (sandbox: Sandbox): string => sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' });

const libraries: readonly [string, Library][] = [
  ['apple-pay', 'tender'],
  ['control: apple-pay', 'reference'],
];
for (const [name, library] of libraries) {
  test.describe(name, () => {
    test.use({ merchant: { applePayWeb: configuration } });

    test(`${name}: a validated merchant, and a payment to a sale`, async ({ provider: { page, sandbox }, site }) => {
      sandbox.faults.add({ match: { path: 'apple_pay_web/sessions', method: 'POST' }, action: { status: 200, body: session } });
      sandbox.faults.add({
        match: { path: 'apple_payment_tokens', method: 'POST' },
        action: { status: 202, body: { applePayCards: [card] } },
      });
      await open(page, site, library);
      expect(await pay(page, token(sandbox))).toEqual({
        merchantIdentifier: configuration.merchantIdentifier,
        request: {
          countryCode: 'US',
          currencyCode: 'USD',
          merchantCapabilities: ['supports3DS'],
          supportedNetworks: ['visa', 'masterCard'],
          total: { label: 'Shop', amount: '12.00' },
        },
        session: expect.objectContaining(session),
        paid: card,
      });
      expect((await sell(sandbox, card.nonce)).paymentInstrumentType).toBe('apple_pay_card');
    });

    test.describe('without registered domains', () => {
      test.use({ merchant: { applePayWeb: configuration, applePayDomains: [] } });

      test(`${name}: refusals of the gateway`, async ({ provider: { page, sandbox }, site }) => {
        await open(page, site, library);
        expect(await pay(page, token(sandbox))).toMatchObject({
          session: ['APPLE_PAY_MERCHANT_VALIDATION_FAILED', 'MERCHANT'],
          paid: ['APPLE_PAY_TOKENIZATION', 'NETWORK'],
        });
      });
    });
  });

  test.describe('without Apple Pay', () => {
    test.use({ merchant: { applePayWeb: null } });

    test(`${name}: a merchant without it`, async ({ provider: { page, sandbox }, site }) => {
      await open(page, site, library);
      expect(await pay(page, token(sandbox))).toEqual({ refused: ['APPLE_PAY_NOT_ENABLED', 'MERCHANT'] });
    });
  });
}

test.describe('apple-pay: on the wire', () => {
  test.use({ merchant: { applePayWeb: configuration } });

  test('apple-pay: the same requests as with the package of the provider', async ({ provider: { page, sandbox }, site }) => {
    const authorization = token(sandbox);
    const [ours, theirs] = [[], []] as unknown[][];
    for (const [library, requests] of [
      ['tender', ours],
      ['reference', theirs],
    ] as const) {
      const before = sent(sandbox).length;
      await open(page, site, library);
      await pay(page, authorization);
      requests?.push(...sent(sandbox).slice(before));
    }
    expect(ours).toHaveLength(2);
    expect(ours).toEqual(theirs);
  });
});
