'use client';
import {
  preferredPaymentMethods,
  type PreferredPaymentMethods,
  type PreferredPaymentMethodsCreateOptions,
} from '@tender/preferred-payment-methods';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from './create-method';

const [Provider, useMethod] = createMethod<never>()('PreferredPaymentMethods', preferredPaymentMethods, ['fetchPreferredPaymentMethods']);

/** Error of the client. Preferred payment methods have no error codes of their own. */
export type PreferredPaymentMethodsFailure = MethodFailure<never>;

/** Props of `<PreferredPaymentMethodsProvider>`: the options of `preferredPaymentMethods.create`, without those that `<TenderProvider>` supplies. */
export interface PreferredPaymentMethodsProviderProps
  extends Omit<PreferredPaymentMethodsCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `usePreferredPaymentMethods`. */
export interface PreferredPaymentMethodsActions {
  /** Asks which wallets the customer prefers. `run` resolves with a `PreferredPaymentMethodsResult`. */
  readonly fetchPreferredPaymentMethods: MethodAction<
    PreferredPaymentMethods['fetchPreferredPaymentMethods'],
    PreferredPaymentMethodsFailure
  >;
}

/** Result of `usePreferredPaymentMethods`: the instance with its status, and an action for each asynchronous method. */
export type UsePreferredPaymentMethodsResult = MethodState<PreferredPaymentMethods, PreferredPaymentMethodsFailure> &
  PreferredPaymentMethodsActions;

/**
 * Creates a component for preferred payment methods for the components below it. Must be within `<TenderProvider>`.
 * @example <PreferredPaymentMethodsProvider><MethodList /></PreferredPaymentMethodsProvider>
 */
export const PreferredPaymentMethodsProvider: FunctionComponent<PreferredPaymentMethodsProviderProps> = Provider;

/**
 * Returns the component of the `<PreferredPaymentMethodsProvider>` above.
 * @example const { status, fetchPreferredPaymentMethods } = usePreferredPaymentMethods();
 */
export const usePreferredPaymentMethods: () => UsePreferredPaymentMethodsResult = useMethod;
