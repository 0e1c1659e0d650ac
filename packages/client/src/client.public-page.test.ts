/**
 * @jest-environment-options {"url": "https://shop.example:8443/checkout"}
 */
import { client } from './index';
import { base64, freshKey, freshToken, openNetwork } from './testing/network';

test.each([
  'development_4810_merchant',
  base64(JSON.stringify({ environment: 'development', authorizationFingerprint: 'x', configUrl: 'http://localhost:4810/x' })),
])('error: CLIENT_INVALID_AUTHORIZATION for a development authorization on a public page (%s)', async (authorization) => {
  const network = openNetwork();
  await expect(client.create({ authorization })).rejects.toMatchObject({ code: 'CLIENT_INVALID_AUTHORIZATION' });
  expect(network.requests).toEqual([]);
});

test("behavior: merchantAppId is the page's host with its port", async () => {
  openNetwork();
  const made = await client.create({ authorization: freshKey() });
  expect(made.getConfiguration().analyticsMetadata.merchantAppId).toBe('shop.example:8443');
});

// A browser takes these as relative to a page with https: requests would go to the shop, with card data.
const WITHOUT_SLASHES = [
  'https:api.braintreegateway.com/x',
  'HTTPS:api.braintreegateway.com/x',
  'https:/api.braintreegateway.com/x',
  'https:\\api.braintreegateway.com/x',
  'https:\tapi.braintreegateway.com/x',
];

test.each(WITHOUT_SLASHES)(
  'refuses a client token whose configuration URL has not both slashes and sends nothing: %j',
  async (configUrl) => {
    const network = openNetwork();
    await expect(client.create({ authorization: freshToken({ configUrl }) })).rejects.toMatchObject({
      code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN',
      message: expect.stringContaining('configUrl'),
    });
    expect([network.requests, network.analytics]).toEqual([[], []]);
  },
);

test.each(['assetsUrl', 'clientApiUrl', 'configUrl', 'graphQL.url'])(
  'refuses a configuration whose %s has not both slashes',
  async (property) => {
    for (const url of WITHOUT_SLASHES) {
      const network = openNetwork();
      Object.assign(network.configuration, property === 'graphQL.url' ? { graphQL: { url } } : { [property]: url });
      await expect(client.create({ authorization: freshKey() })).rejects.toMatchObject({
        code: 'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN',
        message: expect.stringContaining(property),
      });
    }
  },
);

test.each([
  'https://api.braintreegateway.com/x',
  'HTTPS://API.BraintreeGateway.com/x',
  'https:\\\\api.braintreegateway.com/x',
  'https:///api.braintreegateway.com/x',
  'https://api.braintree\ngateway.com/x',
  'https://api.braintreegateway.com:8443/x',
  'https://user:password@api.braintreegateway.com/x',
])("accepts a configuration URL that a browser resolves to a provider's host: %j", async (configUrl) => {
  const network = openNetwork();
  network.configuration.configUrl = configUrl;
  await expect(client.create({ authorization: freshKey() })).resolves.toBeDefined();
});
