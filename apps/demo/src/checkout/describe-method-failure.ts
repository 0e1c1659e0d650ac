import type { GooglePaymentErrorCode } from '@tender/google-pay';
import type { LocalPaymentErrorCode } from '@tender/local-payment';
import type { MasterpassErrorCode } from '@tender/masterpass';
import type { PaymentRequestErrorCode } from '@tender/payment-request';
import type { PayPalErrorCode } from '@tender/paypal';
import type { PayPalCheckoutErrorCode } from '@tender/paypal/checkout';
import type { SepaErrorCode } from '@tender/sepa';
import type { UnionPayErrorCode } from '@tender/union-pay';
import type { UsBankAccountErrorCode } from '@tender/us-bank-account';
import type { VenmoErrorCode } from '@tender/venmo';
import type { Failure } from './describe-failure';
import { METHOD_TEXTS, type Method } from './methods';

type Kind = 'left' | 'blocked' | 'refused' | 'open' | 'off' | 'failed' | 'unreachable' | 'stopped';

type Code =
  | PayPalErrorCode
  | PayPalCheckoutErrorCode
  | SepaErrorCode
  | LocalPaymentErrorCode
  | MasterpassErrorCode
  | GooglePaymentErrorCode
  | PaymentRequestErrorCode
  | VenmoErrorCode
  | UsBankAccountErrorCode
  | UnionPayErrorCode
  // Of Venmo's window, and of the frame of the payment sheet.
  | 'FRAME_SERVICE_FRAME_CLOSED'
  | 'FRAME_SERVICE_FRAME_OPEN_FAILED';

