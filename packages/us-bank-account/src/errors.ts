import { defineErrors } from '@tender/client/internal';

/** Every error of US bank accounts. When a request fails, `details.originalError` is the client's error. */
export const usBankAccountErrors = /* @__PURE__ */ defineErrors({
  /**
   * The gateway responded with status 401: your account or the authorization may not use the API for bank accounts.
   * @remedy Ask the provider to enable it, or request a new client token.
   */
  BRAINTREE_API_ACCESS_RESTRICTED: ['MERCHANT', 'Access to this API is restricted.'],
  /**
   * The options have `bankLogin`, but the bank login is not enabled for your account.
   * @remedy Use `bankDetails`, or ask the provider to enable the bank login.
   */
  US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED: ['MERCHANT', 'Bank login is not enabled for this merchant.'],
  /**
   * The gateway refused the account, mostly because of a routing number that does not exist, or because something is missing or malformed: the name
   * of a business, the names of a person, the address, or the state, which is two letters. Every status below 500 except 401 ends so, also 403 and
   * 429.
   * @remedy Ask the customer to check both numbers, name and address. `details.originalError` has the response.
   */
  US_BANK_ACCOUNT_FAILED_TOKENIZATION: ['CUSTOMER', 'The bank account could not be tokenized: it was refused.'],
  /**
   * The customer closed the bank login, or the bank ended it.
   * @remedy Nothing is wrong. Let them try again or enter the numbers.
   */
  US_BANK_ACCOUNT_LOGIN_CLOSED: ['CUSTOMER', 'The customer closed the bank login.'],
  /**
   * The script of the bank login could not be loaded, or did not start.
   * @remedy Allow its host in `script-src` and `frame-src` of your content security policy, and offer to enter the numbers.
   */
  US_BANK_ACCOUNT_LOGIN_LOAD_FAILED: ['NETWORK', 'The bank login could not be loaded.'],
  /**
   * `tokenize` was called with `bankLogin` while another bank login was open.
   * @remedy Disable the button while it is open.
   */
  US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE: ['MERCHANT', 'Another bank login is active.'],
  /**
   * The options have both `bankDetails` and `bankLogin`.
   * @remedy Pass the one that the customer has chosen.
   */
  US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS: ['MERCHANT', 'tokenize must be called with bankDetails or bankLogin, not both.'],
  /**
   * US bank accounts are not enabled for your account.
   * @remedy Ask the provider to enable them. Do not offer them until then.
   */
  US_BANK_ACCOUNT_NOT_ENABLED: ['MERCHANT', 'US bank accounts are not enabled for this merchant.'],
  /**
   * An option is missing: `mandateText`, both `bankDetails` and `bankLogin`, or a member of one of these. The message names it.
   * @remedy Pass the option. `mandateText` is the text that you have shown to the customer.
   */
  US_BANK_ACCOUNT_OPTION_REQUIRED: ['MERCHANT', 'The {property} property is required {context}.'],
  /**
   * The gateway failed, could not be reached, or responded without a nonce or with errors that are not about the account.
   * @remedy Let the customer try again. `details.originalError` has the cause.
   */
  US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR: ['NETWORK', 'The bank account could not be tokenized: the gateway failed.'],
});

/** Codes of the errors of US bank accounts. */
export type UsBankAccountErrorCode = keyof typeof usBankAccountErrors;
