import { abortable, reportErrors } from '@tender/client/internal';
import { useContext } from 'react';
import { DeviceDataContext } from '../core/device-data-context';
import type { CheckoutProps } from './checkout-props';

/** Milliseconds for which a payment waits for its device data. */
const TIMEOUT = 5000;

/**
 * Returns a function that reads the device data of a payment. It resolves with undefined where there is none, or none in time: a payment never fails
 * for lack of it.
 * @throws when `deviceData` is true and there is no `<DataCollectorProvider>`
 */
export function useDeviceDataReader({ deviceData, onError }: CheckoutProps): () => Promise<string | undefined> {
  const collector = useContext(DeviceDataContext);
  if (deviceData === true && !collector) throw new Error('<Checkout deviceData> must be used within <DataCollectorProvider>.');

  async function read(signal: AbortSignal): Promise<string | undefined> {
    if (typeof deviceData === 'function') return deviceData();
    if (deviceData !== true) return deviceData || undefined;
    return (await collector?.instance(signal))?.getDeviceData({ signal });
  }
  return async () => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new DOMException('There is no device data yet.', 'TimeoutError')), TIMEOUT);
    try {
      return await abortable(read(timeout.signal), timeout.signal);
    } catch (error) {
      if (onError) reportErrors(onError)(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}
