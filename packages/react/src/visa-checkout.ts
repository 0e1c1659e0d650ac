'use client';
import { visaCheckout, type VisaCheckout, type VisaCheckoutCreateOptions, type VisaCheckoutErrorCode } from '@tender/visa-checkout';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from './create-method';

const [Provider, useMethod] = createMethod<VisaCheckoutErrorCode>()('VisaCheckout', visaCheckout, ['tokenize']);

/** Error of Visa Checkout, or of the client. */
export type VisaCheckoutFailure = MethodFailure<VisaCheckoutErrorCode>;

/** Props of `<VisaCheckoutProvider>`: the options of `visaCheckout.create`, without those that `<TenderProvider>` supplies. */
export interface VisaCheckoutProviderProps extends Omit<VisaCheckoutCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useVisaCheckout`. */
export interface VisaCheckoutActions {
  /** Exchanges a payment of Visa's script for a nonce. `run` takes a `VisaCheckoutPayment` and resolves with a `VisaCheckoutTokenizePayload`. */
  readonly tokenize: MethodAction<VisaCheckout['tokenize'], VisaCheckoutFailure>;
}

/** Result of `useVisaCheckout`: the instance with its status, and an action for each asynchronous method. */
export type UseVisaCheckoutResult = MethodState<VisaCheckout, VisaCheckoutFailure> & VisaCheckoutActions;

/**
 * Creates a Visa Checkout component for the components below it. Must be within `<TenderProvider>`.
 * @example <VisaCheckoutProvider><VisaButton /></VisaCheckoutProvider>
 */
export const VisaCheckoutProvider: FunctionComponent<VisaCheckoutProviderProps> = Provider;

/**
 * Returns the Visa Checkout component of the `<VisaCheckoutProvider>` above. Create the options for Visa's script with the instance's
 * `createInitOptions`.
 * @example const { status, instance, tokenize } = useVisaCheckout();
 */
export const useVisaCheckout: () => UseVisaCheckoutResult = useMethod;
