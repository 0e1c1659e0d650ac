import { members, type Emitter } from '@tender/client/internal';
import type { Bus } from '@tender/frame-service/internal';
import { SHIPPING_ADDRESS_CHANGE, SHIPPING_OPTION_CHANGE, UPDATE_SHIPPING_ADDRESS, UPDATE_SHIPPING_OPTION } from './constants';

/** Tells the merchant what the customer chose in the sheet, and the sheet what that changes. */
export function followShipping(bus: Bus, emit: Emitter<object>['emit']): void {
  const relay = (member: string, told: string, update: string): void => {
    /** Details that are known are sent at once. None at all tell the sheet that there is no such way. */
    const updateWith = (details: unknown): void => {
      const send = (known?: unknown): void => bus.emit(update, known);
      if (typeof members(details).then !== 'function') return send(details);
      Promise.resolve(details)
        .then(send)
        .catch(() => send());
    };
    bus.on(told, (chosen) => {
      const event = { target: { [member]: chosen }, updateWith };
      const name = `${member}Change`;
      emit(name, event);
      emit(name.toLowerCase(), event);
    });
  };
  relay('shippingAddress', SHIPPING_ADDRESS_CHANGE, UPDATE_SHIPPING_ADDRESS);
  relay('shippingOption', SHIPPING_OPTION_CHANGE, UPDATE_SHIPPING_OPTION);
}
