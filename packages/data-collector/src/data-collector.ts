import { defineComponent, withCallback, type Method, type Scope } from '@tender/client/internal';
import { collectDeviceData } from './actions/collect-device-data';
import type { DataCollectorAnalyticsEvent } from './events';
import type {
  DataCollector,
  DataCollectorComponent,
  DataCollectorCreateOptions,
  DataCollectorGetDeviceDataOptions,
  DataCollectorRawDeviceData,
} from './types';

const component = /* @__PURE__ */ defineComponent({
  name: 'Data Collector',
  prefix: 'data-collector',
  options: () => import('./options'),
  async create(scope: Scope<DataCollectorCreateOptions, DataCollectorAnalyticsEvent, 'data-collector'>) {
    const collection = scope
      .client()
      .then((client) => collectDeviceData(scope, client.getConfiguration()))
      .then(toDeviceData);
    let ending: Promise<void> | undefined;

    /** Waits for the collection, and for calls that wait for it as well. Two calls at once end together. */
    const teardown = (): Promise<void> =>
      (ending ??= collection
        .then(nothing, nothing)
        .then(() => new Promise<void>((resolve) => setTimeout(resolve)))
        .then(() => void scope.teardown()));

    const instance = {
      getDeviceData: scope.method('getDeviceData', async (_, options?: DataCollectorGetDeviceDataOptions) => {
        const { deviceData } = await collection;
        return options?.raw ? (JSON.parse(deviceData) as DataCollectorRawDeviceData) : deviceData;
      }),
      teardown: scope.sync('teardown', (callback?: unknown) => withCallback(teardown(), callback)) as Method<[], void>,
    };
    const collected = collection.then((deviceData) => Object.assign(instance, deviceData));
    collected.catch(nothing); // every call of `getDeviceData` reports the failure
    return scope.options.useDeferredClient ? instance : collected;
  },
});

const nothing = (): void => {};

function toDeviceData(correlationId: string): Pick<DataCollector, 'deviceData' | 'rawDeviceData'> {
  const rawDeviceData = { correlation_id: correlationId };
  return { deviceData: JSON.stringify(rawDeviceData), rawDeviceData };
}

/**
 * Device data against fraud: the provider's fraud script collects it, and your server sends its correlation id with the transaction. `create` rejects
 * with DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS when that script could not be loaded.
 */
// The cast adds the overloads: `defineComponent` cannot express that options decide the types of the instance and of a result.
export const dataCollector = component as DataCollectorComponent;
