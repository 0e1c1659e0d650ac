import { abortable } from '@tender/client/internal';
import type { DataCollector } from '@tender/data-collector';
import type { InstanceRef } from '../core/instance-ref';

/** Milliseconds for which a payment waits for its device data. */
const TIMEOUT = 5000;

/** Resolves with the device data once it has been collected. Rejects with the error of the collection, or when it takes too long. */
export async function readDeviceData(collector: InstanceRef<DataCollector>): Promise<string> {
  const timeout = new AbortController();
  const { signal } = timeout;
  const timer = setTimeout(() => timeout.abort(new DOMException('There is no device data yet.', 'TimeoutError')), TIMEOUT);
  try {
    const instance = await collector.instance(signal);
    return await abortable(instance.getDeviceData({ signal }), signal);
  } finally {
    clearTimeout(timer);
  }
}
