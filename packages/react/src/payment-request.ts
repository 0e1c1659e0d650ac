'use client';
import type { FrameServiceErrorCode } from '@tender/frame-service';
import {
  paymentRequest,
  type PaymentRequestCreateOptions,
  type PaymentRequestErrorCode,
  type PaymentRequestInstance,
} from '@tender/payment-request';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from './create-method';

const [Provider, useMethod] = createMethod<PaymentRequestErrorCode | FrameServiceErrorCode>()('PaymentRequest', paymentRequest, [
  'tokenize',
  'canMakePayment',
]);

/** Error of Payment Request, of its frame, or of the client. */
export type PaymentRequestFailure = MethodFailure<PaymentRequestErrorCode | FrameServiceErrorCode>;

/** Props of `<PaymentRequestProvider>`: the options of `paymentRequest.create`, without those that `<TenderProvider>` supplies. */
export interface PaymentRequestProviderProps extends Omit<PaymentRequestCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `usePaymentRequest`. */
export interface PaymentRequestActions {
  /**
   * Opens the browser's payment sheet. `run` takes a `PaymentRequestConfiguration` and resolves with a `PaymentRequestTokenizePayload`. Call it in a
   * click handler.
   */
  readonly tokenize: MethodAction<PaymentRequestInstance['tokenize'], PaymentRequestFailure>;
  /** Checks whether the browser can pay with a `PaymentRequestConfiguration`. `run` resolves with a boolean. */
  readonly canMakePayment: MethodAction<PaymentRequestInstance['canMakePayment'], PaymentRequestFailure>;
}

/** Result of `usePaymentRequest`: the instance with its status, and an action for each asynchronous method. */
export type UsePaymentRequestResult = MethodState<PaymentRequestInstance, PaymentRequestFailure> & PaymentRequestActions;

/**
 * Creates a Payment Request component for the components below it. Must be within `<TenderProvider>`.
 * @example <PaymentRequestProvider><PayButton /></PaymentRequestProvider>
 */
export const PaymentRequestProvider: FunctionComponent<PaymentRequestProviderProps> = Provider;

/**
 * Returns the Payment Request component of the `<PaymentRequestProvider>` above.
 * @example const { status, tokenize } = usePaymentRequest();
 */
export const usePaymentRequest: () => UsePaymentRequestResult = useMethod;
