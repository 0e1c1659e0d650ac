export { usBankAccountErrors, type UsBankAccountErrorCode } from './errors';
export type {
  UsBankAccount,
  UsBankAccountBankDetails,
  UsBankAccountBankLogin,
  UsBankAccountBillingAddress,
  UsBankAccountCreateOptions,
  UsBankAccountOwner,
  UsBankAccountTokenizeOptions,
  UsBankAccountTokenizePayload,
} from './types';
export { usBankAccount } from './us-bank-account';
