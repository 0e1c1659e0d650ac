/**
 * @jest-environment-options {"url": "https://localhost/checkout"}
 */
import { client } from './index';
import { loadScript } from './internal';
import { base64, openNetwork } from './testing/network';

// Capacitor on Android; Ionic and Tauri have other names for it.
test.each([
  'development_4810_merchant',
  base64(JSON.stringify({ environment: 'development', authorizationFingerprint: 'x', configUrl: 'http://localhost:4810/x' })),
])('rejects a development authorization in an app whose page is on localhost without a port (%s)', async (authorization) => {
  const network = openNetwork();
  await expect(client.create({ authorization })).rejects.toMatchObject({ code: 'CLIENT_INVALID_AUTHORIZATION' });
  expect(network.requests).toEqual([]);
});

test('loads no script from this machine in an app whose page is on localhost without a port', async () => {
  await expect(loadScript({ src: 'http://localhost:4810/a.js' })).rejects.toThrow(TypeError);
});
