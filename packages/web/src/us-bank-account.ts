import { usBankAccount } from '@tender/us-bank-account';

type Namespace = typeof usBankAccount;

export { usBankAccount, usBankAccount as default };
/** Creates an instance of the component. */
export const create: Namespace['create'] = usBankAccount.create;
/** The SDK version that is sent to the provider. */
export const VERSION: Namespace['VERSION'] = usBankAccount.VERSION;

// The names of these types in `@types/braintree-web`.
export type { UsBankAccount as USBankAccount } from '@tender/us-bank-account';
