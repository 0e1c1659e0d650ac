'use client';
import { usBankAccount, type UsBankAccount, type UsBankAccountCreateOptions, type UsBankAccountErrorCode } from '@tender/us-bank-account';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from './create-method';

const [Provider, useMethod] = createMethod<UsBankAccountErrorCode>()('UsBankAccount', usBankAccount, ['tokenize']);

/** Error of US bank accounts, or of the client. */
export type UsBankAccountFailure = MethodFailure<UsBankAccountErrorCode>;

/** Props of `<UsBankAccountProvider>`: the options of `usBankAccount.create`, without those that `<TenderProvider>` supplies. */
export interface UsBankAccountProviderProps extends Omit<UsBankAccountCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useUsBankAccount`. */
export interface UsBankAccountActions {
  /**
   * Creates a nonce from account and routing number, or through a bank login. `run` takes `UsBankAccountTokenizeOptions` and resolves with a
   * `UsBankAccountTokenizePayload`.
   */
  readonly tokenize: MethodAction<UsBankAccount['tokenize'], UsBankAccountFailure>;
}

/** Result of `useUsBankAccount`: the instance with its status, and an action for each asynchronous method. */
export type UseUsBankAccountResult = MethodState<UsBankAccount, UsBankAccountFailure> & UsBankAccountActions;

/**
 * Creates a US bank account component for the components below it. Must be within `<TenderProvider>`.
 * @example <UsBankAccountProvider><BankForm /></UsBankAccountProvider>
 */
export const UsBankAccountProvider: FunctionComponent<UsBankAccountProviderProps> = Provider;

/**
 * Returns the US bank account component of the `<UsBankAccountProvider>` above.
 * @example const { status, tokenize } = useUsBankAccount();
 */
export const useUsBankAccount: () => UseUsBankAccountResult = useMethod;
