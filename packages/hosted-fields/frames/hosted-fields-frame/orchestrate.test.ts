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

/** Creates an orchestrator and plays the page: records the events that it sends, and sends it requests. */
function setUp(configuration: unknown) {
  const handlers = new Map<string, Handler>();
  const sent: string[] = [];
  let replyWithClient = (_: unknown): void => {};
  const bus: Frame['bus'] = {
    channel: 'channel',
    emit(event, data, reply) {
      const name = event.replace(EVENT_PREFIX, '');
      sent.push(name === 'INPUT_EVENT' ? (data as { type: string }).type : name);
      if (reply) replyWithClient = reply;
    },
    on: (event, handler) => {
      handlers.set(event.replace(EVENT_PREFIX, ''), handler);
      return () => {};
    },
    dispose() {},
  };
  const form = orchestrate(
    { key: 'number', bus, page: { origin: 'https://shop.example', peers: () => [], trusts: () => true } },
    configuration,
  );
  const requestNonce = (options: unknown, replyId?: string): Promise<unknown> =>
    new Promise((resolve) => handlers.get('TOKENIZATION_REQUEST')?.(options, resolve, { source: window, origin: '', replyId }));
  const abort = (replyId: unknown): void => handlers.get('ABORT_REQUEST')?.(replyId, undefined, { source: window, origin: '' });
  const update = (changes: unknown): void => handlers.get('UPDATE_OPTIONS')?.(changes, undefined, { source: window, origin: '' });
  return { form, sent, requestNonce, abort, update, sendClient: (client: unknown) => replyWithClient(client) };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')));
});
afterEach(async () => {
  await jest.runOnlyPendingTimersAsync(); // events of this test must not wait until the next one
  jest.useRealTimers();
});

test('default: asks for the client first, and publishes the model', () => {
  const { form, sent } = setUp({ fields: { number: {}, cvv: {}, nonsense: {} } });
  expect(sent).toEqual(['READY_FOR_CLIENT']);
  expect(window.cardForm).toBe(form);
  expect(form.keys).toEqual(['number', 'cvv']);
  expect(form.pageOrigin).toBe('https://shop.example');
});

test('default: sends the event load.succeeded once the client exists', async () => {
  const { sendClient } = setUp({ fields: { number: {} } });
  expect(fetch).not.toHaveBeenCalled();
  sendClient(client);
  await jest.advanceTimersByTimeAsync(0);
  const [[, request] = []] = jest.mocked(fetch).mock.calls;
  expect(JSON.parse(request?.body as string)).toMatchObject({ events: [{ event: 'web.custom.hosted-fields.load.succeeded' }] });
});

test('options: analytics', async () => {
  const { sendClient } = setUp({ fields: { number: {} }, analytics: false });
  sendClient(client);
  await jest.advanceTimersByTimeAsync(0);
  expect(fetch).not.toHaveBeenCalled();
});

test('behavior: no events are sent when the client was created without analytics', async () => {
  const { sendClient } = setUp({ fields: { number: {} } });
  sendClient({ ...client, analytics: false });
  await jest.advanceTimersByTimeAsync(0);
  expect(fetch).not.toHaveBeenCalled();
});

test('options: supportedCardBrands, apply once the client exists', async () => {
  const { form, sent, sendClient } = setUp({ fields: { number: { supportedCardBrands: { visa: false, 'master-card': true } } } });
  form.setValue('number', '4111');
  expect(form.get('number.isPotentiallyValid')).toBe(true);
  sendClient(client);
  await jest.advanceTimersByTimeAsync(0);
  expect(form.get('number.isPotentiallyValid')).toBe(false);
  expect(sent.at(-1)).toBe('validityChange');
});

