import { asRecord, type Disposable } from '@tender/client/internal';
import type { Bus } from '@tender/frame-service/internal';
import { SHIPPING_ADDRESS_CHANGE, SHIPPING_OPTION_CHANGE, UPDATE_SHIPPING_ADDRESS, UPDATE_SHIPPING_OPTION } from '../../src/constants';
import type { Sheet } from './sheet';

const CHANGES = [
  ['shippingaddresschange', 'shippingAddress', SHIPPING_ADDRESS_CHANGE, UPDATE_SHIPPING_ADDRESS],
  ['shippingoptionchange', 'shippingOption', SHIPPING_OPTION_CHANGE, UPDATE_SHIPPING_OPTION],
] as const;

/**
 * Sends the page each change that the customer makes, and updates the sheet, which waits, with the details that the page sends back. Does nothing
 * unless the options request shipping.
 */
export function relayShipping(bus: Bus, sheet: Sheet, options: unknown): Disposable {
  if (!asRecord(options).requestShipping) return { dispose: () => {} };
  const unsubscribers = CHANGES.map(([event, member, changeMessage, updateMessage]) => {
    const pendingUpdates: ((details: unknown) => void)[] = [];
    sheet.addEventListener(event, (change) => {
      change.updateWith(
        new Promise((resolve, reject) => pendingUpdates.push((details) => (details ? resolve(details) : reject(new Error('No details.'))))),
      );
      bus.emit(changeMessage, (change.target ?? sheet)[member]);
    });
    // Updates arrive in the order of the changes.
    return bus.on(updateMessage, (details) => pendingUpdates.shift()?.(details));
  });
  return { dispose: () => unsubscribers.forEach((unsubscribe) => unsubscribe()) };
}
