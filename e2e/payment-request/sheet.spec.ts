import type { Frame, Page } from '@playwright/test';
import { sell } from '../support/sell';
import { call } from '../support/outcomes';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';
import { customers, detailsOf, GOOGLE_CARD, GOOGLE_PAY, SHEET_CARD } from './customers';
import { installSheet, type Customer, type SheetLog } from './scripted-sheet';

const ADDRESS = {
  organization: 'Shop',
  city: 'Chicago',
  region: 'IL',
  postalCode: '60654',
  addressLine: ['1 Example Street'],
  country: 'US',
};
const two = (token: object): object => ({ apiVersion: 2, paymentMethodData: { tokenizationData: { token: JSON.stringify(token) } } });

const CUSTOMERS: Record<string, Customer> = {
  ...customers,
  card: {
    methodName: 'basic-card',
    details: { ...SHEET_CARD, billingAddress: ADDRESS },
    response: { payerEmail: 'ada@example.com', payerName: 'Ada Lovelace' },
  },
  one: customers['google'] ?? {},
  two: { methodName: GOOGLE_PAY, details: two({ androidPayCards: [GOOGLE_CARD] }) },
  unreadable: { methodName: GOOGLE_PAY, details: {} },
  other: { methodName: 'https://other.example/pay' },
  impatient: { error: { name: 'NotAllowedError', message: 'Not now.' } },
  hesitant: { methodName: 'basic-card', hesitates: true },
  shipping: { methodName: 'basic-card', details: SHEET_CARD, shipping: { address: { country: 'DE', city: 'Berlin' }, option: 'express' } },
};

interface Options {
  authorization: string;
  create?: object;
}

async function open(page: Page, site: Site, { authorization, create = {} }: Options, headers = {}): Promise<void> {
  await page.goto(site.page('shop.localhost', '/checkout', { body: '<button id="pay">Pay</button>', headers }));
  await page.evaluate(
    async ([authorization, create]) => {
      window.instance = (await window.tender.paymentRequest.create({ authorization, ...create })) as never;
    },
    [authorization, create] as const,
  );
}

function sheetFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().includes('payment-request-frame'));
  if (!frame) throw new Error('There is no frame.');
  return frame;
}
const log = (page: Page): Promise<SheetLog> => sheetFrame(page).evaluate(() => window.sheetLog);

