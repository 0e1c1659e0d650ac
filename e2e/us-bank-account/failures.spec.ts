import type { FaultOptions } from '@tender/sandbox';
import { chooseBankAccount } from '@tender/sandbox/testing';
import { expect, test } from '../support/test';
import { bankFrame, begin, BY_LOGIN, BY_NUMBERS, openShop, outcomeOf, tokenize } from './support';

const failures: [string, FaultOptions['action'], string, string][] = [
  ['401', { status: 401, body: {} }, 'BRAINTREE_API_ACCESS_RESTRICTED', 'MERCHANT'],
  ['a token that has expired', { staleToken: true }, 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', 'NETWORK'],
  ['403', { status: 403, body: {} }, 'US_BANK_ACCOUNT_FAILED_TOKENIZATION', 'CUSTOMER'],
  ['404', { status: 404, body: {} }, 'US_BANK_ACCOUNT_FAILED_TOKENIZATION', 'CUSTOMER'],
  ['422', { status: 422, body: {} }, 'US_BANK_ACCOUNT_FAILED_TOKENIZATION', 'CUSTOMER'],
  ['429', { status: 429, body: {} }, 'US_BANK_ACCOUNT_FAILED_TOKENIZATION', 'CUSTOMER'],
  ['500', { status: 500, body: {} }, 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', 'NETWORK'],
  ['503', { status: 503, body: {} }, 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', 'NETWORK'],
  ['a dropped connection', { drop: 'before' }, 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', 'NETWORK'],
  ['half an answer', { malformed: true }, 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', 'NETWORK'],
  ['an answer without an account', { status: 200, body: { data: {} } }, 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', 'NETWORK'],
];
for (const [what, action, code, type] of failures) {
  test(`us-bank-account: ${what} is ${code}, and the next call works`, async ({ page, sandbox, site }) => {
    await openShop(page, site, { authorization: sandbox.tokenizationKey });
    // It stays on meanwhile: a browser asks once more by itself where a connection broke off.
    const fault = sandbox.faults.add({ match: { path: '/graphql' }, action });
    const { error } = await tokenize(page, BY_NUMBERS);
    sandbox.faults.remove(fault);
    expect(error).toMatchObject({ code, type, details: { originalError: expect.anything() as unknown } });
    expect((await tokenize(page, BY_NUMBERS)).value?.nonce).toMatch(/^tokenusbankacct_/);
  });
}

const failuresAfterLogin: [string, FaultOptions['action'], string][] = [
  ['401', { status: 401, body: {} }, 'BRAINTREE_API_ACCESS_RESTRICTED'],
  ['422', { status: 422, body: {} }, 'US_BANK_ACCOUNT_FAILED_TOKENIZATION'],
  ['500', { status: 500, body: {} }, 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR'],
];
for (const [what, action, code] of failuresAfterLogin) {
  test(`us-bank-account: ${what} after the login is ${code}, and the next one works`, async ({ page, sandbox, site }) => {
    await openShop(page, site, { authorization: sandbox.tokenizationKey });
    sandbox.faults.add({ match: { path: '/graphql', times: 1 }, action });
    await begin(page, BY_LOGIN);
    await chooseBankAccount(bankFrame(page));
    expect((await outcomeOf(page)).error?.code).toBe(code);
    await begin(page, BY_LOGIN);
    await chooseBankAccount(bankFrame(page));
    expect((await outcomeOf(page)).value).toBeDefined();
  });
}

for (const action of [{ status: 500, body: 'failed' }, { drop: 'before' }, { status: 200, body: '' }] as const) {
  test(`us-bank-account: a script that ends in ${JSON.stringify(action)}, and the next try`, async ({ page, sandbox, site }) => {
    await openShop(page, site, { authorization: sandbox.tokenizationKey });
    const fault = sandbox.faults.add({ match: { path: 'plaid.js' }, action });
    expect((await tokenize(page, BY_LOGIN)).error).toMatchObject({ code: 'US_BANK_ACCOUNT_LOGIN_LOAD_FAILED', type: 'NETWORK' });
    await expect(page.locator('script[src*="plaid"]')).toHaveCount(0);
    sandbox.faults.remove(fault);
    await begin(page, BY_LOGIN);
    await chooseBankAccount(bankFrame(page));
    expect((await outcomeOf(page)).value?.nonce).toMatch(/^tokenusbankacct_/);
  });
}
