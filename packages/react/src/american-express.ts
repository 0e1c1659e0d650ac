'use client';
import {
  americanExpress,
  type AmericanExpress,
  type AmericanExpressCreateOptions,
  type AmericanExpressErrorCode,
} from '@tender/american-express';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from './create-method';

const [Provider, useMethod] = createMethod<AmericanExpressErrorCode>()('AmericanExpress', americanExpress, [
  'getRewardsBalance',
  'getExpressCheckoutProfile',
]);

/** Error of American Express, or of the client. */
export type AmericanExpressFailure = MethodFailure<AmericanExpressErrorCode>;

/** Props of `<AmericanExpressProvider>`: the options of `americanExpress.create`, without those that `<TenderProvider>` supplies. */
export interface AmericanExpressProviderProps extends Omit<AmericanExpressCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useAmericanExpress`. */
export interface AmericanExpressActions {
  /**
   * Asks for the rewards balance of a card. `run` takes `AmericanExpressRewardsBalanceOptions` and resolves with an
   * `AmericanExpressRewardsBalance`, which has an `error` if American Express has no rewards for the card.
   */
  readonly getRewardsBalance: MethodAction<AmericanExpress['getRewardsBalance'], AmericanExpressFailure>;
  /**
   * Asks for the cards behind a nonce of Amex Express Checkout. `run` takes `AmericanExpressCheckoutProfileOptions` and resolves with an
   * `AmericanExpressCheckoutProfile`.
   */
  readonly getExpressCheckoutProfile: MethodAction<AmericanExpress['getExpressCheckoutProfile'], AmericanExpressFailure>;
}

/** Result of `useAmericanExpress`: the instance with its status, and an action for each asynchronous method. */
export type UseAmericanExpressResult = MethodState<AmericanExpress, AmericanExpressFailure> & AmericanExpressActions;

/**
 * Creates an American Express component for the components below it. Must be within `<TenderProvider>`.
 * @example <AmericanExpressProvider><PayWithPoints /></AmericanExpressProvider>
 */
export const AmericanExpressProvider: FunctionComponent<AmericanExpressProviderProps> = Provider;

/**
 * Returns the American Express component of the `<AmericanExpressProvider>` above.
 * @example const { status, getRewardsBalance } = useAmericanExpress();
 */
export const useAmericanExpress: () => UseAmericanExpressResult = useMethod;
