import { client } from '@tender/client';
import { describeComponent, freshKey, freshToken, openNetwork, until, type Network } from '@tender/client/testing';
import { dataCollector, type DataCollectorCreateOptions } from './index';
import { rawDeviceData } from './schemas';
import { addFrame, blocks, finishScript, openPage, parameters, scripts } from './fixtures/fraud-page';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describeComponent(dataCollector, {
  name: 'Data Collector',
  options: () => ({ riskCorrelationId: 'own' }),
  whileCreating: finishScript,
  calls: { getDeviceData: [{ raw: true }] },
  interrupted: { getDeviceData: null },
});

let network: Network;
beforeEach(() => {
  network = openNetwork();
});

const failure = { code: 'DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS', type: 'MERCHANT', details: undefined };

/** Creates a data collector on a new page and lets the script load. */
async function create(options: Partial<DataCollectorCreateOptions> = {}, component = dataCollector) {
  const creation = component.create({ authorization: freshKey(), riskCorrelationId: 'own', ...options });
  await finishScript();
  return creation;
}

describe('create', () => {
  test('default', async () => {
    const page = await openPage();
    const shopClient = await client.create({ authorization: freshKey() });
    const instance = await create({ client: shopClient, riskCorrelationId: undefined }, page);
    expect(Object.keys(instance).sort()).toEqual(['deviceData', 'getDeviceData', 'rawDeviceData', 'teardown']);
    const { sessionId } = shopClient.getConfiguration().analyticsMetadata;
    expect(sessionId).toHaveLength(36);
    const id = sessionId.slice(0, 32);
    expect(instance.deviceData).toBe(`{"correlation_id":"${id}"}`);
    expect(instance.rawDeviceData).toStrictEqual({ correlation_id: id });
    expect(rawDeviceData.parse(JSON.parse(instance.deviceData))).toEqual({ correlation_id: id });
    expect(network.requests.map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`)).toEqual(['GET configuration']);
    expect(network.events().filter((event) => event.includes('data-collector'))).toEqual([]);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });

  test('behavior: adds a block of parameters, then the script', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_123);
    await create({ riskCorrelationId: 'a'.repeat(46) });
    const [block] = blocks();
    expect(block?.parentNode).toBe(document.body);
    expect(block?.getAttributeNames().sort()).toEqual(['fncls', 'type']);
    expect(block?.type).toBe('application/json');
    const id = 'a'.repeat(32);
    const beacon = `https://b.stats.paypal.com/counter.cgi?i=127.0.0.1&p=${id}&t=1700000000.123&a=14`;
    expect(block?.textContent).toBe(JSON.stringify({ f: id, s: 'BRAINTREE_SIGNIN', b: beacon, sandbox: true }));
    const [script] = scripts();
    expect(script).toMatchObject({ src: 'https://c.paypal.com/da/r/fb.js', async: true, id: '', parentNode: document.head });
    expect(
      script
        ?.getAttributeNames()
        .filter((each) => each !== 'async')
        .sort(),
    ).toEqual(['id', 'src']); // jsdom has no attribute `async`
  });

  test.each<[string, Partial<DataCollectorCreateOptions>, string]>([
    ['riskCorrelationId comes first', { riskCorrelationId: 'one', clientMetadataId: 'two', correlationId: 'three' }, 'one'],
    ['clientMetadataId comes second', { riskCorrelationId: '', clientMetadataId: 'two', correlationId: 'three' }, 'two'],
    ['correlationId comes third', { riskCorrelationId: undefined, clientMetadataId: '', correlationId: 'three' }, 'three'],
    ['an id is cut after 32 characters', { riskCorrelationId: `${'1234567890'.repeat(4)}123456` }, '12345678901234567890123456789012'],
    ['a number is its text', { riskCorrelationId: 1234 as never }, '1234'],
  ])('options: %s', async (_, options, id) => {
    const instance = await create(Object.freeze(options));
    expect(JSON.parse(instance.deviceData)).toEqual({ correlation_id: id });
    expect(parameters().f).toBe(id);
  });

  test('options: cb1 is passed on, and is not called', async () => {
    const ready = jest.fn();
    Object.assign(window, { ready });
    await create({ cb1: 'ready' });
    expect(Object.keys(parameters())).toEqual(['f', 's', 'b', 'cb1', 'sandbox']);
    expect(parameters().cb1).toBe('ready');
    expect(ready).not.toHaveBeenCalled();
  });

  test('options: kount and paypal have no effect', async () => {
    const events: string[] = [];
    await create({ kount: true, paypal: false, onEvent: (event) => events.push(event) });
    expect(Object.keys(parameters())).toEqual(['f', 's', 'b', 'sandbox']);
    await until(() => events.includes('web.data-collector.option-ignored.create.paypal'));
    expect(events).toContain('web.data-collector.option-ignored.create.kount');
  });

  test.each([
    ['production', undefined],
    ['sandbox', true],
    ['Production', true],
    [undefined, true],
  ])('behavior: sandbox in the environment %s is %s', async (environment, sandbox) => {
    network.configuration.environment = environment;
    await create();
    expect(parameters().sandbox).toBe(sandbox);
    expect('sandbox' in parameters()).toBe(sandbox === true);
  });

  test("behavior: rejects with the client's error, and puts nothing on the page", async () => {
    network.reply('GET configuration', { status: 403 });
    await expect(dataCollector.create({ authorization: freshToken() })).rejects.toMatchObject({
      code: 'CLIENT_AUTHORIZATION_INSUFFICIENT',
    });
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  test('error: DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS when the script does not load; nothing stays on the page', async () => {
    const creation = dataCollector.create({ authorization: freshKey(), riskCorrelationId: 'own' });
    const rejected = expect(creation).rejects.toMatchObject({
      ...failure,
      message: expect.stringMatching(/Kount and\/or PayPal/) as string,
    });
    await finishScript('error');
    await rejected;
    expect(document.querySelectorAll('script')).toHaveLength(0);
    await expect(create()).resolves.toBeDefined();
  });

  test('error: DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS when the script does not load within 60 s', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const creation = dataCollector.create({ authorization: freshKey(), riskCorrelationId: 'own' });
    const rejected = expect(creation).rejects.toMatchObject(failure);
    await until(() => scripts().length);
    jest.advanceTimersByTime(59_999);
    expect([blocks().length, scripts().length]).toEqual([1, 1]);
    jest.advanceTimersByTime(1);
    await rejected;
    expect(document.querySelectorAll('script')).toHaveLength(0);
    jest.useRealTimers();
  });

  test('behavior: the time limit ends with the load', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    await create();
    jest.advanceTimersByTime(60_000);
    expect([blocks().length, scripts().length]).toEqual([1, 1]);
    jest.useRealTimers();
  });

  test('behavior: waits for the body of the page', async () => {
    const body = jest.spyOn(document, 'body', 'get').mockReturnValue(null as never);
    const creation = dataCollector.create({ authorization: freshKey(), riskCorrelationId: 'own' });
    await until(() => body.mock.calls.length);
    expect(document.querySelectorAll('script')).toHaveLength(0);
    body.mockRestore();
    document.dispatchEvent(new window.Event('DOMContentLoaded'));
    await finishScript();
    await expect(creation).resolves.toBeDefined();
  });

  test('behavior: teardown while the script loads resolves when that fails, and leaves nothing on the page', async () => {
    const instance = await dataCollector.create({ authorization: freshKey(), riskCorrelationId: 'own', useDeferredClient: true });
    const pending = expect(instance.getDeviceData()).rejects.toMatchObject(failure);
    const ended = instance.teardown();
    await finishScript('error');
    await expect(ended).resolves.toBeUndefined();
    await pending;
    expect(document.querySelectorAll('script')).toHaveLength(0);
    expect(instance.deviceData).toBeUndefined();
  });
});

describe('getDeviceData', () => {
  test('default', async () => {
    const instance = await create();
    await expect(instance.getDeviceData()).resolves.toBe('{"correlation_id":"own"}');
    await expect(instance.getDeviceData({ raw: false })).resolves.toBe(instance.deviceData);
    await expect(new Promise((resolve) => instance.getDeviceData((...args) => resolve(args)))).resolves.toEqual([
      null,
      instance.deviceData,
    ]);
    const called = new Promise((resolve) => instance.getDeviceData({ raw: true }, (...args) => resolve(args)));
    await expect(called).resolves.toEqual([null, { correlation_id: 'own' }]);
  });

  test('options: raw resolves with a new object each time', async () => {
    const instance = await create();
    const raw = await instance.getDeviceData({ raw: true });
    expect(raw).toStrictEqual({ correlation_id: 'own' });
    raw.correlation_id = 'changed';
    instance.rawDeviceData.correlation_id = 'changed';
    await expect(instance.getDeviceData({ raw: true })).resolves.toEqual({ correlation_id: 'own' });
    await expect(instance.getDeviceData({ raw: 1 as never })).resolves.toEqual({ correlation_id: 'own' });
  });
});

describe('teardown', () => {
  test('default', async () => {
    const instance = await create({}, await openPage());
    addFrame('ppfniframe');
    addFrame('pbf');
    const other = addFrame('other');
    await expect(Promise.all([instance.teardown(), instance.teardown()])).resolves.toEqual([undefined, undefined]);
    expect(document.querySelectorAll('script')).toHaveLength(0);
    expect(Array.from(document.querySelectorAll('iframe'))).toEqual([other]);
    expect(instance.deviceData).toBe('{"correlation_id":"own"}');
    expect(instance.rawDeviceData).toEqual({ correlation_id: 'own' });
  });

  test('behavior: removes only its own block and script; the frames go with the last collector', async () => {
    const page = await openPage();
    const first = await create({ riskCorrelationId: 'one' }, page);
    const second = await create({ riskCorrelationId: 'two' }, page);
    for (const title of ['ppfniframe', 'pbf', 'ppfniframe', 'pbf']) addFrame(title);
    await first.teardown();
    expect(parameters().f).toBe('two');
    expect([blocks().length, scripts().length, document.querySelectorAll('iframe').length]).toEqual([1, 1, 4]);
    await second.teardown();
    expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
  });

  test('behavior: a collector with a remembered id takes the frames away too', async () => {
    const page = await openPage();
    const first = await create({ riskCorrelationId: undefined }, page);
    await first.teardown();
    const second = await page.create({ authorization: freshKey() });
    addFrame('pbf');
    await second.teardown();
    expect(document.querySelectorAll('script, iframe')).toHaveLength(0);
  });

  test('behavior: leaves the block that a card payment has written to', async () => {
    network.configuration.creditCards = { collectDeviceData: true };
    network.reply('POST payment_methods/credit_cards', { body: { creditCards: [{ nonce: 'nonce' }] } });
    const shopClient = await client.create({ authorization: freshKey() });
    const instance = await create({ client: shopClient });
    const [block] = blocks();
    await shopClient.request({ method: 'post', endpoint: 'payment_methods/credit_cards', data: {} });
    expect(blocks()).toEqual([block]);
    expect(parameters().f).toBe('nonce');
    expect(scripts()).toHaveLength(2);
    await instance.teardown();
    expect([blocks().length, scripts().length]).toEqual([0, 1]);
  });
});
