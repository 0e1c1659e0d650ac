import type { Client, Configuration } from '@tender/client';
import { createClient, members, quietly } from '@tender/client/internal';
import { createBus, pinnedPeer, type Bus } from '@tender/frame-service/internal';
import { ABORT, CAN_MAKE_PAYMENT, FRAME_CAN_MAKE_REQUESTS, FRAME_READY, PAYMENT_REQUEST_INITIALIZED } from '../../src/constants';
import { toFrameError } from './frame-error';
import { payloadOf } from './payload-of';
import { rawResponse } from './raw-response';
import { createSheet, type Sheet, type SheetResponse } from './sheet';
import { relayShipping } from './shipping-updates';

declare global {
  interface Window {
    bus?: Bus;
    client?: Client;
  }
}

/** Opens the browser's payment sheet for the page, and tells it what comes of it: never the card itself. */
export function create(): void {
  const bus = createBus({ channel: location.hash.slice(1), ...pinnedPeer(window.parent) });
  const open = new Set<Sheet>();
  window.bus = bus;
  bus.on(PAYMENT_REQUEST_INITIALIZED, (data, reply) => reply && void tokenize(bus, open, data, reply));
  bus.on(CAN_MAKE_PAYMENT, (data, reply) => {
    const check = async (): Promise<boolean> => createSheet(data).canMakePayment();
    check().then(
      (able) => reply?.([null, able]),
      (error: unknown) => reply?.([toFrameError(error)]),
    );
  });
  bus.on(ABORT, () => open.forEach((sheet) => void sheet.abort().catch(() => {})));
  bus.emit(FRAME_READY, undefined, (configuration) => {
    window.client = createClient(members(configuration) as unknown as Configuration);
    bus.emit(FRAME_CAN_MAKE_REQUESTS);
  });
}

/** Whatever happens, there is one answer, and a sheet that was answered is closed after it. */
async function tokenize(bus: Bus, open: Set<Sheet>, data: unknown, reply: (answer: unknown) => void): Promise<void> {
  let response: SheetResponse | undefined;
  let answer: unknown;
  try {
    const sheet = createSheet(data);
    const shipping = relayShipping(bus, sheet, members(data).options);
    open.add(sheet);
    response = await sheet.show().finally(() => {
      open.delete(sheet);
      shipping.dispose();
    });
    const payload = await payloadOf(window.client, response);
    answer = [null, { ...payload, details: { ...members(payload.details), rawPaymentResponse: rawResponse(response) } }];
  } catch (error) {
    answer = [toFrameError(error)];
  }
  reply(answer);
  const result = Array.isArray(answer) && answer.length > 1 ? 'success' : 'fail';
  quietly(() => void response?.complete(result)?.catch(() => {}));
}
