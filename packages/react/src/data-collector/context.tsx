import { dataCollector, type DataCollector, type DataCollectorCreateOptions, type DataCollectorErrorCode } from '@tender/data-collector';
import { useCallback, type ReactNode } from 'react';
import {
  createMethod,
  openWithClient,
  type MethodAction,
  type MethodFailure,
  type MethodProviderProps,
  type MethodState,
  type OpenInstance,
  type ProvidedOption,
} from '../create-method';
import { DeviceDataContext } from '../core/device-data-context';
import { whenIdle } from '../core/when-idle';
import { readDeviceData } from './read-device-data';

const [, useMethod, { Context, useValue }] = createMethod<DataCollectorErrorCode>()('DataCollector', dataCollector, ['getDeviceData']);

/** Error of the data collector, or of the client. */
export type DataCollectorFailure = MethodFailure<DataCollectorErrorCode>;

/**
 * Props of `<DataCollectorProvider>`: the options of `dataCollector.create`, without those that `<TenderProvider>` supplies, and without
 * `useDeferredClient`, because the provider never makes your page wait.
 */
export interface DataCollectorProviderProps
  extends Omit<DataCollectorCreateOptions, ProvidedOption | 'useDeferredClient'>, MethodProviderProps {}

/** Actions of `useDataCollector`. */
export interface DataCollectorActions {
  /** Resolves with the device data as soon as it has been collected. `run` takes `DataCollectorGetDeviceDataOptions`. */
  readonly getDeviceData: MethodAction<DataCollector['getDeviceData'], DataCollectorFailure>;
}

/** Result of `useDataCollector`: the instance with its status, and an action for each asynchronous method. */
export type UseDataCollectorResult = MethodState<DataCollector, DataCollectorFailure> & DataCollectorActions;

/** Collects when the browser is idle: the scripts of the collection are heavy, and the customer waits for the fields. */
const openWhenIdle: OpenInstance<DataCollector> = (tender, create, signal) =>
  openWithClient(
    tender,
    async (access, creationSignal) => {
      await new Promise<void>(whenIdle);
      creationSignal.throwIfAborted();
      return create(access, creationSignal);
    },
    signal,
  );

/**
 * Collects device data once for all components below it, in the background. Must be within `<TenderProvider>`.
 * @example <DataCollectorProvider><Checkout deviceData methods={methods} amount="15.00" currency="EUR" onPayment={charge} /></DataCollectorProvider>
 */
export function DataCollectorProvider({ children, suspense, ...options }: DataCollectorProviderProps): ReactNode {
  const value = useValue(options, suspense, openWhenIdle);
  const { instanceRef } = value;
  const read = useCallback(() => readDeviceData(instanceRef), [instanceRef]);
  return (
    <Context.Provider value={value}>
      <DeviceDataContext.Provider value={read}>{children}</DeviceDataContext.Provider>
    </Context.Provider>
  );
}

/**
 * Returns the data collector of the `<DataCollectorProvider>` above.
 * @example const { status, instance, error } = useDataCollector();
 */
export const useDataCollector: () => UseDataCollectorResult = useMethod;

/**
 * Returns the device data, for your server to send with the transaction. Undefined until it has been collected, and if that fails: pay without it
 * then.
 * @example const deviceData = useDeviceData();
 */
export function useDeviceData(): string | undefined {
  return useDataCollector().instance?.deviceData;
}
