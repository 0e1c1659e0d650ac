import { client, type Client, type RequestOptions } from './index';
import { createClient } from './internal';
import { freshKey, openNetwork, type Network } from './testing/network';
import { turn, until } from './testing/until';
import type { DriverRequest } from './types';

let network: Network;

beforeEach(() => {
  network = openNetwork();
});

const create = (): Promise<Client> => client.create({ authorization: freshKey() });

describe('getConfiguration', () => {
  test('behavior: returns a deep copy, so that changing it does not change the client', async () => {
    const made = await create();
    const first = made.getConfiguration();
    first.gatewayConfiguration.merchantId = 'changed';
    expect(made.getConfiguration().gatewayConfiguration.merchantId).toBe('merchant');
  });

  test('behavior: requests do not follow a copy that was changed', async () => {
    const made = await create();
    made.getConfiguration().gatewayConfiguration.clientApiUrl = 'https://attacker.com';
    await made.request({ method: 'POST', endpoint: 'x' });
    expect(network.to('POST x')).toHaveLength(1);
  });
});

describe('toJSON', () => {
  test('default', async () => {
    const made = await create();
    expect(JSON.parse(JSON.stringify(made))).toEqual(made.getConfiguration());
  });

  test('behavior: returns the result of getConfiguration, even if a shop replaced that method', async () => {
    const made = await create();
    made.getConfiguration = () => ({ replaced: true }) as never;
    expect(made.toJSON()).toEqual({ replaced: true });
  });
});

describe('teardown', () => {
  test('error: METHOD_CALLED_AFTER_TEARDOWN', async () => {
    const made = await create();
    await expect(made.teardown()).resolves.toBeUndefined();
    for (const method of ['request', 'toJSON', 'getVersion', 'teardown'] as const) {
      expect(() => (made[method] as () => unknown)()).toThrow(
        expect.objectContaining({
          code: 'METHOD_CALLED_AFTER_TEARDOWN',
          type: 'MERCHANT',
          message: `${method} cannot be called after teardown.`,
        }),
      );
    }
    expect(made.getConfiguration()).toMatchObject({ authorizationType: 'TOKENIZATION_KEY' });
  });

  test('behavior: interrupts pending calls', async () => {
    const made = await create();
    network.reply('POST x', 'hang');
    const call = made.request({ method: 'POST', endpoint: 'x' });
    await made.teardown();
    await expect(call).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
    expect(network.to('POST x')[0]).toMatchObject({ signal: { aborted: true } });
  });

  test('behavior: callback form', async () => {
    const made = await create();
    const input = await new Promise<unknown[]>((resolve) => made.teardown((...all: unknown[]) => resolve(all)));
    expect(input).toEqual([null, undefined]);
  });

  test('options: signal', async () => {
    const made = await create();
    await expect(made.teardown({ signal: AbortSignal.abort('why') } as never)).rejects.toBe('why');
    await expect(made.teardown({ signal: new AbortController().signal } as never)).resolves.toBeUndefined();
  });
});

describe('_request', () => {
  const drive = async (options: Parameters<DriverRequest>[0]): Promise<unknown[]> => {
    const made = (await create()) as Client & { _request: DriverRequest };
    return new Promise((resolve) => made._request(options, (...args) => resolve(args)));
  };
  const url = 'https://www.paypal.com/xoplatform/logger/api/logger';

  test('default', async () => {
    network.reply('POST analytics', { body: { done: true } });
    await expect(drive({ url, method: 'post', data: { a: 1 }, timeout: 2000 })).resolves.toEqual([null, { done: true }, 200]);
    expect(network.analytics).toContainEqual(expect.objectContaining({ method: 'POST', body: { a: 1 } }));
  });

  test('behavior: sends a string unchanged, and with GET by default', async () => {
    await drive({ url, method: 'POST', data: '{"b":2}' });
    expect(network.analytics).toContainEqual(expect.objectContaining({ body: { b: 2 } }));
    await drive({ url: 'https://api.braintreegateway.com/x', data: { c: 3 } });
    expect(network.requests.at(-1)).toMatchObject({ method: 'GET', url: { search: '?c=3' } });
  });

  test.each<[string, Parameters<typeof network.reply>[1], unknown]>([
    ['without a callback is answered', { body: { done: true } }, undefined],
    ['without a callback is refused', { status: 422, body: 'no' }, undefined],
    ['without a callback is lost', 'drop', undefined],
    ['with an object in the place of its callback is answered', { body: { done: true } }, { paypal_context_id: 'x' }],
  ])('leaves no rejection unhandled when an event %s', async (_, reply, callback) => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    network.reply('POST analytics', reply);
    const made = (await create()) as Client & { _request: DriverRequest };
    const before = network.analytics.length;
    made._request({ url, method: 'POST', data: { a: 1 } }, callback as Parameters<DriverRequest>[1]);
    await until(() => network.analytics.length > before);
    for (let turns = 0; turns < 10; turns += 1) await turn();
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('behavior: calls back with the body and the status of a failure, 500 without a response', async () => {
    network.reply('POST analytics', { status: 422, body: 'no' });
    await expect(drive({ url, method: 'POST' })).resolves.toEqual(['no', null, 422]);
    network.reply('POST analytics', 'drop');
    await expect(drive({ url, method: 'POST' })).resolves.toEqual(['error', null, 500]);
    await expect(drive({ url, method: 'POST', data: { large: 1n } })).resolves.toEqual(['error', null, 500]);
  });
});

test('lists stay lists in the configuration and in what is sent, on a page that gives every list a toJSON', async () => {
  network.reply('GET configuration', { body: JSON.stringify(network.configuration) });
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'text' });
  let made: Client;
  try {
    made = await create();
    await made.request({ method: 'POST', endpoint: 'x', data: { lineItems: [{ quantity: '1' }] } });
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  }
  expect(made.getConfiguration().gatewayConfiguration.creditCards?.supportedCardTypes).toEqual(['Visa']);
  expect(network.to('POST x')[0]?.body).toMatchObject({ lineItems: [{ quantity: '1' }] });
});

test('only the request of the configuration follows redirects, because others may carry a card', async () => {
  const made = await create();
  await made.request({ method: 'GET', endpoint: 'x' });
  await made.request({ method: 'POST', endpoint: 'x' });
  expect(network.requests.map(({ url, redirect }) => [url.pathname.split('/').at(-1), redirect])).toEqual([
    ['configuration', 'follow'],
    ['x', 'error'],
    ['x', 'error'],
  ]);
});

test('behavior: creates a client from the configuration that a page sent to a frame', async () => {
  const { getConfiguration } = await create();
  const inFrame = createClient(getConfiguration());
  const options: RequestOptions = { method: 'POST', endpoint: 'x' };
  await expect(inFrame.request(options)).resolves.toEqual({ _httpStatus: 200 });
  expect(() => createClient({ ...getConfiguration(), gatewayConfiguration: undefined as never })).toThrow(
    expect.objectContaining({ code: 'CLIENT_MISSING_GATEWAY_CONFIGURATION' }),
  );
});
