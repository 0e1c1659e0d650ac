import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { approveGooglePay, cancelGooglePay } from '@tender/sandbox/testing';
import { outcomeOf, recordOutcomes } from '../support/outcomes';
import { openWindow } from '../support/open-window';
import { sell } from '../support/sell';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

interface Wallet {
  loadPaymentData(request: object): Promise<object>;
  isReadyToPay(request: object): Promise<{ result: boolean }>;
}
declare global {
  interface Window {
    google: { payments: { api: { PaymentsClient: new (options: object) => Wallet } } };
  }
}

/** A shop with Google's script and a button of its own. */
async function open(
  page: Page,
  site: Site,
  sandbox: Sandbox,
  options: { authorization?: string; googlePayVersion?: 1 | 2 } = {},
): Promise<void> {
  const { authorization = sandbox.tokenizationKey, googlePayVersion = 2 } = options;
  await recordOutcomes(page);
  const head = `<script src="${sandbox.url}/third-party/google-pay.js"></script>`;
  await page.goto(site.page('shop.localhost', '/checkout', { head, body: '<button id="pay">Pay</button>' }));
  await page.evaluate(
    async ([authorization, googlePayVersion]) => {
      window.googlePay = await window.tender.googlePayment.create({ authorization, googlePayVersion, googleMerchantId: 'google-merchant' });
      const client = new window.google.payments.api.PaymentsClient({ environment: 'TEST' });
      const transactionInfo = { currencyCode: 'USD', totalPriceStatus: 'FINAL', totalPrice: 15 };
      document.querySelector('#pay')?.addEventListener('click', () => {
        const pay = async (): Promise<unknown> =>
          window.googlePay.parseResponse(await client.loadPaymentData(window.googlePay.createPaymentDataRequest({ transactionInfo })));
        window.record(pay);
      });
    },
    [authorization, googlePayVersion] as const,
  );
}

const press = (page: Page) => openWindow(page, () => page.locator('#pay').click());

for (const version of [1, 2] as const) {
  for (const kind of ['tokenization key', 'client token'] as const) {
    test(`google-pay: version ${version} with a ${kind}, to a sale`, async ({ page, site, sandbox }) => {
      const authorization = kind === 'client token' ? sandbox.createClientToken() : sandbox.tokenizationKey;
      await open(page, site, sandbox, { authorization, googlePayVersion: version });
      await approveGooglePay(await press(page), { method: 'visa' });
      const { value } = await outcomeOf<{ nonce: string }>(page);
      expect(value).toEqual({
        nonce: expect.any(String),
        type: 'AndroidPayCard',
        description: expect.any(String),
        details: { cardType: 'Visa', lastFour: '1111', lastTwo: '11', isNetworkTokenized: false, bin: '411111' },
        binData: expect.any(Object),
      });
      expect((await sell(sandbox, value?.nonce)).paymentInstrumentType).toBe('android_pay_card');
    });
  }
}

test('google-pay: a card of the device, and PayPal, to a sale', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  await approveGooglePay(await press(page), { method: 'mastercard_device' });
  expect((await outcomeOf<{ nonce: string }>(page)).value).toMatchObject({ details: { isNetworkTokenized: true } });
  await approveGooglePay(await press(page), { method: 'paypal' });
  const { value } = await outcomeOf<{ nonce: string }>(page);
  expect(value).toEqual({ nonce: expect.any(String), type: 'PayPalAccount', description: 'PayPal' });
  await sell(sandbox, value?.nonce);
});

test('google-pay: a refusal of the gateway, and a customer who goes back', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  const popup = await press(page);
  await popup.getByRole('button', { name: 'Have the gateway refuse it' }).click();
  expect((await outcomeOf<{ nonce: string }>(page)).error).toMatchObject({
    code: 'GOOGLE_PAYMENT_GATEWAY_ERROR',
    type: 'UNKNOWN',
    details: { originalError: { message: 'The payment method was refused' } },
  });
  await cancelGooglePay(await press(page));
  expect((await outcomeOf<{ nonce: string }>(page)).error).toEqual({ statusCode: 'CANCELED' }); // Google's own error passes
});

test('google-pay: a request as isReadyToPay takes it', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  const ready = await page.evaluate(() => {
    const { allowedPaymentMethods, apiVersion, apiVersionMinor = 0 } = window.googlePay.createPaymentDataRequest();
    const client = new window.google.payments.api.PaymentsClient({ environment: 'TEST' });
    return client.isReadyToPay({ allowedPaymentMethods, apiVersion, apiVersionMinor });
  });
  expect(ready).toEqual({ result: true });
});
