import type { Bus, Handler, PinnedPeer } from '@tender/frame-service/internal';
import { EVENT_PREFIX, type FieldKey } from '../../src/constants';
import type { FrameEventName, FrameEvents, PageEventName } from '../../src/wire';

/** This window: which field it holds, and its line to the page. */
export interface Frame {
  readonly key: FieldKey;
  readonly bus: Bus;
  readonly page: PinnedPeer;
}

export function tell<E extends FrameEventName>({ bus }: Frame, event: E, data: FrameEvents[E], reply?: (data: unknown) => void): void {
  bus.emit(EVENT_PREFIX + event, data, reply);
}

export function hear({ bus }: Frame, event: PageEventName, handler: Handler): void {
  bus.on(EVENT_PREFIX + event, handler);
}

/** Members of what the page sent, to be looked at. */
export type Message = Readonly<Record<string, unknown>>;

/** Hears what is meant for this frame's field. */
export function hearOwn(frame: Frame, event: PageEventName, handler: (message: Message) => void): void {
  hear(frame, event, (data) => {
    const message = membersOf(data);
    if (message.field === frame.key) handler(message);
  });
}

/** The value if it is an object with members, else an empty one. */
export function membersOf(value: unknown): Message {
  return value && typeof value === 'object' ? (value as Message) : {};
}

/** Text for what may be shown or sent as text, else nothing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
