import type { Peer } from '../bus';

export interface FakeWindow extends Peer {
  /** Texts posted to it, with the target origin each was posted for. */
  readonly posted: { text: unknown; targetOrigin: string }[];
  /** Who a text posted to it comes from. */
  from?: Peer;
  /** Posts to the page, as if by its own script. */
  send(data: unknown, as?: { source?: Window | null; origin?: string }): void;
}

/**
 * A window of another origin, for a DOM without real ones. What is posted to it is kept, and, as both ends share one page in a test,
 * arrives on the page as coming from its counterpart `from`.
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

/** A message as the browser would hand it to the page. */
export function deliver(data: unknown, { source, origin }: { source: Window | null; origin: string }): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}

/** The envelope of a posted text, members in order. */
export function envelope(text: unknown): Record<string, unknown> {
  return JSON.parse(String(text).replace('/*framebus*/', '')) as Record<string, unknown>;
}
