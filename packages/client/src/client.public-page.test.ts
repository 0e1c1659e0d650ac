/**
 * @jest-environment-options {"url": "https://shop.example:8443/checkout"}
 */
import { client } from './index';
import { base64, freshKey, openNetwork } from './testing/network';

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
