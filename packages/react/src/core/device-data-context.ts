import { createContext } from 'react';
import type { InstanceRef } from './instance-ref';

/** A data collector, as far as a checkout needs it. */
export interface DeviceDataSource {
  getDeviceData(options: { readonly signal: AbortSignal }): Promise<string>;
}

/**
 * The data collector of the provider above. In a file of its own, so that a checkout can read it without importing the data collector's package,
 * which a page may not have.
 */
export const DeviceDataContext = /* @__PURE__ */ createContext<InstanceRef<DeviceDataSource> | undefined>(undefined);
