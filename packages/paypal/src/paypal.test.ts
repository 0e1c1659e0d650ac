import { client } from '@tender/client';
import { describeComponent, freshKey, type Network, turn, until } from '@tender/client/testing';
import { fakeDispatchFrame, fakePopups, type FakePopup } from '@tender/frame-service/testing';
import { paypal, type PayPal } from './index';
import {
  replyAsPayPal,
  configuration,
  loadDispatchFrame,
  loadNextDispatchFrame,
  openPayPalNetwork,
  PAGES,
} from './fixtures/paypal-network';

describeComponent(paypal, {
  name: 'PayPal',
  configuration,
  calls: { tokenize: [{ flow: 'checkout' }] },
  whileCreating: loadNextDispatchFrame,
  prepare(network) {
    document.body.replaceChildren();
    replyAsPayPal(network);
    fakePopups();
  },
});

let network: Network;
let popups: FakePopup[];
const events = (): string[] => network.events().flatMap((event) => /^web\.paypal\.(.*)/.exec(event)?.[1] ?? []);

beforeEach(() => {
  document.body.replaceChildren();
  network = openPayPalNetwork();
  popups = fakePopups();
});

async function create(options: object = {}): Promise<PayPal> {
  return (await loadDispatchFrame(paypal.create({ authorization: freshKey(), ...options }))).instance;
}

describe('create', () => {
  test('default', async () => {
    const instance = await create();
    expect(Object.keys(instance).sort()).toEqual(['closeWindow', 'focusWindow', 'teardown', 'tokenize']);
    expect(paypal.isSupported()).toBe(true);
    expect(fakeDispatchFrame().iframe.src).toBe(`${PAGES}/dispatch-frame.min.html`);
    expect(events()).toEqual(['initialized', 'load.succeeded']);
  });

  test('behavior: a page whose URL has the parameters of an approval pays nothing by itself', async () => {
    history.replaceState(null, '', '?channel=x&token=EC-1&paymentId=PAY-1&PayerID=P&ba_token=BA-1');
    await create();
    await turn();
    history.replaceState(null, '', '/');
    expect(network.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  test('options: debug', async () => {
    await create({ debug: true });
    expect(fakeDispatchFrame().iframe.src).toBe(`${PAGES}/dispatch-frame.html`);
  });

  test.each([undefined, false, 'true', 1])('error: PAYPAL_NOT_ENABLED for paypalEnabled %j', async (paypalEnabled) => {
    Object.assign(network.configuration, { paypalEnabled });
    const expected = { code: 'PAYPAL_NOT_ENABLED', type: 'MERCHANT', message: 'PayPal is not enabled for this merchant.' };
    await expect(create()).rejects.toMatchObject(expected);
    expect(events()).toEqual([]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('error: PAYPAL_NOT_ENABLED without PayPal settings', async () => {
    delete network.configuration.paypal;
    await expect(create()).rejects.toMatchObject({ code: 'PAYPAL_NOT_ENABLED' });
  });

  test('error: PAYPAL_FLOW_FAILED when the asset host is not the provider’s', async () => {
    network.configuration.paypal = { assetsUrl: 'https://attacker.com' };
    await expect(create()).rejects.toMatchObject({
      code: 'PAYPAL_FLOW_FAILED',
      details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
    });
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('behavior: after 60 s it sends an event, and the pages may still load', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const creation = paypal.create({ authorization: freshKey() });
    await until(() => document.querySelector('iframe') !== null);
    jest.advanceTimersByTime(60_000);
    await turn();
    expect(events()).toEqual(['initialized', 'load.timed-out']);
    fakeDispatchFrame().load();
    await expect(creation).resolves.toBeDefined();
    expect(events().at(-1)).toBe('load.succeeded');
    jest.useRealTimers();
  });

  test('error: PAYPAL_FLOW_FAILED when the pages have not loaded after 120 s', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const creation = paypal.create({ authorization: freshKey() });
    creation.catch(() => {});
    await until(() => document.querySelector('iframe') !== null);
    jest.advanceTimersByTime(120_000);
    await expect(creation).rejects.toMatchObject({
      code: 'PAYPAL_FLOW_FAILED',
      details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
    });
    expect(document.querySelector('iframe')).toBeNull();
    jest.useRealTimers();
  });

  test('behavior: an abort while the pages load removes them', async () => {
    const controller = new AbortController();
    const creation = paypal.create({ authorization: freshKey(), signal: controller.signal });
    await until(() => document.querySelector('iframe') !== null);
    controller.abort('left');
    await expect(creation).rejects.toBe('left');
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('behavior: the teardown does not affect a client of the merchant', async () => {
    const own = await client.create({ authorization: freshKey() });
    const instance = await create({ client: own });
    await instance.teardown();
    expect(own.getVersion()).toBe('3.118.2');
  });
});

describe('teardown', () => {
  test('default', async () => {
    const instance = await create();
    const tokenization = instance.tokenize({ flow: 'checkout' });
    tokenization.catch(() => {});
    await instance.teardown();
    await expect(tokenization).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
    expect(popups[0]?.closed).toBe(true);
    expect(document.querySelector('iframe')).toBeNull();
    await turn();
    expect(events().at(-1)).toBe('teardown-completed');
    expect(events().filter((event) => event.includes('closed'))).toEqual([]);
    expect(() => instance.closeWindow()).toThrow(
      expect.objectContaining({ message: 'closeWindow cannot be called after teardown.' }) as Error,
    );
  });
});
