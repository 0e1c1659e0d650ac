import { isTenderError } from '@tender/client';
import { freshKey, until } from '@tender/client/testing';
import { fakeDispatchFrame, fakePopups, type FakePopup } from '@tender/frame-service/testing';
import fc from 'fast-check';
import { venmo, type CodeView, type LoginView, type TokenizePayload, type Venmo, type VenmoCreateOptions } from './index';
import { fakeCodeFrame } from './testing/fake-code-frame';
import { advance, AGENTS, browse, FAKED, kept, openVenmo, turns, type FakeVenmo } from './testing/fake-venmo';

const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0';
const usage = { paymentMethodUsage: 'single_use' } as const;
const WAYS: [string, string, VenmoCreateOptions][] = [
  ['the app', AGENTS.firefoxOnAndroid, usage],
  ['the app, legacy', AGENTS.firefoxOnAndroid, {}],
  ['the app without a way back', AGENTS.firefoxOnAndroid, { ...usage, requireManualReturn: true }],
  ['a QR code', DESK, { ...usage, allowDesktop: true }],
  ['a window', DESK, { ...usage, allowDesktopWebLogin: true }],
];

interface World {
  readonly gateway: FakeVenmo;
  readonly instance: Venmo;
  readonly popups: FakePopup[];
  readonly shown: { view?: CodeView | undefined; login?: LoginView | undefined };
  readonly calls: { promise: Promise<TokenizePayload>; readonly state: string; stop: AbortController }[];
}
type Step = (world: World) => unknown;

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
    document.querySelector('#venmo-desktop-iframe') && fakeCodeFrame().say(event);
const begin: Step = ({ instance, calls }) => {
  const stop = new AbortController();
  calls.push(Object.assign(kept(instance.tokenize({ signal: stop.signal })), { stop }));
};
const beginWithView: Step = ({ instance, calls, shown }) => {
  const stop = new AbortController();
  const onCode = (view: CodeView | undefined): void => void (shown.view = view);
  const onLogin = (view: LoginView | undefined): void => void (shown.login = view);
  calls.push(Object.assign(kept(instance.tokenize({ signal: stop.signal, onCode, onLogin })), { stop }));
};

/** What may happen, in any order and at any time. */
const STEPS: Record<string, Step> = {
  tokenize: begin,
  'tokenize, the page shows it': beginWithView,
  cancel: ({ instance }) => instance.cancelTokenization().catch(() => {}),
  abort: ({ calls }) => calls.at(-1)?.stop.abort(new Error('stopped')),
  scanned: status('SCANNED'),
  approved: status('APPROVED'),
  failed: status('FAILED'),
  expired: status('EXPIRED'),
  'no answer': ({ gateway }) => gateway.answer('status', 'drop'),
  'an answer that does not come': ({ gateway }) => gateway.answer('status', 'hang'),
  'no payment context': ({ gateway }) => gateway.answer('create', 'drop'),
  'a moment': () => advance(300, 50),
  'a second': () => advance(1_000),
  'three seconds': () => advance(3_000, 500),
  'ten minutes': () => advance(600_000, 60_000),
  'back with a result': hash('#venmoSuccess=1&paymentMethodNonce=from-hash'),
  'back without': hash('#venmoCancel=1'),
  looks: () => document.dispatchEvent(new Event('visibilitychange')),
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

async function openWorld(options: VenmoCreateOptions): Promise<World> {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  const gateway = openVenmo();
  const popups = fakePopups();
  const instance = await venmo.create({ authorization: freshKey(), ...options });
  if (options.allowDesktop) {
    await until(() => document.querySelector('#venmo-desktop-iframe'));
    fakeCodeFrame().say('IFRAME_READY');
  }
  if (options.allowDesktopWebLogin) fakeDispatchFrame().load();
  await turns();
  return { gateway, popups, instance, calls: [], shown: {} };
}

test.each(WAYS)(
  'behavior: %s: whatever happens, there is one poller, one result, and an end',
  async (_, agent, options) => {
    browse(agent);
    const schedules = fc.array(fc.constantFrom(...Object.keys(STEPS)), { minLength: 3, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(schedules, async (schedule) => {
        const world = await openWorld(options);
        const { gateway, instance, calls, shown } = world;
        for (const name of [schedule.length % 2 ? 'tokenize' : 'tokenize, the page shows it', ...schedule]) {
          await STEPS[name]?.(world);
          await turns(6);
          expect(calls.filter(({ state }) => state === 'pending').length).toBeLessThan(2);
        }
        await instance.cancelTokenization().catch(() => {});
        await turns();
        expect(gateway.mostOpen).toBeLessThan(2);
        for (const { promise, stop } of calls) {
          const end: unknown = await promise.catch((error: unknown) => error);
          expect(isTenderError(end) || end === stop.signal.reason || (end as TokenizePayload).type === 'VenmoAccount').toBe(true);
        }
        // Every nonce is of a payment of its own.
        const ends = await Promise.allSettled(calls.map(({ promise }) => promise));
        const nonces = ends
          .flatMap((end) => (end.status === 'fulfilled' ? [end.value.nonce] : []))
          .filter((nonce) => nonce !== 'from-hash');
        expect(new Set(nonces).size).toBe(nonces.length);
        const asked = gateway.queries.length;
        await advance(3_000, 500);
        expect([gateway.queries.length, document.querySelectorAll('[inert]').length]).toEqual([asked, 0]);
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