describe('UPDATE_OPTIONS', () => {
  const accept = (supportedCardBrands: unknown): object => ({ fields: { number: { supportedCardBrands } } });

  test('default: other brands become valid or invalid at once, the page learns it, and the BIN is not sent again', async () => {
    const { form, sent, sendClient, update } = setUp({ fields: { number: {} } });
    sendClient(client);
    form.setValue('number', '4111111111111111');
    sent.length = 0;
    update(accept({ visa: false }));
    await jest.advanceTimersByTimeAsync(0);
    expect([form.get('number.isValid'), form.cards]).toEqual([false, [expect.objectContaining({ type: 'visa', supported: false })]]);
    update(accept(null));
    await jest.advanceTimersByTimeAsync(0);
    expect([form.get('number.isValid'), form.cards]).toEqual([true, [expect.objectContaining({ type: 'visa', supported: true })]]);
    expect(sent).toEqual(['validityChange', 'cardTypeChange', 'validityChange', 'cardTypeChange']);
  });

  test('behavior: a change before the client exists applies once it does', async () => {
    const { form, sendClient, update } = setUp({ fields: { number: {} } });
    form.setValue('number', '4111111111111111');
    update(accept({ visa: false }));
    sendClient(client);
    await jest.advanceTimersByTimeAsync(0);
    expect(form.get('number.isValid')).toBe(false);
  });

  test('behavior: a frame that is reloaded later finds the changes, but no others', () => {
    const { form, update } = setUp({ fields: { number: { placeholder: 'one' } } });
    const forbidden = { maxCardLength: 6, maskInput: true, prefill: '4' };
    update(
      JSON.parse(`{
        "styles": { "input": { "color": "red" } },
        "fields": {
          "number": ${JSON.stringify({ placeholder: 'two', internalLabel: 'Number', ...forbidden })},
          "cvv": { "placeholder": "three" },
          "__proto__": { "placeholder": "four" }
        }
      }`),
    );
    expect(form.configuration).toMatchObject({ styles: { input: { color: 'red' } } });
    expect(form.configuration.fields).toEqual({ number: { placeholder: 'two', internalLabel: 'Number' } });
    expect({}).not.toHaveProperty('placeholder');
  });
});

test.each([undefined, null, 5, 'x', {}, { fields: 'x' }, { fields: null }])(
  'behavior: a configuration of %j has no fields, and throws nothing',
  async (configuration) => {
    const { form, sendClient, requestNonce } = setUp(configuration);
    expect(form.keys).toEqual([]);
    sendClient(client);
    expect(await requestNonce({})).toMatchObject([{ code: 'HOSTED_FIELDS_FIELDS_EMPTY' }]);
  },
);

test.each([
  [undefined, 'CLIENT_MISSING_GATEWAY_CONFIGURATION'],
  [{}, 'CLIENT_MISSING_GATEWAY_CONFIGURATION'],
  [
    { ...client, gatewayConfiguration: { ...client.gatewayConfiguration, clientApiUrl: 'https://attacker.example' } },
    'CLIENT_GATEWAY_CONFIGURATION_INVALID_DOMAIN',
  ],
])('error: a configuration of the client of %j rejects with %s', async (received, code) => {
  const { requestNonce, sendClient } = setUp({ fields: { number: {} } });
  sendClient(received);
  expect(await requestNonce({})).toMatchObject([{ code, message: expect.any(String), type: expect.any(String) }]);
});

test('behavior: of two requests, only the one that the page aborts is not sent', async () => {
  const { form, sendClient, requestNonce, abort } = setUp({ fields: { number: {} }, analytics: false });
  form.setValue('number', '4111111111111111');
  const aborted = requestNonce({ cardholderName: 'aborted' }, 'first');
  const other = requestNonce({ cardholderName: 'sent' }, 'second');
  abort('first');
  [undefined, 'unknown', {}].forEach(abort);
  sendClient(client);
  await Promise.all([aborted, other]);
  const sent = jest.mocked(fetch).mock.calls.map(([, request]) => request?.body as string);
  expect(sent).toEqual([expect.stringContaining('"cardholderName":"sent"')]);
});