test.describe('payment-request: with a scripted sheet', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(installSheet, CUSTOMERS);
  });

  test('payment-request: a card, to a sale; the shop never sees it', { tag: '@smoke' }, async ({ page, site, sandbox }) => {
    await open(page, site, { authorization: sandbox.createClientToken() });
    await page.evaluate(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seen });
      addEventListener('message', ({ data }) => seen.push(data));
    });
    expect(await call(page, 'canMakePayment', { details: detailsOf('card') })).toEqual({ value: true });
    const { value } = await call(page, 'tokenize', { details: detailsOf('card'), options: { requestPayerEmail: true } });
    expect(value).toEqual({
      nonce: expect.any(String),
      type: 'CreditCard',
      description: 'ending in 11',
      binData: expect.any(Object),
      details: {
        cardType: 'Visa',
        lastFour: '1111',
        lastTwo: '11',
        rawPaymentResponse: {
          requestId: 'request',
          methodName: 'basic-card',
          payerEmail: 'ada@example.com',
          payerName: 'Ada Lovelace',
          details: { billingAddress: ADDRESS, cardholderName: 'Ada Lovelace' },
        },
      },
    });
    expect(JSON.stringify(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen))).not.toContain(SHEET_CARD.cardNumber);
    const { requests, completed } = await log(page);
    expect(requests[1]).toMatchObject([
      [{ supportedMethods: 'basic-card' }, { supportedMethods: GOOGLE_PAY }],
      detailsOf('card'),
      { requestPayerEmail: true },
    ]);
    expect(completed).toEqual(['success']);
    expect((await sell(sandbox, value?.nonce)).creditCard?.last4).toBe('1111');
    await call(page, 'teardown');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  for (const version of ['one', 'two'] as const) {
    test(`payment-request: Google Pay, an answer of version ${version}, to a sale`, async ({ page, site, sandbox }) => {
      await open(page, site, { authorization: sandbox.tokenizationKey, create: { googlePayVersion: version === 'two' ? 2 : 1 } });
      const { value } = await call(page, 'tokenize', { details: detailsOf(version) });
      expect(value).toMatchObject({ nonce: GOOGLE_CARD.nonce, type: 'AndroidPayCard', details: { cardType: 'Visa', lastFour: '1881' } });
      await sell(sandbox, value?.nonce);
    });
  }

  test('payment-request: everything that goes wrong in the sheet', async ({ page, site, sandbox }) => {
    await open(page, site, { authorization: sandbox.createClientToken() });
    const expected: Record<string, [code: string, type: string]> = {
      dismissed: ['PAYMENT_REQUEST_CANCELED', 'CUSTOMER'],
      impatient: ['PAYMENT_REQUEST_NOT_COMPLETED', 'CUSTOMER'],
      refused: ['PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE', 'MERCHANT'],
      unreadable: ['PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR', 'UNKNOWN'],
      other: ['PAYMENT_REQUEST_NOT_COMPLETED', 'CUSTOMER'],
      declined: ['PAYMENT_REQUEST_NOT_COMPLETED', 'CUSTOMER'],
    };
    for (const [id, [code, type]] of Object.entries(expected)) {
      expect((await call(page, 'tokenize', { details: detailsOf(id) })).error, id).toMatchObject({ code, type, name: 'BraintreeError' });
    }
    expect((await log(page)).completed).toEqual(['fail', 'fail', 'fail', 'fail']); // of those that came to an answer
    const misconfigured = { supportedPaymentMethods: [], details: detailsOf('card') };
    const code = 'PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED';
    expect((await call(page, 'tokenize', misconfigured)).error).toMatchObject({ code, type: 'MERCHANT' });
    expect((await call(page, 'canMakePayment', misconfigured)).error).toMatchObject({ code, type: 'MERCHANT' });
    expect((await call(page, 'canMakePayment', { details: detailsOf('impatient') })).error).toMatchObject({
      code: 'PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED',
    });
    expect(await call(page, 'canMakePayment', { details: detailsOf('shipping?') })).toEqual({ value: false });
  });

  test('payment-request: another method is refused before the sheet opens', async ({ page, site, sandbox }) => {
    await open(page, site, { authorization: sandbox.tokenizationKey });
    const wrong = { details: detailsOf('card'), supportedPaymentMethods: [{ supportedMethods: 'https://other.example/pay' }] };
    for (const method of ['tokenize', 'canMakePayment']) {
      expect((await call(page, method, wrong)).error).toMatchObject({ code: 'PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD' });
    }
    expect((await log(page)).requests).toEqual([]);
  });

  test('payment-request: shipping, at once and by a promise', async ({ page, site, sandbox }) => {
    await open(page, site, { authorization: sandbox.createClientToken() });
    await page.evaluate(() => {
      const seen: unknown[] = [];
      Object.assign(window, { seen });
      const on = window.instance.on as (
        name: string,
        handler: (event: { target: unknown; updateWith(details: unknown): void }) => void,
      ) => void;
      for (const name of ['shippingAddressChange', 'shippingaddresschange', 'shippingOptionChange', 'shippingoptionchange']) {
        on(name, ({ target }) => seen.push([name, target]));
      }
      on('shippingAddressChange', ({ updateWith }) => updateWith({ displayItems: [] }));
      on('shippingOptionChange', ({ updateWith }) => updateWith(Promise.resolve({ displayItems: [1] })));
    });
    const { value } = await call(page, 'tokenize', { details: detailsOf('shipping'), options: { requestShipping: true } });
    expect(value).toMatchObject({ type: 'CreditCard' });
    const address = { shippingAddress: { country: 'DE', city: 'Berlin' } };
    expect(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)).toEqual([
      ['shippingAddressChange', address],
      ['shippingaddresschange', address],
      ['shippingOptionChange', { shippingOption: 'express' }],
      ['shippingoptionchange', { shippingOption: 'express' }],
    ]);
    expect((await log(page)).updates).toEqual([{ displayItems: [] }, { displayItems: [1] }]);
  });

  test('payment-request: an aborted call closes the sheet, and the next one works', async ({ page, site, sandbox }) => {
    await open(page, site, { authorization: sandbox.createClientToken() });
    const reason = await page.evaluate(async (details) => {
      const stop = new AbortController();
      const tokenization = window.instance.tokenize?.({ details, signal: stop.signal }) as Promise<unknown>;
      setTimeout(() => stop.abort('why'), 0);
      return tokenization.catch((error: unknown) => error);
    }, detailsOf('hesitant'));
    expect(reason).toBe('why');
    await expect.poll(async () => (await log(page)).aborted).toBe(1);
    expect((await call(page, 'tokenize', { details: detailsOf('card') })).value).toMatchObject({ type: 'CreditCard' });
  });

  test('payment-request: a click on the page is lent to the frame: after one only browsers open the sheet', async ({
    page,
    site,
    sandbox,
  }) => {
    await open(page, site, { authorization: sandbox.createClientToken() });
    await page.evaluate((details) => {
      document.querySelector('#pay')?.addEventListener('click', () => {
        Object.assign(window, { paid: window.instance.tokenize?.({ details }) });
      });
    }, detailsOf('card'));
    await page.locator('#pay').click();
    expect(await page.evaluate(() => (window as unknown as { paid: Promise<unknown> }).paid)).toMatchObject({ type: 'CreditCard' });
    expect((await log(page)).lent).toBe(1);
  });
});

// On the provider's hosts: elsewhere the sandbox puts a sheet of its own in its place.
test.describe("payment-request: with the browser's own sheet", () => {
  test(
    'payment-request: cards, which it knows no more, are PAYMENT_REQUEST_NOT_COMPLETED after a click',
    { tag: '@whole-browser' },
    async ({ provider: { page, sandbox }, site }) => {
      await open(page, site, { authorization: sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' }) });
      const configuration = { details: detailsOf('card'), supportedPaymentMethods: [{ supportedMethods: 'basic-card' }] };
      expect(await call(page, 'canMakePayment', configuration)).toEqual({ value: false });
      await page.evaluate((arg) => {
        document.querySelector('#pay')?.addEventListener('click', () => {
          const paid = (window.instance.tokenize?.(arg) as Promise<unknown>).catch((error: unknown) => JSON.parse(JSON.stringify(error)));
          Object.assign(window, { paid });
        });
      }, configuration);
      await page.locator('#pay').click();
      const error = await page.evaluate(() => (window as unknown as { paid: Promise<unknown> }).paid);
      expect(error).toMatchObject({
        code: 'PAYMENT_REQUEST_NOT_COMPLETED',
        type: 'CUSTOMER',
        details: { originalError: { name: 'NotSupportedError' } },
      });
    },
  );

  test('payment-request: details without a total', async ({ provider: { page, sandbox }, site }) => {
    await open(page, site, { authorization: sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' }) });
    expect((await call(page, 'canMakePayment', { details: {} })).error).toMatchObject({
      code: 'PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED',
      details: { originalError: { name: 'PAYMENT_REQUEST_INITIALIZATION_FAILED' } },
    });
  });
});
