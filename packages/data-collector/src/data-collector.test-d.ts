import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  dataCollector,
  type DataCollector,
  type DataCollectorDeferred,
  type DataCollectorErrorCode,
  type DataCollectorRawDeviceData,
} from './index';
import type { rawDeviceData } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

true satisfies Same<z.output<typeof rawDeviceData>, DataCollectorRawDeviceData>;

export async function types(): Promise<void> {
  const instance: DataCollector = await dataCollector.create({ authorization, riskCorrelationId: '', cb1: 'ready', signal });
  dataCollector.create({ authorization }, (error: unknown, created?: DataCollector) => created);
  instance.deviceData satisfies string;
  (await instance.getDeviceData()) satisfies string;
  (await instance.getDeviceData({ raw: false, signal })) satisfies string;
  (await instance.getDeviceData({ raw: true, signal })).correlation_id satisfies string;
  instance.getDeviceData((_, deviceData) => deviceData?.length);
  instance.getDeviceData({ raw: true }, (_, raw) => raw?.correlation_id);
  (await instance.teardown()) satisfies void;
  const deferred: DataCollectorDeferred = await dataCollector.create({ authorization, useDeferredClient: true });
  deferred.deviceData satisfies string | undefined;
  // @ts-expect-error -- it may not have been collected yet
  void deferred.deviceData.length;
  // @ts-expect-error -- a name is expected, not a function
  await dataCollector.create({ authorization, cb1: () => {} });
  const code: DataCollectorErrorCode = 'DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS';
  void code;
}
