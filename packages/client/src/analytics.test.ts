import { client, type Client, type ClientCreateOptions } from './index';
import { createClient, createTracker } from './internal';
import { freshKey, freshToken, openNetwork, type Network } from './testing/network';

let network: Network;

beforeEach(() => {
  network = openNetwork();
});

afterEach(() => {
  jest.useRealTimers();
});

const create = (options: Partial<ClientCreateOptions> = {}): Promise<Client> => client.create({ authorization: freshKey(), ...options });

const createFreeTracker = createTracker<`web.${string}`>;

/** Until everything that is under way has been sent. */
const sent = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('default', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1234);
  const authorization = freshKey();
  await create({ authorization, sessionId: 'session' });
  await sent();
  expect(network.events()).toEqual(['web.custom.client.load.initialized', 'web.custom.client.load.succeeded']);
  const { url, method, headers, body, keepalive, credentials } = network.analytics[0] as Network['analytics'][number];
  expect(url.href).toBe('https://www.paypal.com/xoplatform/logger/api/logger');
  expect({ method, headers, keepalive, credentials }).toEqual({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    keepalive: true,
    credentials: 'omit',
  });
  expect(JSON.stringify(body)).toBe(
    JSON.stringify({
      events: [{ level: 'info', event: 'web.custom.client.load.initialized', payload: { env: 'sandbox', timestamp: 1234 } }],
      tracking: [
        {
          api_integration_type: 'custom',
          app_id: 'shop.localhost:8080',
          c_sdk_ver: '3.118.2',
          component: 'braintreeclientsdk',
          merchant_sdk_env: 'sandbox',
          merchant_id: 'merchant',
          event_source: 'web',
          platform: 'web',
          platform_version: navigator.userAgent,
          session_id: 'session',
          client_session_id: 'session',
          tenant_name: 'braintree',
          tokenization_key: authorization,
          event_name: 'web.custom.client.load.initialized',
          t: 1234,
        },
      ],
    }),
  );
});

test('behavior: sends the fingerprint of a client token, and the name of the environment', async () => {
  network.configuration.environment = 'production';
  await create({ authorization: freshToken({ authorizationFingerprint: 'finger' }) });
  await sent();
  const tracking = (network.analytics[0]?.body as { tracking: [object] }).tracking[0];
  expect(tracking).toMatchObject({ auth_fingerprint: 'finger', merchant_sdk_env: 'production' });
  expect(tracking).not.toHaveProperty('tokenization_key');
});

test('behavior: a second create is reported as cached', async () => {
  const authorization = freshKey();
  await Promise.all([create({ authorization }), create({ authorization })]);
  await sent();
  expect(network.events().sort()).toEqual([
    'web.custom.client.load.cached',
    'web.custom.client.load.initialized',
    'web.custom.client.load.succeeded',
  ]);
});

test('behavior: an event has the time at which it happened, not that at which it was sent', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1);
  const creation = create();
  clock.mockReturnValue(2);
  await creation;
  await sent();
  const times = network.analytics.map(({ body }) => (body as { tracking: [{ t: number }] }).tracking[0].t);
  expect(times).toEqual([1, 2]);
});

test('behavior: of extra fields only paypal_context_id is sent', async () => {
  const track = createFreeTracker(await create());
  track('x', { paypal_context_id: 'context', component: 'mine' } as object);
  await sent();
  const tracking = (network.analytics.at(-1)?.body as { tracking: [object] }).tracking[0];
  expect(tracking).toMatchObject({ component: 'braintreeclientsdk', paypal_context_id: 'context' });
  expect(Object.keys(tracking).at(-1)).toBe('paypal_context_id');
});

test('behavior: sends every event, of which 20 at a time may outlive the page, and gives up each one after 2 seconds', async () => {
  const track = createFreeTracker(await create());
  await sent();
  network.reply('POST analytics', 'hang');
  const before = network.analytics.length;
  jest.useFakeTimers();
  for (let count = 0; count < 25; count += 1) track(`event${count}`);
  await jest.advanceTimersByTimeAsync(1999);
  expect(network.analytics.slice(before).map(({ keepalive }) => keepalive)).toEqual([...Array(20).fill(true), ...Array(5).fill(false)]);
  expect(network.analytics.at(-1)?.signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(network.analytics.at(-1)?.signal?.aborted).toBe(true);
  track('room again');
  await jest.advanceTimersByTimeAsync(2000);
  expect(network.analytics.at(-1)?.keepalive).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('behavior: an event that could not be delivered is not sent again', async () => {
  for (const reply of ['drop', { status: 408 }, { status: 500 }] as const) {
    network.reply('POST analytics', reply);
    const track = createFreeTracker(await create({ analytics: true }));
    await sent();
    const before = network.analytics.length;
    track('x');
    await sent();
    expect(network.analytics).toHaveLength(before + 1);
  }
});

test('options: analytics false, for a client or a component, sends nothing', async () => {
  const made = await create({ analytics: false });
  expect(made.getConfiguration()).toMatchObject({ analytics: false });
  createFreeTracker(made)('by a component');
  createFreeTracker(createClient(made.getConfiguration()))('by a component of a frame');
  createFreeTracker(await create(), { analytics: false })('switched off by the component');
  await sent();
  expect(network.events().filter((name) => name.includes('component'))).toEqual([]);
  expect(network.analytics).toHaveLength(2);
});

test('options: onEvent of a client and of a component receive the names of the events', async () => {
  const seen: string[] = [];
  const made = await create({ analytics: false, onEvent: (event) => seen.push(event) });
  createFreeTracker(made)('by.a.component');
  await sent();
  expect(seen).toEqual(['web.custom.client.load.initialized', 'web.custom.client.load.succeeded', 'web.by.a.component']);
  const own: string[] = [];
  createFreeTracker(made, { onEvent: (event) => own.push(event) })('x');
  await sent();
  expect([own, seen.at(-1)]).toEqual([['web.x'], 'web.x']);
});

test('behavior: ignores what onEvent throws', async () => {
  const onEvent = (): never => {
    throw new Error('the shop');
  };
  await expect(create({ onEvent })).resolves.toBeDefined();
  await sent();
  expect(network.analytics).toHaveLength(2);
});

test('behavior: sends nothing when the client cannot be created, and leaves no rejection unhandled', async () => {
  network.reply('GET configuration', { status: 500 });
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  await create().catch(() => {});
  createFreeTracker(Promise.reject<Client>(new Error('failed')))('x');
  await sent();
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(network.analytics).toEqual([]);
});

test('behavior: events of a torn-down client are still sent', async () => {
  const made = await create();
  await made.teardown();
  createFreeTracker(made)('last words');
  await sent();
  expect(network.events()).toContain('web.last words');
});
