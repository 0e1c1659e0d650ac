import { asRecord, type UnknownRecord } from '@tender/client/internal';
import type { Bus, Handler, PinnedPeer } from '@tender/frame-service/internal';
import { EVENT_PREFIX, type HostedFieldKey } from '../../src/constants';
import type { FrameEventName, FrameEvents, PageEventName } from '../../src/wire';

/** This window: the field that it shows, and its connection to the page. */
export interface Frame {
  readonly key: HostedFieldKey;
  readonly bus: Bus;
  readonly page: PinnedPeer;
}

export function sendToPage<E extends FrameEventName>(
  { bus }: Frame,
  event: E,
  data: FrameEvents[E],
  reply?: (data: unknown) => void,
): void {
  bus.emit(EVENT_PREFIX + event, data, reply);
}

export function onPageEvent({ bus }: Frame, event: PageEventName, handler: Handler): void {
  bus.on(EVENT_PREFIX + event, handler);
}

/** Calls the handler for events about this frame's field. */
export function onFieldEvent(frame: Frame, event: PageEventName, handler: (message: UnknownRecord) => void): void {
  onPageEvent(frame, event, (data) => {
    const message = asRecord(data);
    if (message.field === frame.key) handler(message);
  });
}

/** Converts strings, numbers and booleans to text. Any other value becomes the empty string. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
