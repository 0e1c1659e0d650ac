export { dataCollectorErrors, type DataCollectorErrorCode } from './errors';
export { dataCollector } from './data-collector';
export type {
  DataCollector,
  DataCollectorComponent,
  DataCollectorCreateOptions,
  DataCollectorDeferred,
  DataCollectorGetDeviceDataOptions,
  DataCollectorRawDeviceData,
} from './types';