/** What each error of the methods beside the card means to a customer. */
const kinds: Readonly<Record<Code, Kind>> = {
  PAYPAL_POPUP_CLOSED: 'left',
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED: 'left',
  SEPA_CUSTOMER_CANCELED: 'left',
  LOCAL_PAYMENT_CANCELED: 'left',
  LOCAL_PAYMENT_WINDOW_CLOSED: 'left',
  MASTERPASS_POPUP_CLOSED: 'left',
  PAYMENT_REQUEST_CANCELED: 'left',
  FRAME_SERVICE_FRAME_CLOSED: 'left',
  VENMO_APP_CANCELED: 'left',
  VENMO_CANCELED: 'left',
  VENMO_CUSTOMER_CANCELED: 'left',
  VENMO_DESKTOP_CANCELED: 'left',
  VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED: 'left',
  VENMO_TOKENIZATION_CANCELED_BY_MERCHANT: 'left',
  US_BANK_ACCOUNT_LOGIN_CLOSED: 'left',

  PAYPAL_POPUP_OPEN_FAILED: 'blocked',
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED: 'blocked',
  SEPA_TOKENIZATION_FAILED: 'blocked',
  LOCAL_PAYMENT_WINDOW_OPEN_FAILED: 'blocked',
  MASTERPASS_POPUP_OPEN_FAILED: 'blocked',
  FRAME_SERVICE_FRAME_OPEN_FAILED: 'blocked',

  PAYPAL_INVALID_PAYMENT_OPTION: 'refused',
  SEPA_CREATE_MANDATE_FAILED: 'refused',
  LOCAL_PAYMENT_INVALID_PAYMENT_OPTION: 'refused',
  MASTERPASS_INVALID_PAYMENT_OPTION: 'refused',
  GOOGLE_PAYMENT_GATEWAY_ERROR: 'refused',
  PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE: 'refused',
  PAYMENT_REQUEST_NOT_COMPLETED: 'refused',
  US_BANK_ACCOUNT_FAILED_TOKENIZATION: 'refused',
  UNIONPAY_ENROLLMENT_CUSTOMER_INPUT_INVALID: 'refused',
  UNIONPAY_FAILED_TOKENIZATION: 'refused',

  PAYPAL_TOKENIZATION_REQUEST_ACTIVE: 'open',
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS: 'open',
  LOCAL_PAYMENT_ALREADY_IN_PROGRESS: 'open',
  MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS: 'open',
  VENMO_TOKENIZATION_REQUEST_ACTIVE: 'open',
  US_BANK_ACCOUNT_LOGIN_REQUEST_ACTIVE: 'open',

  PAYPAL_NOT_ENABLED: 'off',
  PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED: 'off',
  LOCAL_PAYMENT_NOT_ENABLED: 'off',
  MASTERPASS_NOT_ENABLED: 'off',
  MASTERPASS_BROWSER_NOT_SUPPORTED: 'off',
  GOOGLE_PAYMENT_NOT_ENABLED: 'off',
  PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED: 'off',
  PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS: 'off',
  VENMO_NOT_ENABLED: 'off',
  US_BANK_ACCOUNT_NOT_ENABLED: 'off',
  US_BANK_ACCOUNT_BANK_LOGIN_NOT_ENABLED: 'off',
  UNIONPAY_NOT_ENABLED: 'off',

  SEPA_TRANSACTION_FAILED: 'failed',
  LOCAL_PAYMENT_START_PAYMENT_FAILED: 'failed',
  LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED: 'failed',
  MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS: 'failed',
  VENMO_APP_FAILED: 'failed',
  VENMO_DESKTOP_UNKNOWN_ERROR: 'failed',
  VENMO_MOBILE_POLLING_TOKENIZATION_EXPIRED: 'failed',
  VENMO_MOBILE_POLLING_TOKENIZATION_FAILED: 'failed',
  VENMO_MOBILE_POLLING_TOKENIZATION_TIMEOUT: 'failed',
  VENMO_TOKENIZATION_FAILED: 'failed',

  PAYPAL_ACCOUNT_TOKENIZATION_FAILED: 'unreachable',
  PAYPAL_FLOW_FAILED: 'unreachable',
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED: 'unreachable',
  LOCAL_PAYMENT_TOKENIZATION_FAILED: 'unreachable',
  MASTERPASS_ACCOUNT_TOKENIZATION_FAILED: 'unreachable',
  MASTERPASS_FLOW_FAILED: 'unreachable',
  VENMO_MOBILE_PAYMENT_CONTEXT_SETUP_FAILED: 'unreachable',
  VENMO_MOBILE_POLLING_TOKENIZATION_NETWORK_ERROR: 'unreachable',
  VENMO_NETWORK_ERROR: 'unreachable',
  US_BANK_ACCOUNT_LOGIN_LOAD_FAILED: 'unreachable',
  US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR: 'unreachable',
  UNIONPAY_ENROLLMENT_NETWORK_ERROR: 'unreachable',
  UNIONPAY_FETCH_CAPABILITIES_NETWORK_ERROR: 'unreachable',
  UNIONPAY_TOKENIZATION_NETWORK_ERROR: 'unreachable',

  PAYPAL_FLOW_OPTION_REQUIRED: 'stopped',
  PAYPAL_MISSING_REQUIRED_OPTION: 'stopped',
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED: 'stopped',
  SEPA_INVALID_MANDATE_TYPE: 'stopped',
  SEPA_TOKENIZE_MISSING_REQUIRED_OPTION: 'stopped',
  LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION: 'stopped',
  MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION: 'stopped',
  GOOGLE_PAYMENT_UNSUPPORTED_VERSION: 'stopped',
  PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED: 'stopped',
  PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED: 'stopped',
  PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE: 'stopped',
  PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED: 'stopped',
  PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR: 'stopped',
  PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD: 'stopped',
  ECD_DISABLED: 'stopped',
  VENMO_INVALID_DEEP_LINK_RETURN_URL: 'stopped',
  VENMO_INVALID_PROFILE_ID: 'stopped',
  VENMO_TOKENIZATION_REQUEST_NOT_ACTIVE: 'stopped',
  BRAINTREE_API_ACCESS_RESTRICTED: 'stopped',
  US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS: 'stopped',
  US_BANK_ACCOUNT_OPTION_REQUIRED: 'stopped',
  UNIONPAY_CARD_AND_HOSTED_FIELDS_INSTANCES: 'stopped',
  UNIONPAY_CARD_OR_HOSTED_FIELDS_INSTANCE_REQUIRED: 'stopped',
  UNIONPAY_EXPIRATION_DATE_INCOMPLETE: 'stopped',
  UNIONPAY_HOSTED_FIELDS_INSTANCE_INVALID: 'stopped',
  UNIONPAY_HOSTED_FIELDS_INSTANCE_REQUIRED: 'stopped',
  UNIONPAY_MISSING_MOBILE_PHONE_DATA: 'stopped',
};

