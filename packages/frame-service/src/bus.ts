import { quietly, telling, uuid, type Disposable } from '@tender/client/internal';

/** A window that is spoken to. */
export interface Peer {
  readonly window: Window;
  /** The only origin that gets the message; `*` for what everybody may read. */
  readonly origin: string;
}

/** Where a message comes from, as the browser vouches for it. */
export interface Sender {
  readonly source: Window;
  readonly origin: string;
}

/** Of a message, what its handlers are given beside the data. */
export interface Message extends Sender {
  /** Of the answer that the sender waits for. */
  replyId?: string;
}

export interface BusOptions {
  /** Keeps conversations on one page apart. Not a secret: it stands in URLs. */
  readonly channel: string;
  /** Who is spoken to, asked anew for each message. */
  peers(): readonly Peer[];
  /**
   * Whether the sender is one this bus listens to; replies are checked too. It is asked before anything of the message is read, so that a
   * stranger's messages cost next to nothing, however large they are.
   */
  believes(sender: Sender): boolean;
  /** Called before the handlers with the sender of each message that is well formed and has a handler. */
  onBelieved?(sender: Sender): void;
}

export type Reply = (data?: unknown) => void;
export type Handler = (data: unknown, reply: Reply | undefined, message: Message) => void;

/** Speaks with other windows in the envelope of the `framebus` library: a prefix, then JSON. */
export interface Bus extends Disposable {
  readonly channel: string;
  /**
   * Posts to every peer. With `reply`, the first believed answer is handed to it, once. Throws for what JSON cannot hold.
   * @param replyId for whoever wants to name this message in another one
   */
  emit(event: string, data?: unknown, reply?: (data: unknown) => void, replyId?: string): void;
  /** Falsy data arrives as undefined; `reply` is there only if the sender wants one. Returns the undo. */
  on(event: string, handler: Handler): () => void;
}

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
/** Characters of the longest message read. Ours have a few thousand, but a merchant may well put an image into an option. */
const LONGEST = 10_000_000;

/** The `message` listener comes with the first handler or awaited reply, and goes with the last. */
export function createBus({ channel, peers, believes, onBelieved }: BusOptions): Bus {
  const listeners = new Set<Listener>();
  let disposed = false;
  const named = (event: string): string => (channel ? `${channel}:${event}` : event);

  function listen(event: string, handler: Handler): () => void {
    const listener = { event, handler };
    if (!disposed) listeners.add(listener);
    if (listeners.size === 1) addEventListener('message', receive);
    return () => {
      listeners.delete(listener);
      if (!listeners.size) removeEventListener('message', receive);
    };
  }

  function receive({ data, source, origin }: MessageEvent): void {
    const message: Message = { source: source as Window, origin };
    if (!source || !believes(message)) return;
    const { event, reply: replyId, eventData }: Partial<Envelope> = parse(data) ?? {};
    const heard = [...listeners].filter((listener) => listener.event === event);
    if (heard.length) onBelieved?.(message);
    message.replyId = replyId;
    const reply = typeof replyId === 'string' ? (answer?: unknown) => post(message.source, origin, replyId, origin, answer) : undefined;
    for (const listener of heard) {
      // A handler that throws is reported as any listener's error would be, and keeps no other from running.
      if (listeners.has(listener)) telling(listener.handler)(eventData || undefined, reply, message);
    }
  }

  return {
    channel,
    on: (event, handler) => listen(named(event), handler),
    emit(event, data, reply, replyId = uuid()) {
      if (disposed) return;
      if (reply) {
        const stop = listen(replyId, (answer) => {
          stop();
          reply(answer);
        });
      }
      for (const { window, origin } of peers()) post(window, origin, named(event), '*', data, reply && replyId);
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
  // An opaque origin, "null", cannot be addressed; nor can a window that is gone.
  quietly(() => target.postMessage(text, targetOrigin));
}

function parse(data: unknown): Envelope | undefined {
  if (typeof data !== 'string' || !data.startsWith(PREFIX) || data.length > LONGEST) return undefined;
  return quietly(() => JSON.parse(data.slice(PREFIX.length), withoutPrototype) as Envelope);
}

function withoutPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new TypeError(key);
  return value;
}
