import type { Client } from '@tender/client';
import { describeComponent, freshKey, openNetwork, turn, type Network } from '@tender/client/testing';
import { visaCheckout } from './index';
import { VISA_CONFIGURATION } from './fixtures/visa-configuration';

describeComponent(visaCheckout, {
  name: 'Visa Checkout',
  configuration: { visaCheckout: VISA_CONFIGURATION },
  calls: { tokenize: [{ callid: 'call', encKey: 'key', encPaymentData: 'data' }] },
});

let network: Network;
const events = (): string[] => network.events().filter((event) => event.startsWith('web.visacheckout.'));

beforeEach(() => {
  network = openNetwork();
  network.configuration.visaCheckout = VISA_CONFIGURATION;
});

test('default', async () => {
  const instance = await visaCheckout.create({ authorization: freshKey() });
  expect(Object.keys(instance).sort()).toEqual(['createInitOptions', 'teardown', 'tokenize']);
  expect(network.requests.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`)).toEqual(['GET configuration']);
  expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
  await turn();
  expect(events()).toEqual(['web.visacheckout.initialized']);
});

test.each([undefined, null, false])('error: VISA_CHECKOUT_NOT_ENABLED when visaCheckout is %j', async (configuration) => {
  network.configuration.visaCheckout = configuration;
  await expect(visaCheckout.create({ authorization: freshKey() })).rejects.toMatchObject({
    code: 'VISA_CHECKOUT_NOT_ENABLED',
    type: 'MERCHANT',
    message: expect.stringMatching(/Visa Checkout.*not enabled/) as string,
    details: undefined,
  });
  await turn();
  expect(events()).toEqual([]);
});

test.each([{}, { enabled: false }, true])('behavior: visaCheckout %j counts as enabled', async (configuration) => {
  network.configuration.visaCheckout = configuration;
  const instance = await visaCheckout.create({ authorization: freshKey() });
  expect(instance.createInitOptions({}).settings.payment.cardBrands).toEqual([]);
});

test("behavior: teardown leaves the client and Visa's script alone", async () => {
  const visa = { init: jest.fn() };
  const globals = globalThis as { V?: object };
  globals.V = visa;
  const teardown = jest.fn();
  const getConfiguration = (): object => ({ gatewayConfiguration: network.configuration });
  const ownClient = { getVersion: () => visaCheckout.VERSION, getConfiguration, teardown } as unknown as Client;
  await (await visaCheckout.create({ client: ownClient })).teardown();
  expect(teardown).not.toHaveBeenCalled();
  expect(globals.V).toBe(visa);
  delete globals.V;
});
