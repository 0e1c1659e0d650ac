'use client';
import { localPayment, type LocalPayment, type LocalPaymentCreateOptions, type LocalPaymentErrorCode } from '@tender/local-payment';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from './create-method';

const [Provider, useMethod] = createMethod<LocalPaymentErrorCode>()('LocalPayment', localPayment, ['startPayment', 'tokenize']);

/** Error of a local payment method, or of the client. */
export type LocalPaymentFailure = MethodFailure<LocalPaymentErrorCode>;

/** Props of `<LocalPaymentProvider>`: the options of `localPayment.create`, without those that `<TenderProvider>` supplies. */
export interface LocalPaymentProviderProps extends Omit<LocalPaymentCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useLocalPayment`. */
export interface LocalPaymentActions {
  /**
   * Opens the page of the bank or wallet in a popup and resolves with the nonce, or leaves the page with `redirectUrl`. `run` takes
   * `LocalPaymentStartPaymentOptions`. Call it in a click handler.
   */
  readonly startPayment: MethodAction<LocalPayment['startPayment'], LocalPaymentFailure>;
  /** Creates the nonce on the page to which the customer returns. `run` takes the parameters of that page's URL, or reads them itself. */
  readonly tokenize: MethodAction<LocalPayment['tokenize'], LocalPaymentFailure>;
}

/** Result of `useLocalPayment`: the instance with its status, and an action for each asynchronous method. */
export type UseLocalPaymentResult = MethodState<LocalPayment, LocalPaymentFailure> & LocalPaymentActions;

/**
 * Creates a local payment component for the components below it. Must be within `<TenderProvider>`.
 * @example <LocalPaymentProvider><PayButton /></LocalPaymentProvider>
 */
export const LocalPaymentProvider: FunctionComponent<LocalPaymentProviderProps> = Provider;

/**
 * Returns the local payment component of the `<LocalPaymentProvider>` above.
 * @example const { status, startPayment } = useLocalPayment();
 */
export const useLocalPayment: () => UseLocalPaymentResult = useMethod;
