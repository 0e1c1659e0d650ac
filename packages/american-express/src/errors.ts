import { defineErrors } from '@tender/client/internal';

/** Every error of American Express. */
export const americanExpressErrors = /* @__PURE__ */ defineErrors({
  /**
   * The method was called without a nonce. Nothing is sent.
   * @remedy Pass `{ nonce }`: for `getRewardsBalance` the nonce of a card, for `getExpressCheckoutProfile` a nonce from American Express.
   */
  AMEX_NONCE_REQUIRED: ['MERCHANT', 'The method {method} needs a nonce.'],
  /**
   * The request failed: the gateway refused it or could not be reached. `details.originalError` is the client's error.
   * @remedy Read `details.originalError.code`. Pay without points, or let the customer try again.
   */
  AMEX_NETWORK_ERROR: ['NETWORK', 'A network error occurred while getting the {subject}.'],
});

/** Codes of the errors of American Express. */
export type AmericanExpressErrorCode = keyof typeof americanExpressErrors;
