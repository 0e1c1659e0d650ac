import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { approveApplePay, cancelApplePay, refuseApplePay } from '@tender/sandbox/testing';
import { sell } from '../support/sell';
import type { Settled } from '../support/settled';
import type { Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';

interface Session {
  onvalidatemerchant(event: { validationURL: string }): unknown;
  onpaymentauthorized(event: { payment: { token: object } }): unknown;
  oncancel(): void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: object): void;
  completePayment(result: { status: number }): void;
}
declare global {
  interface Window {
    ApplePaySession: { new (version: number, request: object): Session; canMakePayments(): boolean };
    applePaid: Promise<Settled & { event: string }>;
  }
}

const press = async (page: Page): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Apple Pay' }).click()]);
  return popup;
};
const paid = (page: Page) => page.evaluate(() => window.applePaid);

interface ShopOptions {
  readonly authorization?: string;
  readonly host?: string;
  readonly headers?: Record<string, string>;
}

/** A shop with a button of its own, in a browser that has Apple Pay. */
async function open(page: Page, site: Site, sandbox: Sandbox, options: ShopOptions = {}): Promise<void> {
  const { authorization = sandbox.tokenizationKey, host = 'shop.localhost', headers = {} } = options;
  const head = `<script src="${sandbox.url}/third-party/apple-pay.js"></script>`;
  await page.goto(site.page(host, '/checkout', { head, body: '<button>Apple Pay</button>', headers }));
  await page.evaluate(async (authorization) => {
    const instance = await window.tender.applePay.create({ authorization });
    const settle = async (event: string, call: Promise<object>): Promise<Settled & { event: string }> =>
      call.then(
        (value) => ({ event, value: value as Record<string, unknown> }),
        (error: unknown) => ({ event, error: JSON.parse(JSON.stringify(error)) }),
      );
    document.querySelector('button')?.addEventListener('click', () => {
      window.applePaid = new Promise((resolve) => {
        const session = new window.ApplePaySession(3, instance.createPaymentRequest({ total: { label: 'Corner shop', amount: '15.00' } }));
        session.onvalidatemerchant = async ({ validationURL }) => {
          const outcome = await settle('validatemerchant', instance.performValidation({ validationURL, displayName: 'Corner shop' }));
          if (outcome.value) return session.completeMerchantValidation(outcome.value);
          session.abort();
          resolve(outcome);
        };
        session.onpaymentauthorized = async ({ payment: { token } }) => {
          const outcome = await settle('paymentauthorized', instance.tokenize({ token }));
          session.completePayment({ status: outcome.value ? 0 : 1 });
          resolve(outcome);
        };
        session.oncancel = () => resolve({ event: 'cancel' });
        session.begin();
      });
    });
  }, authorization);
}

for (const kind of ['tokenization key', 'client token'] as const) {
  test(
    `apple-pay: a payment with a ${kind}, under a strict policy, to a sale`,
    { tag: kind === 'client token' ? '@smoke' : [] },
    async ({ page, site, sandbox }) => {
      const authorization = kind === 'client token' ? sandbox.createClientToken() : sandbox.tokenizationKey;
      const violations = await collectViolations(page);
      await open(page, site, sandbox, { authorization, headers: strictPolicy(sandbox.url) });
      const sheet = await press(page);
      await expect(sheet.getByText('15.00 USD')).toBeVisible();
      await expect(sheet.getByText('Corner shop')).toBeVisible();
      await Promise.all([sheet.waitForEvent('close'), approveApplePay(sheet, { method: 'amex_device' })]);
      const { event, value } = await paid(page);
      expect([event, value]).toEqual([
        'paymentauthorized',
        {
          nonce: expect.any(String),
          type: 'ApplePayCard',
          description: 'Apple Pay - American Express',
          consumed: false,
          details: { cardType: 'Apple Pay - American Express', cardholderName: 'Ada Lovelace', dpanLastTwo: '05', isDeviceToken: true },
          binData: expect.any(Object),
        },
      ]);
      expect((await sell(sandbox, value?.nonce)).paymentInstrumentType).toBe('apple_pay_card');
      expect(violations).toEqual([]);
      await expect
        .poll(async () => (await sandbox.analytics()).map((sent) => sent.event).filter((name) => name.startsWith('web.applepay')))
        .toEqual(['web.applepay.initialized', 'web.applepay.performValidation.succeeded', 'web.applepay.tokenize.succeeded']);
    },
  );
}

test('apple-pay: a customer who cancels, and one who closes the sheet', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  await cancelApplePay(await press(page));
  expect(await paid(page)).toEqual({ event: 'cancel' });
  await (await press(page)).close();
  expect(await paid(page)).toEqual({ event: 'cancel' });
});

test('apple-pay: a payment that the gateway refuses closes the sheet', async ({ page, site, sandbox }) => {
  await open(page, site, sandbox);
  const sheet = await press(page);
  await Promise.all([sheet.waitForEvent('close'), refuseApplePay(sheet)]);
  expect((await paid(page)).error).toMatchObject({
    code: 'APPLE_PAY_TOKENIZATION',
    type: 'NETWORK',
    details: { originalError: { code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422 } } },
  });
});

test.describe('with a registered domain', () => {
  test.use({ merchant: { applePayDomains: ['shop.localhost'] } });

  test('apple-pay: another domain is refused, and the sheet closes', async ({ page, site, sandbox }) => {
    await open(page, site, sandbox, { host: 'other.localhost' });
    const sheet = await press(page);
    if (!sheet.isClosed()) await sheet.waitForEvent('close');
    expect(await paid(page)).toMatchObject({
      event: 'validatemerchant',
      error: {
        code: 'APPLE_PAY_MERCHANT_VALIDATION_FAILED',
        type: 'MERCHANT',
        details: { originalError: { error: { message: 'Domain name is not registered' } } },
      },
    });
    await open(page, site, sandbox);
    await approveApplePay(await press(page));
    expect(await paid(page)).toMatchObject({ value: { type: 'ApplePayCard' } });
  });
});
