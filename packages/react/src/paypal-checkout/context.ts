import {
  paypalCheckout,
  type PayPalCheckout,
  type PayPalCheckoutCreateOptions,
  type PayPalCheckoutErrorCode,
} from '@tender/paypal/checkout';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from '../create-method';

const [Provider, useMethod] = createMethod<PayPalCheckoutErrorCode>()('PayPalCheckout', paypalCheckout, [
  'createPayment',
  'updatePayment',
  'tokenizePayment',
  'getClientId',
  'loadPayPalSDK',
  'startVaultInitiatedCheckout',
  'closeVaultInitiatedCheckoutWindow',
  'focusVaultInitiatedCheckoutWindow',
]);

/** Error of PayPal Checkout, or of the client. */
export type PayPalCheckoutFailure = MethodFailure<PayPalCheckoutErrorCode>;

/** Props of `<PayPalCheckoutProvider>`: the options of `paypalCheckout.create`, without those that `<TenderProvider>` supplies. */
export interface PayPalCheckoutProviderProps extends Omit<PayPalCheckoutCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `usePayPalCheckout`. */
export interface PayPalCheckoutActions {
  /** Creates a payment or an agreement for PayPal's script. `run` takes `PayPalCheckoutCreatePaymentOptions` and resolves with its id. */
  readonly createPayment: MethodAction<PayPalCheckout['createPayment'], PayPalCheckoutFailure>;
  /** Changes a payment that was created, such as its amount after a new shipping address. `run` takes `PayPalCheckoutUpdatePaymentOptions`. */
  readonly updatePayment: MethodAction<PayPalCheckout['updatePayment'], PayPalCheckoutFailure>;
  /** Exchanges an approved payment for a nonce. `run` takes `PayPalCheckoutTokenizePaymentOptions` and resolves with a `PayPalTokenizePayload`. */
  readonly tokenizePayment: MethodAction<PayPalCheckout['tokenizePayment'], PayPalCheckoutFailure>;
  /** Reads the merchant's PayPal client id. */
  readonly getClientId: MethodAction<PayPalCheckout['getClientId'], PayPalCheckoutFailure>;
  /** Loads PayPal's script. `run` takes `PayPalCheckoutLoadPayPalSDKOptions` and resolves with the instance. */
  readonly loadPayPalSDK: MethodAction<PayPalCheckout['loadPayPalSDK'], PayPalCheckoutFailure>;
  /**
   * Lets the customer confirm a payment with a PayPal account that is in your vault, in a popup. `run` takes
   * `PayPalCheckoutStartVaultInitiatedCheckoutOptions` and resolves with a `PayPalTokenizePayload`. Call it in a click handler.
   */
  readonly startVaultInitiatedCheckout: MethodAction<PayPalCheckout['startVaultInitiatedCheckout'], PayPalCheckoutFailure>;
  /** Closes the popup of `startVaultInitiatedCheckout`. */
  readonly closeVaultInitiatedCheckoutWindow: MethodAction<PayPalCheckout['closeVaultInitiatedCheckoutWindow'], PayPalCheckoutFailure>;
  /** Brings the popup of `startVaultInitiatedCheckout` to the front. */
  readonly focusVaultInitiatedCheckoutWindow: MethodAction<PayPalCheckout['focusVaultInitiatedCheckoutWindow'], PayPalCheckoutFailure>;
}

/** Result of `usePayPalCheckout`: the instance with its status, and an action for each asynchronous method. */
export type UsePayPalCheckoutResult = MethodState<PayPalCheckout, PayPalCheckoutFailure> & PayPalCheckoutActions;

/**
 * Creates a PayPal Checkout component for the components below it. Must be within `<TenderProvider>`.
 * @example <PayPalCheckoutProvider><PayPalButtons options={options} onNonce={onNonce} /></PayPalCheckoutProvider>
 */
export const PayPalCheckoutProvider: FunctionComponent<PayPalCheckoutProviderProps> = Provider;

/**
 * Returns the PayPal Checkout component of the `<PayPalCheckoutProvider>` above.
 * @example const { status, createPayment, tokenizePayment } = usePayPalCheckout();
 */
export const usePayPalCheckout: () => UsePayPalCheckoutResult = useMethod;
