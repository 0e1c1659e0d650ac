import { reportErrors } from '@tender/client/internal';
import { useContext } from 'react';
import { DeviceDataContext } from '../core/device-data-context';
import type { CheckoutProps } from './checkout-props';

/**
 * Returns a function that reads the device data of a payment. It resolves with undefined where there is none: a payment never fails for lack of it.
 * @throws when `deviceData` is true and there is no `<DataCollectorProvider>`
 */
export function useDeviceDataReader({ deviceData, onError }: CheckoutProps): () => Promise<string | undefined> {
  const readCollected = useContext(DeviceDataContext);
  if (deviceData === true && !readCollected) throw new Error('deviceData needs <DataCollectorProvider>.');
  return async () => {
    try {
      const read = deviceData === true ? readCollected : deviceData;
      return typeof read === 'function' ? await read() : read || undefined;
    } catch (error) {
      if (onError) reportErrors(onError)(error);
      return undefined;
    }
  };
}
