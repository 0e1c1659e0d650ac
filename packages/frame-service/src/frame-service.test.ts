import { createFrameService, type FrameService, type FrameServiceOptions } from './frame-service';
import type { PopupBridge } from './frames/popup-bridge';
import { fakeDispatchFrame, fakePopups, type FakeDispatchFrame, type FakePopup } from './testing/popups';

const ASSETS = 'https://assets.braintreegateway.com/web/3.118.2/html';
const options: FrameServiceOptions = {
  name: 'landing',
  dispatchFrameUrl: `${ASSETS}/dispatch-frame.min.html`,
  openFrameUrl: `${ASSETS}/landing-frame.min.html`,
};
const CLOSED = { error: expect.objectContaining({ code: 'FRAME_SERVICE_FRAME_CLOSED', type: 'INTERNAL' }), payload: {} };
const OPEN_FAILED = { error: expect.objectContaining({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED', type: 'INTERNAL' }), payload: {} };

let popups: FakePopup[];
let service: FrameService;
let dispatch: FakeDispatchFrame;
const bridgeWindow = window as { popupBridge?: PopupBridge };

function start(changed: Partial<FrameServiceOptions> = {}): void {
  service = createFrameService({ ...options, ...changed });
  dispatch = fakeDispatchFrame();
}
const popup = (): FakePopup => popups.at(-1) as FakePopup;
const settled = async (promise: Promise<unknown>): Promise<unknown> => Promise.race([promise, Promise.resolve('pending')]);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  popups = fakePopups();
  start();
});
afterEach(() => {
  service.teardown();
  delete bridgeWindow.popupBridge;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

describe('creation', () => {
  test('behavior: the attributes of the dispatch frame', () => {
    expect(dispatch.serviceId).toMatch(/^[0-9a-f]{12}4[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
    expect(service._serviceId).toBe(dispatch.serviceId);
    expect(Object.fromEntries(Array.from(dispatch.iframe.attributes, ({ name, value }) => [name, value]))).toEqual({
      src: options.dispatchFrameUrl,
      name: `dispatch_${service._serviceId}`,
      title: `dispatch_${service._serviceId}`,
      id: `dispatch_${service._serviceId}`,
      class: 'braintree-dispatch-frame',
      'aria-hidden': 'true',
      height: '0',
      width: '0',
      frameborder: '0',
      allowtransparency: 'true',
      scrolling: 'no',
      style: 'position: absolute; left: -9999px;',
    });
    expect(dispatch.iframe.parentElement).toBe(document.body);
  });

  test('behavior: is ready once the dispatch frame has its configuration', async () => {
    expect(await settled(service.ready)).toBe('pending');
    dispatch.load();
    dispatch.load();
    await expect(service.ready).resolves.toBeUndefined();
    expect(dispatch.received[0]).toEqual({ event: 'configuration-reply', origin: 'https://assets.braintreegateway.com', eventData: {} });
    expect(jest.getTimerCount()).toBe(0);
  });

  test('behavior: asks whether the frame is ready when its message was lost', async () => {
    dispatch.post({ event: `${dispatch.serviceId}:BUS_CONFIGURATION_REQUEST`, reply: 'r' });
    const countQuestions = (): number => dispatch.received.filter(({ event }) => String(event).endsWith(':DISPATCH_FRAME_READY')).length;
    expect(countQuestions()).toBe(0);
    jest.advanceTimersByTime(1_000);
    expect(countQuestions()).toBe(2);
    dispatch.load();
    await expect(service.ready).resolves.toBeUndefined();
    jest.advanceTimersByTime(10_000);
    expect(countQuestions()).toBe(2);
  });

  test('options: state', () => {
    service.teardown();
    const state = { a: 1, b: 2 };
    start({ state });
    void service.open({ state: { b: null, c: 3 } });
    service.state.d = 4;
    dispatch.load();
    expect(dispatch.received[0]?.eventData).toEqual({ a: 1, b: null, c: 3, d: 4 });
    expect(state).toEqual({ a: 1, b: 2 });
  });

  test('error: FRAME_SERVICE_FRAME_OPEN_FAILED after 60 s without the dispatch frame', async () => {
    const outcome = service.open();
    jest.advanceTimersByTime(59_999);
    expect(await settled(service.ready)).toBe('pending');
    jest.advanceTimersByTime(1);
    await expect(service.ready).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' });
    await expect(outcome).resolves.toEqual(OPEN_FAILED);
    expect(popup().closed).toBe(true);
  });

  test('options: onTimeout gives the dispatch frame more time', async () => {
    service.teardown();
    const onTimeout = jest.fn();
    start({ onTimeout });
    jest.advanceTimersByTime(119_999);
    expect(onTimeout).toHaveBeenCalledTimes(1);
    expect(await settled(service.ready)).toBe('pending');
    dispatch.load();
    await expect(service.ready).resolves.toBeUndefined();
  });

  test('error: FRAME_SERVICE_FRAME_OPEN_FAILED after 120 s with onTimeout', async () => {
    service.teardown();
    start({ onTimeout: () => {} });
    const outcome = service.open();
    jest.advanceTimersByTime(120_000);
    await expect(service.ready).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' });
    await expect(outcome).resolves.toEqual(OPEN_FAILED);
  });

  test.each<[string, unknown]>([
    ['options', undefined],
    ['name', {}],
    ['dispatchFrameUrl', { name: 'n' }],
    ['openFrameUrl', { name: 'n', dispatchFrameUrl: options.dispatchFrameUrl }],
  ])('behavior: throws a plain Error without %s', (missing, invalidOptions) => {
    expect(() => createFrameService(invalidOptions as FrameServiceOptions)).toThrow(new RegExp(missing));
    expect(() => createFrameService(invalidOptions as FrameServiceOptions)).not.toThrow(/FRAME_SERVICE/);
  });

  test.each(['', 'with space', 'with-dash', 'with_underscore', 'a.b', null])('behavior: throws a plain Error for the name %j', (name) => {
    expect(() => createFrameService({ ...options, name: name === null ? 'n!' : name })).toThrow(/letters and digits/);
  });

  test.each([
    'https://attacker.example/dispatch-frame.html',
    'http://assets.braintreegateway.com/',
    'https://braintreegateway.com.attacker.example/',
    'nonsense',
  ])('error: FRAME_SERVICE_FRAME_OPEN_FAILED for a dispatch frame at %s', (dispatchFrameUrl) => {
    const before = document.querySelectorAll('iframe').length;
    expect(() => createFrameService({ ...options, dispatchFrameUrl })).toThrow(
      expect.objectContaining({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' }),
    );
    expect(document.querySelectorAll('iframe')).toHaveLength(before);
  });

  test('behavior: a page of this machine may use an asset host of this machine', () => {
    service.teardown();
    start({ dispatchFrameUrl: 'http://assets.localhost:4810/web/3.118.2/html/dispatch-frame.html' });
    dispatch.load();
    return expect(service.ready).resolves.toBeUndefined();
  });
});

describe('open', () => {
  test('default', () => {
    void service.open();
    expect(popup()).toMatchObject({ url: options.openFrameUrl, name: `landing_${service._serviceId}` });
    expect(popup().features).toMatch(/^resizable,scrollbars,height=535,width=450,top=-?[\d.]+,left=-?[\d.]+$/);
    expect(service.isFrameClosed()).toBe(false);
  });

  test('behavior: null counts as no options', () => {
    void service.open(null);
    expect(popups).toHaveLength(1);
  });

  test('options: replace those of the service for one frame, except state, which stays', () => {
    void service.open({ width: 1, height: 2, top: 0, left: 0, openFrameUrl: `${ASSETS}/other.html`, state: { kept: true } });
    expect(popup()).toMatchObject({ url: `${ASSETS}/other.html`, features: 'resizable,scrollbars,height=2,width=1,top=0,left=0' });
    void service.open();
    expect(popup()).toMatchObject({ url: options.openFrameUrl, features: expect.stringContaining('height=535,width=450,') });
    expect(service.state).toEqual({ kept: true });
  });

  test('error: FRAME_SERVICE_FRAME_OPEN_FAILED for a blocked popup, without a poll', async () => {
    dispatch.load();
    popups = fakePopups({ blocked: true });
    const outcome = service.open();
    expect(jest.getTimerCount()).toBe(0);
    await expect(outcome).resolves.toEqual(OPEN_FAILED);
    expect(service.isFrameClosed()).toBe(true);
    dispatch.report(null, { late: 'report' });
  });

  test('behavior: a second frame ends the first and its timers', async () => {
    dispatch.load();
    const first = service.open();
    const second = service.open();
    expect(jest.getTimerCount()).toBe(1);
    await expect(first).resolves.toEqual(CLOSED);
    expect(popups.map(({ closed, name }) => [closed, name])).toEqual([
      [false, popup().name],
      [false, popup().name],
    ]);
    dispatch.report(null, { a: 'b' });
    await expect(second).resolves.toEqual({ error: null, payload: { a: 'b' } });
  });

  test('behavior: after teardown resolves at once as closed', async () => {
    service.teardown();
    await expect(service.open()).resolves.toEqual(CLOSED);
    expect(popups).toEqual([]);
  });
});

describe('the poll', () => {
  test('error: FRAME_SERVICE_FRAME_CLOSED when the customer closes the popup', async () => {
    dispatch.load();
    const outcome = service.open();
    jest.advanceTimersByTime(1_000);
    expect(await settled(outcome)).toBe('pending');
    popup().closed = true;
    expect(service.isFrameClosed()).toBe(true);
    jest.advanceTimersByTime(100 + 200);
    await expect(outcome).resolves.toEqual(CLOSED);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('behavior: a report that arrives within 200 ms counts', async () => {
    dispatch.load();
    const outcome = service.open();
    popup().closed = true;
    jest.advanceTimersByTime(299);
    dispatch.report(
      { name: 'BraintreeError', code: 'FRAME_SERVICE_FRAME_CLOSED', message: 'x', type: 'INTERNAL' },
      { errorcode: 'processing_error' },
    );
    expect(jest.getTimerCount()).toBe(0);
    await expect(outcome).resolves.toEqual({ ...CLOSED, payload: { errorcode: 'processing_error' } });
  });

  test('behavior: close ends the frame as closed', async () => {
    const outcome = service.open();
    service.close();
    service.close();
    expect(popup().closed).toBe(true);
    expect(await settled(outcome)).toBe('pending');
    jest.advanceTimersByTime(300);
    await expect(outcome).resolves.toEqual(CLOSED);
  });

  test('behavior: runs only while a frame is open', () => {
    dispatch.load();
    expect(jest.getTimerCount()).toBe(0);
    void service.open();
    expect(jest.getTimerCount()).toBe(1);
    dispatch.report(null, {});
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a report', () => {
  beforeEach(() => dispatch.load());

  test('default', async () => {
    const outcome = service.open();
    dispatch.report(null, { channel: service._serviceId, token: 't' });
    expect(popup().closed).toBe(true);
    expect(service.isFrameClosed()).toBe(true);
    expect(dispatch.received.at(-1)).toEqual({ event: 'report-reply', origin: 'https://assets.braintreegateway.com' });
    await expect(outcome).resolves.toEqual({ error: null, payload: { channel: service._serviceId, token: 't' } });
  });

  test('behavior: converts an error with parameters back to an error', async () => {
    const outcome = service.open();
    dispatch.report({ name: 'BraintreeError', code: 'FRAME_SERVICE_FRAME_CLOSED', message: 'text', type: 'INTERNAL' }, { token: 't' });
    const { error, payload } = await outcome;
    expect(error).toBeInstanceOf(Error);
    expect([error, payload]).toEqual([CLOSED.error, { token: 't' }]);
  });

  test.each<[unknown, object]>([
    [
      { code: 'OTHER', message: 'text' },
      { code: 'OTHER', message: 'text' },
    ],
    [{ code: 1 }, { message: 'The frame reported an error.' }],
    ['text', { message: 'The frame reported an error.' }],
    [{ code: '__proto__', message: 'm' }, { code: '__proto__' }],
  ])('behavior: passes on any other error: %j', async (err, expected) => {
    const outcome = service.open();
    dispatch.report(err, null);
    expect((await outcome).error).toBeInstanceOf(Error);
    await expect(outcome).resolves.toMatchObject({ error: expected, payload: {} });
  });

  test.each([undefined, {}, 'text', [], 7])('behavior: an empty report %j ends the frame as well', async (eventData) => {
    const outcome = service.open();
    dispatch.post({ event: `${service._serviceId}:frameService:DISPATCH_FRAME_REPORT`, reply: 'r', eventData });
    await expect(outcome).resolves.toEqual({ error: null, payload: {} });
    expect(dispatch.received.at(-1)?.event).toBe('r');
  });

  test('behavior: only the first report counts, and each is confirmed', async () => {
    const outcome = service.open();
    dispatch.report(null, { first: 'yes' });
    dispatch.report(null, { second: 'yes' });
    await expect(outcome).resolves.toMatchObject({ payload: { first: 'yes' } });
    expect(dispatch.received.filter(({ event }) => event === 'report-reply')).toHaveLength(2);
  });

  test('behavior: a report after the end or before any frame is only confirmed', () => {
    dispatch.report(null, {});
    void service.open();
    popup().closed = true;
    jest.advanceTimersByTime(300);
    dispatch.report(null, {});
    expect(dispatch.received.filter(({ event }) => event === 'report-reply')).toHaveLength(2);
  });

  test('behavior: trusts only the dispatch frame, from its origin, on this channel', async () => {
    const outcome = service.open();
    const sibling = document.body.appendChild(document.createElement('iframe'));
    const event = `${service._serviceId}:frameService:DISPATCH_FRAME_REPORT`;
    const forged = { event, eventData: { err: null, payload: { forged: true } }, reply: 'forged' };
    dispatch.post(forged, { source: window });
    dispatch.post(forged, { source: sibling.contentWindow });
    dispatch.post(forged, { source: null });
    dispatch.post(forged, { origin: 'https://attacker.example' });
    dispatch.post(forged, { origin: 'http://assets.braintreegateway.com' });
    dispatch.post(forged, { origin: 'https://www.paypal.com' });
    dispatch.post(forged, { origin: 'null' });
    dispatch.post({ ...forged, event: 'frameService:DISPATCH_FRAME_REPORT' });
    dispatch.post({ ...forged, event: `${'0'.repeat(32)}:frameService:DISPATCH_FRAME_REPORT` });
    expect(await settled(outcome)).toBe('pending');
    expect(dispatch.received.filter((message) => message.event === 'forged')).toEqual([]);
  });
});

describe('redirect, focus, close', () => {
  test('behavior: do nothing while no frame is open', () => {
    service.redirect('https://bank.example/');
    service.focus();
    service.close();
    expect(service.isFrameClosed()).toBe(true);
    void service.open();
    popup().closed = true;
    service.redirect('https://bank.example/');
    service.focus();
    expect(popup()).toMatchObject({ visited: [], focused: 0 });
  });

  test('behavior: control an open frame', () => {
    void service.open();
    service.redirect('https://bank.example/');
    service.redirect('https://bank.example/2');
    service.focus();
    expect(popup()).toMatchObject({ visited: ['https://bank.example/', 'https://bank.example/2'], focused: 1 });
  });

  test.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'blob:https://shop.localhost/1', 'file:///etc', 'http://['])(
    'error: FRAME_SERVICE_FRAME_OPEN_FAILED for %s',
    (url) => {
      void service.open();
      expect(() => service.redirect(url)).toThrow(expect.objectContaining({ code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' }));
      expect(popup().visited).toEqual([]);
    },
  );

  test('behavior: handlers call their hooks first, and both kinds have the same members', () => {
    void service.open();
    const calls: string[] = [];
    const handler = service.createHandler({
      beforeClose: () => calls.push(`close ${popup().closed}`),
      beforeFocus: () => calls.push(`focus ${popup().focused}`),
    });
    handler.focus();
    handler.close();
    expect(calls).toEqual(['focus 0', 'close false']);
    expect(popup()).toMatchObject({ focused: 1, closed: true });
    const plain = service.createHandler();
    plain.close();
    const noop = service.createNoopHandler();
    noop.close();
    noop.focus();
    expect(Object.keys(noop)).toEqual(Object.keys(handler));
  });
});

describe('teardown and abort', () => {
  test('behavior: teardown ends an open frame as closed and removes all elements', async () => {
    const outcome = service.open();
    service.teardown();
    service.teardown();
    await expect(outcome).resolves.toEqual(CLOSED);
    await expect(service.ready).rejects.toMatchObject({ code: 'FRAME_SERVICE_FRAME_CLOSED' });
    expect(popup().closed).toBe(true);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
    expect(jest.getTimerCount()).toBe(0);
    expect(service.dispose).toBe(service.teardown);
  });

  test('behavior: teardown removes the message listener', () => {
    const removed = jest.spyOn(window, 'removeEventListener');
    service.teardown();
    expect(removed.mock.calls.map(([type]) => type)).toContain('message');
  });

  test('behavior: an abort of open closes the frame, and the service can open another', async () => {
    dispatch.load();
    const controller = new AbortController();
    const outcome = service.open({ signal: controller.signal });
    const reason = new Error('reason');
    controller.abort(reason);
    await expect(outcome).rejects.toBe(reason);
    expect(popup().closed).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
    const next = service.open();
    dispatch.report(null, { a: 'b' });
    await expect(next).resolves.toMatchObject({ payload: { a: 'b' } });
  });

  test('behavior: an aborted signal opens nothing', async () => {
    await expect(service.open({ signal: AbortSignal.abort('reason') })).rejects.toBe('reason');
    expect(popups).toEqual([]);
    expect(() => createFrameService({ ...options, signal: AbortSignal.abort('reason') })).toThrow('reason');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  test('behavior: stops listening to the signal with the outcome, even of a blocked popup', async () => {
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, 'addEventListener');
    const removed = jest.spyOn(signal, 'removeEventListener');
    fakePopups({ blocked: true });
    await service.open({ signal });
    fakePopups();
    void service.open({ signal });
    dispatch.report(null, {});
    expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([2, 2]);
  });

  test('behavior: an abort after the outcome changes nothing', async () => {
    const controller = new AbortController();
    const first = service.open({ signal: controller.signal });
    dispatch.report(null, {});
    const second = service.open();
    controller.abort();
    await expect(first).resolves.toMatchObject({ error: null });
    expect(popup().closed).toBe(false);
    expect(await settled(second)).toBe('pending');
  });

  test('options: signal ends the service', async () => {
    service.teardown();
    const controller = new AbortController();
    start({ signal: controller.signal });
    const outcome = service.open();
    controller.abort(null);
    await expect(outcome).rejects.toBeNull();
    await expect(service.ready).rejects.toBeNull();
    expect(popup().closed).toBe(true);
    expect(document.querySelectorAll('iframe')).toHaveLength(0);
  });
});

describe('a popup bridge', () => {
  let visited: string[];
  const bridge = (): PopupBridge => bridgeWindow.popupBridge as PopupBridge;
  beforeEach(() => {
    visited = [];
    bridgeWindow.popupBridge = { open: (url) => visited.push(url) };
    dispatch.load();
  });

  test('behavior: opens nothing until redirect, and polls nothing', () => {
    void service.open({ state: { merged: true } });
    expect([popups, visited, jest.getTimerCount(), service.isFrameClosed(), service.state]).toEqual([[], [], 0, false, {}]);
    service.redirect('https://bank.example/');
    service.focus();
    service.close();
    expect([visited, service.isFrameClosed()]).toEqual([['https://bank.example/'], false]);
  });

  test('behavior: resolves with the payload of the app', async () => {
    const outcome = service.open();
    const payload = { path: '/return', queryItems: { token: 't' } };
    bridge().onComplete?.(null, payload);
    await expect(outcome).resolves.toEqual({ error: null, payload });
    expect(service.isFrameClosed()).toBe(true);
    service.redirect('https://bank.example/');
    expect(visited).toEqual([]);
  });

  test.each([
    [new Error('native'), undefined],
    [new Error('native'), { path: '/return' }],
    [null, null],
    [undefined, undefined],
  ])('error: FRAME_SERVICE_FRAME_CLOSED for (%p, %p)', async (error, payload) => {
    const outcome = service.open();
    bridge().onComplete?.(error, payload);
    await expect(outcome).resolves.toEqual(CLOSED);
  });

  test('behavior: only the first result counts, and reports of a frame are ignored', async () => {
    const outcome = service.open();
    dispatch.report(null, { from: 'frame' });
    expect(await settled(outcome)).toBe('pending');
    bridge().onComplete?.(null, { path: '/first' });
    bridge().onComplete?.(null, { path: '/second' });
    await expect(outcome).resolves.toMatchObject({ payload: { path: '/first' } });
  });

  test('behavior: abort and teardown end it', async () => {
    const controller = new AbortController();
    const first = service.open({ signal: controller.signal });
    controller.abort('reason');
    await expect(first).rejects.toBe('reason');
    const second = service.open();
    service.teardown();
    await expect(second).resolves.toEqual(CLOSED);
  });
});
