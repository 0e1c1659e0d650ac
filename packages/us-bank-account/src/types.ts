import type { ComponentOptions, Method } from '@tender/client/internal';

/** Options of `usBankAccount.create`. */
export type UsBankAccountCreateOptions = ComponentOptions;

/** Address of the account's owner, in the US. */
export interface UsBankAccountBillingAddress {
  /** Street and house number. */
  streetAddress?: string;
  /** Apartment, floor or building. */
  extendedAddress?: string;
  /** City. */
  locality?: string;
  /** State, as two letters such as `IL`. */
  region?: string;
  /** ZIP code. */
  postalCode?: string;
}

/** The owner of the account. */
export interface UsBankAccountOwner {
  /** `personal` for the account of a person, `business` for the account of a company. */
  ownershipType?: 'personal' | 'business';
  /** First name of the owner of a personal account, which needs one. */
  firstName?: string;
  /** Last name of the owner of a personal account, which needs one. */
  lastName?: string;
  /** Name of the company that owns a business account, which needs one. */
  businessName?: string;
  /** Address of the owner. */
  billingAddress?: UsBankAccountBillingAddress;
}

/** An account, identified by its numbers. */
export interface UsBankAccountBankDetails extends UsBankAccountOwner {
  /** Routing number of the bank: nine digits. The gateway validates it. */
  routingNumber?: string;
  /** Account number. */
  accountNumber?: string;
  /** Type of the account. */
  accountType: 'checking' | 'savings';
}

/** A login at the customer's bank, where the customer chooses an account. */
export interface UsBankAccountBankLogin extends UsBankAccountOwner {
  /** Your name, which the customer sees at the bank. */
  displayName: string;
}

/** Options of `tokenize`: the mandate, and either `bankDetails` or `bankLogin`. */
export interface UsBankAccountTokenizeOptions {
  /** Text of the mandate with which the customer authorizes the debit, as you have shown it to the customer. */
  mandateText: string;
  /** The account, identified by its numbers. */
  bankDetails?: UsBankAccountBankDetails;
  /** Has the customer log in at the bank and choose an account there. */
  bankLogin?: UsBankAccountBankLogin;
}

/** Result of `tokenize`. */
export interface UsBankAccountTokenizePayload {
  /** Single-use reference to the account and its mandate. Your server charges it. */
  nonce: string;
  /** Always an empty object. */
  details: Record<string, never>;
  /** Description of the account for people: `US bank account ending in - 0000`. */
  description: string;
  /** Always `us_bank_account`. */
  type: 'us_bank_account';
}

/** A US bank account component, as `usBankAccount.create` resolves with. */
export interface UsBankAccount {
  /**
   * Exchanges an account for a nonce: an account whose numbers are in `bankDetails`, or one that the customer chooses after a login at the bank
   * (`bankLogin`). Call it in a click handler. Calls with `bankDetails` may overlap; only one bank login at a time is possible. An aborted call closes
   * the bank login.
   * @example
   * const { nonce } = await instance.tokenize({
   *   mandateText: 'By clicking "Pay", I authorize …',
   *   bankDetails: { routingNumber: '011000015', accountNumber: '1000000000', accountType: 'checking' },
   * });
   * @throws US_BANK_ACCOUNT_OPTION_REQUIRED, US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS
   * @throws US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED when the merchant has no bank login
   * @throws US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE when another bank login is open
   * @throws US_BANK_ACCOUNT_LOGIN_LOAD_FAILED when the script of the bank login cannot be loaded or does not start
   * @throws US_BANK_ACCOUNT_LOGIN_CLOSED when the customer closes the bank login
   * @throws US_BANK_ACCOUNT_FAILED_TOKENIZATION when the gateway refuses the account
   * @throws BRAINTREE_API_ACCESS_RESTRICTED when the gateway responds with status 401
   * @throws US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR when the gateway fails or cannot be reached
   */
  readonly tokenize: Method<[options: UsBankAccountTokenizeOptions], UsBankAccountTokenizePayload>;
  /**
   * Removes everything the component added to the page. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
