'use client';
export {
  DataCollectorProvider,
  useDataCollector,
  useDeviceData,
  type DataCollectorActions,
  type DataCollectorFailure,
  type DataCollectorProviderProps,
  type UseDataCollectorResult,
} from './data-collector/context';
