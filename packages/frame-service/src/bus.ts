import { attempt, reportErrors, uuid, type Disposable } from '@tender/client/internal';

/** A window that receives messages. */
export interface Peer {
  readonly window: Window;
  /** Origin that the window must have to receive a message. `*` allows every origin, for messages that are not confidential. */
  readonly origin: string;
}

/** Where a message comes from. The browser guarantees both members. */
export interface Sender {
  readonly source: Window;
  readonly origin: string;
}

/** What handlers receive about a message, besides its data. */
export interface Message extends Sender {
  /** Event name of the reply that the sender waits for. */
  replyId?: string;
}

/** Options of `createBus`. */
export interface BusOptions {
  /** Prefix of event names, which separates the buses of one page. It is part of URLs, so it is no secret. */
  readonly channel: string;
  /** The windows that receive messages. Called for each message. */
  peers(): readonly Peer[];
  /**
   * Whether messages and replies of this sender are accepted. It is called before the data of a message is read, so that large messages of untrusted
   * senders cost almost nothing. Compare origins first: to compare windows, the browser sets up those of frames that have not loaded yet.
   */
  trusts(sender: Sender): boolean;
  /** Called before the handlers, with the sender of each well-formed message that has a handler. */
  onTrusted?(sender: Sender): void;
}

/** Replies to the sender of a message. */
export type Reply = (data?: unknown) => void;
/** Handles a message. `reply` is undefined if the sender waits for no reply. */
export type Handler = (data: unknown, reply: Reply | undefined, message: Message) => void;

/** Exchanges messages with other windows, in the format of the `framebus` library: a prefix, then JSON. */
export interface Bus extends Disposable {
  readonly channel: string;
  /**
   * Sends a message to every peer. `reply` is called once, with the first reply of a trusted sender. Throws for data that JSON cannot represent.
   * @param replyId event name of the reply, for callers that refer to this message in another one. Default: a UUID
   */
  emit(event: string, data?: unknown, reply?: (data: unknown) => void, replyId?: string): void;
  /** Calls a handler for each message of an event. Falsy data arrives as undefined. Returns a function that removes the handler. */
  on(event: string, handler: Handler): () => void;
}

/** Content of a message. */
interface Envelope {
  readonly event: string;
  readonly origin: string;
  readonly reply?: string;
  readonly eventData?: unknown;
}
interface Listener {
  readonly event: string;
  readonly handler: Handler;
}

const PREFIX = '/*framebus*/';
/** Maximum length of a message, in characters. Ordinary messages have a few thousand; an image in an option of the merchant takes more. */
const MAX_LENGTH = 10_000_000;

/** Creates a bus. It listens to `message` events only while it has handlers or pending replies. */
export function createBus({ channel, peers, trusts, onTrusted }: BusOptions): Bus {
  const listeners = new Set<Listener>();
  let disposed = false;
  const withChannel = (event: string): string => (channel ? `${channel}:${event}` : event);

  function listen(event: string, handler: Handler): () => void {
    const listener = { event, handler };
    if (!disposed) listeners.add(listener);
    if (listeners.size === 1) addEventListener('message', receive);
    return () => {
      listeners.delete(listener);
      if (!listeners.size) removeEventListener('message', receive);
    };
  }

  function receive(messageEvent: MessageEvent): void {
    const { source, origin } = messageEvent;
    const message: Message = { source: source as Window, origin };
    // The data comes last: browsers copy it when it is read, which takes seconds for a large object of a stranger.
    if (!source || !trusts(message) || !isEnvelope(messageEvent.data)) return;
    const { event, reply: replyId, eventData }: Partial<Envelope> = parse(messageEvent.data) ?? {};
    const matching = [...listeners].filter((listener) => listener.event === event);
    if (matching.length) onTrusted?.(message);
    message.replyId = replyId;
    const reply = typeof replyId === 'string' ? (response?: unknown) => post(message.source, origin, replyId, origin, response) : undefined;
    for (const listener of matching) {
      // The error of a handler is reported globally, and the other handlers still run.
      if (listeners.has(listener)) reportErrors(listener.handler)(eventData || undefined, reply, message);
    }
  }

  return {
    channel,
    on: (event, handler) => listen(withChannel(event), handler),
    emit(event, data, reply, replyId = uuid()) {
      if (disposed) return;
      if (reply) {
        const stopListening = listen(replyId, (response) => {
          stopListening();
          reply(response);
        });
      }
      for (const { window, origin } of peers()) post(window, origin, withChannel(event), '*', data, reply && replyId);
    },
    dispose() {
      disposed = true;
      listeners.clear();
      removeEventListener('message', receive);
    },
  };
}

function post(target: Window, targetOrigin: string, event: string, origin: string, eventData: unknown, reply?: string): void {
  const text = PREFIX + JSON.stringify({ event, origin, reply, eventData } satisfies Envelope);
  // A window cannot receive messages if it is closed or has an opaque origin, which is sent as "null".
  attempt(() => target.postMessage(text, targetOrigin));
}

function isEnvelope(data: unknown): data is string {
  return typeof data === 'string' && data.startsWith(PREFIX) && data.length <= MAX_LENGTH;
}

function parse(data: string): Envelope | undefined {
  return attempt(() => JSON.parse(data.slice(PREFIX.length), withoutPrototype) as Envelope);
}

function withoutPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new TypeError(key);
  return value;
}
