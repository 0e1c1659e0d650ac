import { TenderError, type Details } from '@tender/client';
import { googlePaymentErrors } from '@tender/google-pay';
import { localPaymentErrors } from '@tender/local-payment';
import { masterpassErrors } from '@tender/masterpass';
import { paypalErrors } from '@tender/paypal';
import { paypalCheckoutErrors } from '@tender/paypal/checkout';
import { sepaErrors } from '@tender/sepa';
import { unionpayErrors } from '@tender/union-pay';
import { usBankAccountErrors } from '@tender/us-bank-account';
import { venmoErrors } from '@tender/venmo';
import { CustomerLeft } from './customer-left';
import { describeFailure, isExpired } from './describe-failure';
import type { Method } from './methods';

const catalogues: [Method, object][] = [
  ['paypal', paypalErrors],
  ['paypal-button', paypalCheckoutErrors],
  ['sepa', sepaErrors],
  ['local-payment', localPaymentErrors],
  ['masterpass', masterpassErrors],
  ['google-pay', googlePaymentErrors],
  ['venmo', venmoErrors],
  ['us-bank-account', usBankAccountErrors],
  ['union-pay', unionpayErrors],
];
const error = (code: string, type: TenderError['type'] = 'MERCHANT', details?: Details): TenderError =>
  new TenderError({ code, type, message: 'said by the SDK', details });

test('default: every error of every method says what happened, that nothing was charged, and what to do', () => {
  for (const [method, catalogue] of catalogues) {
    for (const code of Object.keys(catalogue)) {
      const { title, detail } = describeFailure(error(code), method);
      expect(title).toMatch(/\.$/);
      expect(detail).toMatch(/^You have not been charged\. .+/);
      expect(`${title} ${detail}`).not.toContain('said by the SDK');
    }
  }
});

test.each([
  ['PAYPAL_POPUP_CLOSED', 'paypal'],
  ['SEPA_CUSTOMER_CANCELED', 'sepa'],
  ['LOCAL_PAYMENT_CANCELED', 'local-payment'],
  ['LOCAL_PAYMENT_WINDOW_CLOSED', 'local-payment'],
  ['MASTERPASS_POPUP_CLOSED', 'masterpass'],
  ['VENMO_CUSTOMER_CANCELED', 'venmo'],
  ['FRAME_SERVICE_FRAME_CLOSED', 'venmo'],
  ['US_BANK_ACCOUNT_LOGIN_CLOSED', 'us-bank-account'],
] as const)('behavior: %s is no error, but told calmly', (code, method) => {
  expect(describeFailure(error(code, 'CUSTOMER'), method)).toEqual(describeFailure(new CustomerLeft(), method));
  expect(describeFailure(error(code, 'CUSTOMER'), method)).toMatchObject({ isCalm: true, title: expect.stringMatching(/^You left /) });
});

test('behavior: a lost connection is told from a refusal', () => {
  const lost = error('CLIENT_GATEWAY_NETWORK', 'NETWORK', { httpStatus: 500 });
  const refused = error('CLIENT_REQUEST_ERROR', 'NETWORK', { httpStatus: 422 });
  const wrapped = (cause: unknown): TenderError => error('LOCAL_PAYMENT_START_PAYMENT_FAILED', 'NETWORK', { originalError: cause });
  expect(describeFailure(wrapped(lost), 'local-payment')).toMatchObject({ remedy: 'restart', title: expect.stringContaining('reached') });
  expect(describeFailure(wrapped(refused), 'local-payment').title).toBe('Your bank did not carry out the payment.');
  expect(describeFailure(wrapped({ errorcode: 'processing_error' }), 'local-payment').title).toContain('did not carry out');
});

test('behavior: a bank account whose numbers the gateway refuses is told from a gateway that cannot be reached', () => {
  const refused = error('CLIENT_GRAPHQL_REQUEST_ERROR', 'NETWORK', { originalError: [] });
  const failed = usBankAccountErrors.US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR({ originalError: refused });
  expect(describeFailure(failed, 'us-bank-account').title).toBe('The bank account was not accepted.');
  const lost = usBankAccountErrors.US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR({ originalError: new TypeError('Failed to fetch') });
  expect(describeFailure(lost, 'us-bank-account').title).toBe('US bank account could not be reached.');
});

test('behavior: what SEPA caught is found as its cause', () => {
  const failed = sepaErrors.SEPA_CREATE_MANDATE_FAILED();
  Object.defineProperty(failed, 'cause', { value: error('CLIENT_AUTHORIZATION_INVALID', 'MERCHANT', { httpStatus: 401 }) });
  expect(isExpired(failed)).toBe(true);
  expect(describeFailure(failed, 'sepa').title).toContain('expired');
});

test('behavior: a bug is told too', () => {
  expect(describeFailure(new RangeError('a bug'), 'paypal')).toMatchObject({ title: 'PayPal stopped working.', remedy: 'restart' });
});
