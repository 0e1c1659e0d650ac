import type { Sandbox } from '@tender/sandbox';
import { expectPageAccessible } from './support/expect-accessible';
import { allMethods } from './methods/all-methods';
import { returns, urlIn, askGateway, type CustomerPage } from './methods/customer-page';
import { expect, test } from './support/test';
import { nonceOf } from './support/tokenize';

// The pages a customer meets at the sandbox: at the widths of a phone and a desktop, light and dark.

async function venmoPage(sandbox: Sandbox): Promise<string> {
  const query = `mutation CreateVenmoPaymentContext($input: CreateVenmoPaymentContextInput!) {
    createVenmoPaymentContext(input: $input) { venmoPaymentContext { id } } }`;
  const input = { paymentMethodUsage: 'SINGLE_USE', intent: 'CONTINUE', customerClient: 'MOBILE_WEB' };
  const response = await fetch(`${sandbox.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${sandbox.tokenizationKey}`,
      'braintree-version': '2018-05-10',
    },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const { data } = (await response.json()) as { data: { createVenmoPaymentContext: { venmoPaymentContext: { id: string } } } };
  return `${sandbox.origin}/pay/venmo/${encodeURIComponent(data.createVenmoPaymentContext.venmoPaymentContext.id)}`;
}

/** Where each begins, by what is on it. */
const pages: Readonly<Record<string, CustomerPage>> = {
  'PayPal, signing in': {
    begin: async (sandbox) =>
      urlIn(
        await askGateway(sandbox, 'paypal_hermes/create_payment_resource', {
          ...returns,
          amount: '10.00',
          currencyIsoCode: 'USD',
          intent: 'sale',
        }),
        'paymentResource',
        'redirectUrl',
      ),
  },
  'PayPal, approving': {
    begin: (sandbox) => pages['PayPal, signing in']?.begin(sandbox) ?? Promise.reject(new Error('No such page')),
    then: async (page) => {
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Agree and continue' }).waitFor();
    },
  },
  'PayPal, an agreement': {
    begin: async (sandbox) =>
      urlIn(
        await askGateway(sandbox, 'paypal_hermes/setup_billing_agreement', { ...returns, description: 'Coffee, monthly' }),
        'agreementSetup',
        'approvalUrl',
      ),
  },
  ...Object.assign({}, ...Object.values(allMethods).map(({ customerPages }) => customerPages)),
  'Venmo, on a phone': { begin: venmoPage },
  'Venmo, at a computer': { begin: async (sandbox) => `${await venmoPage(sandbox)}?login=1` },
  'a login at a bank': {
    begin: async (sandbox) => {
      const configuration = (await (
        await fetch(
          `${sandbox.origin}/merchants/${sandbox.merchantId}/client_api/v1/configuration?tokenizationKey=${sandbox.tokenizationKey}&configVersion=3`,
        )
      ).json()) as { usBankAccount: { plaid: { publicKey: string } } };
      const key = configuration.usBankAccount.plaid.publicKey;
      return `${sandbox.origin}/third-party/bank-login?key=${key}&clientName=Mugs&opener=${encodeURIComponent('http://shop.localhost')}`;
    },
  },
  'a bank that asks for a code': {
    begin: async (sandbox) => {
      const nonce = await nonceOf(sandbox, '4000000000001091');
      const token = JSON.parse(atob(sandbox.createClientToken())) as { authorizationFingerprint: string };
      const body = { amount: '10.00', authorizationFingerprint: token.authorizationFingerprint };
      return urlIn(await askGateway(sandbox, `payment_methods/${nonce}/three_d_secure/lookup`, body), 'lookup', 'acsUrl');
    },
  },
  "the browser's payment sheet": {
    begin: async (sandbox) => {
      const details = { total: { label: 'Shop', amount: { currency: 'EUR', value: '10.00' } } };
      const body = JSON.stringify({ methods: [{ supportedMethods: 'basic-card' }], details });
      const response = await fetch(`${sandbox.origin}/payment-sheets`, { method: 'POST', body });
      return `${sandbox.origin}/pay/payment_sheet/${((await response.json()) as { id: string }).id}`;
    },
  },
  'a payment that is not there': { begin: (sandbox) => Promise.resolve(`${sandbox.origin}/pay/sepa/NONE`) },
};

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 375],
] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    for (const [name, { begin, then }] of Object.entries(pages)) {
      test(`sandbox: the page of ${name} is accessible and no wider than the window, ${colorScheme} at ${width}`, async ({
        page,
        sandbox,
      }, info) => {
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && !/404/.test(message.text()) && errors.push(message.text()));
        await page.goto(await begin(sandbox));
        await then?.(page);
        await expect(page.getByText('Test page')).toBeVisible();
        await expectPageAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(errors).toEqual([]);
        await page.screenshot({ path: info.outputPath('page.png'), fullPage: true });
      });
    }
  });
}
