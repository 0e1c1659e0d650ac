import { createContentSecurityPolicy } from './content-security-policy';
import { connectionFrom, createGateway, resolveMerchantAccounts } from './gateway';

const account = {
  BRAINTREE_ENVIRONMENT: 'sandbox',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
};

test('default: the provider’s account is read from four variables', () => {
  expect(connectionFrom(account)).toEqual({ environment: 'sandbox', merchantId: 'merchant', publicKey: 'public', privateKey: 'private' });
});

test('options: merchant accounts in further currencies', () => {
  const connection = connectionFrom({ ...account, BRAINTREE_MERCHANT_ACCOUNT_EUR: 'shop_euro' });
  expect(connection).toMatchObject({ merchantAccounts: { EUR: 'shop_euro' } });
  expect(resolveMerchantAccounts({ environment: 'sandbox' })).toEqual({});
  expect(resolveMerchantAccounts({ environment: 'development' })).toEqual({ EUR: 'sandbox_eur', PLN: 'sandbox_pln' });
});

test('behavior: without any of them there is no account', () => {
  expect(connectionFrom({ PATH: '/bin' })).toBeUndefined();
});

test('error: some are missing or wrong', () => {
  expect(() => connectionFrom({ ...account, BRAINTREE_PRIVATE_KEY: '' })).toThrow('Missing or wrong: BRAINTREE_PRIVATE_KEY.');
  expect(() => connectionFrom({ ...account, BRAINTREE_ENVIRONMENT: 'live' })).toThrow('Missing or wrong: BRAINTREE_ENVIRONMENT.');
});

test('error: the local sandbox without its origin', () => {
  expect(() => createGateway({ environment: 'development', merchantId: 'm', publicKey: 'p', privateKey: 'k' })).toThrow('origin');
});

test.each([
  ['sandbox', 'https://api.sandbox.braintreegateway.com https://payments.sandbox.braintree-api.com'],
  ['production', 'https://api.braintreegateway.com https://payments.braintree-api.com'],
] as const)('behavior: the policy of %s names the provider’s hosts', (environment, hosts) => {
  const policy = createContentSecurityPolicy({ environment });
  expect(policy).toContain(`connect-src 'self' https://assets.braintreegateway.com ${hosts} https://www.paypal.com `);
  expect(policy).toContain('frame-src https://assets.braintreegateway.com https:;'); // any bank may verify a card
  expect(policy).toContain(
    `script-src 'self' https://assets.braintreegateway.com https://*.paypal.com https://*.paypalobjects.com https://pay.google.com https://*.secure.checkout.visa.com https://cdn.plaid.com https://*.cardinalcommerce.com `,
  );
});
