import { freshKey, until } from '@tender/client/testing';
import { venmo, type VenmoCodeView, type VenmoTokenizePayload, type Venmo, type VenmoCreateOptions } from '..';
import { fakeCodeFrame, type FakeCodeFrame } from '../fixtures/fake-code-frame';
import { advance, AGENTS, setUserAgent, FAKED, observe, openVenmo, waitTurns, type FakeVenmo } from '../fixtures/fake-venmo';

type Seen = VenmoCodeView | undefined;

let gateway: FakeVenmo;
let instance: Venmo;
let frame: FakeCodeFrame;
let button: HTMLButtonElement;
/** The views that the page was called with, in order. */
let seen: Seen[];

beforeEach(() => {
  jest.useFakeTimers({ ...FAKED, doNotFake: [...FAKED.doNotFake] }); // a copy, because the list is read-only
  document.body.replaceChildren();
  button = document.body.appendChild(document.createElement('button'));
  seen = [];
  setUserAgent('Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0');
});
afterEach(async () => {
  await instance.teardown();
  expect(document.body.innerHTML).toBe('<button></button>');
  await advance(2_000, 2_000);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

const keep = (view: Seen): void => void seen.push(view);
const shown = (): VenmoCodeView => seen.at(-1) as VenmoCodeView;
const steps = (): unknown[] => seen.map((view) => view?.step);

async function create(options: VenmoCreateOptions = {}): Promise<void> {
  gateway = openVenmo();
  instance = await venmo.create({ authorization: freshKey(), allowDesktop: true, paymentMethodUsage: 'single_use', ...options });
  await until(() => document.querySelector('#venmo-desktop-iframe'));
  frame = fakeCodeFrame();
  frame.emit('IFRAME_READY');
  await waitTurns();
  button.focus();
}
async function start(
  onCode: ((view: Seen) => void) | null = keep,
): Promise<{ promise: Promise<VenmoTokenizePayload>; readonly state: string }> {
  const tokenization = observe(instance.tokenize(onCode ? { onCode } : {}));
  await waitTurns();
  return tokenization;
}
async function setStatus(status: string): Promise<void> {
  gateway.newest.status = status;
  await advance(1_000, 1_000);
}
/** Nothing is laid over the page, and it can be used. */
function expectUntouched(): void {
  expect([frame.iframe.style.display, frame.alert.textContent, frame.messages]).toEqual(['none', '', []]);
  expect([button.hasAttribute('inert'), document.activeElement]).toEqual([false, button]);
}

test('default: with `onCode` the page shows the QR code and every step, and the component shows nothing', async () => {
  await create();
  gateway.respondWith('create', 'hang');
  const controller = new AbortController();
  const waiting = observe(instance.tokenize({ onCode: keep, signal: controller.signal }));
  expect(seen).toEqual([
    {
      step: 'generating',
      text: 'Generating a QR code, get your Venmo app ready',
      again: expect.any(Function),
      cancel: expect.any(Function),
    },
  ]);
  controller.abort('why');
  await expect(waiting.promise).rejects.toBe('why');
  seen.length = 0;

  const { promise } = await start();
  expect(shown()).toEqual({
    step: 'scan',
    text: 'To scan the QR code, open your Venmo app',
    url: 'https://venmo.com/go/purchase?facilitator=BT&intent=Continue&resource_id=context-1&merchant_id=venmo-merchant&environment=SANDBOX',
    again: expect.any(Function),
    cancel: expect.any(Function),
  });
  expectUntouched();
  await setStatus('SCANNED');
  expect(shown()).toMatchObject({ step: 'authorizing', text: 'Authorize on your Venmo app' });
  await setStatus('APPROVED');
  expect(shown()).toMatchObject({ step: 'authorized', text: 'Venmo account authorized' });
  await advance(1_999);
  expect(steps()).toEqual(['generating', 'scan', 'authorizing', 'authorized']);
  await advance(1);
  await expect(promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
  expect(steps()).toEqual(['generating', 'scan', 'authorizing', 'authorized', undefined]);
  expectUntouched();
});

test.each([
  ['CANCELED', 'The authorization was canceled'],
  ['EXPIRED', 'Something went wrong'],
  ['FAILED', 'Something went wrong'],
])('behavior: a payment that is %s leads to the step `problem`, from which `again` creates another QR code', async (status, text) => {
  await create();
  const tokenization = await start();
  await setStatus(status);
  expect([shown(), tokenization.state]).toEqual([expect.objectContaining({ step: 'problem', text }), 'pending']);
  shown().again();
  await waitTurns();
  expect(steps()).toEqual(['generating', 'scan', 'problem', 'generating', 'scan']);
  expect(shown().url).toContain('&resource_id=context-2&');
  await setStatus('APPROVED');
  await advance(2_000);
  await expect(tokenization.promise).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
});

test('behavior: the URL of the QR code has the environment and the profile', async () => {
  await create(); // sets up the gateway
  gateway.network.configuration['environment'] = 'production';
  await instance.teardown();
  instance = await venmo.create({ authorization: freshKey(), allowDesktop: true, profileId: 'profile' });
  await until(() => document.querySelector('#venmo-desktop-iframe'));
  fakeCodeFrame().emit('IFRAME_READY');
  await start();
  expect(shown().url).toMatch(/&merchant_id=profile&environment=PRODUCTION$/);
});

test('rejects with VENMO_DESKTOP_CANCELED when the page calls `cancel`', async () => {
  await create();
  const { promise } = await start();
  shown().cancel();
  await expect(promise).rejects.toMatchObject({ code: 'VENMO_DESKTOP_CANCELED', type: 'CUSTOMER' });
  expect(steps()).toEqual(['generating', 'scan', undefined]);
  expect(gateway.updates).toEqual([{ id: 'context-1', status: 'CANCELED' }]);
  const queryCount = gateway.queries.length;
  await advance(5_000);
  expect(gateway.queries).toHaveLength(queryCount);
});

test('behavior: `again` and `cancel` of an earlier view, or at a step where they do not apply, have no effect', async () => {
  await create();
  const tokenization = await start();
  const old = [...seen];
  shown().again(); // has no effect at this step
  await setStatus('FAILED');
  for (const view of old) {
    view?.again();
    view?.cancel();
  }
  expect([gateway.payments.length, tokenization.state, shown().step]).toEqual([1, 'pending', 'problem']);
  const problem = shown();
  problem.cancel();
  await expect(tokenization.promise).rejects.toMatchObject({ code: 'VENMO_DESKTOP_CANCELED' });
  const second = await start();
  problem.again();
  problem.cancel();
  await setStatus('APPROVED');
  shown().again();
  shown().cancel();
  await advance(2_000);
  await expect(second.promise).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
});

test('behavior: an abort ends the view', async () => {
  await create();
  const controller = new AbortController();
  const { promise } = observe(instance.tokenize({ onCode: keep, signal: controller.signal }));
  await waitTurns();
  controller.abort('why');
  await expect(promise).rejects.toBe('why');
  expect([shown(), gateway.updates]).toEqual([undefined, [{ id: 'context-1', status: 'CANCELED' }]]);
});

test('behavior: cancelTokenization and teardown end the view', async () => {
  await create();
  const first = await start();
  await instance.cancelTokenization();
  await expect(first.promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT' });
  const second = await start();
  await instance.teardown();
  await expect(second.promise).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
  expect(steps()).toEqual(['generating', 'scan', undefined, 'generating', 'scan', undefined]);
  await create(); // for `afterEach`, which tears it down
});

test('behavior: a failed request ends the payment and the view', async () => {
  await create();
  gateway.respondWith('status', 'drop');
  const { promise } = await start();
  await advance(1_000);
  await expect(promise).rejects.toMatchObject({ code: 'VENMO_DESKTOP_UNKNOWN_ERROR' });
  expect(shown()).toBeUndefined();
});

test('behavior: an error of the handler is reported, and the payment goes on', async () => {
  await create();
  const failure = new Error('of the page');
  const { promise } = await start((view) => {
    keep(view);
    throw failure;
  });
  const expectReported = (): void => expect(() => jest.advanceTimersByTime(1)).toThrow(failure);
  expectReported();
  gateway.newest.status = 'APPROVED';
  await advance(999, 999);
  expectReported();
  await advance(1_999, 1_999);
  await expect(promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
  expectReported();
  expect(steps()).toEqual(['generating', 'scan', 'authorized', undefined]);
});

test('behavior: the handler may cancel at once, and start the next payment when one has ended', async () => {
  await create();
  const first = observe(instance.tokenize({ onCode: (view) => view?.cancel() }));
  await expect(first.promise).rejects.toMatchObject({ code: 'VENMO_DESKTOP_CANCELED' });
  expect(gateway.payments).toEqual([]);
  const controller = new AbortController();
  let next: { promise: Promise<VenmoTokenizePayload> } | undefined;
  const onCode = (view: Seen): void => {
    if (!view) next = observe(instance.tokenize({ onCode: keep }));
  };
  const second = observe(instance.tokenize({ onCode, signal: controller.signal }));
  await waitTurns();
  controller.abort('why');
  await expect(second.promise).rejects.toBe('why');
  await waitTurns();
  expect(gateway.updates).toEqual([{ id: 'context-1', status: 'CANCELED' }]);
  await setStatus('APPROVED');
  await advance(2_000);
  await expect(next?.promise).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
});

test('behavior: a payment in the app on a phone does not call `onCode`', async () => {
  setUserAgent(AGENTS.firefoxOnAndroid);
  gateway = openVenmo();
  window.open = jest.fn();
  instance = await venmo.create({ authorization: freshKey(), requireManualReturn: true });
  await waitTurns();
  const { promise } = await start();
  await setStatus('APPROVED');
  await expect(promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
  expect(seen).toEqual([]);
});

test('behavior: requests and analytics events are the same whether the page or the component shows the QR code', async () => {
  const records = [];
  for (const onCode of [null, keep]) {
    await create();
    seen.length = 0;
    const act = (event: string, onPage: () => void): void => (onCode ? onPage() : frame.emit(event));
    const first = await start(onCode);
    await setStatus('SCANNED');
    await setStatus('FAILED');
    act('REQUEST_NEW_QR_CODE', () => shown().again());
    await waitTurns();
    await setStatus('APPROVED');
    await advance(2_000);
    const result = await first.promise;
    const second = await start(onCode);
    act('CUSTOMER_CANCELED', () => shown().cancel());
    const error: unknown = await second.promise.catch((reason: unknown) => reason);
    const { payments, updates, queries } = gateway;
    expect(seen.length).toBe(onCode ? 11 : 0); // views of both payments
    records.push({ result, error, events: gateway.events(), payments, updates, queries });
    await instance.teardown();
    instance = await venmo.create({ authorization: freshKey() }); // for `afterEach`, which tears it down
  }
  expect(records[1]).toEqual(records[0]);
  expect(records[0]?.events).toHaveLength(15); // that both payments were tracked at all
});
