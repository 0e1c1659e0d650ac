import { createClock } from '../clock';
import { type Merchant } from '../merchant';
import { createClientToken } from './client-token';

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
