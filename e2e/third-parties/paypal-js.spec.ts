import type { PayPalCheckoutCreatePaymentOptions } from '@tender/paypal/checkout';
import { approvePayPal, cancelPayPal } from '@tender/sandbox/testing';
import { clickPayPal, nextResult } from '../support/open-window';
import { sell } from '../support/sell';
import { expect, test } from '../support/test';
import { bundleClient, type Library } from './bundle-client';

/** What the page of the shop does with PayPal's own loader. */
interface Shop {
  open(authorization: string, payment: PayPalCheckoutCreatePaymentOptions): Promise<void>;
}

// As the documentation of both says: the component knows the client id, PayPal's loader brings the buttons.
const code = `
  import { loadScript } from '@paypal/paypal-js';
  import { create } from 'braintree-web/paypal-checkout';

  export const results = [];
  export async function open(authorization, payment) {
    const checkout = await create({ authorization });
    const isVault = payment.flow === 'vault';
    const clientId = await checkout.getClientId();
    const paypal = await loadScript({ clientId, vault: isVault, ...(isVault ? {} : { currency: payment.currency, intent: payment.intent }) });
    const begin = () => checkout.createPayment(payment);
    await paypal.Buttons({
      ...(isVault ? { createBillingAgreement: begin } : { createOrder: begin }),
      onApprove: async (approved) => results.push(await checkout.tokenizePayment(approved)),
      onCancel: () => results.push('canceled'),
      onError: (error) => results.push(JSON.parse(JSON.stringify(error))),
    }).render('#buttons');
  }`;

const libraries: readonly [string, Library][] = [
  ['paypal-js', 'tender'],
  ['control: paypal-js', 'reference'],
];
for (const [name, library] of libraries) {
  const flows: readonly [string, PayPalCheckoutCreatePaymentOptions][] = [
    ['checkout', { flow: 'checkout', amount: '10.00', currency: 'USD', intent: 'capture' }],
    ['vault', { flow: 'vault' }],
  ];
  for (const [flow, payment] of flows) {
    test(`${name}: ${flow}`, async ({ provider: { page, sandbox }, site }) => {
      const script = site.script('shop.localhost', '/paypal.js', await bundleClient(code, 'payPalShop', library));
      await page.goto(site.page('shop.localhost', '/', { body: '<div id="buttons"></div>', scripts: [script] }));
      const arg = [sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' }), payment] as const;
      await page.evaluate((options) => (window as unknown as { payPalShop: Shop }).payPalShop.open(...options), arg);
      await cancelPayPal(await clickPayPal(page));
      expect(await nextResult(page, 'payPalShop.results')).toBe('canceled');
      await approvePayPal(await clickPayPal(page), { email: 'ada@example.com' });
      const { nonce, details } = (await nextResult(page, 'payPalShop.results')) as { nonce: string; details: object };
      expect(details).toMatchObject({ email: 'ada@example.com' });
      expect((await sell(sandbox, nonce)).paypalAccount?.payerEmail).toBe('ada@example.com');
    });
  }
}
