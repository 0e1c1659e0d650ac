import { connectSandbox, type ConnectedSandbox } from '../testing';
import { callClientApi, callGraphql, fingerprintIn } from '../testing/gateway';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.reset());

const byKey = async () =>
  (await callClientApi(sandbox, 'GET', 'configuration', { tokenizationKey: sandbox.tokenizationKey })).body as Record<string, unknown>;

const byGraphql = async () => {
  const query = `query ClientConfiguration { clientConfiguration {
    analyticsUrl environment merchantId assetsUrl clientApiUrl supportedFeatures
    creditCard { supportedCardBrands challenges threeDSecureEnabled threeDSecure { cardinalAuthenticationJWT } }
    applePayWeb { countryCode currencyCode merchantIdentifier supportedCardBrands }
    fastlane { enabled tokensOnDemand { enabled tokenExchange { enabled } } }
    googlePay { displayName supportedCardBrands environment googleAuthorization paypalClientId }
    ideal { routeId assetsUrl }
    masterpass { merchantCheckoutId supportedCardBrands }
    paypal { displayName clientId assetsUrl environment environmentNoNetwork unvettedMerchant braintreeClientId
      billingAgreementsEnabled merchantAccountId currencyCode payeeEmail }
    unionPay { merchantAccountId }
    usBankAccount { routeId plaidPublicKey }
    venmo { merchantId accessToken environment enrichedCustomerDataEnabled }
    visaCheckout { apiKey externalClientId supportedCardBrands }
    braintreeApi { accessToken url }
  } }`;
  const { body } = await callGraphql(sandbox, sandbox.tokenizationKey, { query, operationName: 'ClientConfiguration' });
  return (body as { data: { clientConfiguration: Record<string, unknown> } }).data.clientConfiguration;
};

test('lists all that the default merchant has, on the origin it was asked by', async () => {
  const { url, merchantId } = sandbox;
  const configuration = await byKey();
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
    masterpass: { merchantCheckoutId: expect.any(String) },
    venmo: 'off',
  });
});

test('names the host it was asked by', async () => {
  const url = sandbox.url.replace('localhost', '127.0.0.1');
  expect(
    (await callClientApi({ ...sandbox, url }, 'GET', 'configuration', { tokenizationKey: sandbox.tokenizationKey })).body,
  ).toMatchObject({
    assetsUrl: url,
  });
});

