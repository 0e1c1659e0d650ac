'use client';
export { isTenderError } from '@tender/client';
export {
  TenderProvider,
  useTender,
  type FetchAuthorization,
  type TenderAuthorizationProps,
  type TenderClientProps,
  type TenderFailure,
  type TenderProviderProps,
  type UseTenderResult,
} from './tender';
export type { MethodAction, MethodFailure, MethodProps, MethodProviderProps, MethodState, ProvidedOption } from './create-method';
export type { Action } from './core/use-actions';
export type { InstanceState } from './core/instance-state';
