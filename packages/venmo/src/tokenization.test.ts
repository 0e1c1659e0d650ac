import { isTenderError } from '@tender/client';
import { freshKey, until } from '@tender/client/testing';
import { fakeDispatchFrame, fakePopups, type FakePopup } from '@tender/frame-service/testing';
import fc from 'fast-check';
import { venmo, type VenmoCodeView, type VenmoLoginView, type VenmoTokenizePayload, type Venmo, type VenmoCreateOptions } from './index';
import { fakeCodeFrame } from './fixtures/fake-code-frame';
import { advance, AGENTS, setUserAgent, FAKED, observe, openVenmo, waitTurns, type FakeVenmo } from './fixtures/fake-venmo';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0';
const usage = { paymentMethodUsage: 'single_use' } as const;
const FLOWS: [string, string, VenmoCreateOptions][] = [
  ['the app', AGENTS.firefoxOnAndroid, usage],
  ['the app, legacy', AGENTS.firefoxOnAndroid, {}],
  ['an app that cannot return', AGENTS.firefoxOnAndroid, { ...usage, requireManualReturn: true }],
  ['a QR code', DESKTOP, { ...usage, allowDesktop: true }],
  ['a window', DESKTOP, { ...usage, allowDesktopWebLogin: true }],
];

interface Setup {
  readonly gateway: FakeVenmo;
  readonly instance: Venmo;
  readonly popups: FakePopup[];
  readonly shown: { view?: VenmoCodeView | undefined; login?: VenmoLoginView | undefined };
  readonly calls: { promise: Promise<VenmoTokenizePayload>; readonly state: string; controller: AbortController }[];
}
type Step = (setup: Setup) => unknown;

const status =
  (to: string): Step =>
  ({ gateway }) => {
    if (gateway.newest) gateway.newest.status = to;
  };
const hash =
  (text: string): Step =>
  () => {
    history.replaceState(null, '', text);
    dispatchEvent(new HashChangeEvent('hashchange', { newURL: location.href }));
  };
const fromFrame =
  (event: string): Step =>
  () =>
    document.querySelector('#venmo-desktop-iframe') && fakeCodeFrame().emit(event);
const start: Step = ({ instance, calls }) => {
  const controller = new AbortController();
  calls.push(Object.assign(observe(instance.tokenize({ signal: controller.signal })), { controller }));
};
const startWithView: Step = ({ instance, calls, shown }) => {
  const controller = new AbortController();
  const onCode = (view: VenmoCodeView | undefined): void => void (shown.view = view);
  const onLogin = (view: VenmoLoginView | undefined): void => void (shown.login = view);
  calls.push(Object.assign(observe(instance.tokenize({ signal: controller.signal, onCode, onLogin })), { controller }));
};

/** Steps that can happen in any order and at any time. */
const STEPS: Record<string, Step> = {
  tokenize: start,
  'tokenize, the page shows it': startWithView,
  cancel: ({ instance }) => instance.cancelTokenization().catch(() => {}),
  abort: ({ calls }) => calls.at(-1)?.controller.abort(new Error('stopped')),
  scanned: status('SCANNED'),
  approved: status('APPROVED'),
  failed: status('FAILED'),
  expired: status('EXPIRED'),
  'no response': ({ gateway }) => gateway.respondWith('status', 'drop'),
  'a response that does not come': ({ gateway }) => gateway.respondWith('status', 'hang'),
  'no payment context': ({ gateway }) => gateway.respondWith('create', 'drop'),
  'a moment': () => advance(300, 50),
  'a second': () => advance(1_000),
  'three seconds': () => advance(3_000, 500),
  'ten minutes': () => advance(600_000, 60_000),
  'returns with a result': hash('#venmoSuccess=1&paymentMethodNonce=from-hash'),
  'returns without a result': hash('#venmoCancel=1'),
  'page becomes visible': () => document.dispatchEvent(new Event('visibilitychange')),
  'another code': fromFrame('REQUEST_NEW_QR_CODE'),
  'closes the code': fromFrame('CUSTOMER_CANCELED'),
  'another code, on the page': ({ shown }) => shown.view?.again(),
  'closes the code, on the page': ({ shown }) => shown.view?.cancel(),
  'back to the window, on the page': ({ shown }) => shown.login?.proceed(),
  'closes the window, on the page': ({ shown }) => shown.login?.cancel(),
  'the frame fails': fromFrame('UNKNOWN_ERROR'),
  'the window reports': () => document.querySelector('iframe.braintree-dispatch-frame') && fakeDispatchFrame().report(null, {}),
  'closes the window': ({ popups }) => popups.forEach((popup) => (popup.closed = true)),
};

beforeEach(() => jest.useFakeTimers({ ...FAKED, doNotFake: [...FAKED.doNotFake] }));
afterEach(() => jest.useRealTimers());

async function openSetup(options: VenmoCreateOptions): Promise<Setup> {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  const gateway = openVenmo();
  const popups = fakePopups();
  const instance = await venmo.create({ authorization: freshKey(), ...options });
  if (options.allowDesktop) {
    await until(() => document.querySelector('#venmo-desktop-iframe'));
    fakeCodeFrame().emit('IFRAME_READY');
  }
  if (options.allowDesktopWebLogin) fakeDispatchFrame().load();
  await waitTurns();
  return { gateway, popups, instance, calls: [], shown: {} };
}

test.each(FLOWS)(
  'behavior: %s: any sequence of steps has one poller and one result, and ends',
  async (_, agent, options) => {
    setUserAgent(agent);
    const schedules = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 3, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        const setup = await openSetup(options);
        const { gateway, instance, calls, shown } = setup;
        for (const name of [schedule.length % 2 ? 'tokenize' : 'tokenize, the page shows it', ...schedule]) {
          await STEPS[name]?.(setup);
          await waitTurns(6);
          expect(calls.filter(({ state }) => state === 'pending').length).toBeLessThan(2);
        }
        await instance.cancelTokenization().catch(() => {});
        await waitTurns();
        expect(gateway.mostOpen).toBeLessThan(2);
        for (const { promise, controller } of calls) {
          const end: unknown = await promise.catch((error: unknown) => error);
          expect(isTenderError(end) || end === controller.signal.reason || (end as VenmoTokenizePayload).type === 'VenmoAccount').toBe(
            true,
          );
        }
        // Every nonce belongs to another payment.
        const ends = await Promise.allSettled(calls.map(({ promise }) => promise));
        const nonces = ends
          .flatMap((end) => (end.status === 'fulfilled' ? [end.value.nonce] : []))
          .filter((nonce) => nonce !== 'from-hash');
        expect(new Set(nonces).size).toBe(nonces.length);
        const queryCount = gateway.queries.length;
        await advance(3_000, 500);
        expect([gateway.queries.length, document.querySelectorAll('[inert]').length]).toEqual([queryCount, 0]);
        expect([shown.view, shown.login]).toEqual([undefined, undefined]);
        await instance.teardown();
        await advance(60_000, 60_000);
        expect([jest.getTimerCount(), document.querySelectorAll('iframe').length]).toEqual([0, 0]);
      }),
      { numRuns: 40, endOnFailure: true },
    );
  },
  60_000,
);
