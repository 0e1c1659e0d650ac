import { applePayErrors } from '@tender/apple-pay';
import { TenderError } from '@tender/client';
import { frameServiceErrors } from '@tender/frame-service';
import { googlePaymentErrors } from '@tender/google-pay';
import { hostedFieldsErrors } from '@tender/hosted-fields';
import { localPaymentErrors } from '@tender/local-payment';
import { paypalErrors } from '@tender/paypal';
import { sepaErrors } from '@tender/sepa';
import { threeDSecureErrors } from '@tender/three-d-secure';
import { usBankAccountErrors } from '@tender/us-bank-account';
import { venmoErrors } from '@tender/venmo';
import { CheckoutProblem } from './checkout-problem';
import { describeFailure } from './describe-failure';
import { en } from './texts/en';

const catalogues = {
  ...applePayErrors,
  ...frameServiceErrors,
  ...googlePaymentErrors,
  ...hostedFieldsErrors,
  ...localPaymentErrors,
  ...paypalErrors,
  ...sepaErrors,
  ...threeDSecureErrors,
  ...usBankAccountErrors,
  ...venmoErrors,
};
const findCodes = (matches: (error: TenderError) => boolean): string[] =>
  Object.entries(catalogues)
    .filter(([, create]) => matches((create as (values: object) => TenderError)({})))
    .map(([code]) => code)
    .sort();
const described = (error: unknown) => describeFailure(error, en);

test('default: cancellations are calm, whichever way the customer cancels', () => {
  expect(findCodes((error) => Boolean(described(error).isCalm))).toEqual([
    'FRAME_SERVICE_FRAME_CLOSED',
    'LOCAL_PAYMENT_CANCELED',
    'PAYPAL_POPUP_CLOSED',
    'SEPA_CUSTOMER_CANCELED',
    'THREEDS_CARDINAL_SDK_CANCELED',
    'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT',
    'US_BANK_ACCOUNT_LOGIN_CLOSED',
    'VENMO_APP_CANCELED',
    'VENMO_CANCELED',
    'VENMO_CUSTOMER_CANCELED',
    'VENMO_DESKTOP_CANCELED',
    'VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED',
    'VENMO_MOBILE_POLLING_TOKENIZATION_EXPIRED',
    'VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT',
    'VENMO_TOKENIZATION_CANCELED_BY_MERCHANT',
  ]);
});

test('default: the customer may have paid', () => {
  expect(findCodes((error) => described(error).title === en.uncertain.title)).toEqual([
    'LOCAL_PAYMENT_TOKENIZATION_FAILED',
    'LOCAL_PAYMENT_WINDOW_CLOSED',
  ]);
  for (const error of [new TypeError('no connection'), new DOMException('timeout', 'AbortError'), paypalErrors.PAYPAL_POPUP_CLOSED()]) {
    expect(describeFailure(error, en, true)).toEqual(en.uncertain);
  }
});

test('default: a window that did not open', () => {
  expect(findCodes((error) => described(error).title === en.blocked.title)).toEqual([
    'FRAME_SERVICE_FRAME_OPEN_FAILED',
    'LOCAL_PAYMENT_WINDOW_OPEN_FAILED',
    'PAYPAL_POPUP_OPEN_FAILED',
    'SEPA_TOKENIZATION_FAILED',
  ]);
});

test('default: failures that the customer can correct', () => {
  expect(findCodes((error) => described(error).title === en.refused.title)).toEqual([
    'HOSTED_FIELDS_FAILED_TOKENIZATION',
    'HOSTED_FIELDS_FIELDS_EMPTY',
    'HOSTED_FIELDS_FIELDS_INVALID',
    'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED',
    'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE',
    'SEPA_CREATE_MANDATE_FAILED',
    'THREEDS_LOOKUP_VALIDATION_ERROR',
    'US_BANK_ACCOUNT_FAILED_TOKENIZATION',
  ]);
});

test('default: a network that failed, also as the cause', () => {
  const cause = new TenderError({ code: 'CLIENT_REQUEST_TIMEOUT', type: 'NETWORK', message: 'no' });
  expect(described(cause)).toEqual(en.unreachable);
  expect(described(Object.defineProperty(sepaErrors.SEPA_CREATE_MANDATE_FAILED(), 'cause', { value: cause }))).toEqual(en.unreachable);
});

test('default: a gateway that turned it down was reached', () => {
  const invalid = [{ extensions: { errorClass: 'VALIDATION' } }];
  const rejected = (error: unknown, code: string, originalError?: unknown): unknown =>
    Object.assign(error as object, {
      details: { originalError: new TenderError({ code, type: 'NETWORK', message: 'no', details: { originalError } }) },
    });
  expect(described(rejected(sepaErrors.SEPA_CREATE_MANDATE_FAILED(), 'CLIENT_REQUEST_ERROR'))).toEqual(en.refused);
  expect(described(rejected(usBankAccountErrors.US_BANK_ACCOUNT_FAILED_TOKENIZATION(), 'CLIENT_REQUEST_ERROR'))).toEqual(en.refused);
  const failed = (): unknown => usBankAccountErrors.US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR();
  expect(described(rejected(failed(), 'CLIENT_GRAPHQL_REQUEST_ERROR', invalid))).toEqual(en.refused);
  expect(described(rejected(failed(), 'CLIENT_GRAPHQL_REQUEST_ERROR', [{}]))).toEqual(en.failed);
  expect(described(rejected(failed(), 'CLIENT_GATEWAY_NETWORK'))).toEqual(en.unreachable);
  const declined = { originalError: { errorcode: 'processing_error' } };
  expect(described(localPaymentErrors.LOCAL_PAYMENT_START_PAYMENT_FAILED(declined))).toEqual(en.failed);
});

test('default: a problem in its own words, and all else in general ones', () => {
  expect(described(new CheckoutProblem('Sold out.', 'Choose another mug.'))).toEqual({ title: 'Sold out.', help: 'Choose another mug.' });
  for (const error of [new Error('secret'), 'secret', undefined]) expect(described(error)).toEqual(en.failed);
});
