import { deliver, envelope } from './windows';

/** The page inside a provider frame, played by the test. */
export interface FakeProviderFrame {
  readonly iframe: HTMLIFrameElement;
  /** Messages posted to the frame, without the channel in their event names. */
  readonly received: { event: string; data: unknown; reply: string | undefined; target: unknown }[];
  /** Sends a message to the merchant's page. `onReply` is called with each reply. */
  emit(event: string, data?: unknown, onReply?: (data: unknown) => void): void;
  /** Replies to the latest message of an event. */
  reply(event: string, data?: unknown): void;
  /** Posts a message to the merchant's page. Default sender: this frame, from its own origin. */
  post(members: object, as?: { source?: Window | null; origin?: string }): void;
}

/** Plays the page inside a frame of the document. */
export function fakeProviderFrame(iframe: HTMLIFrameElement, channel: string): FakeProviderFrame {
  const source = iframe.contentWindow;
  if (!source) throw new Error('The frame is not on the page.');
  const { origin } = new URL(iframe.src);
  const replies = new Map<unknown, (data: unknown) => void>();
  const fake: FakeProviderFrame = {
    iframe,
    received: [],
    emit(event, eventData, onReply) {
      const reply = onReply && `reply-${replies.size}`;
      if (reply) replies.set(reply, onReply);
      fake.post({ event: `${channel}:${event}`, origin: '*', reply, eventData });
    },
    reply(event, eventData) {
      const message = fake.received.findLast((received) => received.event === event);
      if (!message?.reply) throw new Error(`The frame has received no ${event}.`);
      fake.post({ event: message.reply, origin: '*', eventData });
    },
    post: (members, as) => deliver(`/*framebus*/${JSON.stringify(members)}`, { source, origin, ...as }),
  };
  source.postMessage = (text: unknown, target?: unknown): void => {
    if (typeof text !== 'string' || (target !== '*' && target !== origin)) return;
    const { event, eventData: data, reply } = envelope(text) as { event: string; eventData: unknown; reply?: string };
    const onReply = replies.get(event);
    if (onReply) onReply(data);
    else fake.received.push({ event: event.replace(`${channel}:`, ''), data, reply, target });
  };
  return fake;
}
