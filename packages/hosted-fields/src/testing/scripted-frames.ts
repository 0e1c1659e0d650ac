import { FRAME_NAME_PREFIX, type HostedFieldKey } from '../constants';
import type { HostedFieldStatus } from '../types';

const PREFIX = '/*framebus*/';
export const ASSETS = 'https://assets.braintreegateway.com';

/** A message that the page posted to one frame. */
export interface PostedMessage {
  to: HostedFieldKey;
  event: string;
  data: unknown;
  reply?: string;
  targetOrigin: string;
}

interface Envelope {
  event: string;
  eventData: unknown;
  reply?: string;
}

/** Plays the provider's frames: a test decides what they send, and they record what the page posts to them. */
export interface ScriptedFrames {
  /** Origin of the messages that the frames send. */
  origin: string;
  readonly posted: PostedMessage[];
  frame(key: HostedFieldKey): HTMLIFrameElement;
  /** Waits until the page has inserted these frames, which it does one after the other. Throws when it does not. */
  waitFor(...keys: HostedFieldKey[]): Promise<void>;
  /** Data of the messages with this name that the page posted to one frame. */
  readPosted(key: HostedFieldKey, event: string): unknown[];
  emit(key: HostedFieldKey, event: string, data?: unknown, onReply?: (data: unknown) => void): void;
  /** Sends FRAME_READY from each frame. The replies are added to `configured`. */
  report(...keys: HostedFieldKey[]): void;
  readonly configured: { key: HostedFieldKey; configuration: Record<string, unknown> }[];
  /** Replies to the last message with this name. */
  respond(key: HostedFieldKey, event: string, data?: unknown): void;
  emitInputEvent(
    type: string,
    emittedBy: HostedFieldKey,
    fields: Partial<Record<HostedFieldKey, Partial<HostedFieldStatus>>>,
    cards?: object[],
  ): void;
}

export function createScriptedFrames(origin = ASSETS): ScriptedFrames {
  const posted: PostedMessage[] = [];
  const configured: ScriptedFrames['configured'] = [];
  const replies = new Map<string, (data: unknown) => void>();
  const spied = new WeakSet<Window>();
  let next = 0;

  const find = (key: HostedFieldKey): HTMLIFrameElement | null => document.querySelector(`iframe[name="${FRAME_NAME_PREFIX}${key}"]`);

  function frame(key: HostedFieldKey): HTMLIFrameElement {
    const element = find(key);
    if (!element?.contentWindow) throw new Error(`There is no frame for ${key}.`);
    const { contentWindow } = element;
    if (!spied.has(contentWindow)) {
      spied.add(contentWindow);
      jest.spyOn(contentWindow, 'postMessage').mockImplementation(((text: string, targetOrigin: string) => {
        const { event, eventData: data, reply } = JSON.parse(text.slice(PREFIX.length)) as Envelope;
        const onReply = replies.get(event);
        if (onReply) onReply(data);
        else posted.push({ to: key, event: event.replace(/^.*:/, ''), data, reply, targetOrigin });
      }) as Window['postMessage']);
    }
    return element;
  }

  function post(key: HostedFieldKey, message: object): void {
    const source = frame(key).contentWindow;
    window.dispatchEvent(new MessageEvent('message', { data: PREFIX + JSON.stringify(message), source, origin: frames.origin }));
  }

  const frames: ScriptedFrames = {
    origin,
    posted,
    configured,
    frame,
    async waitFor(...keys) {
      // No timers: tests may have replaced them.
      for (let turns = 0; turns < 50 && !keys.every(find); turns += 1) await Promise.resolve();
      keys.forEach(frame);
    },
    readPosted: (key, event) => posted.filter((message) => message.to === key && message.event === event).map(({ data }) => data),
    emit(key, event, eventData, onReply) {
      const reply = onReply && `reply-${next++}`;
      if (reply) replies.set(reply, onReply);
      const channel = new URL(frame(key).src).hash.slice(1);
      post(key, { event: `${channel}:hosted-fields:${event}`, origin: '*', reply, eventData });
    },
    report(...keys) {
      keys.forEach(frame);
      for (const key of keys) {
        frames.emit(key, 'FRAME_READY', { field: key }, (configuration) =>
          configured.push({ key, configuration: configuration as Record<string, unknown> }),
        );
      }
    },
    respond(key, event, eventData) {
      const request = posted.findLast((message) => message.to === key && message.event === event);
      if (!request?.reply) throw new Error(`The page did not send ${event} to ${key}.`);
      post(key, { event: request.reply, origin: window.origin, eventData });
    },
    emitInputEvent(type, emittedBy, fields, cards = []) {
      const statuses = Object.entries(fields).map(([key, status]): [string, object] => [
        key,
        { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false, ...status },
      ]);
      const merchantPayload = { cards, emittedBy, fields: Object.fromEntries(statuses) };
      frames.emit(emittedBy, 'INPUT_EVENT', { type, merchantPayload });
    },
  };
  return frames;
}
