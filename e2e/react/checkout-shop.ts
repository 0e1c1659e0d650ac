import type { Locator, Page } from '@playwright/test';
import type { Payment } from '@tender/react/checkout';
import type { Sandbox } from '@tender/sandbox';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectWarnings } from '../support/warnings';
import { serverGateway } from '../support/gateway';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test as base } from '../support/test';
import type { CheckoutPageProps } from './pages/checkout';
import { reactPage } from './support';

export { expect };

export const PAID = 'Thank you. Your payment is complete.';

const ground =
  'html { color-scheme: light dark; background: Canvas; color: CanvasText; font-family: system-ui } main { max-width: 34rem; margin: 0 auto }';
const sheets = ['styles.css', 'checkout.css'].map((file) => join(import.meta.dirname, '../../packages/react', file));
const styles = [ground, ...sheets.map((file) => readFileSync(file, 'utf8'))].join('\n');

/** What a test can do with the shop, and read from it. */
interface CheckoutShop {
  /** The payments that the shop's server received. */
  readonly payments: Payment[];
  /** The sales at the gateway. */
  readonly sold: { readonly type: string; readonly status: string }[];
  /** Opens a page of the shop, which has a strict policy, without a checkout. By default, the page of the test. */
  open(page?: Page): Promise<void>;
  /** Opens the page with a checkout of these methods, for customers without a name unless there is an authorization. */
  show(methods: CheckoutPageProps['methods'], props?: Partial<CheckoutPageProps>): Promise<void>;
  /** The same; resolves when the customer can pay. */
  begin(methods: CheckoutPageProps['methods'], props?: Partial<CheckoutPageProps>): Promise<void>;
}

/**
 * `shop`: its server charges payments with the official SDK. A test fails when a page logs a warning, also one of React, but not when it says which
 * method is left out.
 */
export const test = base.extend<{ shop: CheckoutShop }>({
  shop: async ({ page, site, sandbox }, use) => {
    const payments: Payment[] = [];
    const sold: CheckoutShop['sold'] = [];
    const warnings = collectWarnings(page);
    const violations = await collectViolations(page);

    async function open(opened = page): Promise<void> {
      await opened.exposeFunction('charge', async (payment: Payment) => {
        payments.push(payment);
        const { success, message, transaction } = await charge(sandbox, payment);
        if (success) sold.push({ type: transaction.paymentInstrumentType, status: transaction.status });
        return success ? null : message;
      });
      await opened.route('**/tender.css', (route) => route.fulfill({ contentType: 'text/css', body: styles }));
      const head = `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/tender.css"><script src="${sandbox.url}/third-party/apple-pay.js"></script><script src="/react-checkout.js" defer></script>`;
      await opened.goto(reactPage(site, 'checkout', { head, headers: strictPolicy(sandbox.url) }));
    }
    const showMethods: CheckoutShop['show'] = async (methods, props) => {
      await open();
      await show(page, { authorization: sandbox.tokenizationKey, methods, ...props });
    };
    await use({ payments, sold, open, show: showMethods, begin: (...args) => showMethods(...args).then(() => isReady(page)) });
    expect(warnings.filter((text) => !text.startsWith('<Checkout> leaves out'))).toEqual([]);
    expect(violations).toEqual([]);
  },
});

async function charge(sandbox: Sandbox, { nonce, type, liabilityShifted }: Payment) {
  const gateway = serverGateway(sandbox);
  const sale = (source: { paymentMethodNonce: string } | { paymentMethodToken: string }) =>
    gateway.transaction.sale({
      amount: '15.00',
      ...source,
      options: { submitForSettlement: true, threeDSecure: liabilityShifted === undefined ? {} : { required: true } },
    });
  if (type !== 'us_bank_account') return sale({ paymentMethodNonce: nonce });
  // A bank account is charged once it is verified; the SDK's published types lack how.
  const { customer } = await gateway.customer.create({});
  const options = { usBankAccountVerificationMethod: 'network_check' } as object;
  const { paymentMethod } = await gateway.paymentMethod.create({ customerId: customer.id, paymentMethodNonce: nonce, options });
  return sale({ paymentMethodToken: paymentMethod.token });
}

export const show = (page: Page, props: CheckoutPageProps): Promise<void> => page.evaluate((arg) => window.checkoutPage.show(arg), props);
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /Pay|Continue with/ });
export const isReady = (page: Page): Promise<void> => expect(payButton(page)).toHaveAttribute('aria-disabled', 'false');
