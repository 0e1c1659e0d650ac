import { client } from '@tender/client';
import { describeComponent, freshKey, freshToken, openNetwork, type Network, type Reply } from '@tender/client/testing';
import { preferredPaymentMethods, type PreferredPaymentMethods } from './index';
import { preferredPaymentMethodsDocument } from './preferred-payment-methods.graphql';
import { preferredPaymentMethodsResult } from './schemas';

const GRAPHQL = 'POST graphql';
const response = (paypalPreferred: unknown, venmoPreferred: unknown): Reply => ({
  body: { data: { preferredPaymentMethods: { paypalPreferred, venmoPreferred } } },
});

describeComponent(preferredPaymentMethods, { name: 'PreferredPaymentMethods', calls: { fetchPreferredPaymentMethods: [] } });

let network: Network;
let instance: PreferredPaymentMethods;
const events = (): string[] => network.events().flatMap((event) => event.split('web.preferred-payment-methods.')[1] ?? []);

beforeEach(async () => {
  network = openNetwork();
  instance = await preferredPaymentMethods.create({ authorization: freshKey() });
});

test.each([
  [true, false, ['paypal.api-detected.true', 'venmo.api-detected.false']],
  [false, true, ['paypal.api-detected.false', 'venmo.api-detected.true']],
])('default: %s, %s', async (paypalPreferred, venmoPreferred, expected) => {
  network.reply(GRAPHQL, response(paypalPreferred, venmoPreferred));
  const result = await instance.fetchPreferredPaymentMethods();
  expect(result).toEqual({ paypalPreferred, venmoPreferred });
  expect(preferredPaymentMethodsResult.parse(result)).toEqual(result);
  const { clientSdkMetadata: _, ...sent } = network.to(GRAPHQL)[0]?.body ?? {};
  expect(sent).toEqual({ query: preferredPaymentMethodsDocument });
  expect(preferredPaymentMethodsDocument).toBe(
    'query PreferredPaymentMethods { preferredPaymentMethods { paypalPreferred venmoPreferred } }',
  );
  expect(events()).toEqual(['initialized', ...expected]);
});

test('behavior: passes on what the gateway sends unchanged', async () => {
  network.reply(GRAPHQL, response(null, undefined));
  await expect(instance.fetchPreferredPaymentMethods()).resolves.toEqual({ paypalPreferred: null, venmoPreferred: undefined });
  expect(events().slice(1)).toEqual(['paypal.api-detected.null', 'venmo.api-detected.undefined']);
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
])('behavior: resolves with neither for %s, and the next call sends a new request', async (_, reply) => {
  network.reply(GRAPHQL, reply, response(true, false));
  await expect(instance.fetchPreferredPaymentMethods()).resolves.toEqual({ paypalPreferred: false, venmoPreferred: false });
  expect(events()).toEqual(['initialized', 'api-error']);
  await expect(instance.fetchPreferredPaymentMethods()).resolves.toEqual({ paypalPreferred: true, venmoPreferred: false });
});

test('behavior: resolves before its client, whose failure every call rejects with', async () => {
  network.reply('GET configuration', { status: 403, body: {} });
  const failing = await preferredPaymentMethods.create({ authorization: freshToken() });
  const error: unknown = await failing.fetchPreferredPaymentMethods().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'CLIENT_AUTHORIZATION_INSUFFICIENT' });
  await expect(failing.fetchPreferredPaymentMethods()).rejects.toBe(error);
  expect(network.to(GRAPHQL)).toEqual([]);
  await expect(preferredPaymentMethods.create({ authorization: 'nonsense' })).resolves.toBeDefined();
});

test('behavior: an aborted call sends no event', async () => {
  network.reply(GRAPHQL, 'hang');
  const controller = new AbortController();
  const fetching = instance.fetchPreferredPaymentMethods({ signal: controller.signal });
  controller.abort('why');
  await expect(fetching).rejects.toBe('why');
  expect(events()).toEqual(['initialized']);
});

test('options: client', async () => {
  network.reply(GRAPHQL, response(true, true));
  const ownClient = await client.create({ authorization: freshKey() });
  const shared = await preferredPaymentMethods.create({ client: ownClient });
  await expect(shared.fetchPreferredPaymentMethods()).resolves.toEqual({ paypalPreferred: true, venmoPreferred: true });
});
