import type { Locator, Page } from '@playwright/test';
import type { Payment } from '@tender/react/checkout';
import type { Sandbox } from '@tender/sandbox';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverGateway } from '../support/gateway';
import type { Site } from '../support/site';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test } from '../support/test';
import type { CheckoutPageProps } from './pages/checkout';
import { collectComplaints, reactPage } from './support';

export const PAID = 'Thank you. Your payment is complete.';
export const LEFT = 'The payment was not completed.';

const ground =
  'html { color-scheme: light dark; background: Canvas; color: CanvasText; font-family: system-ui } main { max-width: 34rem; margin: 0 auto }';
const sheets = ['styles.css', 'checkout.css'].map((file) => join(import.meta.dirname, '../../packages/react', file));
const styles = [ground, ...sheets.map((file) => readFileSync(file, 'utf8'))].join('\n');

/** What a test can read from the shop that it opened. */
export interface CheckoutShop {
  /** The payments that the shop's server received. */
  readonly payments: Payment[];
  /** The sales at the gateway. */
  readonly sold: { readonly type: string; readonly status: string }[];
  /** Opens a shop with a strict policy, whose server charges payments with the official SDK. */
  open(page: Page, site: Site, sandbox: Sandbox, amount?: string): Promise<void>;
}

/** Prepares a shop for each test of the file. A test fails when the page logs a warning, also one of React, but not when it says which method is left out. */
export function checkoutShop(): CheckoutShop {
  const complaints: string[] = [];
  const payments: Payment[] = [];
  const sold: CheckoutShop['sold'] = [];
  let violations: string[] = [];
  test.beforeEach(async ({ page }) => {
    for (const heard of [complaints, payments, sold]) heard.length = 0;
    collectComplaints(page, complaints);
    violations = await collectViolations(page);
  });
  test.afterEach(() => {
    expect(complaints.filter((text) => !text.startsWith('<Checkout> leaves out'))).toEqual([]);
    expect(violations).toEqual([]);
  });

  async function open(page: Page, site: Site, sandbox: Sandbox, amount = '15.00'): Promise<void> {
    await page.exposeFunction('charge', async (payment: Payment) => {
      payments.push(payment);
      const { success, message, transaction } = await sell(sandbox, payment, amount);
      if (success) sold.push({ type: transaction.paymentInstrumentType, status: transaction.status });
      return success ? null : message;
    });
    await page.route('**/tender.css', (route) => route.fulfill({ contentType: 'text/css', body: styles }));
    const head = `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/tender.css"><script src="${sandbox.url}/third-party/apple-pay.js"></script><script src="/react-checkout.js" defer></script>`;
    await page.goto(reactPage(site, 'checkout', { head, headers: strictPolicy(sandbox.url) }));
  }
  return { payments, sold, open };
}

async function sell(sandbox: Sandbox, { nonce, type, liabilityShifted }: Payment, amount: string) {
  const gateway = serverGateway(sandbox);
  const charge = (source: { paymentMethodNonce: string } | { paymentMethodToken: string }) =>
    gateway.transaction.sale({
      amount,
      ...source,
      options: { submitForSettlement: true, threeDSecure: liabilityShifted === undefined ? {} : { required: true } },
    });
  if (type !== 'us_bank_account') return charge({ paymentMethodNonce: nonce });
  // A bank account is charged once it is verified; the SDK's published types lack how.
  const { customer } = await gateway.customer.create({});
  const options = { usBankAccountVerificationMethod: 'network_check' } as object;
  const { paymentMethod } = await gateway.paymentMethod.create({ customerId: customer.id, paymentMethodNonce: nonce, options });
  return charge({ paymentMethodToken: paymentMethod.token });
}

export const show = (page: Page, props: CheckoutPageProps): Promise<void> => page.evaluate((arg) => window.checkoutPage.show(arg), props);
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /Pay|Continue with/ });
export const isReady = (page: Page): Promise<void> => expect(payButton(page)).toHaveAttribute('aria-disabled', 'false');
