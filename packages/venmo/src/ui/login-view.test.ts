import { freshKey } from '@tender/client/testing';
import { fakeDispatchFrame, fakePopups, type FakePopup } from '@tender/frame-service/testing';
import { venmo, type VenmoLoginView, type VenmoTokenizePayload, type Venmo, type VenmoCreateOptions } from '..';
import { advance, AGENTS, setUserAgent, FAKED, observe, openVenmo, waitTurns, type FakeVenmo } from '../fixtures/fake-venmo';

type Seen = VenmoLoginView | undefined;

let gateway: FakeVenmo;
let instance: Venmo;
let popups: FakePopup[];
let button: HTMLButtonElement;
/** The views that the page was called with, in order. */
let seen: Seen[];

beforeEach(() => {
  jest.useFakeTimers({ ...FAKED, doNotFake: [...FAKED.doNotFake] });
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

const popup = (): FakePopup => popups.at(-1) as FakePopup;
const keep = (view: Seen): void => void seen.push(view);
const shown = (): VenmoLoginView => seen.at(-1) as VenmoLoginView;
const isSeen = (): boolean[] => seen.map(Boolean);
const backdropButton = (name: string): HTMLElement | null => document.querySelector(`#venmo-popup-${name}-button`);

async function create(options: VenmoCreateOptions = {}): Promise<void> {
  gateway = openVenmo();
  popups = fakePopups();
  instance = await venmo.create({ authorization: freshKey(), allowDesktopWebLogin: true, paymentMethodUsage: 'single_use', ...options });
  fakeDispatchFrame().load();
  await waitTurns();
  button.focus();
}
async function start(
  onLogin: ((view: Seen) => void) | null = keep,
  signal?: AbortSignal,
): Promise<{ promise: Promise<VenmoTokenizePayload>; readonly state: string }> {
  const tokenization = observe(instance.tokenize({ ...(onLogin && { onLogin }), ...(signal && { signal }) }));
  await waitTurns();
  return tokenization;
}
async function report(): Promise<void> {
  fakeDispatchFrame().report(null, {});
  await waitTurns();
}
/** Nothing is laid over the page, and it can be used. */
function expectUntouched(): void {
  expect([document.querySelector('#venmo-desktop-web-backdrop'), document.querySelector('style')]).toEqual([null, null]);
  expect([button.hasAttribute('inert'), document.activeElement]).toEqual([false, button]);
}

test('default: the page shows a view while the window is open, and the component shows nothing', async () => {
  await create();
  const { promise } = await start();
  expect(seen).toEqual([
    {
      text: {
        heading: 'What would you like to do?',
        instructions: 'Tap cancel payment to cancel and return to the business. Continue payment will relaunch the payment window.',
        proceed: 'Continue payment',
        cancel: 'Cancel payment',
      },
      proceed: expect.any(Function),
      cancel: expect.any(Function),
    },
  ]);
  expectUntouched();
  shown().proceed();
  expect([popup().focused, popup().closed]).toEqual([1, false]);
  gateway.newest.status = 'APPROVED';
  await report();
  await expect(promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
  expect([isSeen(), popup().closed]).toEqual([[true, false], true]);
  expectUntouched();
});

test('default: the view ends with the window, before the status is known', async () => {
  await create();
  const tokenization = await start();
  gateway.respondWith('status', 'hang');
  await report();
  expect([isSeen(), popup().closed, tokenization.state]).toEqual([[true, false], true, 'pending']);
  await instance.cancelTokenization();
  expect(isSeen()).toEqual([true, false]);
});

test('error: VENMO_TOKENIZATION_CANCELED_BY_MERCHANT', async () => {
  await create();
  const { promise } = await start();
  shown().cancel();
  await expect(promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT', type: 'MERCHANT' });
  expect([isSeen(), popup().closed]).toEqual([[true, false], true]);
  expect(gateway.updates).toEqual([{ id: 'context-1', status: 'CANCELED' }]);
  expectUntouched();
});

test('error: FRAME_SERVICE_FRAME_CLOSED', async () => {
  await create();
  const { promise } = await start();
  popup().closed = true;
  await advance(400, 100);
  await expect(promise).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_CLOSED' });
  expect(isSeen()).toEqual([true, false]);
});

test('error: FRAME_SERVICE_FRAME_OPEN_FAILED', async () => {
  await create();
  popups = fakePopups({ blocked: true });
  const { promise } = await start();
  await expect(promise).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' });
  expect(seen.at(-1)).toBeUndefined();
});

test('behavior: a view that is not shown anymore does nothing', async () => {
  await create();
  const first = await start();
  const old = shown();
  old.cancel();
  await expect(first.promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT' });
  await waitTurns();
  const second = await start();
  old.proceed();
  old.cancel();
  expect([popup().focused, popup().closed, second.state]).toEqual([0, false, 'pending']);
  gateway.newest.status = 'APPROVED';
  await report();
  await expect(second.promise).resolves.toMatchObject({ nonce: 'nonce-of-context-2' });
  expect(isSeen()).toEqual([true, false, true, false]);
});

test('behavior: one payment with a handler, the next without', async () => {
  await create();
  const first = await start();
  shown().cancel();
  await first.promise.catch(() => {});
  await waitTurns();
  const second = await start(null);
  expect([backdropButton('continue') === document.activeElement, button.hasAttribute('inert')]).toEqual([true, true]);
  backdropButton('cancel')?.click();
  await second.promise.catch(() => {});
  await waitTurns();
  expect(button.hasAttribute('inert')).toBe(false);
  const third = await start();
  expect([isSeen(), button.hasAttribute('inert')]).toEqual([[true, false, true], false]);
  shown().cancel();
  await third.promise.catch(() => {});
});

test('behavior: an abort, cancelTokenization and teardown end the view', async () => {
  await create();
  const controller = new AbortController();
  const first = await start(keep, controller.signal);
  controller.abort('why');
  await expect(first.promise).rejects.toBe('why');
  await waitTurns();
  const second = await start();
  await instance.cancelTokenization();
  await expect(second.promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT' });
  await waitTurns();
  const third = await start();
  await instance.teardown();
  await expect(third.promise).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
  expect(isSeen()).toEqual([true, false, true, false, true, false]);
  await create();
});

test('behavior: the handler is not called after an abort in the same task', async () => {
  await create();
  const controller = new AbortController();
  const { promise } = observe(instance.tokenize({ onLogin: keep, signal: controller.signal }));
  controller.abort('why');
  await expect(promise).rejects.toBe('why');
  await waitTurns();
  expect(seen).toEqual([]);
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
  await report();
  await expect(promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
  expectReported();
  expect(isSeen()).toEqual([true, false]);
});

test('behavior: the handler may cancel at once, and start the next payment when one has ended', async () => {
  await create();
  const first = await start((view) => view?.cancel());
  await expect(first.promise).rejects.toMatchObject({ code: 'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT' });
  await waitTurns();
  const controller = new AbortController();
  let next: { promise: Promise<VenmoTokenizePayload> } | undefined;
  const second = await start((view) => {
    if (!view) next = observe(instance.tokenize({ onLogin: keep }));
  }, controller.signal);
  controller.abort('why');
  await expect(second.promise).rejects.toBe('why');
  await waitTurns();
  expect([isSeen(), popup().closed, popup().visited.length]).toEqual([[true], false, 1]);
  gateway.newest.status = 'APPROVED';
  await report();
  await expect(next?.promise).resolves.toMatchObject({ nonce: 'nonce-of-context-3' });
  expect(isSeen()).toEqual([true, false]);
});

test('behavior: other flows do not call the handler', async () => {
  setUserAgent(AGENTS.firefoxOnAndroid);
  gateway = openVenmo();
  window.open = jest.fn();
  instance = await venmo.create({ authorization: freshKey(), requireManualReturn: true });
  await waitTurns();
  const { promise } = await start();
  gateway.newest.status = 'APPROVED';
  await advance(1_000, 1_000);
  await expect(promise).resolves.toMatchObject({ nonce: 'nonce-of-context-1' });
  expect(seen).toEqual([]);
});

test('behavior: requests and events do not depend on who shows the view', async () => {
  const records = [];
  for (const onLogin of [null, keep]) {
    await create();
    seen.length = 0;
    const first = await start(onLogin);
    gateway.newest.status = 'APPROVED';
    await report();
    const result = await first.promise;
    await waitTurns();
    const second = await start(onLogin);
    if (onLogin) shown().cancel();
    else backdropButton('cancel')?.click();
    const error: unknown = await second.promise.catch((reason: unknown) => reason);
    const { payments, updates, queries } = gateway;
    expect(isSeen()).toEqual(onLogin ? [true, false, true, false] : []);
    records.push({ result, error, events: gateway.events(), payments, updates, queries });
    await instance.teardown();
    instance = await venmo.create({ authorization: freshKey() });
  }
  expect(records[1]).toEqual(records[0]);
});
