import { defineErrors } from '@tender/client/internal';

/** Every error of SEPA. `details` names the stage that failed; what was caught is the error's `cause`. */
export const sepaErrors = /* @__PURE__ */ defineErrors({
  /**
   * The gateway did not create the mandate: the IBAN is wrong, the merchant account does not accept SEPA Direct Debit, or the gateway could
   * not be reached. `error.cause` has the original error.
   * @remedy Ask the customer to check the IBAN. If every IBAN fails, check `merchantAccountId` and whether the account has SEPA Direct Debit.
   */
  SEPA_CREATE_MANDATE_FAILED: ['MERCHANT', 'SEPA create mandate failed.', 'create-mandate'],
  /**
   * The customer closed the popup or canceled the mandate.
   * @remedy No action is needed. Let the customer try again or choose another way to pay.
   */
  SEPA_CUSTOMER_CANCELED: ['CUSTOMER', 'User canceled SEPA authorization', 'customer-canceled'],
  /**
   * `mandateType` is neither `ONE_OFF` nor `RECURRENT`.
   * @remedy Use one of these two, in capital letters.
   */
  SEPA_INVALID_MANDATE_TYPE: ['MERCHANT', 'SEPA mandate type is invalid'],
  /**
   * The browser blocked the popup, or the popup returned without a result.
   * @remedy Call `tokenize` before the first `await` of the click handler. If the popup did open, let the customer try again.
   */
  SEPA_TOKENIZATION_FAILED: ['UNKNOWN', 'SEPA encountered a problem', 'open-popup'],
  /**
   * `iban`, `merchantAccountId`, `mandateType`, `customerId`, `accountHolderName` or `countryCode` is missing in the options.
   * @remedy Pass all six. `customerId` is your own id of the customer.
   */
  SEPA_TOKENIZE_MISSING_REQUIRED_OPTION: ['MERCHANT', 'Missing required option for tokenize.'],
  /**
   * The customer approved the mandate, but the gateway did not exchange it for a nonce. Nothing was charged.
   * @remedy Let the customer try again. `error.cause` has the original error.
   */
  SEPA_TRANSACTION_FAILED: ['UNKNOWN', 'SEPA transaction failed', 'handle-approval'],
});

/** What `details` of an error name: the stage that failed. */
export type SepaStage = 'create-mandate' | 'customer-canceled' | 'open-popup' | 'handle-approval';

/** Codes of the errors of SEPA Direct Debit. */
export type SepaErrorCode = keyof typeof sepaErrors;
