import { type SandboxContext } from '../../core/context';
import { findEntry } from '../../core/find-entry';
import { GatewayError } from '../../core/http/gateway-error';
import { definePaymentContexts } from '../../core/store/payment-contexts';
import { findBankName, FIRST_BANK, ROUTING_NUMBERS } from '../../payments/test-banks';

export interface BankLogin {
  /** The shop's name, as its page gives it. */
  clientName: string | null;
  /** Set when the customer has chosen. */
  bank?: string | undefined;
  account?: string | undefined;
}

export const bankLogins = definePaymentContexts<BankLogin>('bank_login');

const PREFIX = 'public-sandbox-';

/** Accounts that a customer can choose, with documented numbers that decide the verification. */
export const ACCOUNTS = [
  { id: 'checking', number: '1000000000', subtype: 'checking', label: 'Checking, •••• 0000' },
  { id: 'savings', number: '1000000001', subtype: 'savings', label: 'Savings, •••• 0001' },
  { id: 'unverifiable', number: '1000000002', subtype: 'checking', label: 'Checking that cannot be verified, •••• 0002' },
  { id: 'deposit', number: '1000000000', subtype: 'cd', label: 'Certificate of deposit, which cannot be charged' },
] as const;

export const toPublicToken = (id: string) => PREFIX + id;
/** Account id for a login. Pages may instead send `plaid_account_id`, which means the chosen account. */
export const toAccountId = (id: string) => `account-${id}`;
const ANY_ACCOUNT = 'plaid_account_id';

/** The public token of tests, which stands for a login that no page has led to. It can be exchanged any number of times. */
const TEST_TOKEN = 'good';

export interface ChosenAccount {
  accountNumber: string;
  routingNumber: string;
  bankName: string;
}

/**
 * Exchanges a completed bank login for the chosen account. Each login works once.
 * @throws GatewayError VALIDATION for an invalid public token or account id
 */
export async function consumeBankLogin(context: SandboxContext, token: string, requestedId: string): Promise<ChosenAccount> {
  const refuse = (field: string, message: string) =>
    new GatewayError('VALIDATION', message, [{ path: ['usBankLogin', field], code: '', message }]);
  if (token === TEST_TOKEN && requestedId === ANY_ACCOUNT) {
    const routingNumber = '011000015';
    return { accountNumber: ACCOUNTS[0].number, routingNumber, bankName: findBankName(routingNumber) };
  }
  const id = token.startsWith(PREFIX) ? token.slice(PREFIX.length) : '';
  const found = await bankLogins.find(context, id);
  if (found?.status !== 'approved') throw refuse('publicToken', 'Public token is invalid.');
  if (requestedId !== ANY_ACCOUNT && requestedId !== toAccountId(id)) throw refuse('accountId', 'Account ID is invalid.');
  if (!(await bankLogins.advance(context, found, { status: 'tokenized' }))) throw refuse('publicToken', 'Public token is invalid.');
  const chosen = ACCOUNTS.find((account) => account.id === found.document.account) ?? ACCOUNTS[0];
  const bankName = found.document.bank || FIRST_BANK;
  return {
    accountNumber: chosen.number,
    routingNumber: findEntry(ROUTING_NUMBERS, bankName) ?? ROUTING_NUMBERS[FIRST_BANK] ?? '',
    bankName,
  };
}
