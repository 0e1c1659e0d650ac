import { defineErrors } from '@tender/client/internal';

/** Every error of 3D Secure that a merchant's page can receive. */
export const threeDSecureErrors = /* @__PURE__ */ defineErrors({
  /**
   * `verifyCard` was called while another verification of the instance was running.
   * @remedy Disable the pay button until the first one has ended, or end it with `cancelVerifyCard`.
   */
  THREEDS_AUTHENTICATION_IN_PROGRESS: ['MERCHANT', 'Cannot call verifyCard while existing authentication is in progress.'],
  /**
   * 3D Secure was created with a tokenization key, which cannot look up cards.
   * @remedy Use a client token from your server.
   */
  THREEDS_CAN_NOT_USE_TOKENIZATION_KEY: ['MERCHANT', '3D Secure can not use a tokenization key for authorization.'],
  /**
   * The authentication script lacks configuration, or was used before its session had started.
   * @remedy Check your `cardinalSDKConfig`. If you pass none, report the error with `details.originalError`.
   */
  THREEDS_CARDINAL_SDK_BAD_CONFIG: ['MERCHANT', 'Cardinal configuration is incomplete.'],
  /**
   * The gateway's configuration has no valid token for the authentication script.
   * @remedy Create the component again with a new client token. If it fails again, ask the provider whether 3D Secure is set up for your account.
   */
  THREEDS_CARDINAL_SDK_BAD_JWT: ['MERCHANT', 'Cardinal JWT is missing or unreadable.'],
  /**
   * The customer closed the bank's challenge.
   * @remedy Nothing was charged. Let the customer try again or use another card.
   */
  THREEDS_CARDINAL_SDK_CANCELED: ['CUSTOMER', 'Canceled by user.'],
  /**
   * The authentication script failed for a reason without a code of its own. `details.originalError.code` has the script's error number.
   * @remedy Let the customer try again. If it fails again, report the number to the provider.
   */
  THREEDS_CARDINAL_SDK_ERROR: ['UNKNOWN', 'Cardinal failed; see details.'],
  /**
   * The bank did not respond in time.
   * @remedy Let the customer try again or use another card. If you charge the card without a verification, you bear the loss from fraud.
   */
  THREEDS_CARDINAL_SDK_RESPONSE_TIMEDOUT: ['UNKNOWN', 'Cardinal timed out.'],
  /**
   * The authentication script could not be loaded: a content security policy, a browser extension or the network blocked it.
   * @remedy Allow its host in `script-src`, and create the component again.
   */
  THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED: ['NETWORK', 'Cardinal failed to load.'],
  /**
   * The authentication script was loaded, but did not start its session.
   * @remedy Create the component again with a new client token. `details.originalError` has the script's error.
   */
  THREEDS_CARDINAL_SDK_SETUP_FAILED: ['UNKNOWN', 'Cardinal setup failed.'],
  /**
   * The authentication script did not start its session within `timeout`, by default 60 seconds.
   * @remedy Create the component when the page loads, not when the customer pays. Check that your content security policy allows the script's frames
   * and requests.
   */
  THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT: ['UNKNOWN', 'Cardinal setup timed out.'],
  /**
   * In production, 3D Secure requires a page served over HTTPS.
   * @remedy Serve the checkout over HTTPS.
   */
  THREEDS_HTTPS_REQUIRED: ['MERCHANT', '3D Secure requires HTTPS.'],
  /**
   * With `2-inline-iframe`, the authentication script sent no frame to show, or the page has no listener that shows it.
   * @remedy Listen to `authentication-iframe-available`, put `element` on the page and call `next`. Then let the customer try again.
   */
  THREEDS_INLINE_IFRAME_DETAILS_INCORRECT: ['UNKNOWN', 'Inline iframe failed.'],
  /**
   * The challenge ended, but the gateway refused its result or could not be reached.
   * @remedy Let the customer try again with a new nonce. The nonce of the lookup is not authenticated.
   */
  THREEDS_JWT_AUTHENTICATION_FAILED: ['UNKNOWN', 'Cardinal JWT authentication failed.'],
  /**
   * The lookup failed for a reason other than the nonce or the data.
   * @remedy Let the customer try again. `details.originalError` has the reason.
   */
  THREEDS_LOOKUP_ERROR: ['UNKNOWN', '3D Secure lookup failed; see details.'],
  /**
   * The gateway does not know the nonce (status 404): it was used before, has expired, or belongs to another account.
   * @remedy Tokenize the card again for each attempt: a lookup consumes the nonce.
   */
  THREEDS_LOOKUP_TOKENIZED_CARD_NOT_FOUND_ERROR: ['MERCHANT', 'The nonce is unknown or consumed.'],
  /**
   * The gateway refused the data of the lookup (status 422), such as an address that is too long or a phone number with letters.
   * @remedy Correct the field that `details.originalError` names, or leave it out.
   */
  THREEDS_LOOKUP_VALIDATION_ERROR: ['CUSTOMER', '3D Secure lookup data is invalid; see details.'],
  /**
   * `verifyCard` was called without a BIN, a nonce, a numeric amount or an `onLookupComplete` function. The message names the missing option.
   * @remedy Pass the option. The BIN is `details.bin` of the tokenized card. A listener for `lookup-complete` can replace the function. For an amount,
   * `details.amount` is the value that is not numeric: write `10.00`, not `10,00`, `€10` or `1,000.00`.
   */
  THREEDS_MISSING_VERIFY_CARD_OPTION: ['MERCHANT', 'verifyCard options must include {option}.'],
  /**
   * 3D Secure is not enabled for your account.
   * @remedy Ask the provider to enable it. Until then, charge cards without `verifyCard`.
   */
  THREEDS_NOT_ENABLED: ['MERCHANT', '3D Secure is not enabled for this merchant.'],
  /**
   * Version 2 of 3D Secure is not enabled for your account.
   * @remedy Ask the provider's support to enable it.
   */
  THREEDS_NOT_ENABLED_FOR_V2: ['MERCHANT', '3D Secure version 2 is not enabled for this merchant; contact support: {help}'],
  /**
   * `cancelVerifyCard` was called before a card was looked up, so there is no card to resolve with. A running verification was canceled.
   * @remedy Ignore the error, or call the method only after `onLookupComplete`.
   */
  THREEDS_NO_VERIFICATION_PAYLOAD: ['MERCHANT', 'No card was looked up.'],
  /**
   * `requestedExemptionType` is not one of the types that the message lists.
   * @remedy Use `low_value` or `transaction_risk_analysis`, or leave it out.
   */
  THREEDS_REQUESTED_EXEMPTION_TYPE_INVALID: ['MERCHANT', 'requestedExemptionType "{type}" is invalid; accepted: {types}.'],
  /**
   * `version` is unknown.
   * @remedy Use `2`, `2-cardinal-modal`, `2-bootstrap3-modal` or `2-inline-iframe`.
   */
  THREEDS_UNRECOGNIZED_VERSION: ['MERCHANT', '3D Secure version "{version}" is not recognized; upgrade the SDK.'],
  /**
   * `version` is `1` or missing. Version 1 of 3D Secure is no longer supported.
   * @remedy Use one of the versions that the message lists.
   */
  THREEDS_UNSUPPORTED_VERSION: ['MERCHANT', '3D Secure version 1 is deprecated; available: {versions}.'],
  /**
   * Your code called `cancelVerifyCard` or `teardown` while the card was being verified.
   * @remedy Nothing is wrong. Ignore the error.
   */
  THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT: ['MERCHANT', 'Canceled by merchant.'],
});

/** Errors of version 1. `create` does not offer that version; its provider pages are still served. */
export const versionOneErrors = /* @__PURE__ */ defineErrors({
  /**
   * The selected way to show a challenge is not supported.
   * @remedy Use one of the documented values of `version`. If you do, report the error.
   */
  THREEDS_FRAMEWORK_METHOD_NOT_IMPLEMENTED: ['INTERNAL', 'This way of presenting a challenge does not implement {method}.'],
  /**
   * The bank's page was not opened, because it would have redirected to a URL that is not the provider's.
   * @remedy Check whether a script on the page changes the gateway's responses, and report the error.
   */
  THREEDS_TERM_URL_REQUIRES_BRAINTREE_DOMAIN: ['INTERNAL', 'The term URL must be on a verified domain.'],
  /**
   * The bank's page of version 1 returned a result that cannot be read.
   * @remedy Let the customer try again. Version 1 is no longer supported: use version 2.
   */
  UNKNOWN_AUTH_RESPONSE: ['UNKNOWN', '{message}'],
});

/** Codes of the errors of 3D Secure. */
export type ThreeDSecureErrorCode = keyof typeof threeDSecureErrors;
