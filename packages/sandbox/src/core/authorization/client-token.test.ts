import { createClock } from '../clock';
import { type Merchant } from '../merchant';
import { createClientToken } from './client-token';
import { readFingerprint } from './fingerprint';

const merchant: Merchant = { id: 'tender', publicKey: 'public', privateKey: 'private' };
const context = { merchant, clock: createClock(), settings: {} };

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
])('a client token that a server asked for at %s names the environment %s and its URLs', (origin, environment, configUrl, graphQLUrl) => {
  const token = Buffer.from(createClientToken(context, origin), 'base64').toString('utf8');
  expect(JSON.parse(token)).toMatchObject({
    environment,
    configUrl,
    graphQL: { url: graphQLUrl, date: '2018-05-08', features: ['tokenize_credit_cards'] },
  });
});

test('the domains of a client token are in its fingerprint, decoded from base64, and only there where it has any', () => {
  const create = (domains?: string[]) => {
    const token = Buffer.from(createClientToken(context, 'http://localhost:4810', { domains }), 'base64').toString('utf8');
    return (JSON.parse(token) as { authorizationFingerprint: string }).authorizationFingerprint;
  };
  const fingerprint = create(['example.com', 'shop.example.com']);
  expect(Buffer.from(fingerprint, 'base64').toString('utf8')).toContain('"example.com","shop.example.com"');
  const grant = readFingerprint(merchant, fingerprint, context.clock.now());
  expect(grant?.domains).toEqual(['example.com', 'shop.example.com']);
  expect(create()).toMatch(/^[0-9a-f]{64}\|/);
});
