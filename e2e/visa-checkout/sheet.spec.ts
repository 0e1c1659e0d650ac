import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { approveVisaCheckout, cancelVisaCheckout, failVisaCheckout } from '@tender/sandbox/testing';
import { sell } from '../support/sell';
import type { Settled } from '../support/settled';
import type { Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';

interface VisaScript {
  init(options: object): void;
  on(event: string, handler: (payment: import('@tender/visa-checkout').VisaCheckoutPayment, error?: unknown) => void): void;
}
declare global {
  interface Window {
    V: VisaScript;
    visaPaid: Promise<Settled & { event: string }>;
  }
}

const sheetOf = (page: Page) => page.frameLocator('#vcop-src-frame');
const press = (page: Page): Promise<void> => page.getByRole('button', { name: 'Visa Checkout' }).click();
const paid = (page: Page) => page.evaluate(() => window.visaPaid);

interface ShopOptions {
  authorization?: string;
  init?: object;
  headers?: Record<string, string>;
}

/** A shop that loads Visa's script and shows its button. */
async function open(page: Page, site: Site, sandbox: Sandbox, { authorization, init = {}, headers = {} }: ShopOptions = {}): Promise<void> {
  const head = `<script src="${sandbox.url}/third-party/visa-checkout.js"></script>`;
  const body = '<button class="v-button">Visa Checkout</button>';
  await page.goto(site.page('shop.localhost', '/checkout', { head, body, headers }));
  await page.evaluate(
    async ([authorization, init]) => {
      const instance = await window.tender.visaCheckout.create({ authorization });
      window.V.init(instance.createInitOptions({ paymentRequest: { currencyCode: 'USD', subtotal: '15.00' }, ...init }));
      window.visaPaid = new Promise((resolve) => {
        window.V.on('payment.success', (payment) => {
          instance.tokenize(payment).then(
            (value) => resolve({ event: 'payment.success', value }),
            (error) => resolve({ event: 'payment.success', error: JSON.parse(JSON.stringify(error)) }),
          );
        });
        window.V.on('payment.cancel', () => resolve({ event: 'payment.cancel' }));
        window.V.on('payment.error', (_, error) => resolve({ event: 'payment.error', value: error as Record<string, unknown> }));
      });
    },
    [authorization ?? sandbox.tokenizationKey, init] as const,
  );
}

for (const kind of ['tokenization key', 'client token'] as const) {
  test(
    `visa-checkout: a payment with a ${kind}, under a strict policy, to a sale`,
    { tag: kind === 'client token' ? '@smoke' : [] },
    async ({ page, site, sandbox }) => {
      const authorization = kind === 'client token' ? sandbox.createClientToken() : sandbox.tokenizationKey;
      const violations = await collectViolations(page);
      await open(page, site, sandbox, { authorization, headers: strictPolicy(sandbox.url) });
      await press(page);
      await approveVisaCheckout(sheetOf(page), { card: 'AMEX' });
      const { value } = await paid(page);
      expect(value).toMatchObject({
        nonce: expect.any(String),
        type: 'VisaCheckoutCard',
        description: 'ending in 05',
        details: { cardType: 'American Express', lastFour: '0005', lastTwo: '05' },
        billingAddress: { countryCode: 'US' },
        shippingAddress: { postalCode: '60654' },
        userData: { userEmail: 'ada@example.com' },
        callId: expect.any(String),
        binData: expect.any(Object),
      });
      expect((await sell(sandbox, value?.nonce)).paymentInstrumentType).toBe('visa_checkout_card');
      expect(violations).toEqual([]);
      await expect
        .poll(async () => (await sandbox.analytics()).map(({ event }) => event).filter((event) => event.startsWith('web.visacheckout')))
        .toEqual(['web.visacheckout.initialized', 'web.visacheckout.tokenize.succeeded']);
    },
  );
}

test('visa-checkout: a customer who cancels, and a wallet that fails', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  await press(page);
  await cancelVisaCheckout(sheetOf(page));
  expect(await paid(page)).toEqual({ event: 'payment.cancel' });
  await expect(page.locator('#vcop-src-frame')).toHaveCount(0);
  await open(page, site, sandbox);
  await press(page);
  await failVisaCheckout(sheetOf(page));
  expect(await paid(page)).toMatchObject({ event: 'payment.error', value: { message: 'The wallet failed' } });
});

test('visa-checkout: the sheet offers the card brands of the shop, and refuses the key of another', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox, { init: { settings: { payment: { cardBrands: ['DISCOVER'] } } } });
  await press(page);
  await expect(sheetOf(page).getByRole('option')).toHaveText(['Discover ending in 1117']);
  await open(page, site, sandbox, { init: { apikey: 'another' } });
  await press(page);
  expect(await paid(page)).toMatchObject({ event: 'payment.error', value: { message: 'The API key is invalid' } });
});

test('visa-checkout: a payment that the gateway refuses', async ({ page, site, sandbox }) => {
  sandbox.faults.add({ match: { path: 'visa_checkout_cards' }, action: { status: 422, body: { error: { message: 'No.' } } } });
  await open(page, site, sandbox);
  await press(page);
  await approveVisaCheckout(sheetOf(page));
  expect((await paid(page)).error).toMatchObject({
    code: 'VISA_CHECKOUT_TOKENIZATION',
    type: 'NETWORK',
    details: { originalError: { code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422 } } },
  });
});
