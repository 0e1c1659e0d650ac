import type { LocalPaymentErrorCode } from '@tender/local-payment';
import type { MasterpassErrorCode } from '@tender/masterpass';
import type { PayPalErrorCode } from '@tender/paypal';
import type { PayPalCheckoutErrorCode } from '@tender/paypal/checkout';
import type { SepaErrorCode } from '@tender/sepa';
import type { Failure } from './describe-failure';
import { METHOD_TEXTS, type Method } from './methods';

type Kind = 'left' | 'blocked' | 'refused' | 'open' | 'off' | 'failed' | 'unreachable' | 'stopped';

/** What each error of the methods beside the card means to a customer. */
const kinds: Readonly<
  Record<PayPalErrorCode | PayPalCheckoutErrorCode | SepaErrorCode | LocalPaymentErrorCode | MasterpassErrorCode, Kind>
> = {
  PAYPAL_POPUP_CLOSED: 'left',
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_CANCELED: 'left',
  SEPA_CUSTOMER_CANCELED: 'left',
  LOCAL_PAYMENT_CANCELED: 'left',
  LOCAL_PAYMENT_WINDOW_CLOSED: 'left',
  MASTERPASS_POPUP_CLOSED: 'left',

  PAYPAL_POPUP_OPEN_FAILED: 'blocked',
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED: 'blocked',
  SEPA_TOKENIZATION_FAILED: 'blocked',
  LOCAL_PAYMENT_WINDOW_OPEN_FAILED: 'blocked',
  MASTERPASS_POPUP_OPEN_FAILED: 'blocked',

  PAYPAL_INVALID_PAYMENT_OPTION: 'refused',
  SEPA_CREATE_MANDATE_FAILED: 'refused',
  LOCAL_PAYMENT_INVALID_PAYMENT_OPTION: 'refused',
  MASTERPASS_INVALID_PAYMENT_OPTION: 'refused',

  PAYPAL_TOKENIZATION_REQUEST_ACTIVE: 'open',
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_IN_PROGRESS: 'open',
  LOCAL_PAYMENT_ALREADY_IN_PROGRESS: 'open',
  MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS: 'open',

  PAYPAL_NOT_ENABLED: 'off',
  PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED: 'off',
  LOCAL_PAYMENT_NOT_ENABLED: 'off',
  MASTERPASS_NOT_ENABLED: 'off',
  MASTERPASS_BROWSER_NOT_SUPPORTED: 'off',

  SEPA_TRANSACTION_FAILED: 'failed',
  LOCAL_PAYMENT_START_PAYMENT_FAILED: 'failed',
  LOCAL_PAYMENT_START_PAYMENT_DEFERRED_PAYMENT_FAILED: 'failed',
  MASTERPASS_POPUP_MISSING_REQUIRED_PARAMETERS: 'failed',

  PAYPAL_ACCOUNT_TOKENIZATION_FAILED: 'unreachable',
  PAYPAL_FLOW_FAILED: 'unreachable',
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_SETUP_FAILED: 'unreachable',
  LOCAL_PAYMENT_TOKENIZATION_FAILED: 'unreachable',
  MASTERPASS_ACCOUNT_TOKENIZATION_FAILED: 'unreachable',
  MASTERPASS_FLOW_FAILED: 'unreachable',

  PAYPAL_FLOW_OPTION_REQUIRED: 'stopped',
  PAYPAL_MISSING_REQUIRED_OPTION: 'stopped',
  PAYPAL_START_VAULT_INITIATED_CHECKOUT_PARAM_REQUIRED: 'stopped',
  SEPA_INVALID_MANDATE_TYPE: 'stopped',
  SEPA_TOKENIZE_MISSING_REQUIRED_OPTION: 'stopped',
  LOCAL_PAYMENT_START_PAYMENT_MISSING_REQUIRED_OPTION: 'stopped',
  MASTERPASS_TOKENIZE_MISSING_REQUIRED_OPTION: 'stopped',
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

function textOf(kind: Kind, method: Method): Failure {
  const { label, party } = METHOD_TEXTS[method];
  const who = party.charAt(0).toUpperCase() + party.slice(1);
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
        title: method === 'sepa' ? 'The bank account was not accepted.' : `${who} did not accept this payment.`,
        detail: `${NOT_CHARGED} ${method === 'sepa' ? 'Check the IBAN' : 'Check what you typed'}, or choose another way to pay.`,
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
