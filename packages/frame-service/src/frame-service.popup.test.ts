import { createFrameService, type FrameService, type FrameServiceOptions } from './frame-service';
import type { Outcome } from './outcome';
import { fakeDispatchFrame, fakePopups, type FakePopup } from './testing/popups';

const ASSETS = 'https://assets.braintreegateway.com/web/3.118.2/html';
const options = {
  name: 'sepadirectdebit',
  width: 400,
  height: 570,
  top: 0,
  left: 0,
  dispatchFrameUrl: `${ASSETS}/dispatch-frame.min.html`,
  openFrameUrl: `${ASSETS}/sepa-landing-frame.min.html`,
};
let popups: FakePopup[];
interface Popup extends FrameService {
  readonly outcome: Promise<Outcome>;
}
let popup: Popup;

function openPopup(popupOptions: FrameServiceOptions): Popup {
  const service = createFrameService(popupOptions);
  return { ...service, outcome: service.open() };
}

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  popups = fakePopups();
});
afterEach(() => {
  popup.dispose();
  expect([jest.getTimerCount(), document.querySelectorAll('iframe')]).toEqual([0, expect.objectContaining({ length: 0 })]);
  jest.useRealTimers();
});

test('default', async () => {
  popup = openPopup(options);
  expect(popups).toMatchObject([
    {
      url: options.openFrameUrl,
      name: `sepadirectdebit_${popup._serviceId}`,
      features: 'resizable,scrollbars,height=570,width=400,top=0,left=0',
    },
  ]);
  const dispatch = fakeDispatchFrame();
  dispatch.load();
  await popup.ready;
  popup.redirect('https://bank.example/mandate');
  popup.focus();
  expect(popups).toMatchObject([{ visited: ['https://bank.example/mandate'], focused: 1 }]);
  dispatch.report(null, { success: '1' });
  await expect(popup.outcome).resolves.toEqual({ error: null, payload: { success: '1' } });
  expect(popup.isFrameClosed()).toBe(true);
});

test('behavior: open popups do not receive messages of each other', async () => {
  const first = openPopup(options);
  const firstDispatch = fakeDispatchFrame();
  popup = openPopup(options);
  const dispatch = fakeDispatchFrame();
  firstDispatch.report(null, { of: 'first' });
  dispatch.report(null, { of: 'second' });
  await expect(Promise.all([first.outcome, popup.outcome])).resolves.toMatchObject([
    { payload: { of: 'first' } },
    { payload: { of: 'second' } },
  ]);
  first.dispose();
});

test('behavior: close ends the popup as closed', async () => {
  popup = openPopup(options);
  fakeDispatchFrame().load();
  popup.close();
  jest.advanceTimersByTime(300);
  await expect(popup.outcome).resolves.toMatchObject({ error: { code: 'FRAME_SERVICE_FRAME_CLOSED' } });
});

test('error: FRAME_SERVICE_FRAME_OPEN_FAILED for a blocked popup', async () => {
  fakePopups({ blocked: true });
  popup = openPopup(options);
  await expect(popup.outcome).resolves.toMatchObject({ error: { code: 'FRAME_SERVICE_FRAME_OPEN_FAILED' } });
  fakeDispatchFrame().load();
  await expect(popup.ready).resolves.toBeUndefined(); // waiting for it is no dead end
});

test('options: signal closes the popup', async () => {
  const controller = new AbortController();
  popup = openPopup({ ...options, signal: controller.signal });
  controller.abort('reason');
  await expect(popup.outcome).rejects.toBe('reason');
  await expect(popup.ready).rejects.toBe('reason');
  expect(popups).toMatchObject([{ closed: true }]);
});
