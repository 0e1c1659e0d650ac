import { client } from '@tender/client';
import { freshKey, until } from '@tender/client/testing';
import { venmo, type VenmoTokenizePayload, type Venmo, type VenmoCreateOptions } from '../index';
import { fakeCodeFrame, type FakeCodeFrame } from '../fixtures/fake-code-frame';
import { advance, setUserAgent, FAKED, observe, openVenmo, waitTurns, type FakeVenmo, type Observed } from '../fixtures/fake-venmo';

let gateway: FakeVenmo;
let instance: Venmo;
let frame: FakeCodeFrame;
let button: HTMLButtonElement;

beforeEach(() => {
  jest.useFakeTimers({ ...FAKED, doNotFake: [...FAKED.doNotFake] });
  document.body.replaceChildren();
  button = document.body.appendChild(document.createElement('button'));
  gateway = openVenmo();
  setUserAgent('Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0');
});
afterEach(async () => {
  await instance.teardown();
  expect(document.body.innerHTML).toBe('<button></button>');
  await advance(2_000, 2_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const findFrame = (): unknown => document.querySelector('#venmo-desktop-iframe');

async function create(options: VenmoCreateOptions = {}): Promise<void> {
  instance = await venmo.create({ authorization: freshKey(), allowDesktop: true, paymentMethodUsage: 'single_use', ...options });
  await until(findFrame);
  frame = fakeCodeFrame();
  frame.emit('IFRAME_READY');
  await waitTurns();
}
async function start(options: VenmoCreateOptions = {}): Promise<Observed<VenmoTokenizePayload>> {
  await create(options);
  button.focus();
  const tokenization = observe(instance.tokenize());
  await waitTurns();
  return tokenization;
}
async function becomes(status: string): Promise<void> {
  gateway.newest.status = status;
  await advance(1_000, 1_000);
}
const isShown = (): boolean => frame.iframe.style.display === 'block';

describe('the frame', () => {
  test('default', async () => {
    await create();
    expect(frame.iframe.src).toMatch(
      /^https:\/\/assets\.braintreegateway\.com\/web\/3\.118\.2\/html\/venmo-desktop-frame\.html#SANDBOX_[0-9a-f-]{36}$/,
    );
    expect(frame.iframe).toMatchObject({ name: 'venmo-desktop-iframe', id: 'venmo-desktop-iframe', title: 'Venmo Desktop' });
    expect(frame.iframe.style).toMatchObject({ display: 'none', position: 'fixed', zIndex: '9999999', height: '100%', width: '100%' });
    expect([frame.alert.getAttribute('role'), frame.alert.style.display]).toEqual(['alert', 'none']);
    expect(frame.iframe.nextSibling).toBe(frame.alert);
    expect(gateway.events()).toEqual(['desktop-flow.configured.true', 'initialized', 'desktop-flow.presented']);
    expect(gateway.payments).toEqual([]);
  });

  test('behavior: create does not wait for the frame; tokenize does', async () => {
    instance = await venmo.create({ authorization: freshKey(), allowDesktop: true });
    const { promise } = observe(instance.tokenize());
    await until(findFrame);
    await waitTurns();
    expect(gateway.payments).toEqual([]);
    frame = fakeCodeFrame();
    frame.emit('IFRAME_READY');
    await waitTurns();
    await becomes('APPROVED');
    await advance(2_000);
    await expect(promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
  });

  test('behavior: after 60 s without the frame, the app is opened', async () => {
    window.open = jest.fn();
    instance = await venmo.create({ authorization: freshKey(), allowDesktop: true });
    observe(instance.tokenize());
    await until(findFrame);
    await advance(60_000, 10_000);
    expect(gateway.events().slice(2)).toEqual(['desktop-flow.setup-failed', 'tokenize.mobile.start', 'appswitch.start.browser']);
    expect([document.querySelector('iframe'), jest.mocked(window.open).mock.calls.length]).toEqual([null, 1]);
    await instance.cancelTokenization();
  });

  test('behavior: a frame from another host than the provider is not loaded', async () => {
    const real = await client.create({ authorization: freshKey() });
    const configuration = real.getConfiguration();
    configuration.gatewayConfiguration.assetsUrl = 'https://attacker.example';
    instance = await venmo.create({ client: { ...real, getConfiguration: () => configuration }, allowDesktop: true });
    await until(() => gateway.events().length > 2);
    expect([document.querySelector('iframe'), gateway.events().at(-1)]).toEqual([null, 'desktop-flow.setup-failed']);
  });

  test('behavior: teardown while the frame loads removes it', async () => {
    instance = await venmo.create({ authorization: freshKey(), allowDesktop: true });
    const before = gateway.events();
    await instance.teardown();
    await waitTurns();
    expect([document.querySelector('iframe'), gateway.events()]).toEqual([null, before]);
    await create();
  });

  test('behavior: messages from other windows and origins are ignored', async () => {
    const tokenization = await start();
    frame.emit('CUSTOMER_CANCELED', undefined, { source: window });
    frame.emit('CUSTOMER_CANCELED', undefined, { origin: 'https://attacker.example' });
    expect(tokenization.state).toBe('pending');
    expect(isShown()).toBe(true);
  });
});

describe('tokenize', () => {
  test('default', async () => {
    const { promise } = await start();
    expect([isShown(), frame.alert.textContent, button.inert || button.hasAttribute('inert')]).toEqual([
      true,
      'To scan the QR code, open your Venmo app',
      true,
    ]);
    expect(gateway.newest.input).toEqual({
      intent: 'PAY_FROM_APP',
      paymentMethodUsage: 'SINGLE_USE',
      customerClient: 'DESKTOP',
      merchantProfileId: 'venmo-merchant',
    });
    await becomes('SCANNED');
    expect(frame.alert.textContent).toBe('Authorize on your Venmo app');
    await becomes('APPROVED');
    expect([frame.alert.textContent, frame.alert.style.display]).toEqual(['Venmo account authorized', 'block']);
    frame.emit('CUSTOMER_CANCELED');
    await advance(1_999);
    expect(isShown()).toBe(true);
    await advance(1);
    await expect(promise).resolves.toEqual({
      nonce: 'nonce-of-context-1',
      type: 'VenmoAccount',
      details: { username: '@joe', paymentContextId: 'context-1' },
    });
    expect(frame.messages).toEqual([
      ['DISPLAY_QR_CODE', { id: 'context-1', merchantId: 'venmo-merchant' }],
      ['AUTHORIZING', undefined],
      ['AUTHORIZE', undefined],
      ['CLOSED_FROM_PARENT', undefined],
    ]);
    expect([isShown(), frame.alert.textContent, frame.alert.style.display, button.hasAttribute('inert')]).toEqual([
      false,
      '',
      'none',
      false,
    ]);
    expect(document.activeElement).toBe(button);
    expect([gateway.payments.length, gateway.updates]).toEqual([1, []]);
    expect(gateway.events().slice(3)).toEqual([
      'tokenize.desktop.start',
      'tokenize.desktop.status-change.created',
      'tokenize.desktop.status-change.scanned',
      'tokenize.desktop.status-change.approved',
      'tokenize.desktop.success',
    ]);
  });

  test('behavior: a message for screen readers announces that a code is being created', async () => {
    await create();
    gateway.respondWith('create', 'hang');
    observe(instance.tokenize());
    expect([isShown(), frame.alert.textContent]).toEqual([true, 'Generating a QR code, get your Venmo app ready']);
    await instance.cancelTokenization();
  });

  test('options: profileId, displayName', async () => {
    await start({ profileId: 'profile', displayName: 'Hats', riskCorrelationId: 'risk', isFinalAmount: true, totalAmount: '9.00' });
    expect(gateway.newest.input).toEqual({
      intent: 'PAY_FROM_APP',
      paymentMethodUsage: 'SINGLE_USE',
      customerClient: 'DESKTOP',
      merchantProfileId: 'profile',
      displayName: 'Hats',
      venmoRiskCorrelationId: 'risk',
    });
    expect(frame.messages).toEqual([['DISPLAY_QR_CODE', { id: 'context-1', merchantId: 'profile' }]]);
  });

  test('options: legacy', async () => {
    gateway.network.configuration['environment'] = 'production';
    await start({ paymentMethodUsage: undefined });
    expect([gateway.newest.legacy, gateway.newest.input]).toEqual([true, { environment: 'PRODUCTION', intent: 'PAY_FROM_APP' }]);
    expect(frame.iframe.src).toContain('#PRODUCTION_');
  });

  test.each([
    ['CANCELED', 'The authorization was canceled'],
    ['EXPIRED', 'Something went wrong'],
    ['FAILED', 'Something went wrong'],
  ])('behavior: %s is shown, and the customer can request another code', async (status, message) => {
    const tokenization = await start();
    await becomes(status);
    expect(frame.messages.at(-1)).toEqual(['DISPLAY_ERROR', { message }]);
    expect([frame.alert.textContent, isShown(), tokenization.state]).toEqual([message, true, 'pending']);
    const queryCount = gateway.queries.length;
    await advance(5_000);
    expect(gateway.queries).toHaveLength(queryCount);
    frame.emit('REQUEST_NEW_QR_CODE');
    await waitTurns();
    expect([frame.messages.at(-1), gateway.events().at(-2)]).toEqual([
      ['DISPLAY_QR_CODE', { id: 'context-2', merchantId: 'venmo-merchant' }],
      'tokenize.desktop.restarted-from-error-view',
    ]);
    await becomes('APPROVED');
    await advance(2_000);
    await expect(tokenization.promise).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
  });

  test('behavior: another code ends polling for the first one', async () => {
    await start();
    frame.emit('REQUEST_NEW_QR_CODE');
    frame.emit('REQUEST_NEW_QR_CODE');
    await waitTurns();
    expect(gateway.payments).toHaveLength(2);
    gateway.queries.length = 0;
    await advance(5_000, 1_000);
    expect([new Set(gateway.queries), gateway.mostOpen]).toEqual([new Set(['context-2']), 1]);
  });

  test('behavior: a code expires by the clock of the page', async () => {
    gateway.lifetime = 5_000;
    const tokenization = await start();
    await advance(6_000, 1_000);
    expect(frame.messages.at(-1)).toEqual(['DISPLAY_ERROR', { message: 'Something went wrong' }]);
    expect(gateway.updates).toEqual([{ id: 'context-1', status: 'EXPIRED' }]);
    expect(gateway.events().at(-1)).toBe('tokenize.desktop.status-change.sdk-timeout');
    expect(tokenization.state).toBe('pending');
  });

  test('error: VENMO_DESKTOP_CANCELED', async () => {
    const { promise } = await start();
    frame.emit('CUSTOMER_CANCELED');
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_DESKTOP_CANCELED', type: 'CUSTOMER', details: undefined });
    expect([isShown(), gateway.updates]).toEqual([false, [{ id: 'context-1', status: 'CANCELED' }]]);
    expect(gateway.events().slice(-2)).toEqual(['tokenize.desktop.status-change.canceled-from-modal', 'tokenize.desktop.failure']);
    const queryCount = gateway.queries.length;
    await advance(5_000);
    expect(gateway.queries).toHaveLength(queryCount);
    const second = observe(instance.tokenize());
    await waitTurns();
    await becomes('APPROVED');
    await advance(2_000);
    await expect(second.promise).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
  });

  test('error: VENMO_DESKTOP_UNKNOWN_ERROR from the frame', async () => {
    const { promise } = await start();
    frame.emit('UNKNOWN_ERROR', { message: 'broken' });
    await expect(promise).rejects.toMatchObject({
      code: 'VENMO_DESKTOP_UNKNOWN_ERROR',
      type: 'UNKNOWN',
      details: { originalError: { allowUIToHandleError: false, reason: 'UNKNOWN_ERROR', err: { message: 'broken' } } },
    });
    expect(gateway.events().slice(-2)).toEqual(['tokenize.desktop.unknown-error', 'tokenize.desktop.failure']);
  });

  test.each<['create' | 'status' | 'update', 'drop' | object]>([
    ['create', 'drop'],
    ['create', {}],
    ['status', 'drop'],
    ['status', { data: { node: null } }],
    ['status', { data: { node: { status: 'APPROVED' } } }],
    ['update', 'drop'],
  ])('error: VENMO_DESKTOP_UNKNOWN_ERROR when %s receives %j', async (operation, response) => {
    gateway.lifetime = 2_000;
    gateway.respondWith(operation, response);
    const { promise } = await start();
    await advance(4_000, 1_000);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_DESKTOP_UNKNOWN_ERROR', details: { originalError: expect.any(Error) } });
    expect([isShown(), gateway.events().slice(-2)]).toEqual([false, ['tokenize.desktop.unhandled-error', 'tokenize.desktop.failure']]);
  });

  test('error: VENMO_TOKENIZATION_CANCELED_BY_MERCHANT closes the overlay', async () => {
    const { promise } = await start();
    await instance.cancelTokenization();
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT' });
    expect([isShown(), frame.messages.at(-1)?.[0], gateway.updates]).toEqual([
      false,
      'CLOSED_FROM_PARENT',
      [{ id: 'context-1', status: 'CANCELED' }],
    ]);
    expect(document.activeElement).toBe(button);
  });

  test('behavior: an abort closes the overlay and ends the payment', async () => {
    await create();
    const controller = new AbortController();
    const { promise } = observe(instance.tokenize({ signal: controller.signal }));
    await waitTurns();
    controller.abort('why');
    await expect(promise).rejects.toBe('why');
    expect([isShown(), gateway.updates]).toEqual([false, [{ id: 'context-1', status: 'CANCELED' }]]);
    frame.emit('REQUEST_NEW_QR_CODE');
    await advance(3_000);
    expect(gateway.payments).toHaveLength(1);
  });

  test('behavior: teardown removes everything from the page', async () => {
    const { promise } = await start();
    await instance.teardown();
    await expect(promise).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
    expect([document.querySelector('iframe'), button.hasAttribute('inert')]).toEqual([null, false]);
    const queryCount = gateway.queries.length;
    await advance(5_000);
    expect(gateway.queries).toHaveLength(queryCount);
    await create();
  });
});
