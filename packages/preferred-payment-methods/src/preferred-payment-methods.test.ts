import { client } from '@tender/client';
import { describeComponent, freshKey, freshToken, openNetwork, type Network, type Reply } from '@tender/client/testing';
import { EVENT_PREFIX } from './constants';
import { preferredPaymentMethods, type PreferredPaymentMethods } from './index';
import { preferredPaymentMethodsDocument } from './preferred-payment-methods.graphql';
import { preferredPaymentMethodsResult } from './schemas';

const GRAPHQL = 'POST graphql';
const answer = (paypalPreferred: unknown, venmoPreferred: unknown): Reply => ({
  body: { data: { preferredPaymentMethods: { paypalPreferred, venmoPreferred } } },
});

describeComponent(preferredPaymentMethods, { name: 'PreferredPaymentMethods', calls: { fetchPreferredPaymentMethods: [] } });

let network: Network;
let instance: PreferredPaymentMethods;
const events = (): string[] => network.events().flatMap((event) => event.split(`web.${EVENT_PREFIX}.`)[1] ?? []);

beforeEach(async () => {
  network = openNetwork();
  instance = await preferredPaymentMethods.create({ authorization: freshKey() });
});

test.each([
  [true, false],
  [false, true],
])('default: %s, %s', async (paypalPreferred, venmoPreferred) => {
  network.reply(GRAPHQL, answer(paypalPreferred, venmoPreferred));
  const result = await instance.fetchPreferredPaymentMethods();
  expect(result).toEqual({ paypalPreferred, venmoPreferred });
  expect(preferredPaymentMethodsResult.parse(result)).toEqual(result);
  const { clientSdkMetadata: _, ...sent } = network.to(GRAPHQL)[0]?.body ?? {};
  expect(sent).toEqual({ query: preferredPaymentMethodsDocument });
  expect(preferredPaymentMethodsDocument).toBe(
    'query PreferredPaymentMethods { preferredPaymentMethods { paypalPreferred venmoPreferred } }',
  );
  expect(events()).toEqual(['initialized', `paypal.api-detected.${paypalPreferred}`, `venmo.api-detected.${venmoPreferred}`]);
});

test('behavior: what the gateway says is handed on as it is', async () => {
  network.reply(GRAPHQL, answer(null, undefined));
  await expect(instance.fetchPreferredPaymentMethods()).resolves.toEqual({ paypalPreferred: null, venmoPreferred: undefined });
  expect(events().slice(1)).toEqual(['paypal.api-detected.null', 'venmo.api-detected.undefined']);
});

test('behavior: callback form', async () => {
  network.reply(GRAPHQL, answer(true, true));
  const called = new Promise((resolve) => instance.fetchPreferredPaymentMethods((...all) => resolve(all)));
  await expect(called).resolves.toEqual([null, { paypalPreferred: true, venmoPreferred: true }]);
});

test.each<[string, Reply]>([
  ['no connection', 'drop'],
  ['500', { status: 500, body: {} }],
  ['403', { status: 403, body: {} }],
  ['an error', { body: { errors: [{ message: 'no' }] } }],
  ['null', { body: { data: { preferredPaymentMethods: null } } }],
  ['no data', { body: { data: null } }],
  ['nothing', { body: {} }],
  ['no JSON', { body: '<html>' }],
])('behavior: neither is preferred for %s, and the next call asks again', async (_, reply) => {
  network.reply(GRAPHQL, reply, answer(true, false));
  await expect(instance.fetchPreferredPaymentMethods()).resolves.toEqual({ paypalPreferred: false, venmoPreferred: false });
  expect(events()).toEqual(['initialized', 'api-error']);
  await expect(instance.fetchPreferredPaymentMethods()).resolves.toEqual({ paypalPreferred: true, venmoPreferred: false });
});

test('behavior: an instance is there before its client, and says what that failed with', async () => {
  network.reply('GET configuration', { status: 403, body: {} });
  const failing = await preferredPaymentMethods.create({ authorization: freshToken() });
  const error: unknown = await failing.fetchPreferredPaymentMethods().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'CLIENT_AUTHORIZATION_INSUFFICIENT' });
  await expect(failing.fetchPreferredPaymentMethods()).rejects.toBe(error);
  expect(network.to(GRAPHQL)).toEqual([]);
  await expect(preferredPaymentMethods.create({ authorization: 'nonsense' })).resolves.toBeDefined();
});

test('behavior: aborted, nothing is told of it', async () => {
  network.reply(GRAPHQL, 'hang');
  const stop = new AbortController();
  const fetching = instance.fetchPreferredPaymentMethods({ signal: stop.signal });
  stop.abort('why');
  await expect(fetching).rejects.toBe('why');
  expect(events()).toEqual(['initialized']);
});

test('options: client', async () => {
  network.reply(GRAPHQL, answer(true, true));
  const own = await client.create({ authorization: freshKey() });
  const given = await preferredPaymentMethods.create({ client: own });
  await expect(given.fetchPreferredPaymentMethods()).resolves.toEqual({ paypalPreferred: true, venmoPreferred: true });
});
