'use client';
import { sepa, type Sepa, type SepaCreateOptions, type SepaErrorCode } from '@tender/sepa';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from './create-method';

const [Provider, useMethod] = createMethod<SepaErrorCode>()('Sepa', sepa, ['tokenize']);

/** Error of SEPA Direct Debit, or of the client. */
export type SepaFailure = MethodFailure<SepaErrorCode>;

/** Props of `<SepaProvider>`: the options of `sepa.create`, without those that `<TenderProvider>` supplies. */
export interface SepaProviderProps extends Omit<SepaCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useSepa`. */
export interface SepaActions {
  /**
   * Opens the mandate page in a popup. `run` takes `SepaTokenizeOptions` and resolves with a `SepaTokenizePayload`, or with undefined where
   * `redirectUrl` leaves the page. Call it in a click handler.
   */
  readonly tokenize: MethodAction<Sepa['tokenize'], SepaFailure>;
}

/** Result of `useSepa`: the instance with its status, and an action for each asynchronous method. */
export type UseSepaResult = MethodState<Sepa, SepaFailure> & SepaActions;

/**
 * Creates a SEPA Direct Debit component for the components below it. Must be within `<TenderProvider>`.
 * @example <SepaProvider><PayButton /></SepaProvider>
 */
export const SepaProvider: FunctionComponent<SepaProviderProps> = Provider;

/**
 * Returns the SEPA Direct Debit component of the `<SepaProvider>` above.
 * @example const { status, tokenize } = useSepa();
 */
export const useSepa: () => UseSepaResult = useMethod;
