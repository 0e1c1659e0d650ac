import { TenderError } from '@tender/client';
import type { Problem } from '../../server/contract';
import { ApiProblem, NoAnswer } from '../api';
import { describeFailure, isExpired } from './describe-failure';

const error = (code: string, type: TenderError['type'], details?: unknown): TenderError =>
  new TenderError({ code, type, message: 'said by the SDK', details });

/** As it arrives from a frame: the client's error as JSON, around the gateway's answer. */
const refused = (httpStatus: number, code: string, body: object): TenderError =>
  error('HOSTED_FIELDS_FAILED_TOKENIZATION', 'CUSTOMER', {
    originalError: { name: 'BraintreeError', code, details: { httpStatus, originalError: body } },
  });

const problem = (more: Partial<Problem>): ApiProblem =>
  new ApiProblem({ type: 'urn:x', title: 'Title.', detail: 'Detail.', status: 402, code: 'declined', ...more });

test('default: every failure says what happened and what to do', () => {
  const codes = ['TIMEOUT', 'TOKENIZATION_NETWORK_ERROR', 'TOKENIZATION_FAIL_ON_DUPLICATE', 'TOKENIZATION_CVV_VERIFICATION_FAILED'];
  for (const failure of [
    ...codes.map((code) => error(`HOSTED_FIELDS_${code}`, 'CUSTOMER')),
    new NoAnswer('x'),
    problem({}),
    new TypeError('a bug'),
    error('CLIENT_GATEWAY_NETWORK', 'NETWORK'),
  ]) {
    const { title, detail } = describeFailure(failure);
    expect(title).toMatch(/\.$/);
    expect(detail).not.toBe('');
    expect(`${title} ${detail}`).not.toContain('said by the SDK');
  }
});

test('behavior: the gateway’s complaints are put at their fields', () => {
  const body = {
    error: { message: 'Credit card is invalid' },
    fieldErrors: [
      {
        field: 'creditCard',
        fieldErrors: [
          { field: 'number', code: '81717', message: 'Not a test number' },
          { field: 'expirationYear', code: '81713', message: 'Year is bad' },
          { field: 'billingAddress', fieldErrors: [{ field: 'postalCode', code: '1', message: 'Said by the gateway' }] },
        ],
      },
    ],
  };
  const { title, fields } = describeFailure(refused(422, 'CLIENT_REQUEST_ERROR', body));
  expect(title).toBe('The card was not accepted.');
  expect(fields).toEqual({
    number: 'The sandbox takes only documented test numbers: choose one from “Test aids”.',
    expirationDate: 'Check the year of the expiry date.',
    postalCode: 'Said by the gateway',
  });
});

test('behavior: an expired token is told from a refused card', () => {
  const expired = refused(401, 'CLIENT_AUTHORIZATION_INVALID', {});
  expect(isExpired(expired)).toBe(true);
  expect(describeFailure(expired).title).toContain('expired');
  expect(isExpired(refused(422, 'CLIENT_REQUEST_ERROR', {}))).toBe(false);
});

test('behavior: a details chain that bites its own tail ends', () => {
  const ring: { details?: object } = {};
  ring.details = { originalError: ring };
  expect(isExpired(ring)).toBe(false);
});

test('behavior: a decline blames the field it speaks of, and shows the bank’s code', () => {
  const declined = describeFailure(problem({ processor: { code: '2010', text: 'Card Issuer Declined CVV', kind: 'hard' } }));
  expect(declined).toMatchObject({
    title: 'Title.',
    detail: 'Detail. (Bank’s answer: 2010.)',
    fields: { cvv: 'The bank has another security code.' },
  });
  expect(describeFailure(problem({ code: 'rejected', reason: 'avs' })).fields).toEqual({
    postalCode: 'The postal code does not match the card.',
  });
});

test.each([
  ['unconfirmed', 'check-again'],
  ['nonce-used', 'see-orders'],
  ['duplicate', 'see-orders'],
  ['declined', undefined],
] as const)('behavior: %s offers %s', (code, remedy) => {
  expect(describeFailure(problem({ code })).remedy).toBe(remedy);
});

test.each([new DOMException('', 'AbortError'), error('METHOD_CALLED_AFTER_TEARDOWN', 'MERCHANT', { interrupted: true })])(
  'behavior: who went to another page has left the payment: %s',
  (reason) => {
    expect(describeFailure(reason, 'paypal')).toMatchObject({ title: 'You left PayPal before paying.', isCalm: true });
  },
);

test('behavior: a client that got no token tells what the shop’s server said', () => {
  const around = (originalError: unknown): TenderError => error('INSTANTIATION_OPTION_REQUIRED', 'MERCHANT', { originalError });
  expect(describeFailure(around(problem({})), 'paypal').title).toBe('Title.');
  expect(describeFailure(around(new NoAnswer('x'))).title).toBe('The shop’s server cannot be reached.');
});
