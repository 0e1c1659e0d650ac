import { EVENT_PREFIX } from '../../src/constants';
import type { Frame } from './frame';
import { orchestrate } from './orchestrate';

type Handler = Parameters<Frame['bus']['on']>[1];

const client = {
  authorization: 'sandbox_x_merchant',
  authorizationType: 'TOKENIZATION_KEY',
  analyticsMetadata: { sessionId: 'session' },
  gatewayConfiguration: {
    environment: 'sandbox',
    merchantId: 'merchant',
    assetsUrl: 'https://assets.braintreegateway.com',
    clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/merchant/client_api',
    creditCards: { supportedCardTypes: ['Visa'] },
  },
};

/** An orchestrator, with the page's side in hand. */
function setUp(configuration: unknown) {
  const handlers = new Map<string, Handler>();
  const told: string[] = [];
  let answer = (_: unknown): void => {};
  const bus: Frame['bus'] = {
    channel: 'channel',
    emit(event, data, reply) {
      const name = event.replace(EVENT_PREFIX, '');
      told.push(name === 'INPUT_EVENT' ? (data as { type: string }).type : name);
      if (reply) answer = reply;
    },
    on: (event, handler) => {
      handlers.set(event.replace(EVENT_PREFIX, ''), handler);
      return () => {};
    },
    dispose() {},
  };
  const form = orchestrate(
    { key: 'number', bus, page: { origin: 'https://shop.example', peers: () => [], believes: () => true } },
    configuration,
  );
  const ask = (options: unknown, replyId?: string): Promise<unknown> =>
    new Promise((resolve) => handlers.get('TOKENIZATION_REQUEST')?.(options, resolve, { source: window, origin: '', replyId }));
  const abort = (replyId: unknown): void => handlers.get('ABORT_REQUEST')?.(replyId, undefined, { source: window, origin: '' });
  return { form, told, ask, abort, giveClient: (given: unknown) => answer(given) };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
});
afterEach(() => {
  jest.useRealTimers();
});

test('default: asks for the client first, and publishes the model', () => {
  const { form, told } = setUp({ fields: { number: {}, cvv: {}, nonsense: {} } });
  expect(told).toEqual(['READY_FOR_CLIENT']);
  expect(window.cardForm).toBe(form);
  expect(form.keys).toEqual(['number', 'cvv']);
  expect(form.pageOrigin).toBe('https://shop.example');
});

test('default: says that it has loaded once the client is there', async () => {
  const { giveClient } = setUp({ fields: { number: {} } });
  expect(fetch).not.toHaveBeenCalled();
  giveClient(client);
  await jest.advanceTimersByTimeAsync(0);
  const [[, request] = []] = jest.mocked(fetch).mock.calls;
  expect(JSON.parse(request?.body as string)).toMatchObject({ events: [{ event: 'web.custom.hosted-fields.load.succeeded' }] });
});

test('options: analytics', async () => {
  const { giveClient } = setUp({ fields: { number: {} }, analytics: false });
  giveClient(client);
  await jest.advanceTimersByTimeAsync(0);
  expect(fetch).not.toHaveBeenCalled();
});

test('behavior: a client whose merchant wants no events sends none from here either', async () => {
  const { giveClient } = setUp({ fields: { number: {} } });
  giveClient({ ...client, analytics: false });
  await jest.advanceTimersByTimeAsync(0);
  expect(fetch).not.toHaveBeenCalled();
});

test('options: supportedCardBrands, from the moment that the client is there', async () => {
  const { form, told, giveClient } = setUp({ fields: { number: { supportedCardBrands: { visa: false, 'master-card': true } } } });
  form.setValue('number', '4111');
  expect(form.get('number.isPotentiallyValid')).toBe(true);
  giveClient(client);
  await jest.advanceTimersByTimeAsync(0);
  expect(form.get('number.isPotentiallyValid')).toBe(false);
  expect(told.at(-1)).toBe('validityChange');
});

test.each([undefined, null, 5, 'x', {}, { fields: 'x' }, { fields: null }])(
  'behavior: a configuration of %j has no fields, and harms nobody',
  async (configuration) => {
    const { form, giveClient, ask } = setUp(configuration);
    expect(form.keys).toEqual([]);
    giveClient(client);
    expect(await ask({})).toMatchObject([{ code: 'HOSTED_FIELDS_FIELDS_EMPTY' }]);
  },
);

test.each([
  [undefined, 'CLIENT_MISSING_GATEWAY_CONFIGURATION'],
  [{}, 'CLIENT_MISSING_GATEWAY_CONFIGURATION'],
  [
    { ...client, gatewayConfiguration: { ...client.gatewayConfiguration, clientApiUrl: 'https://attacker.example' } },
    'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN',
  ],
])('error: a client of %j', async (given, code) => {
  const { ask, giveClient } = setUp({ fields: { number: {} } });
  giveClient(given);
  expect(await ask({})).toMatchObject([{ code, message: expect.any(String), type: expect.any(String) }]);
});

test('behavior: of two requests, the one that the page aborts is not sent', async () => {
  const { form, giveClient, ask, abort } = setUp({ fields: { number: {} }, analytics: false });
  form.setValue('number', '4111111111111111');
  const aborted = ask({ cardholderName: 'aborted' }, 'first');
  const other = ask({ cardholderName: 'sent' }, 'second');
  abort('first');
  [undefined, 'unknown', {}].forEach(abort);
  giveClient(client);
  await Promise.all([aborted, other]);
  const sent = jest.mocked(fetch).mock.calls.map(([, request]) => request?.body as string);
  expect(sent).toEqual([expect.stringContaining('"cardholderName":"sent"')]);
});
