import { FRAME_NAME_PREFIX, type FieldKey } from '../constants';
import type { FieldStatus } from '../types';

const PREFIX = '/*framebus*/';
export const ASSETS = 'https://assets.braintreegateway.com';

/** A message that the page posted to one frame. */
export interface Heard {
  to: FieldKey;
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

/** The provider's frames, played by a test: they say what the test has them say, and note what the page posts to them. */
export interface ScriptedFrames {
  /** Where the frames say they are. */
  origin: string;
  readonly heard: Heard[];
  frame(key: FieldKey): HTMLIFrameElement;
  /** What was posted under a name, to one frame. */
  heardBy(key: FieldKey, event: string): unknown[];
  say(key: FieldKey, event: string, data?: unknown, onReply?: (data: unknown) => void): void;
  /** Says FRAME_READY; the answers go to `answered`. */
  report(...keys: FieldKey[]): void;
  readonly answered: { key: FieldKey; configuration: Record<string, unknown> }[];
  /** Answers the last message of a name that wants an answer. */
  answer(key: FieldKey, event: string, data?: unknown): void;
  input(type: string, emittedBy: FieldKey, fields: Partial<Record<FieldKey, Partial<FieldStatus>>>, cards?: object[]): void;
}

export function scriptedFrames(origin = ASSETS): ScriptedFrames {
  const heard: Heard[] = [];
  const answered: ScriptedFrames['answered'] = [];
  const replies = new Map<string, (data: unknown) => void>();
  const watched = new WeakSet<Window>();
  let next = 0;

  function frame(key: FieldKey): HTMLIFrameElement {
    const element = document.querySelector<HTMLIFrameElement>(`iframe[name="${FRAME_NAME_PREFIX}${key}"]`);
    if (!element?.contentWindow) throw new Error(`There is no frame for ${key}.`);
    const { contentWindow } = element;
    if (!watched.has(contentWindow)) {
      watched.add(contentWindow);
      jest.spyOn(contentWindow, 'postMessage').mockImplementation(((text: string, targetOrigin: string) => {
        const { event, eventData: data, reply } = JSON.parse(text.slice(PREFIX.length)) as Envelope;
        const onReply = replies.get(event);
        if (onReply) onReply(data);
        else heard.push({ to: key, event: event.replace(/^.*:/, ''), data, reply, targetOrigin });
      }) as Window['postMessage']);
    }
    return element;
  }

  function post(key: FieldKey, message: object): void {
    const source = frame(key).contentWindow;
    window.dispatchEvent(new MessageEvent('message', { data: PREFIX + JSON.stringify(message), source, origin: frames.origin }));
  }

  const frames: ScriptedFrames = {
    origin,
    heard,
    answered,
    frame,
    heardBy: (key, event) => heard.filter((message) => message.to === key && message.event === event).map(({ data }) => data),
    say(key, event, eventData, onReply) {
      const reply = onReply && `reply-${next++}`;
      if (reply) replies.set(reply, onReply);
      const channel = new URL(frame(key).src).hash.slice(1);
      post(key, { event: `${channel}:hosted-fields:${event}`, origin: '*', reply, eventData });
    },
    report(...keys) {
      keys.forEach(frame);
      for (const key of keys) {
        frames.say(key, 'FRAME_READY', { field: key }, (configuration) =>
          answered.push({ key, configuration: configuration as Record<string, unknown> }),
        );
      }
    },
    answer(key, event, eventData) {
      const asked = heard.findLast((message) => message.to === key && message.event === event);
      if (!asked?.reply) throw new Error(`${key} was not asked ${event}.`);
      post(key, { event: asked.reply, origin: window.origin, eventData });
    },
    input(type, emittedBy, fields, cards = []) {
      const statuses = Object.entries(fields).map(([key, status]): [string, object] => [
        key,
        { isEmpty: true, isValid: false, isPotentiallyValid: true, isFocused: false, ...status },
      ]);
      const merchantPayload = { cards, emittedBy, fields: Object.fromEntries(statuses) };
      frames.say(emittedBy, 'INPUT_EVENT', { type, merchantPayload });
    },
  };
  return frames;
}
