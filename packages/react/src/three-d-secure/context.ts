import { threeDSecure, type ThreeDSecure, type ThreeDSecureCreateOptions, type ThreeDSecureErrorCode } from '@tender/three-d-secure';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from '../create-method';

const [Provider, useMethod, parts] = createMethod<ThreeDSecureErrorCode>()('ThreeDSecure', threeDSecure, [
  'verifyCard',
  'prepareLookup',
  'initializeChallengeWithLookupResponse',
  'cancelVerifyCard',
]);
/** The context of 3D Secure, for the checkout, which verifies cards itself. */
export const threeDSecureParts = parts;

/** Error of 3D Secure, or of the client. */
export type ThreeDSecureFailure = MethodFailure<ThreeDSecureErrorCode>;

/** Props of `<ThreeDSecureProvider>`: the options of `threeDSecure.create`, without those that `<TenderProvider>` supplies. */
export interface ThreeDSecureProviderProps extends Omit<ThreeDSecureCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useThreeDSecure`. */
export interface ThreeDSecureActions {
  /** Verifies a card with its bank. `run` takes `ThreeDSecureVerifyCardOptions` and resolves with a `ThreeDSecureVerifyPayload`. */
  readonly verifyCard: MethodAction<ThreeDSecure['verifyCard'], ThreeDSecureFailure>;
  /** Collects what your server needs for a lookup of its own. `run` takes `ThreeDSecurePrepareLookupOptions` and resolves with a string. */
  readonly prepareLookup: MethodAction<ThreeDSecure['prepareLookup'], ThreeDSecureFailure>;
  /** Continues with the response of a lookup that your server has sent. `run` resolves with a `ThreeDSecureVerifyPayload`. */
  readonly initializeChallengeWithLookupResponse: MethodAction<ThreeDSecure['initializeChallengeWithLookupResponse'], ThreeDSecureFailure>;
  /** Cancels the running verification. `run` resolves with a `ThreeDSecureCanceledVerification`. */
  readonly cancelVerifyCard: MethodAction<ThreeDSecure['cancelVerifyCard'], ThreeDSecureFailure>;
}

/** Result of `useThreeDSecure`: the instance with its status, and an action for each asynchronous method. */
export type UseThreeDSecureResult = MethodState<ThreeDSecure, ThreeDSecureFailure> & ThreeDSecureActions;

/**
 * Creates a 3D Secure component for the components below it. Must be within `<TenderProvider>`.
 * @example <ThreeDSecureProvider version="2-inline-iframe"><CardForm /></ThreeDSecureProvider>
 */
export const ThreeDSecureProvider: FunctionComponent<ThreeDSecureProviderProps> = Provider;

/**
 * Returns the 3D Secure component of the `<ThreeDSecureProvider>` above.
 * @example const { status, verifyCard } = useThreeDSecure();
 */
export const useThreeDSecure: () => UseThreeDSecureResult = useMethod;
