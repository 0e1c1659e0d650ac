/** @jest-environment jsdom */
// The script's functions run in a shop's page.
import { checkRequest } from './check-request';
import { installGooglePay, type PaymentsClient } from './install';
import { openPaymentWindow } from './payment-window';

const base = 'https://pay.google.com';
const popup = { closed: false, close: jest.fn((): void => void (popup.closed = true)) };
type Constructor = new (options?: object) => PaymentsClient;
let Client: Constructor;

const transactionInfo = { totalPriceStatus: 'FINAL', totalPrice: '10.00', currencyCode: 'USD' };
const parameters = { gateway: 'braintree' };
const VERSION_1_REQUEST = {
  allowedPaymentMethods: ['CARD', 'TOKENIZED_CARD'],
  paymentMethodTokenizationParameters: { tokenizationType: 'PAYMENT_GATEWAY', parameters },
  cardRequirements: { allowedCardNetworks: ['VISA'] },
  transactionInfo,
};
const card = {
  type: 'CARD',
  parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA'] },
  tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters },
};
const VERSION_2_REQUEST = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [card], transactionInfo };

const sendMessage = (data: unknown, { source = popup, origin = base }: { source?: unknown; origin?: string } = {}) =>
  window.dispatchEvent(Object.assign(new Event('message'), { source, origin, data }));

beforeEach(() => {
  jest.useFakeTimers();
  popup.closed = false;
  window.open = jest.fn(() => popup as unknown as Window);
  const script = document.createElement('script');
  script.src = `${base}/gp/p/js/pay.js`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  installGooglePay(checkRequest, openPaymentWindow);
  Client = (window as unknown as { google: { payments: { api: { PaymentsClient: Constructor } } } }).google.payments.api.PaymentsClient;
});
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('accepts the environments TEST and PRODUCTION, and refuses any other', () => {
  for (const environment of ['TEST', 'PRODUCTION', undefined]) expect(() => new Client({ environment })).not.toThrow();
  expect(() => new Client({ environment: 'SANDBOX' })).toThrow('environment');
});

test.each([
  ['version 1', { allowedPaymentMethods: ['CARD'] }, { result: true }],
  ['version 2', VERSION_2_REQUEST, { result: true }],
  ['a wallet with a card', { ...VERSION_2_REQUEST, existingPaymentMethodRequired: true }, { result: true, paymentMethodPresent: true }],
  ['PayPal alone', { ...VERSION_2_REQUEST, allowedPaymentMethods: [{ type: 'PAYPAL', parameters: {} }] }, { result: true }],
  [
    'networks of which the wallet has no card',
    { ...VERSION_2_REQUEST, allowedPaymentMethods: [{ ...card, parameters: { allowedCardNetworks: ['INTERAC'] } }] },
    { result: false },
  ],
])('isReadyToPay responds to a request of %s', async (_, request, expected) => {
  expect(await new Client().isReadyToPay(request)).toEqual(expected);
});

test.each([
  ['nothing', undefined],
  ['an unknown version', { ...VERSION_2_REQUEST, apiVersion: 3 }],
  ['no minor version', { ...VERSION_2_REQUEST, apiVersionMinor: undefined }],
  ['no methods', { ...VERSION_2_REQUEST, allowedPaymentMethods: [] }],
  ['no networks', { ...VERSION_2_REQUEST, allowedPaymentMethods: [{ ...card, parameters: {} }] }],
  ['a price that is a number', { ...VERSION_2_REQUEST, transactionInfo: { ...transactionInfo, totalPrice: 10 } }],
  ['no price', { ...VERSION_2_REQUEST, transactionInfo: { ...transactionInfo, totalPrice: undefined } }],
  ['no currency', { ...VERSION_2_REQUEST, transactionInfo: { ...transactionInfo, currencyCode: undefined } }],
  ['no status of the price', { ...VERSION_2_REQUEST, transactionInfo: { ...transactionInfo, totalPriceStatus: undefined } }],
  ['no transaction', { ...VERSION_1_REQUEST, transactionInfo: undefined }],
  ['no gateway in version 1', { ...VERSION_1_REQUEST, paymentMethodTokenizationParameters: undefined }],
  ['no gateway in version 2', { ...VERSION_2_REQUEST, allowedPaymentMethods: [{ ...card, tokenizationSpecification: undefined }] }],
  ['no card requirements', { ...VERSION_1_REQUEST, cardRequirements: undefined }],
])('loadPaymentData refuses %s, and opens nothing', async (_, request) => {
  await expect(new Client().loadPaymentData(request)).rejects.toEqual({ statusCode: 'DEVELOPER_ERROR', statusMessage: expect.any(String) });
  expect(window.open).not.toHaveBeenCalled();
});

test.each([
  ['1', VERSION_1_REQUEST],
  ['2', VERSION_2_REQUEST],
])('loadPaymentData, version %s, opens a window and accepts messages from that window only', async (_, request) => {
  const loading = new Client({ environment: 'TEST' }).loadPaymentData(request);
  const [address] = jest.mocked(window.open).mock.calls[0] ?? [];
  const { origin, pathname, searchParams } = new URL(String(address));
  expect([origin, pathname, JSON.parse(searchParams.get('request') ?? ''), searchParams.get('opener')]).toEqual([
    base,
    '/google-pay/start',
    JSON.parse(JSON.stringify(request)),
    location.origin,
  ]);
  const approved = { tender: 'google_pay', kind: 'approved', data: { apiVersion: 2 } };
  sendMessage({ ...approved, data: 'forged' }, { origin: 'https://attacker.example' });
  sendMessage({ ...approved, data: 'forged' }, { source: window });
  sendMessage({ ...approved, tender: 'other' });
  sendMessage(approved);
  expect(await loading).toEqual({ apiVersion: 2 });
  expect(popup.close).toHaveBeenCalled();
});

test('cancelling and closing the window are the same', async () => {
  const canceled = new Client().loadPaymentData(VERSION_2_REQUEST);
  sendMessage({ tender: 'google_pay', kind: 'canceled' });
  await expect(canceled).rejects.toEqual({ statusCode: 'CANCELED' });
  popup.closed = false;
  const closed = new Client().loadPaymentData(VERSION_2_REQUEST).catch((error: unknown) => error);
  popup.closed = true;
  await jest.advanceTimersByTimeAsync(200);
  expect(await closed).toEqual({ statusCode: 'CANCELED' });
});

test('a blocked window is an error', async () => {
  window.open = jest.fn(() => null);
  await expect(new Client().loadPaymentData(VERSION_2_REQUEST)).rejects.toMatchObject({ statusCode: 'INTERNAL_ERROR' });
});

test('creates a button that calls the shop', () => {
  const onClick = jest.fn();
  const holder = new Client().createButton({ onClick, buttonSizeMode: 'fill', buttonColor: 'white' });
  const button = holder.querySelector('button');
  expect([button?.textContent, button?.getAttribute('aria-label'), button?.style.width]).toEqual([
    'Google Pay',
    'Buy with Google Pay',
    '100%',
  ]);
  button?.click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(() => new Client().createButton()).toThrow('onClick');
});

test('leaves other objects of Google on the page', () => {
  Object.assign(window, { google: { maps: 1, payments: { other: 2 } } });
  installGooglePay(checkRequest, openPaymentWindow);
  expect(window).toMatchObject({ google: { maps: 1, payments: { other: 2, api: { PaymentsClient: expect.any(Function) } } } });
});
