import { googlePayment, type GooglePayment, type GooglePaymentCreateOptions, type GooglePaymentErrorCode } from '@tender/google-pay';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from '../create-method';

const [Provider, useMethod] = createMethod<GooglePaymentErrorCode>()('GooglePay', googlePayment, ['parseResponse']);

/** Error of Google Pay, or of the client. */
export type GooglePayFailure = MethodFailure<GooglePaymentErrorCode>;

/** Props of `<GooglePayProvider>`: the options of `googlePayment.create`, without those that `<TenderProvider>` supplies. */
export interface GooglePayProviderProps extends Omit<GooglePaymentCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useGooglePay`. */
export interface GooglePayActions {
  /** Reads the nonce from what Google's `loadPaymentData` resolved with. `run` resolves with a `GooglePaymentPayload`. */
  readonly parseResponse: MethodAction<GooglePayment['parseResponse'], GooglePayFailure>;
}

/** Result of `useGooglePay`: the instance with its status, and an action for `parseResponse`. Call `createPaymentDataRequest` on the instance. */
export type UseGooglePayResult = MethodState<GooglePayment, GooglePayFailure> & GooglePayActions;

/**
 * Creates a Google Pay component for the components below it. Must be within `<TenderProvider>`.
 * @example <GooglePayProvider googlePayVersion={2}><GooglePayButton request={request} onNonce={onNonce} /></GooglePayProvider>
 */
export const GooglePayProvider: FunctionComponent<GooglePayProviderProps> = Provider;

/**
 * Returns the Google Pay component of the `<GooglePayProvider>` above.
 * @example const { status, instance, parseResponse } = useGooglePay();
 */
export const useGooglePay: () => UseGooglePayResult = useMethod;
