import { createBus, type Reply } from '@tender/frame-service/internal';
import { EVENT_PREFIX, type FieldKey } from '../constants';
import type { FrameConfiguration, FrameEventName, FrameEvents, PageEventName, PageEvents } from '../wire';
import type { Field } from './field';
import { plain } from './plain';

/** Milliseconds after its load in which the page of a frame has to have reported: ours reports before, but the message may be overtaken. */
export const REPORT_DELAY = 2_000;

/** The conversation with the frames of one instance. */
export interface Connection {
  /** Tells all frames; while they are being loaded anew, as soon as they are back. Throws for what JSON cannot hold. */
  send<E extends PageEventName>(event: E, data: PageEvents[E], reply?: (answer: unknown) => void, replyId?: string): void;
  on(event: FrameEventName | PageEventName, handler: (data: unknown, reply?: Reply) => void): void;
  /** Called when all frames have reported and the first was given the configuration; again after some were loaded anew. */
  onConnected(handler: () => void): void;
  dispose(): void;
}

interface ConnectionOptions {
  channel: string;
  url: string;
  fields: readonly Field[];
  configuration: FrameConfiguration;
  /** Called when frames have to be loaded anew or were taken away: what they were asked goes unanswered, what was typed is gone. */
  onLost: ReadonlySet<() => void>;
}

export function connect({ channel, url, fields, configuration, onLost }: ConnectionOptions): Connection {
  const reported = new Map<FieldKey, Reply>();
  const waiting: (() => void)[] = [];
  /** Windows whose page has reported and is not loaded yet; and those that are, and have not: either may come first. */
  const expected = new Set<unknown>();
  const strange = new Map<unknown, ReturnType<typeof setTimeout>>();
  const { origin } = new URL(url);
  let connected = false;
  let onConnected = (): void => {};
  const findField = (window: unknown): Field | undefined => fields.find(({ frame }) => frame.contentWindow === window);
  const bus = createBus({
    channel,
    peers: () => fields.map(({ frame }) => ({ window: frame.contentWindow as Window, origin })),
    believes: (message) => message.origin === origin && Boolean(findField(message.source)),
  });

  const lose = (): void => onLost.forEach((each) => each());

  fields.forEach(({ frame }) => {
    frame.addEventListener('load', () => {
      const window = frame.contentWindow;
      if (expected.delete(window)) return;
      const refuse = (): void => {
        // A frame that was moved, or taken away, has another window by now, or none.
        if (!connected || frame.contentWindow !== window) return;
        fields.forEach((field) => field.frame.remove());
        lose();
      };
      strange.set(window, setTimeout(refuse, REPORT_DELAY));
    });
  });

  // Whose report it is, its window says.
  bus.on(`${EVENT_PREFIX}FRAME_READY`, (data, reply, { source }) => {
    const field = findField(source);
    if (!field || !reply) return;
    clearTimeout(strange.get(source));
    if (!strange.delete(source)) expected.add(source);
    if (connected) {
      if ((data as Partial<FrameEvents['FRAME_READY']> | undefined)?.joined) return onConnected();
      connected = false;
      reported.clear();
      lose();
      // The first field's frame sets up the others once only. Assigning a URL with a fragment again would load nothing; moving does.
      fields.forEach(({ frame }) => frame !== field.frame && frame.after(frame));
    }
    reported.set(field.key, reply);
    if (reported.size === fields.length) queueMicrotask(answer);
  });

  /** The first field's frame alone: it sets up the others. */
  function answer(): void {
    if (connected) return;
    connected = true;
    reported.get((fields[0] as Field).key)?.(configuration);
    onConnected();
    waiting.splice(0).forEach((send) => send());
  }

  return {
    send(event, data, reply, replyId) {
      const sent = data && plain(data);
      const send = (): void => bus.emit(EVENT_PREFIX + event, sent, reply, replyId);
      if (connected) send();
      else waiting.push(send);
    },
    on: (event, handler) => void bus.on(EVENT_PREFIX + event, handler),
    onConnected(handler) {
      onConnected = handler;
    },
    dispose: bus.dispose,
  };
}
