/** @jest-environment jsdom */
// The script's function runs in a shop's page.
import { installVisaCheckout } from './install';

const base = 'https://sandbox-assets.secure.checkout.visa.com';
interface Visa {
  init(options: object): void;
  on(event: string, handler: (...args: unknown[]) => void): void;
}
const page = window as unknown as { V: Visa; onVisaCheckoutReady?: () => void };
const findFrame = () => document.querySelector('iframe');
const handlers = { success: jest.fn(), cancel: jest.fn(), error: jest.fn() };
const sendMessage = (data: object, { source = findFrame()?.contentWindow, origin = base }: { source?: unknown; origin?: string } = {}) =>
  window.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }));

function loadScript(): void {
  const script = document.createElement('script');
  script.src = `${base}/checkout-widget/resources/js/integration/v1/sdk.js`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  installVisaCheckout();
}

beforeAll(() => {
  jest.useFakeTimers();
  loadScript();
  const button = document.createElement('img');
  button.className = 'v-button';
  document.body.append(button, document.createElement('button'));
});
afterAll(() => jest.useRealTimers());

const pressButton = () => document.querySelector<HTMLElement>('.v-button')?.click();

test('calls onVisaCheckoutReady, and opens nothing before init', () => {
  page.onVisaCheckoutReady = jest.fn();
  expect(page.onVisaCheckoutReady).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(page.onVisaCheckoutReady).toHaveBeenCalledTimes(1);
  pressButton();
  expect(findFrame()).toBeNull();
});

test.each([
  ['payment.success', 'success'],
  ['payment.cancel', 'cancel'],
  ['payment.error', 'error'],
] as const)('a button opens one sheet, whose %s reaches the handlers, and closes', (event, name) => {
  const options = { apikey: 'key', settings: { dataLevel: 'FULL' } };
  page.V.init(options);
  page.V.on(event, handlers[name]);
  page.V.on('unknown', handlers[name]);
  document.querySelector('button')?.click();
  expect(findFrame()).toBeNull();
  pressButton();
  pressButton();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  const { origin, pathname, searchParams } = new URL(findFrame()?.src ?? '');
  expect([origin, pathname, JSON.parse(searchParams.get('options') ?? ''), searchParams.get('opener')]).toEqual([
    base,
    '/visa-checkout/start',
    options,
    location.origin,
  ]);
  const message = { tender: 'visa_checkout', event, payment: { callid: 'one' }, error: 'why' };
  sendMessage(message, { origin: 'https://attacker.example' });
  sendMessage(message, { source: window });
  sendMessage({ ...message, tender: 'other' });
  expect(handlers[name]).not.toHaveBeenCalled();
  sendMessage(message);
  expect(handlers[name].mock.calls).toEqual([[{ callid: 'one' }, 'why']]);
  expect(findFrame()).toBeNull();
});

test('a script that is loaded again starts anew', () => {
  page.V.init({ apikey: 'key' });
  loadScript();
  pressButton();
  expect(findFrame()).toBeNull();
  page.V.init({ apikey: 'other' });
  pressButton();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
});
