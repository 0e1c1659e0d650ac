import type { Sandbox } from '@tender/sandbox';
import { chooseBankAccount } from '@tender/sandbox/testing';
import { serverGateway } from '../support/gateway';
import { expect, test } from '../support/test';
import { bankFrame, begin, BY_LOGIN, BY_NUMBERS, DETAILS, MANDATE, openShop, outcomeOf, tokenize } from './support';

/** Vaults the nonce with a verification, and charges it. */
async function charge(
  sandbox: Sandbox,
  paymentMethodNonce = '',
): Promise<{ account: Record<string, unknown>; status: string; type: string }> {
  const gateway = serverGateway(sandbox);
  const { customer } = await gateway.customer.create({});
  // The SDK's published types lack the option.
  const options = { usBankAccountVerificationMethod: 'network_check' } as object;
  const { paymentMethod } = await gateway.paymentMethod.create({ customerId: customer.id, paymentMethodNonce, options });
  const sale = await gateway.transaction.sale({
    amount: '10.00',
    paymentMethodToken: paymentMethod.token,
    options: { submitForSettlement: true },
  });
  return {
    account: { ...paymentMethod },
    status: sale.transaction.status,
    type: sale.transaction.paymentInstrumentType,
  };
}

test.describe('bank details', () => {
  test('us-bank-account: a personal account is charged through the official SDK', async ({ page, sandbox, site }) => {
    await openShop(page, site, { authorization: sandbox.tokenizationKey });
    const { value } = await tokenize(page, BY_NUMBERS);
    expect(value).toEqual({
      nonce: expect.stringMatching(/^tokenusbankacct_/),
      details: {},
      description: 'US bank account ending in - 0000',
      type: 'us_bank_account',
    });
    const { account, ...sale } = await charge(sandbox, value?.nonce);
    expect(sale).toEqual({ status: 'settlement_pending', type: 'us_bank_account' });
    expect(account).toMatchObject({
      last4: '0000',
      accountType: 'checking',
      ownershipType: 'personal',
      accountHolderName: 'Ada Lovelace',
      verified: true,
      achMandate: { text: MANDATE },
    });
  });

  test('us-bank-account: the account number goes to the gateway and nowhere else', async ({ page, sandbox, site }) => {
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
    await openShop(page, site, { authorization: sandbox.tokenizationKey });
    await tokenize(page, { ...BY_NUMBERS, bankDetails: { ...DETAILS, accountNumber: '98765432101234567' } });
    await expect
      .poll(async () => (await sandbox.analytics()).map(({ event }) => event))
      .toContain('web.usbankaccount.bankdetails.tokenization.succeeded');
    expect(bodies.filter((body) => body.includes('98765432101234567'))).toEqual([expect.stringContaining('/graphql')]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]) + document.documentElement.outerHTML)).not.toContain(
      '98765432101234567',
    );
  });
});

test.describe('bank login', () => {
  test('us-bank-account: an account chosen at the bank is charged through the official SDK', async ({ page, sandbox, site }) => {
    await openShop(page, site, { authorization: sandbox.tokenizationKey });
    await begin(page, BY_LOGIN);
    await expect(bankFrame(page).getByText('Mugs & more asks which account to debit.')).toBeVisible();
    await chooseBankAccount(bankFrame(page), { bank: 'Test Savings Bank', account: 'savings' });
    const { value } = await outcomeOf(page);
    expect(value).toMatchObject({ description: 'US bank account ending in - 0001', type: 'us_bank_account', details: {} });
    await expect(page.locator('iframe')).toHaveCount(0);
    const { account, ...sale } = await charge(sandbox, value?.nonce);
    expect([account['bankName'], account['accountHolderName'], sale.type]).toEqual(['Test Savings Bank', 'Mugs', 'us_bank_account']);
    expect((await sandbox.analytics()).map(({ event }) => event).filter((event) => event.startsWith('web.usbankaccount'))).toEqual([
      'web.usbankaccount.initialized',
      'web.usbankaccount.banklogin.tokenization.started',
      'web.usbankaccount.banklogin.tokenization.succeeded',
    ]);
  });

  for (const leave of ['Cancel', 'Have the bank fail']) {
    test(`us-bank-account: "${leave}" closes the login, and the next one works`, async ({ page, sandbox, site }) => {
      await openShop(page, site, { authorization: sandbox.tokenizationKey });
      await begin(page, BY_LOGIN);
      await bankFrame(page).getByRole('button', { name: leave, exact: true }).click();
      expect((await outcomeOf(page)).error).toMatchObject({ code: 'US_BANK_ACCOUNT_LOGIN_CLOSED', type: 'CUSTOMER' });
      await expect(page.locator('iframe')).toHaveCount(0);
      await begin(page, BY_LOGIN);
      await chooseBankAccount(bankFrame(page));
      expect((await outcomeOf(page)).value?.nonce).toMatch(/^tokenusbankacct_/);
    });
  }

  test('us-bank-account: an abort closes the login; so does teardown, which takes the script away', async ({ page, sandbox, site }) => {
    await openShop(page, site, { authorization: sandbox.tokenizationKey });
    await begin(page, BY_LOGIN);
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.evaluate(() => window.ending.abort());
    expect((await outcomeOf(page)).isReason).toBe(true);
    await expect(page.locator('iframe')).toHaveCount(0);
    await begin(page, BY_LOGIN);
    await expect(page.locator('iframe')).toHaveCount(1);
    await page.evaluate(() => window.bank.teardown());
    expect((await outcomeOf(page)).error).toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN', details: { interrupted: true } });
    await expect(page.locator('iframe, script[src*="plaid"]')).toHaveCount(0);
  });
});
