import { createFrameService } from '../frame-service';
import { fakeDispatchFrame, fakePopups, type FakeDispatchFrame } from '../testing/popups';

const ASSETS = 'https://assets.braintreegateway.com/web/3.118.2/html';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const FIREFOX = `${PHONE} FxiOS/125.0 Mobile/15E148 Safari/605.1.15`;
const APP = `${PHONE} Mobile/15E148`;
const OPERA_MINI = 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.5.25';

let service: ReturnType<typeof createFrameService>;
let dispatch: FakeDispatchFrame;
const lightbox = (): HTMLIFrameElement | null => document.querySelector('iframe[title="Lightbox Frame"]');

function start(userAgent: string, statusbar = false): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(window, 'statusbar', { value: { visible: statusbar }, configurable: true });
  service = createFrameService({
    name: 'landing',
    dispatchFrameUrl: `${ASSETS}/dispatch-frame.html`,
    openFrameUrl: `${ASSETS}/landing.html`,
  });
  dispatch = fakeDispatchFrame();
  dispatch.load();
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  window.scrollTo = jest.fn();
  fakePopups({ blocked: true });
});
afterEach(() => {
  service.teardown();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('default', async () => {
  start(OPERA_MINI);
  const outcome = service.open();
  const iframe = lightbox() as HTMLIFrameElement;
  expect(iframe.parentElement).toBe(document.body);
  expect(Object.fromEntries(Array.from(iframe.attributes, ({ name, value }) => [name, value]))).toEqual({
    src: `${ASSETS}/landing.html`,
    name: `landing_${service._serviceId}`,
    id: `landing_${service._serviceId}`,
    title: 'Lightbox Frame',
    scrolling: 'yes',
    height: '100%',
    width: '100%',
    frameborder: '0',
    allowtransparency: 'true',
    style: iframe.style.cssText,
  });
  expect(iframe.style).toMatchObject({ position: 'fixed', top: '0px', left: '0px', bottom: '0px', zIndex: '20001', outline: 'none' });
  expect(iframe.style).toMatchObject({ padding: '0px', margin: '0px', background: 'rgb(255, 255, 255)' });
  expect(iframe.style.border).toMatch(/^0/);
  expect(service.isFrameClosed()).toBe(false);
  service.redirect('https://bank.example/pay');
  expect(iframe.src).toBe('https://bank.example/pay');
  dispatch.report(null, { token: 't' });
  await expect(outcome).resolves.toEqual({ error: null, payload: { token: 't' } });
  expect(lightbox()).toBeNull();
});

test('options: container', () => {
  start(OPERA_MINI);
  const container = document.body.appendChild(document.createElement('section'));
  void service.open({ container });
  expect(lightbox()?.parentElement).toBe(container);
});

test('behavior: is polled, so that close ends it', async () => {
  start(OPERA_MINI);
  const outcome = service.open();
  service.focus();
  service.close();
  expect([lightbox(), service.isFrameClosed()]).toEqual([null, true]);
  service.close();
  jest.advanceTimersByTime(300);
  await expect(outcome).resolves.toMatchObject({ error: { code: 'FRAME_SERVICE_FRAME_CLOSED' } });
});

test('behavior: a report still ends it after the page has removed it', async () => {
  start(OPERA_MINI);
  const outcome = service.open();
  lightbox()?.remove();
  dispatch.report(null, { token: 't' });
  await expect(outcome).resolves.toMatchObject({ payload: { token: 't' } });
});

test('behavior: a second lightbox replaces the first', async () => {
  start(OPERA_MINI);
  const first = service.open();
  void service.open();
  await expect(first).resolves.toMatchObject({ error: { code: 'FRAME_SERVICE_FRAME_CLOSED' } });
  expect(document.querySelectorAll('iframe[title="Lightbox Frame"]')).toHaveLength(1);
});

test('behavior: takes the focus and returns it', () => {
  start(OPERA_MINI);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  void service.open();
  expect(document.activeElement).toBe(lightbox());
  service.close();
  expect(document.activeElement).toBe(button);
});

test('behavior: iOS gets a wrapper that scrolls', () => {
  start(FIREFOX);
  void service.open();
  const wrapper = lightbox()?.parentElement as HTMLElement;
  expect([wrapper.tagName, wrapper.parentElement]).toEqual(['DIV', document.body]);
  expect(wrapper.style).toMatchObject({ position: 'fixed', zIndex: '20001', height: '100%', width: '100%', overflow: 'auto' });
  expect((wrapper.style as { webkitOverflowScrolling?: string }).webkitOverflowScrolling).toBe('touch');
  expect(lightbox()?.style.position).toBe('fixed');
  service.close();
  expect(wrapper.isConnected).toBe(false);
});

test('behavior: a WKWebView gets an iframe without style, and the page does not scroll', () => {
  start(APP, true);
  Object.assign(document.body.style, { overflow: 'scroll', position: 'relative' });
  Object.assign(window, { scrollX: 3, scrollY: 70 });
  void service.open();
  expect(lightbox()?.getAttribute('style')).toBeNull();
  expect(document.body.style).toMatchObject({ overflow: 'hidden', position: 'fixed' });
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  service.close();
  expect(document.body.style).toMatchObject({ overflow: 'scroll', position: 'relative' });
  expect(window.scrollTo).toHaveBeenLastCalledWith(3, 70);
});

test('behavior: another web view of iOS does not lock the page', () => {
  start(APP, false);
  void service.open();
  expect(lightbox()?.style.position).toBe('fixed');
  expect(document.body.getAttribute('style')).toBeNull();
});
