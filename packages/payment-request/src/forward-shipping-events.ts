import { asRecord, type Emitter } from '@tender/client/internal';
import type { Bus } from '@tender/frame-service/internal';
import { SHIPPING_ADDRESS_CHANGE, SHIPPING_OPTION_CHANGE, UPDATE_SHIPPING_ADDRESS, UPDATE_SHIPPING_OPTION } from './constants';

/** Emits an event for each change that the customer makes in the sheet, and sends the merchant's new details back to the sheet. */
export function forwardShippingEvents(bus: Bus, emit: Emitter<object>['emit']): void {
  const forward = (member: string, changeMessage: string, updateMessage: string): void => {
    /** Sends plain details at once and those of a promise later. Undefined details make the sheet close. */
    const updateWith = (details: unknown): void => {
      const send = (update?: unknown): void => bus.emit(updateMessage, update);
      if (typeof asRecord(details).then !== 'function') return send(details);
      Promise.resolve(details)
        .then(send)
        .catch(() => send());
    };
    bus.on(changeMessage, (value) => {
      const event = { target: { [member]: value }, updateWith };
      const name = `${member}Change`;
      emit(name, event);
      emit(name.toLowerCase(), event);
    });
  };
  forward('shippingAddress', SHIPPING_ADDRESS_CHANGE, UPDATE_SHIPPING_ADDRESS);
  forward('shippingOption', SHIPPING_OPTION_CHANGE, UPDATE_SHIPPING_OPTION);
}
