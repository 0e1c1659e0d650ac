import { createClock } from '../clock';
import { type Merchant } from '../merchant';
import { createClientToken } from './client-token';

const merchant: Merchant = { id: 'tender', publicKey: 'public', privateKey: 'private' };
const context = { merchant, clock: createClock(), settings: {} };
const read = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Record<string, unknown>;

test('version 2, the default, and version 3 are base64; version 1 is plain JSON', () => {
  expect(read(createClientToken(context, 'http://localhost:4810'))).toMatchObject({ version: 2 });
  expect(read(createClientToken(context, 'http://localhost:4810', { version: 3 }))).toMatchObject({ version: 3 });
  expect(JSON.parse(createClientToken(context, 'http://localhost:4810', { version: 1 }))).toMatchObject({ version: 1 });
});

test('names the customer where pages look for it: in the fingerprint', () => {
  const { authorizationFingerprint } = read(createClientToken(context, 'http://localhost:4810', { customerId: 'ada' }));
  expect(String(authorizationFingerprint).split('&')).toContain('customer_id=ada');
});

test.each([
  [
    'http://localhost:4810',
    'development',
    'http://localhost:4810/merchants/tender/client_api/v1/configuration',
    'http://localhost:4810/graphql',
  ],
  ['http://[::1]:4810', 'development', 'http://[::1]:4810/merchants/tender/client_api/v1/configuration', 'http://[::1]:4810/graphql'],
  [
    'https://api.sandbox.braintreegateway.com',
    'sandbox',
    'https://api.sandbox.braintreegateway.com:443/merchants/tender/client_api/v1/configuration',
    'https://payments.sandbox.braintree-api.com/graphql',
  ],
  [
    'https://api.braintreegateway.com',
    'production',
    'https://api.braintreegateway.com:443/merchants/tender/client_api/v1/configuration',
    'https://payments.braintree-api.com/graphql',
  ],
])('a token made at %s is for %s', (origin, environment, configUrl, graphQLUrl) => {
  expect(read(createClientToken(context, origin))).toMatchObject({
    environment,
    configUrl,
    graphQL: { url: graphQLUrl, date: '2018-05-08', features: ['tokenize_credit_cards'] },
  });
});
