'use client';
import { unionpay, type UnionPay, type UnionPayCreateOptions, type UnionPayErrorCode } from '@tender/union-pay';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from './create-method';

const [Provider, useMethod] = createMethod<UnionPayErrorCode>()('UnionPay', unionpay, ['fetchCapabilities', 'enroll', 'tokenize']);

/** Error of UnionPay, or of the client. */
export type UnionPayFailure = MethodFailure<UnionPayErrorCode>;

/** Props of `<UnionPayProvider>`: the options of `unionpay.create`, without those that `<TenderProvider>` supplies. */
export interface UnionPayProviderProps extends Omit<UnionPayCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useUnionPay`. */
export interface UnionPayActions {
  /**
   * Asks what a card needs. `run` takes `UnionPayFetchCapabilitiesOptions` and resolves with a `UnionPayFetchCapabilitiesPayload`.
   */
  readonly fetchCapabilities: MethodAction<UnionPay['fetchCapabilities'], UnionPayFailure>;
  /**
   * Enrolls a card; the bank may send the customer a code by SMS. `run` takes `UnionPayEnrollOptions` and resolves with a
   * `UnionPayEnrollPayload`.
   */
  readonly enroll: MethodAction<UnionPay['enroll'], UnionPayFailure>;
  /** Creates the nonce of an enrolled card. `run` takes `UnionPayTokenizeOptions` and resolves with a `UnionPayTokenizePayload`. */
  readonly tokenize: MethodAction<UnionPay['tokenize'], UnionPayFailure>;
}

/** Result of `useUnionPay`: the instance with its status, and an action for each asynchronous method. */
export type UseUnionPayResult = MethodState<UnionPay, UnionPayFailure> & UnionPayActions;

/**
 * Creates a UnionPay component for the components below it. Must be within `<TenderProvider>`.
 * @example <UnionPayProvider><CardForm /></UnionPayProvider>
 */
export const UnionPayProvider: FunctionComponent<UnionPayProviderProps> = Provider;

/**
 * Returns the UnionPay component of the `<UnionPayProvider>` above.
 * @example const { status, enroll, tokenize } = useUnionPay();
 */
export const useUnionPay: () => UseUnionPayResult = useMethod;
