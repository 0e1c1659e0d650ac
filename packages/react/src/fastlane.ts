'use client';
import { fastlane, type Fastlane, type FastlaneErrorCode, type FastlaneLoaderOptions } from '@tender/fastlane';
import type { FunctionComponent } from 'react';
import { createMethod, type MethodFailure, type MethodProviderProps, type MethodState, type ProvidedOption } from './create-method';

const [Provider, useMethod] = createMethod<FastlaneErrorCode>()('Fastlane', fastlane, []);

/** Error of Fastlane, or of the client. */
export type FastlaneFailure = MethodFailure<FastlaneErrorCode>;

/** Props of `<FastlaneProvider>`: the options of `fastlane.create`, without those that `<TenderProvider>` supplies. */
export interface FastlaneProviderProps extends Omit<FastlaneLoaderOptions, ProvidedOption>, MethodProviderProps {
  /** Further options of the script, such as `styles`, `cardOptions` and `shippingAddressOptions`. */
  readonly [option: string]: unknown;
}

/** Result of `useFastlane`: the object of the Fastlane script with its status. It has no actions, because the script's object is not ours. */
export type UseFastlaneResult = MethodState<Fastlane, FastlaneFailure>;

/**
 * Loads Fastlane for the components below it. Must be within `<TenderProvider>`. The script has no teardown: its object is forgotten when the provider
 * unmounts, and the scripts stay on the page for the next one.
 * @example <FastlaneProvider deviceData={deviceData}><Checkout /></FastlaneProvider>
 */
export const FastlaneProvider: FunctionComponent<FastlaneProviderProps> = Provider;

/**
 * Returns the object of the Fastlane script of the `<FastlaneProvider>` above.
 * @example const { status, instance } = useFastlane();
 */
export const useFastlane: () => UseFastlaneResult = useMethod;
