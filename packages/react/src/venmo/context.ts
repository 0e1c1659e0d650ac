import type { FrameServiceErrorCode } from '@tender/frame-service';
import { venmo, type Venmo, type VenmoCreateOptions, type VenmoErrorCode } from '@tender/venmo';
import type { FunctionComponent } from 'react';
import {
  createMethod,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type ProvidedOption,
} from '../create-method';

const [Provider, useMethod] = createMethod<VenmoErrorCode | FrameServiceErrorCode>()('Venmo', venmo, [
  'tokenize',
  'cancelTokenization',
  'getUrl',
  'processHashChangeFlowResults',
]);

/** Error of Venmo, of its window, or of the client. */
export type VenmoFailure = MethodFailure<VenmoErrorCode | FrameServiceErrorCode>;

/** The action `tokenize` of `useVenmo` or `useVenmoCode`. */
export type VenmoTokenizeAction = MethodAction<Venmo['tokenize'], VenmoFailure>;

/** Props of `<VenmoProvider>`: the options of `venmo.create`, without those that `<TenderProvider>` supplies. */
export interface VenmoProviderProps extends Omit<VenmoCreateOptions, ProvidedOption>, MethodProviderProps {}

/** Actions of `useVenmo`. */
export interface VenmoActions {
  /**
   * Starts a payment in the Venmo app, with a QR code, or in a login window. `run` takes `VenmoTokenizeOptions` and resolves with a
   * `VenmoTokenizePayload`. Call it in a click handler.
   */
  readonly tokenize: VenmoTokenizeAction;
  /** Cancels the running `tokenize`. */
  readonly cancelTokenization: MethodAction<Venmo['cancelTokenization'], VenmoFailure>;
  /** Creates the URL that opens the payment in the Venmo app. */
  readonly getUrl: MethodAction<Venmo['getUrl'], VenmoFailure>;
  /** Reads the result of a payment from a URL hash, after the customer has returned from the app. */
  readonly processHashChangeFlowResults: MethodAction<Venmo['processHashChangeFlowResults'], VenmoFailure>;
}

/** Result of `useVenmo`: the instance with its status, and an action for each asynchronous method. */
export type UseVenmoResult = MethodState<Venmo, VenmoFailure> & VenmoActions;

/**
 * Creates a Venmo component for the components below it. Must be within `<TenderProvider>`.
 * @example <VenmoProvider allowDesktop><VenmoButton onNonce={onNonce} /></VenmoProvider>
 */
export const VenmoProvider: FunctionComponent<VenmoProviderProps> = Provider;

/**
 * Returns the Venmo component of the `<VenmoProvider>` above.
 * @example const { status, tokenize } = useVenmo();
 */
export const useVenmo: () => UseVenmoResult = useMethod;
