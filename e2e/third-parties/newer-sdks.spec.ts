import { approvePayPal, approveVenmo, fillCard } from '@tender/sandbox/testing';
import { clickPayPal, nextResult } from '../support/open-window';
import { sell } from '../support/sell';
import { test } from '../support/test';
import { readCode } from '../venmo/support';
import { bundleClient } from './bundle-client';

// The provider's newer SDKs, as published, pay on the sandbox. They ask for more of the gateway than 3.118.2 does.

interface Shop {
  start: Record<'card' | 'payPal' | 'venmo', (authorization: string) => Promise<void>>;
  pay(): void;
}
declare global {
  interface Window {
    newerSdk: Shop;
  }
}

const createCode = (version: string): string => `
  import * as client from 'braintree-web-${version}/client';
  import * as hostedFields from 'braintree-web-${version}/hosted-fields';
  import * as paypalCheckout from 'braintree-web-${version}/paypal-checkout';
  import * as venmo from 'braintree-web-${version}/venmo';

  export const results = [];
  export let pay;
  const report = (promise) => promise.then((result) => results.push(result), (error) => results.push(JSON.parse(JSON.stringify(error))));
  export const start = {
    async card(authorization) {
      const fields = { number: { container: '#number' }, expirationDate: { container: '#date' }, cvv: { container: '#cvv' } };
      const instance = await hostedFields.create({ client: await client.create({ authorization }), fields });
      pay = () => report(instance.tokenize());
    },
    async payPal(authorization) {
      const instance = await paypalCheckout.create({ client: await client.create({ authorization }) });
      await instance.loadPayPalSDK({ currency: 'USD', intent: 'capture' });
      await paypal.Buttons({
        createOrder: () => instance.createPayment({ flow: 'checkout', amount: '10.00', currency: 'USD', intent: 'capture' }),
        onApprove: (approved) => report(instance.tokenizePayment(approved)),
      }).render('#buttons');
    },
    async venmo(authorization) {
      const options = { allowDesktop: true, paymentMethodUsage: 'multi_use' };
      const instance = await venmo.create({ client: await client.create({ authorization }), ...options });
      pay = () => report(instance.tokenize());
    },
  };`;

for (const version of ['3-136', '3-144']) {
  test.describe(`newer SDKs: ${version.replace('-', '.')}`, { tag: '@full' }, () => {
    let token: string;

    test.beforeEach(async ({ provider: { page, sandbox }, site }) => {
      const script = site.script('shop.localhost', '/shop.js', await bundleClient(createCode(version), 'newerSdk', 'reference'));
      const body = '<div id="number"></div><div id="date"></div><div id="cvv"></div><div id="buttons"></div>';
      await page.goto(site.page('shop.localhost', '/', { body, scripts: [script] }));
      token = sandbox.createClientToken({ origin: 'https://api.sandbox.braintreegateway.com' });
    });

    test.afterEach(async ({ provider: { page, sandbox } }) => {
      const { nonce } = (await nextResult(page, 'newerSdk.results')) as { nonce: string };
      await sell(sandbox, nonce);
    });

    test(`newer SDKs: ${version} is paid by card`, async ({ provider: { page } }) => {
      await page.evaluate((authorization) => window.newerSdk.start.card(authorization), token);
      await fillCard(page, { number: '4111111111111111', expirationDate: '12/2030', cvv: '123' });
      await page.evaluate(() => void window.newerSdk.pay());
    });

    test(`newer SDKs: ${version} is paid by PayPal`, async ({ provider: { page } }) => {
      await page.evaluate((authorization) => window.newerSdk.start.payPal(authorization), token);
      await approvePayPal(await clickPayPal(page));
    });

    test(`newer SDKs: ${version} is paid by Venmo`, async ({ provider: { page } }) => {
      await page.evaluate((authorization) => window.newerSdk.start.venmo(authorization), token);
      await page.evaluate(() => void window.newerSdk.pay());
      const phone = await page.context().newPage();
      await phone.goto(await readCode(page));
      await approveVenmo(phone);
    });
  });
}