const NOT_CHARGED = 'You have not been charged.';
const KEPT = 'Everything you typed is still here';

/** @param code of an error of this method; others are told as if it had stopped working */
export function describeMethodFailure(code: string, method: Method, isNetwork: boolean): Failure {
  const kind = Object.hasOwn(kinds, code) ? kinds[code as keyof typeof kinds] : 'stopped';
  return isNetwork && kind !== 'left' ? textOf('unreachable', method) : textOf(kind, method);
}

/** A payment that the customer gave up. */
export const describeLeft = (method: Method): Failure => textOf('left', method);

/** The gateway looked at what was typed, and did not take it. */
export const describeRefused = (method: Method): Failure => textOf('refused', method);

/** What to check of what was typed, where there is something. */
const TO_CHECK: Partial<Readonly<Record<Method, string>>> = {
  sepa: 'Check the IBAN, or choose',
  'us-bank-account': 'Check the numbers of your account, or choose',
  'union-pay': 'Check the card and your mobile number, or choose',
  'google-pay': 'Try again with another card, or choose',
  'payment-request': 'Try again with another card, or choose',
};

function textOf(kind: Kind, method: Method): Failure {
  const { label, party } = METHOD_TEXTS[method];
  const who = party.charAt(0).toUpperCase() + party.slice(1);
  const isAccount = method === 'sepa' || method === 'us-bank-account';
  const onPage = method === 'sepa' || method === 'local-payment';
  switch (kind) {
    case 'left':
      return {
        title: `You left ${party} before paying.`,
        detail: `${NOT_CHARGED} ${KEPT}: go on when you are ready, or choose another way to pay.`,
        isCalm: true,
      };
    case 'blocked':
      return {
        title: `The window of ${party} did not open.`,
        detail: `${NOT_CHARGED} Allow pop-up windows for this shop and try again${onPage ? ', or go there on this page' : ''}. ${KEPT}.`,
      };
    case 'refused':
      return {
        title: isAccount ? 'The bank account was not accepted.' : `${who} did not accept this payment.`,
        detail: `${NOT_CHARGED} ${TO_CHECK[method] ?? 'Check what you typed, or choose'} another way to pay.`,
      };
    case 'open':
      return { title: `A window of ${party} is already open.`, detail: `${NOT_CHARGED} Finish there, or close it and try again.` };
    case 'off':
      return { title: `${label} is not available here.`, detail: `${NOT_CHARGED} Choose another way to pay. ${KEPT}.` };
    case 'failed':
      return {
        title: method === 'sepa' ? 'The mandate could not be completed.' : `${who} did not carry out the payment.`,
        detail: `${NOT_CHARGED} Try again, or choose another way to pay. ${KEPT}.`,
      };
    case 'unreachable':
      return {
        title: `${label} could not be reached.`,
        detail: `${NOT_CHARGED} Check your connection and try again. ${KEPT}.`,
        remedy: 'restart',
      };
    case 'stopped':
      return {
        title: `${label} stopped working.`,
        detail: `${NOT_CHARGED} Try again, or choose another way to pay. ${KEPT}.`,
        remedy: 'restart',
      };
  }
}
