import { applePay, type ApplePay, type ApplePayCreateOptions, type ApplePayErrorCode } from '@tender/apple-pay';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from '../create-method';

const [Provider, useMethod] = createMethod<ApplePayErrorCode>()('ApplePay', applePay, ['performValidation', 'tokenize']);

/** Error of Apple Pay, or of the client. */
export type ApplePayFailure = MethodFailure<ApplePayErrorCode>;

/** Props of `<ApplePayProvider>`: the options of `applePay.create`, without those that `<TenderProvider>` supplies. */
export interface ApplePayProviderProps extends Omit<ApplePayCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useApplePay`. */
export interface ApplePayActions {
  /** Asks the gateway for Apple's merchant session. `run` resolves with it. */
  readonly performValidation: MethodAction<ApplePay['performValidation'], ApplePayFailure>;
  /** Exchanges Apple's payment token for a nonce. `run` resolves with an `ApplePayTokenizePayload`. */
  readonly tokenize: MethodAction<ApplePay['tokenize'], ApplePayFailure>;
}

/** Result of `useApplePay`: the instance with its status, and an action for each asynchronous method. */
export type UseApplePayResult = MethodState<ApplePay, ApplePayFailure> & ApplePayActions;

/**
 * Creates an Apple Pay component for the components below it. Must be within `<TenderProvider>`.
 * @example <ApplePayProvider><ApplePayButton request={request} onPayment={onPayment} /></ApplePayProvider>
 */
export const ApplePayProvider: FunctionComponent<ApplePayProviderProps> = Provider;

/**
 * Returns the Apple Pay component of the `<ApplePayProvider>` above.
 * @example const { status, instance, tokenize } = useApplePay();
 */
export const useApplePay: () => UseApplePayResult = useMethod;
