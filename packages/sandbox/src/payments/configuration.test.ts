import { callClientApi, callGraphql, readFingerprint } from '../fixtures/gateway';
import { connectSandbox, type ConnectedSandbox } from '../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.reset());

const readByRest = async () =>
  (await callClientApi(sandbox, 'GET', 'configuration', { tokenizationKey: sandbox.tokenizationKey })).body as Record<string, unknown>;

const readByGraphql = async () => {
  const query = `query ClientConfiguration { clientConfiguration {
    analyticsUrl environment merchantId assetsUrl clientApiUrl supportedFeatures
    creditCard { supportedCardBrands challenges threeDSecureEnabled threeDSecure {
      cardinalAuthenticationJWT cardinalSongbirdUrl cardinalSongbirdIdentityHash } }
    applePayWeb { countryCode currencyCode merchantIdentifier supportedCardBrands }
    fastlane { enabled tokensOnDemand { enabled tokenExchange { enabled } } }
    googlePay { displayName supportedCardBrands environment googleAuthorization paypalClientId }
    ideal { routeId assetsUrl }
    openBanking { businessNames allowListedDomains profileId }
    paypal { displayName clientId assetsUrl environment environmentNoNetwork unvettedMerchant braintreeClientId
      billingAgreementsEnabled merchantAccountId currencyCode payeeEmail }
    unionPay { merchantAccountId }
    usBankAccount { routeId plaidPublicKey }
    venmo { merchantId accessToken environment enrichedCustomerDataEnabled }
    braintreeApi { accessToken url }
  } }`;
  const { body } = await callGraphql(sandbox, sandbox.tokenizationKey, { query, operationName: 'ClientConfiguration' });
  return (body as { data: { clientConfiguration: Record<string, unknown> } }).data.clientConfiguration;
};

test('describes the default merchant, with URLs at the origin of the sandbox', async () => {
  const { url, merchantId } = sandbox;
  const configuration = await readByRest();
  expect(configuration).toMatchObject({
    environment: 'development',
    merchantId,
    clientApiUrl: `${url}/merchants/${merchantId}/client_api`,
    assetsUrl: url,
    analytics: { url: `${url}/xoplatform/logger/api/logger` },
    challenges: [],
    creditCards: { supportedCardTypes: expect.arrayContaining(['Visa', 'MasterCard', 'American Express']), collectDeviceData: false },
    graphQL: { url: `${url}/graphql`, features: ['tokenize_credit_cards'] },
    threeDSecureEnabled: true,
    threeDSecure: { cardinalAuthenticationJWT: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) },
    paypalEnabled: true,
    paypal: { assetsUrl: url, environmentNoNetwork: false, currencyIsoCode: 'USD' },
    payWithVenmo: { enrichedCustomerDataEnabled: true, environment: 'sandbox' },
    androidPay: { enabled: true, supportedNetworks: ['visa', 'mastercard', 'amex', 'discover'] },
    unionPay: { enabled: true },
    usBankAccount: { plaid: { publicKey: expect.any(String) } },
    venmo: 'off',
  });
});

test('has URLs at the host name by which the page called', async () => {
  const url = sandbox.url.replace('localhost', '127.0.0.1');
  expect(
    (await callClientApi({ ...sandbox, url }, 'GET', 'configuration', { tokenizationKey: sandbox.tokenizationKey })).body,
  ).toMatchObject({
    assetsUrl: url,
  });
});

