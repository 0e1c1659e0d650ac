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
const ONE = {
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
const TWO = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [card], transactionInfo };

const send = (data: unknown, { source = popup, origin = base }: { source?: unknown; origin?: string } = {}) =>
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

test('there are two environments', () => {
  for (const environment of ['TEST', 'PRODUCTION', undefined]) expect(() => new Client({ environment })).not.toThrow();
  expect(() => new Client({ environment: 'SANDBOX' })).toThrow('environment');
});

test.each([
  ['version 1', { allowedPaymentMethods: ['CARD'] }, { result: true }],
  ['version 2', TWO, { result: true }],
  ['a wallet with a card', { ...TWO, existingPaymentMethodRequired: true }, { result: true, paymentMethodPresent: true }],
  ['PayPal alone', { ...TWO, allowedPaymentMethods: [{ type: 'PAYPAL', parameters: {} }] }, { result: true }],
  [
    'networks nobody has a card of',
    { ...TWO, allowedPaymentMethods: [{ ...card, parameters: { allowedCardNetworks: ['INTERAC'] } }] },
    { result: false },
  ],
])('isReadyToPay: %s', async (_, request, expected) => {
  expect(await new Client().isReadyToPay(request)).toEqual(expected);
});

test.each([
  ['nothing', undefined],
  ['a version nobody knows', { ...TWO, apiVersion: 3 }],
  ['no minor version', { ...TWO, apiVersionMinor: undefined }],
  ['no methods', { ...TWO, allowedPaymentMethods: [] }],
  ['no networks', { ...TWO, allowedPaymentMethods: [{ ...card, parameters: {} }] }],
  ['a price that is a number', { ...TWO, transactionInfo: { ...transactionInfo, totalPrice: 10 } }],
  ['no price', { ...TWO, transactionInfo: { ...transactionInfo, totalPrice: undefined } }],
  ['no currency', { ...TWO, transactionInfo: { ...transactionInfo, currencyCode: undefined } }],
  ['no status of the price', { ...TWO, transactionInfo: { ...transactionInfo, totalPriceStatus: undefined } }],
  ['no transaction', { ...ONE, transactionInfo: undefined }],
  ['no gateway in version 1', { ...ONE, paymentMethodTokenizationParameters: undefined }],
  ['no gateway in version 2', { ...TWO, allowedPaymentMethods: [{ ...card, tokenizationSpecification: undefined }] }],
  ['no card requirements', { ...ONE, cardRequirements: undefined }],
])('loadPaymentData refuses %s, and opens nothing', async (_, request) => {
  await expect(new Client().loadPaymentData(request)).rejects.toEqual({ statusCode: 'DEVELOPER_ERROR', statusMessage: expect.any(String) });
  expect(window.open).not.toHaveBeenCalled();
});

test.each([
  ['1', ONE],
  ['2', TWO],
])('loadPaymentData, version %s: a window that is asked, and the only one that is believed', async (_, request) => {
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
  send({ ...approved, data: 'forged' }, { origin: 'https://attacker.example' });
  send({ ...approved, data: 'forged' }, { source: window });
  send({ ...approved, tender: 'other' });
  send(approved);
  expect(await loading).toEqual({ apiVersion: 2 });
  expect(popup.close).toHaveBeenCalled();
});

test('cancelling and closing the window are the same', async () => {
  const canceled = new Client().loadPaymentData(TWO);
  send({ tender: 'google_pay', kind: 'canceled' });
  await expect(canceled).rejects.toEqual({ statusCode: 'CANCELED' });
  popup.closed = false;
  const closed = new Client().loadPaymentData(TWO).catch((error: unknown) => error);
  popup.closed = true;
  await jest.advanceTimersByTimeAsync(200);
  expect(await closed).toEqual({ statusCode: 'CANCELED' });
});

test('a window that is blocked', async () => {
  window.open = jest.fn(() => null);
  await expect(new Client().loadPaymentData(TWO)).rejects.toMatchObject({ statusCode: 'INTERNAL_ERROR' });
});

test('createButton', () => {
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

test('leaves what else of Google is on the page', () => {
  Object.assign(window, { google: { maps: 1, payments: { other: 2 } } });
  installGooglePay(checkRequest, openPaymentWindow);
  expect(window).toMatchObject({ google: { maps: 1, payments: { other: 2, api: { PaymentsClient: expect.any(Function) } } } });
});
