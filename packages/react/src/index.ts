'use client';
export { isTenderError } from '@tender/client';
export {
  TenderProvider,
  useTender,
  type FetchAuthorization,
  type TenderFailure,
  type TenderProviderProps,
  type TenderState,
} from './tender';
export type { MethodProps, MethodState } from './create-method';
export type { Action } from './core/use-actions';
export type { Life } from './core/life';
