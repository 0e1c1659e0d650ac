import type { Page } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { approvePayPal } from '@tender/sandbox/testing';
import type { PayPalCheckoutCreatePaymentOptions, PayPalCheckoutTokenizePaymentOptions } from '@tender/paypal/checkout';
import { clickPayPal, nextResult } from '../support/open-window';
import { sell } from '../support/sell';
import { serverGateway } from '../support/gateway';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';

interface Buttons {
  render(container: string): Promise<void>;
}
interface ButtonsWindow {
  paypal: { Buttons(options: object): Buttons };
  results: unknown[];
  updated: unknown[];
}

/** Opens a shop with PayPal's own buttons, which keeps the results of clicks. */
async function openShop(page: Page, site: Site, authorization: string, payment: PayPalCheckoutCreatePaymentOptions): Promise<void> {
  await page.goto(site.page('shop.localhost', '/', { body: '<div id="buttons"></div>' }));
  await page.evaluate(
    async ([arg, options]) => {
      const shop = window as unknown as ButtonsWindow;
      shop.results = [];
      shop.updated = [];
      const checkout = (window.checkout = await window.tender.paypalCheckout.create({
        authorization: arg,
        autoSetDataUserIdToken: true,
      }));
      const isVault = options.flow === 'vault';
      await checkout.getClientId(); // once there is a client, the script gets its session
      await checkout.loadPayPalSDK({ vault: isVault, ...(isVault ? {} : { intent: 'capture', currency: 'USD' }) });
      const create = () => checkout.createPayment(options);
      const buttons = shop.paypal.Buttons({
        ...(isVault ? { createBillingAgreement: create } : { createOrder: create }),
        onApprove: async (approved: PayPalCheckoutTokenizePaymentOptions) => shop.results.push(await checkout.tokenizePayment(approved)),
        onCancel: () => shop.results.push('canceled'),
        onError: (error: unknown) => shop.results.push(JSON.parse(JSON.stringify(error))),
        ...(options.shippingOptions && {
          onShippingChange: async ({ paymentID }: { paymentID: string }) => {
            shop.updated.push(await checkout.updatePayment({ paymentId: paymentID, currency: 'USD', amount: '15.00' }));
          },
        }),
      });
      await buttons.render('#buttons');
    },
    [authorization, payment] as const,
  );
}

const clientTokenOf = async (sandbox: Sandbox, customerId?: string): Promise<string> =>
  (await serverGateway(sandbox).clientToken.generate(customerId ? { customerId } : {})).clientToken;

const checkout: PayPalCheckoutCreatePaymentOptions = { flow: 'checkout', amount: '10.00', currency: 'USD', intent: 'capture' };

test('paypal: a payment by PayPal’s own buttons is sold; the script comes with the merchant’s account', async ({ page, site, sandbox }) => {
  const asked: URL[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url())));
  await openShop(page, site, await clientTokenOf(sandbox), checkout);
  const script = page.locator('head > script').first();
  await expect(script).toHaveAttribute('data-client-metadata-id', /.+/);
  await expect(script).toHaveAttribute('data-user-id-token', /.+/);
  const standIns = asked.filter(({ pathname }) => pathname.startsWith('/third-party/'));
  expect(standIns.map(({ pathname }) => pathname).sort()).toEqual(['/third-party/paypal-preload', '/third-party/paypal-sdk.js']);
  expect(standIns.map(({ port }) => Number(port))).toEqual([sandbox.port, sandbox.port]);
  await approvePayPal(await clickPayPal(page), { email: 'ada@example.com' });
  const { nonce, details } = (await nextResult(page)) as { nonce: string; details: object };
  expect(details).toMatchObject({ email: 'ada@example.com' });
  expect((await sell(sandbox, nonce)).paypalAccount?.payerEmail).toBe('ada@example.com');
  await page.evaluate(() => window.checkout.teardown());
  await expect(page.locator('head > script[src*="paypal-sdk"]')).toHaveCount(0);
});

test('paypal: an agreement with a plan is in the customer’s vault', async ({ page, site, sandbox }) => {
  const gateway = serverGateway(sandbox);
  const { customer } = await gateway.customer.create({ firstName: 'Ada' });
  await openShop(page, site, await clientTokenOf(sandbox, customer.id), {
    flow: 'vault',
    planType: 'SUBSCRIPTION',
    planMetadata: {
      name: 'Coffee',
      currencyIsoCode: 'USD',
      billingCycles: [
        { billingFrequency: 1, billingFrequencyUnit: 'MONTH', sequence: 1, pricingScheme: { pricingModel: 'FIXED', price: '9.00' } },
      ],
    },
  });
  const popup = await clickPayPal(page);
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(popup.getByText('Coffee')).toBeVisible();
  await approvePayPal(popup);
  expect(await nextResult(page)).toMatchObject({ type: 'PayPalAccount' });
  expect((await gateway.customer.find(customer.id)).paypalAccounts).toHaveLength(1);
});

test('paypal: the shop changes the amount while the customer chooses the delivery', async ({ page, site, sandbox }) => {
  const way = (id: string, value: string) => ({
    id,
    label: id,
    selected: id === 'slow',
    type: 'SHIPPING' as const,
    amount: { currency: 'USD', value },
  });
  await openShop(page, site, sandbox.tokenizationKey, {
    ...checkout,
    enableShippingAddress: true,
    shippingOptions: [way('slow', '0.00'), way('fast', '5.00')],
  });
  const popup = await clickPayPal(page);
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
  await popup.getByLabel('Delivery').selectOption('fast');
  await popup.getByRole('button', { name: 'Update delivery' }).click();
  await expect(popup.getByText('15.00 USD')).toBeVisible();
  await approvePayPal(popup, { shippingOption: 'fast', shippingAddress: { city: 'Leeds' } });
  expect(await nextResult(page)).toMatchObject({ shippingOptionId: 'fast', details: { shippingAddress: { city: 'Leeds' } } });
  expect(await page.evaluate(() => (window as unknown as ButtonsWindow).updated)).toHaveLength(1);
});

test('paypal: a refused payment ends in the merchant’s error, and PayPal’s script that does not come in one too', async ({
  page,
  site,
  sandbox,
}) => {
  await openShop(page, site, sandbox.tokenizationKey, { ...checkout, amount: 'ten' });
  await page.locator('#buttons button').first().click();
  expect(await nextResult(page)).toMatchObject({ code: 'PAYPAL_INVALID_PAYMENT_OPTION', type: 'MERCHANT' });
  sandbox.faults.add({ match: { path: '/third-party/', times: 1 }, action: { status: 500, body: '' } });
  const load = (): Promise<unknown> =>
    page.evaluate(() =>
      window.checkout.loadPayPalSDK({ locale: 'en_US' }).then(
        () => 'loaded',
        ({ code }: { code: string }) => code,
      ),
    );
  expect([await load(), await load()]).toEqual(['PAYPAL_FLOW_FAILED', 'loaded']);
});
