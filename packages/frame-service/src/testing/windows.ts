import type { Peer } from '../bus';

/** A window of another origin. */
export interface FakeWindow extends Peer {
  /** Texts posted to the window, with their target origins. */
  readonly posted: { text: unknown; targetOrigin: string }[];
  /** The sender of texts that are posted to the window. */
  from?: Peer;
  /** Posts a message to the page, as the window's own script would. */
  send(data: unknown, as?: { source?: Window | null; origin?: string }): void;
}

/**
 * Creates a window of another origin, for a DOM without real ones. It keeps the messages that are posted to it. With `from`, they also arrive on the
 * page, as messages of that sender, because in a test both ends share one page.
 */
export function fakeWindow(origin: string): FakeWindow {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const fake: FakeWindow = {
    window: frame.contentWindow as Window,
    origin,
    posted: [],
    send: (data, as) => deliver(data, { source: fake.window, origin, ...as }),
  };
  fake.window.postMessage = (text: unknown, target?: unknown): void => {
    const targetOrigin = String(target);
    if (targetOrigin !== '*') new URL(targetOrigin);
    fake.posted.push({ text, targetOrigin });
    if (fake.from && ['*', origin].includes(targetOrigin)) deliver(text, { source: fake.from.window, origin: fake.from.origin });
  };
  return fake;
}

/** Dispatches a message event on the page. */
export function deliver(data: unknown, { source, origin }: { source: Window | null; origin: string }): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}

/** Parses the envelope of a posted text. The order of its members is kept. */
export function envelope(text: unknown): Record<string, unknown> {
  return JSON.parse(String(text).replace('/*framebus*/', '')) as Record<string, unknown>;
}
