import { vaultManagerErrors } from '@tender/vault-manager';
import { ApiProblem, NoResponse } from '../api';
import { describeDeletionFailure, describeLoadFailure, describeSaveFailure } from './describe-saved-failure';

const busy = new ApiProblem({ type: '', title: 'The payment service is busy.', status: 503, detail: '', code: 'gateway-busy' });
const lost = { code: 'CLIENT_GATEWAY_NETWORK', type: 'NETWORK', details: { httpStatus: 500 } };
const expired = { code: 'CLIENT_AUTHORIZATION_INVALID', type: 'MERCHANT' };

test('default: why there is no list', () => {
  expect(describeLoadFailure(new NoResponse(502))).toMatch(/^The shop’s server cannot be reached\./);
  expect(describeLoadFailure(busy)).toBe('The payment service is busy. Try again in a moment.');
  expect(describeLoadFailure(lost)).toMatch(/^The payment service cannot be reached\./);
  expect(describeLoadFailure(new Error('odd'))).toBe('The payment service did not show them. Try again in a moment.');
});

test('default: why a method was not deleted', () => {
  const { VAULT_MANAGER_DELETE_PAYMENT_METHOD_UNKNOWN_ERROR: unknown, VAULT_MANAGER_PAYMENT_METHOD_NONCE_NOT_FOUND: notFound } =
    vaultManagerErrors;
  const describe = (error: unknown): string => describeDeletionFailure(error, 'Visa ending in 1111');
  expect(describe(notFound({ nonce: 'nonce' }, { originalError: [] }))).toMatch(/^Visa ending in 1111 was not found\./);
  expect(describe(unknown({ nonce: 'nonce' }, { originalError: lost }))).toContain('Visa ending in 1111 may not have been deleted.');
  expect(describe(unknown({ nonce: 'nonce' }, { originalError: expired }))).toContain('A new session has started');
  const answered = [{ message: 'No.', extensions: { errorClass: 'AUTHENTICATION' } }];
  expect(describe(unknown({ nonce: 'nonce' }, { originalError: answered }))).toContain('A new session has started');
  expect(describe(unknown({ nonce: 'nonce' }, { originalError: [{ message: 'No.' }] }))).toBe(
    'Visa ending in 1111 was not deleted. Try again in a moment.',
  );
});

test('default: why the test card was not saved', () => {
  expect(describeSaveFailure(busy)).toBe('The payment service is busy. The test card was not saved.');
  expect(describeSaveFailure(new NoResponse(502))).toContain('may not have been saved');
});
