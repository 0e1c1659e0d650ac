import type { Client, Configuration } from '@tender/client';
import { createClient, asRecord, attempt } from '@tender/client/internal';
import { createBus, createPinnedPeer, type Bus } from '@tender/frame-service/internal';
import { ABORT, CAN_MAKE_PAYMENT, FRAME_CAN_MAKE_REQUESTS, FRAME_READY, PAYMENT_REQUEST_INITIALIZED } from '../../src/constants';
import { toFrameError } from './frame-error';
import { createPayload } from './create-payload';
import { toRawResponse } from './to-raw-response';
import { createSheet, type Sheet, type SheetResponse } from './sheet';
import { relayShipping } from './relay-shipping';

declare global {
  interface Window {
    bus?: Bus;
    client?: Client;
  }
}

/** Starts the frame: it opens the browser's payment sheet for the page and sends it the result, but never card data. */
export function create(): void {
  const bus = createBus({ channel: location.hash.slice(1), ...createPinnedPeer(window.parent) });
  const openSheets = new Set<Sheet>();
  window.bus = bus;
  bus.on(PAYMENT_REQUEST_INITIALIZED, (data, reply) => reply && void tokenize(bus, openSheets, data, reply));
  bus.on(CAN_MAKE_PAYMENT, (data, reply) => {
    const check = async (): Promise<boolean> => createSheet(data).canMakePayment();
    check().then(
      (canPay) => reply?.([null, canPay]),
      (error: unknown) => reply?.([toFrameError(error)]),
    );
  });
  bus.on(ABORT, () => openSheets.forEach((sheet) => void sheet.abort().catch(() => {})));
  bus.emit(FRAME_READY, undefined, (configuration) => {
    window.client = createClient(asRecord(configuration) as unknown as Configuration);
    bus.emit(FRAME_CAN_MAKE_REQUESTS);
  });
}

/** Sends exactly one reply, whatever happens, and then closes the sheet. */
async function tokenize(bus: Bus, openSheets: Set<Sheet>, data: unknown, reply: (result: unknown) => void): Promise<void> {
  let response: SheetResponse | undefined;
  let result: unknown;
  try {
    const sheet = createSheet(data);
    const shipping = relayShipping(bus, sheet, asRecord(data).options);
    openSheets.add(sheet);
    response = await sheet.show().finally(() => {
      openSheets.delete(sheet);
      shipping.dispose();
    });
    const payload = await createPayload(window.client, response);
    result = [null, { ...payload, details: { ...asRecord(payload.details), rawPaymentResponse: toRawResponse(response) } }];
  } catch (error) {
    result = [toFrameError(error)];
  }
  reply(result);
  const status = Array.isArray(result) && result.length > 1 ? 'success' : 'fail';
  attempt(() => void response?.complete(status)?.catch(() => {}));
}
