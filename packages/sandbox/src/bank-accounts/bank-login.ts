import { type SandboxContext } from '../context';
import { GatewayError } from '../server/gateway-error';
import { advancePaymentContext, findPaymentContext } from '../store/payment-contexts';
import { textAt } from '../vault/text-at';

export const BANK_LOGIN = 'bank_login';
const PREFIX = 'public-sandbox-';

export const BANKS = ['First Test Bank', 'Second Test Bank', 'Test Savings Bank'] as const;
const ROUTING_NUMBERS: Readonly<Record<string, string>> = { 'Second Test Bank': '071000013', 'Test Savings Bank': '071101307' };

/** What a customer can choose from: documented numbers, by which verification goes one way or another. */
export const ACCOUNTS = [
  { id: 'checking', number: '1000000000', subtype: 'checking', label: 'Checking, •••• 0000' },
  { id: 'savings', number: '1000000001', subtype: 'savings', label: 'Savings, •••• 0001' },
  { id: 'unverifiable', number: '1000000002', subtype: 'checking', label: 'Checking that cannot be verified, •••• 0002' },
  { id: 'deposit', number: '1000000000', subtype: 'cd', label: 'Certificate of deposit, which cannot be charged' },
] as const;

export const publicToken = (id: string) => PREFIX + id;
/** Outside of production pages need not say which account was chosen. */
export const accountId = (id: string) => `account-${id}`;
const ANY_ACCOUNT = 'plaid_account_id';

export interface ChosenAccount {
  accountNumber: string;
  routingNumber: string;
  bankName: string;
}

/** What a login at the bank stands for, once. @throws GatewayError VALIDATION for any other token and account */
export async function takeBankLogin(context: SandboxContext, token: string, wanted: string): Promise<ChosenAccount> {
  const refuse = (field: string, message: string) =>
    new GatewayError('VALIDATION', message, [{ path: ['usBankLogin', field], code: '', message }]);
  const id = token.startsWith(PREFIX) ? token.slice(PREFIX.length) : '';
  const found = await findPaymentContext(context, BANK_LOGIN, id);
  if (found?.status !== 'approved') throw refuse('publicToken', 'Public token is invalid.');
  if (wanted !== ANY_ACCOUNT && wanted !== accountId(id)) throw refuse('accountId', 'Account ID is invalid.');
  if (!(await advancePaymentContext(context, found, { status: 'tokenized' }))) throw refuse('publicToken', 'Public token is invalid.');
  const chosen = ACCOUNTS.find((account) => account.id === textAt(found.document, 'account')) ?? ACCOUNTS[0];
  const bankName = textAt(found.document, 'bank') ?? BANKS[0];
  return { accountNumber: chosen.number, routingNumber: ROUTING_NUMBERS[bankName] ?? '011000015', bankName };
}
