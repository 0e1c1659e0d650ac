import { freshKey, until } from '@tender/client/testing';
import { fakeDispatchFrame, fakePopups, type FakePopup } from '@tender/frame-service/testing';
import { venmo, type VenmoTokenizePayload, type Venmo, type VenmoCreateOptions } from '../index';
import { advance, setUserAgent, FAKED, observe, openVenmo, waitTurns, type FakeVenmo, type Observed } from '../fixtures/fake-venmo';

const PAGES = 'https://assets.braintreegateway.com/web/3.118.2/html';
let gateway: FakeVenmo;
let instance: Venmo;
let popups: FakePopup[];
let button: HTMLButtonElement;

beforeEach(() => {
  jest.useFakeTimers({ ...FAKED, doNotFake: [...FAKED.doNotFake] });
  document.body.replaceChildren();
  document.head.replaceChildren();
  button = document.body.appendChild(document.createElement('button'));
  gateway = openVenmo();
  popups = fakePopups();
  setUserAgent('Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0');
});
afterEach(async () => {
  await instance.teardown();
  expect(document.body.innerHTML).toBe('<button></button>');
  await advance(2_000, 2_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const popup = (): FakePopup => popups.at(-1) as FakePopup;
const backdrop = (): HTMLElement | null => document.querySelector('#venmo-desktop-web-backdrop');
const isShown = (): boolean => backdrop()?.classList.contains('hidden') === false;
const press = (name: string): void => document.querySelector<HTMLButtonElement>(`#venmo-popup-${name}-button`)?.click();

async function create(options: VenmoCreateOptions = {}): Promise<void> {
  instance = await venmo.create({ authorization: freshKey(), allowDesktopWebLogin: true, paymentMethodUsage: 'single_use', ...options });
  fakeDispatchFrame().load();
  await waitTurns();
}
async function start(options: VenmoCreateOptions = {}): Promise<Observed<VenmoTokenizePayload>> {
  await create(options);
  return startAgain();
}
async function startAgain(): Promise<Observed<VenmoTokenizePayload>> {
  button.focus();
  const tokenization = observe(instance.tokenize());
  await waitTurns();
  return tokenization;
}
async function report(): Promise<void> {
  fakeDispatchFrame().report(null, {});
  await waitTurns();
}

describe('tokenize', () => {
  test('default', async () => {
    await create();
    expect(fakeDispatchFrame().iframe.src).toBe(`${PAGES}/dispatch-frame.min.html`);
    const { promise } = observe(instance.tokenize());
    expect(popup()).toMatchObject({
      url: `${PAGES}/venmo-landing-frame.min.html`,
      name: expect.stringMatching(/^venmoDesktopWebLogin_[0-9a-f]{32}$/) as string,
      features: expect.stringMatching(/^resizable,scrollbars,height=570,width=400,top=-?\d+,left=-?\d+$/) as string,
    });
    await waitTurns();
    expect(popup().visited).toEqual([expect.stringMatching(/^https:\/\/account\.venmo\.com\/go\/web\?resource_id=context-1&x-success=/)]);
    gateway.newest.status = 'APPROVED';
    await report();
    await expect(promise).resolves.toEqual({
      nonce: 'nonce-of-context-1',
      type: 'VenmoAccount',
      details: { username: '@joe', paymentContextId: 'context-1' },
    });
    expect([popup().closed, gateway.queries.length, gateway.payments.length]).toEqual([true, 1, 2]);
    expect(gateway.events()).toEqual([
      'desktop-flow.configured.false',
      'initialized',
      'mobile-payment-context.presented',
      'tokenize.web-login.start',
      'tokenize.web-login.status-change',
      'tokenize.web-login.success',
    ]);
  });

  test('options: debug', async () => {
    await create({ debug: true });
    observe(instance.tokenize());
    expect([fakeDispatchFrame().iframe.src, popup().url]).toEqual([`${PAGES}/dispatch-frame.html`, `${PAGES}/venmo-landing-frame.html`]);
    await instance.cancelTokenization();
  });

  test('behavior: the window opens in the same task as the click, before there is a payment context', async () => {
    gateway.respondWith('create', 'drop');
    await create();
    const { promise } = observe(instance.tokenize());
    expect(popups).toHaveLength(1);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED' });
    expect([popup().closed, popup().visited, isShown()]).toEqual([true, [], false]);
    const second = await startAgain();
    gateway.newest.status = 'APPROVED';
    await report();
    await expect(second.promise).resolves.toBeDefined();
  });

  test.each([
    [['CREATED', 'SCANNED', 'APPROVED'], undefined, 3],
    [['SCANNED', 'SCANNED', 'SCANNED', 'APPROVED'], undefined, 4],
    [['CREATED', 'CREATED', 'CREATED', 'APPROVED'], undefined, 4],
    [['CREATED', 'CANCELED', 'CANCELED', 'APPROVED'], 'VENMO_CUSTOMER_CANCELED', 3],
    [['CANCELED', 'SCANNED', 'APPROVED'], 'VENMO_CUSTOMER_CANCELED', 2],
    [['FAILED', 'APPROVED', 'APPROVED'], 'VENMO_TOKENIZATION_FAILED', 2],
    [['FAILED', 'CREATED', 'APPROVED'], 'VENMO_CUSTOMER_CANCELED', 2],
    [['SCANNED', 'SCANNED', 'SCANNED', 'FAILED', 'APPROVED'], 'VENMO_TOKENIZATION_FAILED', 4],
    [['SCANNED', 'SCANNED', 'SCANNED', 'SCANNED', 'APPROVED'], 'VENMO_TOKENIZATION_FAILED', 4],
    [['CREATED', 'CREATED', 'CREATED', 'CREATED', 'APPROVED'], 'VENMO_CUSTOMER_CANCELED', 4],
    [['SCANNED', 'EXPIRED', 'SOMETHING_NEW', 'SCANNED', 'APPROVED'], 'VENMO_TOKENIZATION_FAILED', 4],
  ])('requests the status again while it is open, and once more after CANCELED or FAILED: %j', async (statuses, code, requests) => {
    const { promise } = await start();
    gateway.respondWith('status', ...statuses.map((status) => ({ data: { node: { status, paymentMethodId: 'nonce' } } })));
    await report();
    await advance(2_000);
    const end = await promise.catch((error: unknown) => error);
    expect(end).toMatchObject(code ? { code } : { nonce: 'nonce' });
    expect(gateway.queries).toHaveLength(requests);
    expect([gateway.events().at(-1), popup().closed]).toEqual([`tokenize.web-login.${code ? 'failure' : 'success'}`, true]);
  });

  test('waits between one request and the next', async () => {
    const { promise } = await start();
    gateway.newest.status = 'SCANNED';
    await report();
    for (const requests of [1, 2, 3, 4]) {
      expect(gateway.queries).toHaveLength(requests);
      await advance(249, 249);
      expect(gateway.queries).toHaveLength(requests);
      await advance(1, 1);
    }
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_FAILED' });
  });

  test('requests no status after the payment was canceled while waiting', async () => {
    const { promise } = await start();
    gateway.newest.status = 'SCANNED';
    await report();
    await instance.cancelTokenization();
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT' });
    await advance(1_000);
    expect(gateway.queries).toHaveLength(1);
  });

  test('error: VENMO_CUSTOMER_CANCELED', async () => {
    const { promise } = await start();
    gateway.newest.status = 'CANCELED';
    await report();
    await advance(250);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_CUSTOMER_CANCELED', type: 'CUSTOMER' });
  });

  test('error: VENMO_TOKENIZATION_FAILED', async () => {
    const { promise } = await start();
    gateway.newest.status = 'FAILED';
    await report();
    await advance(250);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_FAILED', type: 'UNKNOWN' });
  });

  test.each<[string, ('drop' | object)[], object]>([
    ['no response', ['drop', 'drop'], { code: 'CLIENT_GATEWAY_NETWORK' }],
    ['no response after CREATED', [{ data: { node: { status: 'CREATED' } } }, 'drop', 'drop'], { code: 'CLIENT_GATEWAY_NETWORK' }],
    ['no payment', [{ data: { node: null } }, { data: { node: { status: 'SCANNED' } } }], {}],
  ])('error: VENMO_NETWORK_ERROR for %s', async (_, responses, details) => {
    const { promise } = await start();
    gateway.respondWith('status', ...responses);
    await report();
    await advance(500);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_NETWORK_ERROR', type: 'NETWORK', details });
  });

  test('behavior: rejects with VENMO_CUSTOMER_CANCELED when the status is CREATED after a failed request', async () => {
    const { promise } = await start();
    gateway.respondWith('status', 'drop');
    await report();
    await advance(250);
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_CUSTOMER_CANCELED' });
    expect(gateway.queries).toHaveLength(2);
  });

  test('behavior: rejects with FRAME_SERVICE_FRAME_CLOSED when the customer closes the window', async () => {
    const { promise } = await start();
    popup().closed = true;
    await advance(400, 100);
    await expect(promise).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_CLOSED', type: 'INTERNAL' });
    expect([gateway.events().at(-1), gateway.queries.length, isShown()]).toEqual(['tokenize.web-login.failure', 1, false]);
  });

  test('behavior: rejects with FRAME_SERVICE_FRAME_CLOSED when the customer closes the window and the gateway does not respond', async () => {
    const { promise } = await start();
    gateway.respondWith('status', 'drop');
    popup().closed = true;
    await advance(400, 100);
    await expect(promise).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_CLOSED', type: 'INTERNAL' });
  });

  test('behavior: resolves when the customer pays and then closes the window', async () => {
    const { promise } = await start();
    gateway.newest.status = 'APPROVED';
    popup().closed = true;
    await advance(400, 100);
    await expect(promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
    expect(gateway.events().at(-1)).toBe('tokenize.web-login.success');
  });

  test('behavior: rejects with FRAME_SERVICE_FRAME_OPEN_FAILED when the browser blocks the window', async () => {
    popups = fakePopups({ blocked: true });
    const { promise } = await start();
    await expect(promise).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED', type: 'INTERNAL' });
    expect([isShown(), gateway.queries]).toEqual([false, []]);
  });

  test('behavior: rejects after 60 s without the dispatch frame, and the next call works once it has loaded', async () => {
    instance = await venmo.create({ authorization: freshKey(), allowDesktopWebLogin: true, paymentMethodUsage: 'single_use' });
    const { promise } = observe(instance.tokenize());
    await advance(60_000, 10_000);
    await expect(promise).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' });
    const second = await startAgain();
    fakeDispatchFrame().load();
    await waitTurns();
    gateway.newest.status = 'APPROVED';
    await report();
    await expect(second.promise).resolves.toBeDefined();
  });

  test('behavior: without a payment context no window opens', async () => {
    instance = await venmo.create({ authorization: freshKey(), allowDesktopWebLogin: true });
    await expect(instance.tokenize()).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' });
    expect([popups, backdrop()]).toEqual([[], null]);
    await expect(instance.tokenize()).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' });
  });

  test('behavior: an abort closes the window', async () => {
    await create();
    const controller = new AbortController();
    const { promise } = observe(instance.tokenize({ signal: controller.signal }));
    await waitTurns();
    controller.abort('why');
    await expect(promise).rejects.toBe('why');
    expect([popup().closed, isShown(), gateway.updates]).toEqual([true, false, [{ id: 'context-1', status: 'CANCELED' }]]);
  });
});

describe('the backdrop', () => {
  test('default', async () => {
    await start();
    await until(isShown);
    const shown = backdrop() as HTMLElement;
    expect([...shown.querySelectorAll('[id]')].map(({ id }) => id)).toEqual([
      'venmo-backdrop-container',
      'venmo-full-logo',
      'venmo-message',
      'venmo-instructions',
      'venmo-popup-continue-button',
      'venmo-popup-cancel-button',
    ]);
    expect([...shown.querySelectorAll('div:not(:has(*)), button')].map(({ textContent }) => textContent)).toEqual([
      'What would you like to do?',
      'Tap cancel payment to cancel and return to the business. Continue payment will relaunch the payment window.',
      'Continue payment',
      'Cancel payment',
    ]);
    expect([button.hasAttribute('inert'), document.activeElement?.id]).toEqual([true, 'venmo-popup-continue-button']);
    const clicked = jest.fn();
    document.body.addEventListener('click', clicked);
    shown.click();
    press('continue');
    expect([clicked.mock.calls.length, popup().focused]).toEqual([0, 1]);
    document.body.removeEventListener('click', clicked);
    await instance.cancelTokenization();
    expect([shown.className, button.hasAttribute('inert'), document.activeElement]).toEqual(['hidden', false, button]);
  });

  test('behavior: the cancel button rejects with VENMO_TOKENIZATION_CANCELED_BY_MERCHANT, the continue button focuses the window', async () => {
    const { promise } = await start();
    await until(isShown);
    press('cancel');
    press('cancel');
    await expect(promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT' });
    expect([popup().closed, gateway.updates]).toEqual([true, [{ id: 'context-1', status: 'CANCELED' }]]);
    const second = await startAgain();
    await until(isShown);
    expect(document.querySelectorAll('#venmo-desktop-web-backdrop')).toHaveLength(1);
    press('continue');
    expect(popup().focused).toBe(1);
    gateway.newest.status = 'APPROVED';
    await report();
    await expect(second.promise).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
  });

  test('behavior: the backdrop is hidden with the window, before the status is known', async () => {
    const tokenization = await start();
    await until(isShown);
    gateway.respondWith('status', 'hang');
    await report();
    expect([popup().closed, isShown(), tokenization.state]).toEqual([true, false, 'pending']);
    await instance.cancelTokenization();
  });

  test.each([undefined, 'abc'])('options: styleCspNonce %s', async (styleCspNonce) => {
    await start({ styleCspNonce });
    await until(isShown);
    const style = document.querySelector<HTMLStyleElement>('style#venmo-desktop-web__injected-styles');
    expect(style?.nonce ?? '').toBe(styleCspNonce ?? '');
    await instance.cancelTokenization();
    await waitTurns();
    await startAgain();
    await until(isShown);
    expect(document.querySelectorAll('style').length).toBeLessThan(2);
    await instance.cancelTokenization();
  });
});
