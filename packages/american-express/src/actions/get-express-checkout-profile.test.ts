import type { Client } from '@tender/client';
import { freshKey, openNetwork, type Network } from '@tender/client/testing';
import { americanExpress, type AmericanExpress } from '../index';
import * as schemas from '../schemas';

const PATH = 'payment_methods/amex_express_checkout_cards';
const PROFILE = { amexExpressCheckoutCards: [{ type: 'AmexExpressCheckoutCard', nonce: 'nonce-2', details: { lastTwo: '05' } }] };

let network: Network;
let instance: AmericanExpress;
beforeEach(async () => {
  network = openNetwork();
  instance = await americanExpress.create({ authorization: freshKey() });
});

test('default', async () => {
  network.reply(`GET ${PATH}/amex-nonce`, { body: PROFILE });
  const profile = await instance.getExpressCheckoutProfile({ nonce: 'amex-nonce' });
  expect(profile).toEqual({ ...PROFILE, _httpStatus: 200 });
  expect(schemas.expressCheckoutProfile.parse(profile)).toEqual(profile);
  const query = network.to(`GET ${PATH}/amex-nonce`)[0]?.url.searchParams;
  expect(query?.get('_meta[source]')).toBe('american-express');
  expect(query?.get('paymentMethodNonce')).toBe('amex-nonce');
});

test("behavior: gives the client exactly the data of the protocol, and returns the client's response itself", async () => {
  const response = { ...PROFILE, _httpStatus: 200 };
  const request = jest.fn((__: object) => Promise.resolve(response));
  const client = { getVersion: () => americanExpress.VERSION, request } as unknown as Client;
  const own = await americanExpress.create({ client });
  const options = Object.freeze({ nonce: 'nonce', foo: 'bar', _meta: { source: 'shop' } });
  await expect(own.getExpressCheckoutProfile(options)).resolves.toBe(response);
  const data = { _meta: { source: 'american-express' }, paymentMethodNonce: 'nonce' };
  expect(request).toHaveBeenCalledWith({
    method: 'get',
    endpoint: `${PATH}/nonce`,
    data,
    signal: expect.any(AbortSignal) as AbortSignal,
  });
  expect(JSON.stringify(request.mock.calls[0]?.[0])).toContain(JSON.stringify(data));
});

test.each([
  ['a/b', 'a%2Fb'],
  ['a?b=c', 'a%3Fb%3Dc'],
  ['../vault', '..%2Fvault'],
  ['a#b', 'a%23b'],
  ['.', '%252E'],
  ['..', '%252E%252E'],
  ['tok_1-2.3~4', 'tok_1-2.3~4'],
])('behavior: the nonce %j cannot change the path', async (nonce, segment) => {
  await instance.getExpressCheckoutProfile({ nonce });
  const [request] = network.to(`GET ${PATH}/${segment}`);
  expect(request?.url.searchParams.get('paymentMethodNonce')).toBe(nonce);
});

test.each<[unknown]>([[undefined], [null], [{}], [{ nonce: '' }], ['nonce']])('error: AMEX_NONCE_REQUIRED for %j', async (options) => {
  await expect(instance.getExpressCheckoutProfile(options as { nonce: string })).rejects.toMatchObject({
    code: 'AMEX_NONCE_REQUIRED',
    type: 'MERCHANT',
    message: expect.stringMatching(/getExpressCheckoutProfile.*nonce/) as string,
  });
  expect(schemas.expressCheckoutProfileOptions.safeParse(options).success).toBe(false);
  expect(network.requests.filter(({ url }) => url.pathname.includes('amex'))).toEqual([]);
});

test.each([
  ['CLIENT_REQUEST_ERROR', 'nonce', { status: 404, body: {} }],
  ['CLIENT_GATEWAY_NETWORK', 'nonce', 'drop'],
] as const)('error: AMEX_NETWORK_ERROR keeps %s', async (code, nonce, reply) => {
  network.reply(`GET ${PATH}/${nonce}`, reply);
  await expect(instance.getExpressCheckoutProfile({ nonce })).rejects.toMatchObject({
    code: 'AMEX_NETWORK_ERROR',
    type: 'NETWORK',
    message: expect.stringMatching(/network error.*Express Checkout nonce profile/) as string,
    details: { originalError: { code } },
  });
});

test('error: AMEX_NETWORK_ERROR for a nonce that no URL can contain', async () => {
  await expect(instance.getExpressCheckoutProfile({ nonce: '\uD800' })).rejects.toMatchObject({
    code: 'AMEX_NETWORK_ERROR',
    details: { originalError: { name: 'URIError' } },
  });
});
