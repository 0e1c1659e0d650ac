import { createBus, type Reply } from '@tender/frame-service/internal';
import { EVENT_PREFIX, type FieldKey } from '../constants';
import type { FrameConfiguration, FrameEventName, FrameEvents, PageEventName, PageEvents } from '../wire';
import type { Field } from './field';
import { plain } from './plain';

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
  /** Called when frames have to be loaded anew: what they were asked goes unanswered, what was typed is gone. */
  onLost: ReadonlySet<() => void>;
}

export function connect({ channel, url, fields, configuration, onLost }: ConnectionOptions): Connection {
  const reported = new Map<FieldKey, Reply>();
  const waiting: (() => void)[] = [];
  const { origin } = new URL(url);
  let connected = false;
  let onConnected = (): void => {};
  const bus = createBus({
    channel,
    peers: () => fields.flatMap(({ frame: { contentWindow: window } }) => (window ? { window, origin } : [])),
    believes: (message) => message.origin === origin && fields.some(({ frame }) => frame.contentWindow === message.source),
  });

  // Whose report it is, its window says.
  bus.on(`${EVENT_PREFIX}FRAME_READY`, (data, reply, { source }) => {
    const field = fields.find(({ frame }) => frame.contentWindow === source);
    if (!field || !reply) return;
    if (connected) {
      if ((data as Partial<FrameEvents['FRAME_READY']> | undefined)?.joined) return onConnected();
      connected = false;
      reported.clear();
      onLost.forEach((lose) => lose());
      // The first field's frame sets up the others once only. Assigning a URL with a fragment again would load nothing; moving does.
      for (const { frame } of fields) if (frame !== field.frame) frame.after(frame);
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
