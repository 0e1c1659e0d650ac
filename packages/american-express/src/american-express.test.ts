import type { Client } from '@tender/client';
import { describeComponent, freshKey, openNetwork, turn, type Network } from '@tender/client/testing';
import { americanExpress } from './index';

describeComponent(americanExpress, {
  name: 'American Express',
  calls: { getRewardsBalance: [{ nonce: 'nonce' }], getExpressCheckoutProfile: [{ nonce: 'nonce' }] },
});

let network: Network;
beforeEach(() => {
  network = openNetwork();
});

test('default', async () => {
  const instance = await americanExpress.create({ authorization: freshKey() });
  expect(Object.keys(instance).sort()).toEqual(['getExpressCheckoutProfile', 'getRewardsBalance', 'teardown']);
  expect(network.requests.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`)).toEqual(['GET configuration']);
  expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
});

test('behavior: reads nothing from the configuration', async () => {
  const getConfiguration = jest.fn();
  const ownClient = { getVersion: () => americanExpress.VERSION, getConfiguration, request: jest.fn() } as unknown as Client;
  await expect(americanExpress.create({ client: ownClient })).resolves.toBeDefined();
  expect(getConfiguration).not.toHaveBeenCalled();
});

test('behavior: sends no analytics events', async () => {
  const instance = await americanExpress.create({ authorization: freshKey() });
  await instance.getRewardsBalance({ nonce: 'nonce' });
  network.reply('GET payment_methods/amex_express_checkout_cards/nonce', { status: 404, body: {} });
  await instance.getExpressCheckoutProfile({ nonce: 'nonce' }).catch(() => {});
  await instance.teardown();
  await turn();
  expect(network.events().filter((event) => !event.startsWith('web.custom.client.'))).toEqual([]);
});

test('behavior: the client works after teardown', async () => {
  const request = jest.fn(() => Promise.resolve({}));
  const teardown = jest.fn();
  const ownClient = { getVersion: () => americanExpress.VERSION, request, teardown } as unknown as Client;
  await (await americanExpress.create({ client: ownClient })).teardown();
  expect(teardown).not.toHaveBeenCalled();
  const other = await americanExpress.create({ client: ownClient });
  await expect(other.getRewardsBalance({ nonce: 'nonce' })).resolves.toEqual({});
});