test('says the same over GraphQL, in its own words', async () => {
  const rest = await byKey();
  const graphql = await byGraphql();
  expect(graphql).toMatchObject({
    environment: 'DEVELOPMENT',
    merchantId: rest['merchantId'],
    clientApiUrl: rest['clientApiUrl'],
    assetsUrl: rest['assetsUrl'],
    supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
    creditCard: { challenges: [], supportedCardBrands: expect.arrayContaining(['VISA', 'AMERICAN_EXPRESS', 'INTERNATIONAL_MAESTRO']) },
    googlePay: { environment: 'SANDBOX', supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'] },
    masterpass: { supportedCardBrands: ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER'] },
    paypal: { currencyCode: 'USD', environment: 'CUSTOM' },
    venmo: { environment: 'SANDBOX' },
    usBankAccount: { plaidPublicKey: expect.any(String) },
    applePayWeb: null,
    ideal: null,
    visaCheckout: null,
  });
});

test('lays the merchant settings over it, in both', async () => {
  await sandbox.configure({
    challenges: ['cvv', 'postal_code'],
    supportedCardTypes: ['Visa'],
    collectDeviceData: true,
    graphQLFeatures: [],
    paypal: { currencyIsoCode: 'EUR' },
    payWithVenmo: null,
    environment: 'sandbox',
  });
  const rest = await byKey();
  expect(rest).toMatchObject({
    challenges: ['cvv', 'postal_code'],
    creditCards: { supportedCardTypes: ['Visa'], collectDeviceData: true },
    graphQL: { features: [] },
    paypal: { currencyIsoCode: 'EUR', unvettedMerchant: false },
    environment: 'sandbox',
  });
  expect(rest).not.toHaveProperty('payWithVenmo');
  expect(await byGraphql()).toMatchObject({
    creditCard: { challenges: ['CVV', 'POSTAL_CODE'], supportedCardBrands: ['VISA'] },
    supportedFeatures: [],
    paypal: { currencyCode: 'EUR' },
    venmo: null,
    environment: 'SANDBOX',
  });
});

test('a merchant without PayPal has neither object nor flag', async () => {
  await sandbox.configure({ paypal: null });
  expect(await byKey()).toMatchObject({ paypalEnabled: false });
  expect(await byGraphql()).toMatchObject({ paypal: null });
});

test.each([
  { what: 'no authorization', data: {} },
  { what: 'a key of another merchant', data: { tokenizationKey: 'development_4810_other' } },
  { what: 'text that is no key', data: { tokenizationKey: 'nonsense' } },
  { what: 'an invented fingerprint', data: { authorizationFingerprint: 'abc|merchant_id=x' } },
])('answers $what with 401', async ({ data }) => {
  expect(await callClientApi(sandbox, 'GET', 'configuration', data)).toEqual({
    status: 401,
    body: { error: { message: expect.any(String) } },
  });
});

test('takes the keys of every environment and refuses another merchant in the path', async () => {
  for (const environment of ['development_1', 'sandbox_abc', 'production_abc']) {
    const tokenizationKey = `${environment}_${sandbox.merchantId}`;
    expect((await callClientApi(sandbox, 'GET', 'configuration', { tokenizationKey })).status).toBe(200);
  }
  const other = { ...sandbox, merchantId: 'other' };
  expect((await callClientApi(other, 'GET', 'configuration', { tokenizationKey: sandbox.tokenizationKey })).status).toBe(401);
});

test('a client token holds for a day of the sandbox clock', async () => {
  const authorizationFingerprint = fingerprintIn(await sandbox.createClientToken({ version: 3 }));
  const status = async () => (await callClientApi(sandbox, 'GET', 'configuration', { authorizationFingerprint })).status;
  expect(await status()).toBe(200);
  await sandbox.clock.advance(24 * 60 * 60 * 1000 - 60_000);
  expect(await status()).toBe(200);
  await sandbox.clock.advance(60_000);
  expect(await status()).toBe(401);
  const { body } = await callGraphql(sandbox, authorizationFingerprint, { query: '{ clientConfiguration { merchantId } }' });
  expect(body).toMatchObject({ errors: [{ extensions: { errorClass: 'AUTHENTICATION', errorType: 'developer_error' } }] });
});

test('an altered fingerprint is worth nothing', async () => {
  const fingerprint = fingerprintIn(await sandbox.createClientToken({ customerId: 'ada' }));
  const authorizationFingerprint = fingerprint.replace('customer_id=ada', 'customer_id=bob');
  expect(authorizationFingerprint).not.toBe(fingerprint);
  expect((await callClientApi(sandbox, 'GET', 'configuration', { authorizationFingerprint })).status).toBe(401);
});

test('a token bound to a domain is refused on the pages of another', async () => {
  const fingerprint = fingerprintIn(await sandbox.createClientToken({ domains: ['shop.example'] }));
  const url = `${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/configuration?authorizationFingerprint=${encodeURIComponent(fingerprint)}`;
  expect((await fetch(url, { headers: { Origin: 'https://shop.example' } })).status).toBe(200);
  expect((await fetch(url, { headers: { Origin: 'https://thief.example' } })).status).toBe(403);
});

test('has no other endpoint', async () => {
  const data = { tokenizationKey: sandbox.tokenizationKey };
  expect(await callClientApi(sandbox, 'GET', 'no_such_thing', data)).toEqual({ status: 404, body: { error: { message: 'Not found' } } });
});
