export { usBankAccountErrors, type UsBankAccountErrorCode } from './errors';
export { usBankAccount, type UsBankAccount } from './us-bank-account';
export type { BankDetails, BankLogin, TokenizeOptions, TokenizePayload, UsBankAccountCreateOptions } from './types';
