import { defineErrors } from '@tender/client/internal';

/** Every error of Masterpass. */
export const masterpassErrors = /* @__PURE__ */ defineErrors({
  MASTERPASS_ACCOUNT_TOKENIZATION_FAILED: ['NETWORK', "Could not tokenize the customer's Masterpass account."],
  MASTERPASS_BROWSER_NOT_SUPPORTED: ['CUSTOMER', 'Browser is not supported.'],
  MASTERPASS_FLOW_FAILED: ['NETWORK', 'Could not initialize the Masterpass flow.'],
  MASTERPASS_INVALID_PAYMENT_OPTION: ['MERCHANT', 'Masterpass payment options are invalid.'],
  MASTERPASS_NOT_ENABLED: ['MERCHANT', 'Masterpass is not enabled for this merchant.'],
  MASTERPASS_POPUP_CLOSED: ['CUSTOMER', 'Customer closed the Masterpass popup before authorizing.'],
  MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS: ['MERCHANT', 'The Masterpass popup did not return all required parameters.'],
  MASTERPASS_POPUP_OPEN_FAILED: ['MERCHANT', 'Masterpass popup failed to open, make sure to tokenize in response to a user action.'],
  MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS: ['MERCHANT', 'A Masterpass tokenization is already in progress.'],
  MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION: ['MERCHANT', 'Missing required option for tokenize.'],
});

export type MasterpassErrorCode = keyof typeof masterpassErrors;
