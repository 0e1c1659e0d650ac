/** @jest-environment jsdom */
// The script's function runs in a shop's page.
import { installApplePay, type ApplePaySession } from './install';

const base = 'http://localhost:4810';
const REQUEST = {
  countryCode: 'US',
  currencyCode: 'USD',
  merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa'],
  total: { label: 'Shop', amount: '10.00' },
};
const PAYMENT = { token: {} };

type Class = (new (version: number, request: unknown) => ApplePaySession) & {
  canMakePayments(): boolean;
  canMakePaymentsWithActiveCard(identifier: string): Promise<boolean>;
  supportsVersion(version: number): boolean;
};
let Session: Class;
let popup: { closed: boolean; close: jest.Mock };
let sessions = 0;

const sendMessage = (data: unknown, { source = popup, origin = base }: { source?: object; origin?: string } = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }));
const approve = () => sendMessage({ tender: 'apple_pay', kind: 'approved', data: PAYMENT });
const createMerchantSession = () => ({ merchantSessionIdentifier: `SSH${(sessions += 1)}`, domainName: window.location.hostname });
function open(version = 3) {
  const session = new Session(version, REQUEST);
  const log: unknown[] = [];
  session.onvalidatemerchant = ({ validationURL }) => log.push(validationURL);
  session.onpaymentauthorized = ({ payment }) => log.push(payment);
  session.oncancel = () => log.push('canceled');
  session.begin();
  return { session, log };
}

beforeEach(() => {
  jest.useFakeTimers();
  popup = { closed: false, close: jest.fn((): void => void (popup.closed = true)) };
  window.open = jest.fn(() => popup as unknown as Window);
  const script = Object.assign(document.createElement('script'), { src: `${base}/third-party/apple-pay.js` });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  Reflect.deleteProperty(window, 'ApplePaySession');
  installApplePay();
  Session = (window as unknown as { ApplePaySession: Class }).ApplePaySession;
});
afterEach(() => {
  if (popup.closed) return jest.useRealTimers();
  popup.closed = true;
  jest.advanceTimersByTime(200);
  jest.useRealTimers();
});

test.each([
  [3, { status: 0 }],
  [3, { status: 1 }],
  [2, 0],
])('version %s: validation, approval, and completion with %j', (version, result) => {
  const { session, log } = open(version);
  expect(log).toEqual([]);
  const [url] = jest.mocked(window.open).mock.calls[0] ?? [];
  expect(Object.fromEntries(new URL(String(url)).searchParams)).toEqual({
    request: JSON.stringify(REQUEST),
    opener: window.location.origin,
  });
  jest.advanceTimersByTime(0);
  expect(log).toEqual(['https://apple-pay-gateway.apple.com/paymentservices/startSession']);
  session.completeMerchantValidation(createMerchantSession());
  approve();
  approve();
  expect(log.slice(1)).toEqual([PAYMENT]);
  expect(popup.closed).toBe(false);
  session.completePayment(result);
  expect(popup.closed).toBe(true);
  expect(() => session.completePayment(result)).toThrow('no payment');
  jest.advanceTimersByTime(400);
  expect(log).toHaveLength(2);
});

test('an approval before the validation waits for it', () => {
  const { session, log } = open();
  approve();
  expect(log).toEqual([]);
  session.completeMerchantValidation(createMerchantSession());
  expect(log).toEqual([PAYMENT]);
});

test.each<[string, () => unknown]>([
  ['the customer cancels', () => sendMessage({ tender: 'apple_pay', kind: 'canceled' })],
  [
    'the window is closed',
    () => {
      popup.closed = true;
      jest.advanceTimersByTime(200);
    },
  ],
])('%s: oncancel is called once', (_, act) => {
  const { session, log } = open();
  session.completeMerchantValidation(createMerchantSession());
  act();
  jest.advanceTimersByTime(400);
  expect(log.filter((entry) => entry === 'canceled')).toHaveLength(1);
  expect(() => session.abort()).toThrow('not open');
});

test('the shop aborts: the window closes, and oncancel is not called', () => {
  const { session, log } = open();
  session.abort();
  jest.advanceTimersByTime(400);
  expect([popup.closed, log.includes('canceled')]).toEqual([true, false]);
});

test.each<[string, () => unknown]>([
  ['without an identifier', () => ({ domainName: window.location.hostname })],
  ['for another domain', () => ({ ...createMerchantSession(), domainName: 'other.example' })],
  [
    'that was used before',
    () => {
      const used = createMerchantSession();
      const { session } = open();
      session.completeMerchantValidation(used);
      session.abort();
      popup.closed = false;
      return used;
    },
  ],
])('a merchant session %s closes the sheet', (_, create) => {
  const merchantSession = create();
  const { session, log } = open();
  session.completeMerchantValidation(merchantSession);
  expect(log).toEqual(['canceled']);
  expect(() => session.completeMerchantValidation(merchantSession)).toThrow('not being validated');
});

test.each([
  ['a foreign window', { source: {} }],
  ['another origin', { origin: 'https://other.example' }],
])('ignores messages of %s', (_, sender) => {
  const { session, log } = open();
  session.completeMerchantValidation(createMerchantSession());
  sendMessage({ tender: 'apple_pay', kind: 'approved', data: PAYMENT }, sender);
  sendMessage({ tender: 'other', kind: 'approved', data: PAYMENT });
  expect(log).toEqual([]);
});

test.each([
  ['nothing', undefined],
  ['a country in lower case', { ...REQUEST, countryCode: 'us' }],
  ['no currency', { ...REQUEST, currencyCode: undefined }],
  ['no networks', { ...REQUEST, supportedNetworks: [] }],
  ['no 3D Secure', { ...REQUEST, merchantCapabilities: ['supportsDebit'] }],
  ['no total', { ...REQUEST, total: undefined }],
  ['no label', { ...REQUEST, total: { label: '', amount: '1.00' } }],
  ['an amount that is a number', { ...REQUEST, total: { label: 'Shop', amount: 1 } }],
])('refuses a request with %s', (_, request) => {
  expect(() => new Session(3, request)).toThrow(TypeError);
});

test('refuses other versions, a second session, and one without a window', () => {
  expect(() => new Session(99, REQUEST)).toThrow(TypeError);
  expect([Session.supportsVersion(3), Session.supportsVersion(0)]).toEqual([true, false]);
  const { session } = open();
  expect(() => session.begin()).toThrow('begun already');
  expect(() => open()).toThrow('Another session');
  session.abort();
  window.open = jest.fn(() => null);
  expect(() => open()).toThrow('needs a click');
});

test('refuses wrong arguments of the shop', () => {
  const { session } = open();
  expect(() => session.completePayment({ status: 0 })).toThrow('no payment');
  expect(() => session.completeMerchantValidation(undefined)).toThrow(TypeError);
  session.completeMerchantValidation(createMerchantSession());
  approve();
  expect(() => session.completePayment(0)).toThrow(TypeError);
});

test('the browser has Apple Pay and a card', async () => {
  expect(Session.canMakePayments()).toBe(true);
  await expect(Session.canMakePaymentsWithActiveCard('merchant')).resolves.toBe(true);
});

test('leaves an ApplePaySession of a test on the page', () => {
  const own = class {};
  Object.assign(window, { ApplePaySession: own });
  installApplePay();
  expect((window as unknown as { ApplePaySession: unknown }).ApplePaySession).toBe(own);
});
