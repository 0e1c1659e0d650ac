import { defineErrors } from '@tender/client/internal';

/** Every error of SEPA. `details` names the stage that failed; what was caught is the error's `cause`. */
export const sepaErrors = /* @__PURE__ */ defineErrors({
  SEPA_CREATE_MANDATE_FAILED: ['MERCHANT', 'SEPA create mandate failed.', 'create-mandate'],
  SEPA_CUSTOMER_CANCELED: ['CUSTOMER', 'User canceled SEPA authorization', 'customer-canceled'],
  SEPA_INVALID_MANDATE_TYPE: ['MERCHANT', 'SEPA mandate type is invalid'],
  SEPA_TOKENIZATION_FAILED: ['UNKNOWN', 'SEPA encountered a problem', 'open-popup'],
  SEPA_TOKENIZE_MISSING_REQUIRED_OPTION: ['MERCHANT', 'Missing required option for tokenize.'],
  SEPA_TRANSACTION_FAILED: ['UNKNOWN', 'SEPA transaction failed', 'handle-approval'],
});

export type SepaErrorCode = keyof typeof sepaErrors;