describe('analytics events of a tokenization', () => {
  const graphQL = { url: 'https://payments.sandbox.braintree-api.com/graphql', features: ['tokenize_credit_cards'] };
  const card = { token: 'nonce', creditCard: { brandCode: 'VISA', last4: '1111', bin: '411111', binData: {} } };
  /** The host of each request; of analytics the event's name. */
  const listRequests = (): unknown[] =>
    jest.mocked(fetch).mock.calls.map(([url, request]) => {
      const body = JSON.parse(request?.body as string) as { events?: [{ event: string }] };
      return body.events?.[0].event ?? new URL(url as string).hostname;
    });

  async function setUpCard(respond: () => Promise<Response>) {
    const page = setUp({ fields: { number: {} } });
    page.sendClient({ ...client, gatewayConfiguration: { ...client.gatewayConfiguration, graphQL } });
    page.form.setValue('number', '4111111111111111');
    await jest.advanceTimersByTimeAsync(0);
    jest.mocked(fetch).mockClear();
    jest.mocked(fetch).mockImplementation((url) => (url === graphQL.url ? respond() : Promise.resolve(new Response('{}'))));
    return page;
  }

  test('are sent after the reply, in a later task, for the customer waits for the reply', async () => {
    const page = await setUpCard(() => Promise.resolve(new Response(JSON.stringify({ data: { tokenizeCreditCard: card } }))));
    expect(await page.requestNonce({})).toMatchObject([null, { nonce: 'nonce' }]);
    expect(listRequests()).toEqual(['payments.sandbox.braintree-api.com']);
    await jest.advanceTimersByTimeAsync(0);
    expect(listRequests().slice(1)).toEqual([
      'web.graphql.init',
      'web.graphql.tokenization-key',
      'web.graphql.status.200',
      'web.graphql.determinedStatus.200',
      'web.custom.hosted-fields.tokenization.succeeded',
    ]);
  });

  test('are sent after a second where the gateway has not replied', async () => {
    const page = await setUpCard(() => new Promise(() => {}));
    void page.requestNonce({});
    await jest.advanceTimersByTimeAsync(999);
    expect(listRequests()).toEqual(['payments.sandbox.braintree-api.com']);
    await jest.advanceTimersByTimeAsync(1);
    expect(listRequests().slice(1)).toEqual(['web.graphql.init', 'web.graphql.tokenization-key']);
  });

  test('are sent at once when the customer leaves the page', async () => {
    const page = await setUpCard(() => new Promise(() => {}));
    void page.requestNonce({});
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(0);
    expect(listRequests().slice(1)).toEqual(['web.graphql.init', 'web.graphql.tokenization-key']);
  });
});

describe('the connection to the gateway', () => {
  const setUpFields = (clientConfiguration: typeof client) => {
    const append = jest.spyOn(document.head, 'append');
    const page = setUp({ fields: { number: {}, cvv: {} } });
    page.sendClient(clientConfiguration);
    const connections = (): unknown[] =>
      append.mock.calls.flat().map((link) => [(link as HTMLLinkElement).rel, (link as HTMLLinkElement).href]);
    return { ...page, connections };
  };

  test('begins when a field receives the focus, and again at the next focus', async () => {
    const graphQL = { url: 'https://payments.sandbox.braintree-api.com/graphql' };
    const { form, connections } = setUpFields({ ...client, gatewayConfiguration: { ...client.gatewayConfiguration, graphQL } as never });
    await jest.advanceTimersByTimeAsync(0);
    expect(connections()).toEqual([]);
    form.setFocused('number', true);
    form.setValue('number', '4');
    form.setFocused('cvv', true);
    await jest.advanceTimersByTimeAsync(0);
    expect(connections()).toEqual([
      ['preconnect', graphQL.url],
      ['preconnect', graphQL.url],
    ]);
    expect(document.head.querySelector('link')).toBeNull();
  });

  test('is to the client API where the merchant has no GraphQL', async () => {
    const { form, connections } = setUpFields(client);
    form.setFocused('number', true);
    await jest.advanceTimersByTimeAsync(0);
    expect(connections()).toEqual([['preconnect', client.gatewayConfiguration.clientApiUrl.replace(':443', '')]]);
  });
});
