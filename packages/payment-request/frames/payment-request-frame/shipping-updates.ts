import { members, type Disposable } from '@tender/client/internal';
import type { Bus } from '@tender/frame-service/internal';
import { SHIPPING_ADDRESS_CHANGE, SHIPPING_OPTION_CHANGE, UPDATE_SHIPPING_ADDRESS, UPDATE_SHIPPING_OPTION } from '../../src/constants';
import type { Sheet } from './sheet';

const CHANGES = [
  ['shippingaddresschange', 'shippingAddress', SHIPPING_ADDRESS_CHANGE, UPDATE_SHIPPING_ADDRESS],
  ['shippingoptionchange', 'shippingOption', SHIPPING_OPTION_CHANGE, UPDATE_SHIPPING_OPTION],
] as const;

/** Where shipping is asked for: tells the page what the customer chooses, and the sheet, which waits for it, what the page makes of it. */
export function relayShipping(bus: Bus, sheet: Sheet, options: unknown): Disposable {
  if (!members(options).requestShipping) return { dispose: () => {} };
  const undo = CHANGES.map(([event, member, told, update]) => {
    const waiting: ((details: unknown) => void)[] = [];
    sheet.addEventListener(event, (change) => {
      change.updateWith(
        new Promise((resolve, reject) => waiting.push((details) => (details ? resolve(details) : reject(new Error('No details.'))))),
      );
      bus.emit(told, (change.target ?? sheet)[member]);
    });
    // The page answers in the order in which it was told.
    return bus.on(update, (details) => waiting.shift()?.(details));
  });
  return { dispose: () => undo.forEach((stop) => stop()) };
}
