import { createContext } from 'react';

/**
 * Reads the device data that the provider above collects; rejects when there is none within five seconds. In a file of its own, so that a checkout can
 * read it without importing the data collector's package, which a page may not have.
 */
export const DeviceDataContext = /* @__PURE__ */ createContext<(() => Promise<string>) | undefined>(undefined);
