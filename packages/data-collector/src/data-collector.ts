import { defineComponent, type Scope } from '@tender/client/internal';
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
  async create(scope: Scope<DataCollectorCreateOptions, DataCollectorAnalyticsEvent, 'data-collector'>) {
    const collection = scope
      .client()
      .then((client) => collectDeviceData(scope, client.getConfiguration()))
      .then(toDeviceData);
    const instance = {
      getDeviceData: scope.method('getDeviceData', async (_, options?: DataCollectorGetDeviceDataOptions) => {
        const { deviceData } = await collection;
        return options?.raw ? (JSON.parse(deviceData) as DataCollectorRawDeviceData) : deviceData;
      }),
      teardown: scope.teardown,
    };
    const collected = collection.then((deviceData) => Object.assign(instance, deviceData));
    collected.catch(() => {}); // every call of `getDeviceData` reports the failure
    return scope.options.useDeferredClient ? instance : collected;
  },
});

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