test('is the same over GraphQL, under the names of its schema', async () => {
  const rest = await readByRest();
  const graphql = await readByGraphql();
  expect(graphql).toMatchObject({
    environment: 'DEVELOPMENT',
    merchantId: rest['merchantId'],
    clientApiUrl: rest['clientApiUrl'],
    assetsUrl: rest['assetsUrl'],
    supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
    creditCard: { challenges: [], supportedCardBrands: expect.arrayContaining(['VISA', 'AMERICAN_EXPRESS', 'INTERNATIONAL_MAESTRO']) },
    googlePay: { environment: 'SANDBOX', supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'] },
    paypal: { currencyCode: 'USD', environment: 'CUSTOM' },
    venmo: { environment: 'SANDBOX' },
    usBankAccount: { plaidPublicKey: expect.any(String) },
    applePayWeb: {
      countryCode: 'US',
      currencyCode: 'USD',
      merchantIdentifier: `merchant.sandbox.${sandbox.merchantId}`,
      supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'],
    },
    ideal: null,
  });
});

test('includes the merchant settings, in both APIs', async () => {
  await sandbox.configure({
    challenges: ['cvv', 'postal_code'],
    supportedCardTypes: ['Visa'],
    collectDeviceData: true,
    graphQLFeatures: [],
    paypal: { currencyIsoCode: 'EUR' },
    payWithVenmo: null,
    environment: 'sandbox',
  });
  const rest = await readByRest();
  expect(rest).toMatchObject({
    challenges: ['cvv', 'postal_code'],
    creditCards: { supportedCardTypes: ['Visa'], collectDeviceData: true },
    graphQL: { features: [] },
    paypal: { currencyIsoCode: 'EUR', unvettedMerchant: false },
    environment: 'sandbox',
  });
  expect(rest).not.toHaveProperty('payWithVenmo');
  expect(await readByGraphql()).toMatchObject({
    creditCard: { challenges: ['CVV', 'POSTAL_CODE'], supportedCardBrands: ['VISA'] },
    supportedFeatures: [],
    paypal: { currencyCode: 'EUR' },
    venmo: null,
    environment: 'SANDBOX',
  });
});

test('a merchant without PayPal has PayPal neither enabled nor configured', async () => {
  await sandbox.configure({ paypal: null });
  expect(await readByRest()).toMatchObject({ paypalEnabled: false });
  expect(await readByGraphql()).toMatchObject({ paypal: null });
});

test.each([
  { what: 'no authorization', data: {} },
  { what: 'a key of another merchant', data: { tokenizationKey: 'development_4810_other' } },
  { what: 'text that is no key', data: { tokenizationKey: 'nonsense' } },
  { what: 'an invented fingerprint', data: { authorizationFingerprint: 'abc|merchant_id=x' } },
])('responds with 401 to $what', async ({ data }) => {
  expect(await callClientApi(sandbox, 'GET', 'configuration', data)).toEqual({
    status: 401,
    body: { error: { message: expect.any(String) } },
  });
});

test('accepts tokenization keys of every environment, and refuses another merchant in the path', async () => {
  for (const environment of ['development_1', 'sandbox_abc', 'production_abc']) {
    const tokenizationKey = `${environment}_${sandbox.merchantId}`;
    expect((await callClientApi(sandbox, 'GET', 'configuration', { tokenizationKey })).status).toBe(200);
  }
  const other = { ...sandbox, merchantId: 'other' };
  expect((await callClientApi(other, 'GET', 'configuration', { tokenizationKey: sandbox.tokenizationKey })).status).toBe(401);
});

test('a client token is valid for a day of the sandbox clock', async () => {
  const authorizationFingerprint = readFingerprint(await sandbox.createClientToken({ version: 3 }));
  const status = async () => (await callClientApi(sandbox, 'GET', 'configuration', { authorizationFingerprint })).status;
  expect(await status()).toBe(200);
  await sandbox.clock.advance(24 * 60 * 60 * 1000 - 60_000);
  expect(await status()).toBe(200);
  await sandbox.clock.advance(60_000);
  expect(await status()).toBe(401);
  const { body } = await callGraphql(sandbox, authorizationFingerprint, { query: '{ clientConfiguration { merchantId } }' });
  expect(body).toMatchObject({ errors: [{ extensions: { errorClass: 'AUTHENTICATION', errorType: 'developer_error' } }] });
});

test('rejects an altered fingerprint', async () => {
  const fingerprint = readFingerprint(await sandbox.createClientToken({ customerId: 'ada' }));
  const authorizationFingerprint = fingerprint.replace('customer_id=ada', 'customer_id=bob');
  expect(authorizationFingerprint).not.toBe(fingerprint);
  expect((await callClientApi(sandbox, 'GET', 'configuration', { authorizationFingerprint })).status).toBe(401);
});

test('a client token for a domain is refused on the pages of another domain', async () => {
  const fingerprint = readFingerprint(await sandbox.createClientToken({ domains: ['shop.example'] }));
  const url = `${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/configuration?authorizationFingerprint=${encodeURIComponent(fingerprint)}`;
  expect((await fetch(url, { headers: { Origin: 'https://shop.example' } })).status).toBe(200);
  expect((await fetch(url, { headers: { Origin: 'https://thief.example' } })).status).toBe(403);
});

test('responds with 404 to an unknown endpoint', async () => {
  const data = { tokenizationKey: sandbox.tokenizationKey };
  expect(await callClientApi(sandbox, 'GET', 'no_such_thing', data)).toEqual({ status: 404, body: { error: { message: 'Not found' } } });
});

test('serves Cardinal’s own script address, where the merchant has one, to newer SDKs', async () => {
  const threeDSecure = {
    cardinalSongbirdUrl: 'https://static.client.cardinaltrusted.com/songbird.js',
    cardinalSongbirdIdentityHash: 'sha384-a',
  };
  await sandbox.configure({ threeDSecure });
  await expect(readByGraphql()).resolves.toMatchObject({ creditCard: { threeDSecure }, openBanking: null });
});
