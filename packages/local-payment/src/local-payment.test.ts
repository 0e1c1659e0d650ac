import { describeComponent, freshKey, openNetwork, type Network, until } from '@tender/client/testing';
import { fakePopups } from '@tender/frame-service/testing';
import { localPayment, type LocalPayment, type LocalPaymentCreateOptions } from './index';
import {
  ACCOUNTS,
  CONFIGURATION,
  created,
  CREATE,
  readEvents,
  fallback,
  ideal,
  invoice,
  loadDispatchFrame,
  setUp,
  tokenized,
} from './fixtures/set-up';

const REDIRECT_URL = 'https://shop.example/checkout';
const visit = (query: string): void => history.replaceState(null, '', `/${query}`);

beforeEach(() => document.body.replaceChildren());
afterEach(() => visit(''));

describeComponent(localPayment, {
  name: 'Local Payment',
  configuration: CONFIGURATION,
  calls: { startPayment: [ideal()], tokenize: [{ token: 'token' }] },
  prepare: () => void fakePopups(),
  whileCreating: async () => void (await loadDispatchFrame()),
});

describe('create', () => {
  test('default', async () => {
    const { instance, network, dispatch } = await setUp();
    expect(Object.keys(instance).sort()).toEqual([
      'closeWindow',
      'focusWindow',
      'hasTokenizationParams',
      'startPayment',
      'teardown',
      'tokenize',
    ]);
    expect(dispatch.iframe.src).toBe('https://assets.braintreegateway.com/web/3.118.2/html/dispatch-frame.min.html');
    expect(readEvents(network)).toEqual(['local-payment.initialized', 'local-payment.load.succeeded']);
  });

  test('options: debug loads the unminified pages', async () => {
    const { instance, popups, dispatch } = await setUp({ debug: true });
    void instance.startPayment(ideal()).catch(() => {});
    expect(dispatch.iframe.src).toMatch('/dispatch-frame.html');
    expect(popups[0]?.url).toMatch('/html/local-payment-landing-frame.html');
    await instance.teardown();
  });

  test.each([undefined, false, 'true', 1])('error: LOCAL_PAYMENT_NOT_ENABLED for paypalEnabled %p', async (paypalEnabled) => {
    const network = openNetwork();
    Object.assign(network.configuration, { paypalEnabled });
    const creation = localPayment.create({ authorization: freshKey(), merchantAccountId: 'account' });
    await expect(creation).rejects.toMatchObject({ code: 'LOCAL_PAYMENT_NOT_ENABLED', type: 'MERCHANT' });
    expect(readEvents(network)).toEqual([]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('behavior: reports a dispatch frame that is late, and still waits for it', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const network = openNetwork();
    Object.assign(network.configuration, CONFIGURATION);
    const creation = localPayment.create({ authorization: freshKey() });
    await until(() => document.querySelector('iframe'));
    jest.advanceTimersByTime(60_000);
    await until(() => readEvents(network).length === 2);
    expect(readEvents(network)[1]).toBe('local-payment.load.timed-out');
    await loadDispatchFrame();
    await expect(creation).resolves.toBeDefined();
    jest.useRealTimers();
  });

  test('error: LOCAL_PAYMENT_START_PAYMENT_FAILED when the dispatch frame has not loaded after 120 s', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const network = openNetwork();
    Object.assign(network.configuration, CONFIGURATION);
    const creation = localPayment.create({ authorization: freshKey() });
    creation.catch(() => {});
    await until(() => document.querySelector('iframe'));
    jest.advanceTimersByTime(120_000);
    await expect(creation).rejects.toMatchObject({
      code: 'LOCAL_PAYMENT_START_PAYMENT_FAILED',
      details: { originalError: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } },
    });
    expect(document.querySelector('iframe')).toBeNull();
    jest.useRealTimers();
  });

  test('behavior: an abort while the dispatch frame loads removes it', async () => {
    const network = openNetwork();
    Object.assign(network.configuration, CONFIGURATION);
    const controller = new AbortController();
    const creation = localPayment.create({ authorization: freshKey(), signal: controller.signal });
    await until(() => document.querySelector('iframe'));
    controller.abort('why');
    await expect(creation).rejects.toBe('why');
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('a page that the customer returned to', () => {
  let network: Network;
  const logged: unknown[][] = [];
  const create = (options: LocalPaymentCreateOptions = {}): Promise<LocalPayment> =>
    localPayment.create({ authorization: freshKey(), redirectUrl: REDIRECT_URL, merchantAccountId: 'account', ...options });

  beforeEach(() => {
    network = openNetwork();
    Object.assign(network.configuration, CONFIGURATION);
    network.reply(ACCOUNTS, tokenized());
    logged.length = 0;
    jest.spyOn(console, 'error').mockImplementation((...args) => void logged.push(args));
  });

  test('options: redirectUrl opens no window and loads no frame', async () => {
    const instance = await create();
    expect(readEvents(network)).toEqual(['local-payment.initialized']);
    expect(document.querySelector('iframe')).toBeNull();
    expect(instance).not.toHaveProperty('tokenizePayload');
    expect(instance).not.toHaveProperty('redirectError');
    expect([instance.closeWindow(), instance.focusWindow(), instance.hasTokenizationParams()]).toEqual([undefined, undefined, false]);
  });

  test('default: tokenizes an approved payment', async () => {
    visit('?token=T%201&paymentId=P&PayerID=Y&merchantAccountId=attacker');
    const instance = await create();
    expect(instance.tokenizePayload).toEqual({ nonce: 'nonce', type: 'PayPalAccount', details: { email: 'a@b.example' } });
    expect(network.to(ACCOUNTS)[0]?.body).toMatchObject({
      merchantAccountId: 'account',
      paypalAccount: { correlationId: 'T 1', paymentToken: 'P', payerId: 'Y', unilateral: false, intent: 'sale' },
    });
    expect(readEvents(network)).toEqual(['local-payment.initialized', 'unknown.local-payment.tokenization.success']);
    expect(logged).toEqual([]);
  });

  test('behavior: the payment that this tab has started is known until it is exchanged for a nonce', async () => {
    network.reply(CREATE, created('#bank'));
    const page = await create();
    void page.startPayment(ideal());
    await until(() => location.hash === '#bank');
    network.reply(ACCOUNTS, { status: 500, body: {} });
    visit('?token=T&paymentId=payment-1&PayerID=Y');
    expect(await create()).not.toHaveProperty('tokenizePayload');
    network.reply(ACCOUNTS, tokenized());
    expect(await create()).toMatchObject({ startedInThisTab: true, tokenizePayload: { nonce: 'nonce' } });
    const second = await create();
    expect(second.tokenizePayload).toBeDefined();
    expect(second).not.toHaveProperty('startedInThisTab');
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['of another tab', undefined, 'P'],
    ['of somebody else, while the customer is at the bank', 'another', 'P'],
    ['without an id', undefined, ''],
  ])('behavior: a payment %s is exchanged, but not known', async (_, id, paymentId) => {
    sessionStorage.setItem('tender-departure-local-payment', JSON.stringify({ id }));
    visit(`?token=T${paymentId && `&paymentId=${paymentId}`}&PayerID=Y`);
    const instance = await create();
    expect(instance.tokenizePayload).toBeDefined();
    expect(instance).not.toHaveProperty('startedInThisTab');
    sessionStorage.clear();
  });

  test.each([
    ['LOCAL_PAYMENT_CANCELED', '?wasCanceled=true', { errorcode: undefined, token: undefined }],
    ['LOCAL_PAYMENT_CANCELED', '?btLpToken=T&wasCanceled=true&errorcode=e', { errorcode: 'e', token: 'T' }],
    ['LOCAL_PAYMENT_START_PAYMENT_FAILED', '?token=T&errorcode=processing_error', { errorcode: 'processing_error', token: undefined }],
    ['LOCAL_PAYMENT_START_PAYMENT_FAILED', '?token=T&errorcode=e&wasCanceled=false', { errorcode: 'e', token: undefined }],
  ])('error: %s can be read from the instance, for %s', async (code, query, originalError) => {
    visit(query);
    const instance = await create();
    expect(instance.redirectError).toMatchObject({ code, details: { originalError } });
    expect(instance).not.toHaveProperty('tokenizePayload');
    expect(logged).toEqual([[expect.any(String), instance.redirectError]]);
    expect(network.to(ACCOUNTS)).toEqual([]);
  });

  test('behavior: a failed tokenization can be read from the instance', async () => {
    visit('?token=T');
    network.reply(ACCOUNTS, { status: 422, body: {} });
    const instance = await create();
    expect(instance.redirectError).toMatchObject({ code: 'CLIENT_REQUEST_ERROR' });
    expect(readEvents(network)[1]).toBe('unknown.local-payment.tokenization.failed');
  });

  test.each(['?btLpToken=T&btLpPaymentId=P&btLpPayerId=Y', '?errorcode=e', '?token=', '#token=T'])(
    'behavior: nothing happens by itself for %s',
    async (query) => {
      visit(query);
      const instance = await create();
      expect(instance).not.toHaveProperty('redirectError');
      expect(network.to(ACCOUNTS)).toEqual([]);
    },
  );

  test('behavior: does not tokenize without redirectUrl', async () => {
    visit('?token=T&paymentId=P&PayerID=Y');
    const creation = create({ redirectUrl: '' });
    await loadDispatchFrame();
    expect(await creation).not.toHaveProperty('tokenizePayload');
  });

  test('behavior: rejects when aborted during the tokenization', async () => {
    visit('?token=T');
    network.reply(ACCOUNTS, 'hang');
    const controller = new AbortController();
    const creation = create({ signal: controller.signal });
    await until(() => network.to(ACCOUNTS).length);
    controller.abort('why');
    await expect(creation).rejects.toBe('why');
    await new Promise(setImmediate);
    expect(logged).toEqual([]);
  });
});

describe('closeWindow, focusWindow, teardown', () => {
  test('default: closeWindow ends the payment as closed', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const { instance, popups, events } = await setUp();
    const pending = instance.startPayment(ideal({ paymentType: 'iDEAL' })).catch((error: unknown) => error);
    await until(() => popups[0]?.visited.length);
    expect(instance.closeWindow()).toBeUndefined();
    expect(popups[0]?.closed).toBe(true);
    await jest.advanceTimersByTimeAsync(300);
    expect(await pending).toMatchObject({ code: 'LOCAL_PAYMENT_WINDOW_CLOSED' });
    await until(() => events().length >= 3);
    expect(events()).toEqual([
      'ideal.local-payment.start-payment.opened',
      'ideal.local-payment.start-payment.closed.by-merchant',
      'ideal.local-payment.tokenization.closed.by-user',
    ]);
    expect(jest.getTimerCount()).toBe(0);
    instance.closeWindow();
    expect(events()).toHaveLength(3);
    jest.useRealTimers();
  });

  test('default: focusWindow', async () => {
    const { instance, popups } = await setUp();
    void instance.startPayment(ideal()).catch(() => {});
    instance.focusWindow();
    expect(popups[0]?.focused).toBe(1);
    await instance.teardown();
  });

  test('behavior: call their callbacks in a later task', async () => {
    const { instance } = await setUp();
    const calls: unknown[] = [];
    expect(instance.hasTokenizationParams((...args) => calls.push(args))).toBeUndefined();
    expect(instance.closeWindow((...args) => calls.push(args))).toBeUndefined();
    expect(calls).toEqual([]);
    await until(() => calls.length === 2);
    expect(calls).toEqual([
      [null, false],
      [null, undefined],
    ]);
  });

  test('behavior: teardown closes the window, cancels the request and removes all elements', async () => {
    const { instance, popups, network, events } = await setUp();
    network.reply(CREATE, 'hang');
    const pending = instance.startPayment(ideal());
    await until(() => network.to(CREATE).length);
    await instance.teardown();
    await expect(pending).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
    expect(popups[0]?.closed).toBe(true);
    expect(network.to(CREATE)[0]?.signal?.aborted).toBe(true);
    expect(document.querySelector('iframe')).toBeNull();
    await until(() => events().length);
    expect(events()).toEqual(['local-payment.teardown-completed']);
  });
});

test('behavior: does not change the options', async () => {
  const { instance, network, dispatch } = await setUp();
  const options = Object.freeze(ideal({ fallback: Object.freeze({ ...fallback }), lineItems: Object.freeze([{}]) }));
  const pending = instance.startPayment(options);
  await until(() => network.to(CREATE).length);
  dispatch.report(null, { token: 'T' });
  await expect(pending).resolves.toMatchObject({ nonce: 'nonce' });
  network.reply(CREATE, created(null));
  await expect(instance.startPayment(Object.freeze(invoice()))).resolves.toBeUndefined();
});
