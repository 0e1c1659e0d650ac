import { defineErrors } from '@tender/client/internal';

/** Every error of US bank accounts. Where a request failed, `details.originalError` is the client's error. */
export const usBankAccountErrors = /* @__PURE__ */ defineErrors({
  BRAINTREE_API_ACCESS_RESTRICTED: ['MERCHANT', 'Access to this API is restricted.'],
  US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED: ['MERCHANT', 'Bank login is not enabled for this merchant.'],
  US_BANK_ACCOUNT_FAILED_TOKENIZATION: ['CUSTOMER', 'The bank account could not be tokenized: it was refused.'],
  US_BANK_ACCOUNT_LOGIN_CLOSED: ['CUSTOMER', 'The customer closed the bank login.'],
  US_BANK_ACCOUNT_LOGIN_LOAD_FAILED: ['NETWORK', 'The bank login could not be loaded.'],
  US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE: ['MERCHANT', 'Another bank login is active.'],
  US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS: ['MERCHANT', 'tokenize must be called with bankDetails or bankLogin, not both.'],
  US_BANK_ACCOUNT_NOT_ENABLED: ['MERCHANT', 'US bank accounts are not enabled for this merchant.'],
  US_BANK_ACCOUNT_OPTION_REQUIRED: ['MERCHANT', 'The {property} property is required {place}.'],
  US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR: ['NETWORK', 'The bank account could not be tokenized: the gateway failed.'],
});

export type UsBankAccountErrorCode = keyof typeof usBankAccountErrors;
