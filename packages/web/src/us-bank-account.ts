import { usBankAccount } from '@tender/us-bank-account';

type Namespace = typeof usBankAccount;

export { usBankAccount, usBankAccount as default };
export const create: Namespace['create'] = usBankAccount.create;
export const VERSION: Namespace['VERSION'] = usBankAccount.VERSION;

// The names that `@types/braintree-web` has for these.
export type { UsBankAccount as USBankAccount } from '@tender/us-bank-account';
