import { deliver, envelope } from './windows';

export interface FakeProviderFrame {
  readonly iframe: HTMLIFrameElement;
  /** Messages posted to it, without the channel in their names. */
  readonly received: { event: string; data: unknown; reply: string | undefined; target: unknown }[];
  /** Says something to the page, as its script would; answers of the page go to `onReply`. */
  say(event: string, data?: unknown, onReply?: (data: unknown) => void): void;
  /** Answers the last message of a name that wants an answer. */
  answer(event: string, data?: unknown): void;
  /** Posts to the page; by default as this frame, from its own origin. */
  post(members: object, as?: { source?: Window | null; origin?: string }): void;
}

/** Plays the page in a frame of the document. */
export function fakeProviderFrame(iframe: HTMLIFrameElement, channel: string): FakeProviderFrame {
  const source = iframe.contentWindow;
  if (!source) throw new Error('The frame is not on the page.');
  const { origin } = new URL(iframe.src);
  const replies = new Map<unknown, (data: unknown) => void>();
  const fake: FakeProviderFrame = {
    iframe,
    received: [],
    say(event, eventData, onReply) {
      const reply = onReply && `reply-${replies.size}`;
      if (reply) replies.set(reply, onReply);
      fake.post({ event: `${channel}:${event}`, origin: '*', reply, eventData });
    },
    answer(event, eventData) {
      const asked = fake.received.findLast((message) => message.event === event);
      if (!asked?.reply) throw new Error(`The frame was not asked ${event}.`);
      fake.post({ event: asked.reply, origin: '*', eventData });
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
