'use client';
import { masterpass, type Masterpass, type MasterpassCreateOptions, type MasterpassErrorCode } from '@tender/masterpass';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from './create-method';

const [Provider, useMethod] = createMethod<MasterpassErrorCode>()('Masterpass', masterpass, ['tokenize']);

/** Error of Masterpass, or of the client. */
export type MasterpassFailure = MethodFailure<MasterpassErrorCode>;

/** Props of `<MasterpassProvider>`: the options of `masterpass.create`, without those that `<TenderProvider>` supplies. */
export interface MasterpassProviderProps extends Omit<MasterpassCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useMasterpass`. */
export interface MasterpassActions {
  /**
   * Opens Masterpass in a popup. `run` takes `MasterpassTokenizeOptions` and resolves with a `MasterpassTokenizePayload`. Call it in a click
   * handler.
   */
  readonly tokenize: MethodAction<Masterpass['tokenize'], MasterpassFailure>;
}

/** Result of `useMasterpass`: the instance with its status, and an action for each asynchronous method. */
export type UseMasterpassResult = MethodState<Masterpass, MasterpassFailure> & MasterpassActions;

/**
 * Creates a Masterpass component for the components below it. Must be within `<TenderProvider>`.
 * @example <MasterpassProvider><PayButton /></MasterpassProvider>
 */
export const MasterpassProvider: FunctionComponent<MasterpassProviderProps> = Provider;

/**
 * Returns the Masterpass component of the `<MasterpassProvider>` above.
 * @example const { status, tokenize } = useMasterpass();
 */
export const useMasterpass: () => UseMasterpassResult = useMethod;
