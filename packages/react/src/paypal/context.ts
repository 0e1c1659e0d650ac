import { paypal, type PayPal, type PayPalCreateOptions, type PayPalErrorCode } from '@tender/paypal';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from '../create-method';

const [Provider, useMethod] = createMethod<PayPalErrorCode>()('PayPal', paypal, ['tokenize']);

/** Error of PayPal, or of the client. */
export type PayPalFailure = MethodFailure<PayPalErrorCode>;

/** Props of `<PayPalProvider>`: the options of `paypal.create`, without those that `<TenderProvider>` supplies. */
export interface PayPalProviderProps extends Omit<PayPalCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `usePayPal`. */
export interface PayPalActions {
  /** Opens PayPal in a popup, from a button of yours. `run` takes `PayPalTokenizeOptions` and resolves with a `PayPalTokenizePayload`. Call it in a click handler. */
  readonly tokenize: MethodAction<PayPal['tokenize'], PayPalFailure>;
}

/** Result of `usePayPal`: the instance with its status, and an action for each asynchronous method. */
export type UsePayPalResult = MethodState<PayPal, PayPalFailure> & PayPalActions;

/**
 * Creates a PayPal component for the components below it. Must be within `<TenderProvider>`.
 * @example <PayPalProvider><PayPalButton options={options} onNonce={onNonce} /></PayPalProvider>
 */
export const PayPalProvider: FunctionComponent<PayPalProviderProps> = Provider;

/**
 * Returns the PayPal component of the `<PayPalProvider>` above.
 * @example const { status, tokenize } = usePayPal();
 */
export const usePayPal: () => UsePayPalResult = useMethod;
