import { deliver, envelope } from './windows';

export interface FakePopup {
  readonly url: string;
  readonly name: string;
  readonly features: string;
  /** Where it was redirected to, in order. */
  readonly visited: string[];
  readonly focused: number;
  closed: boolean;
}

/** Stands for `window.open` until the test ends. With `blocked`, as in a browser that lets no popup through. */
export function fakePopups({ blocked = false } = {}): FakePopup[] {
  const popups: FakePopup[] = [];
  window.open = ((url: string, name: string, features: string) => {
    if (blocked) return null;
    const popup = { url, name, features, visited: [] as string[], focused: 0, closed: false };
    popups.push(popup);
    return {
      get closed() {
        return popup.closed;
      },
      close: () => (popup.closed = true),
      focus: () => (popup.focused += 1),
      location: {
        set href(next: string) {
          popup.visited.push(next);
        },
      },
    };
  }) as unknown as typeof window.open;
  return popups;
}

export interface FakeDispatchFrame {
  readonly iframe: HTMLIFrameElement;
  readonly serviceId: string;
  /** Envelopes posted to it. */
  readonly received: Record<string, unknown>[];
  /** Posts to the merchant's page; by default as this frame, from its own origin. */
  post(members: object, as?: { source?: Window | null; origin?: string }): void;
  /** Asks for the configuration and announces itself, as the page does once loaded. */
  load(): void;
  /** Reports as a result page does through it. */
  report(err: unknown, payload: unknown): void;
}

/** Plays the page in the newest dispatch frame of the document. */
export function fakeDispatchFrame(): FakeDispatchFrame {
  const iframe = [...document.querySelectorAll<HTMLIFrameElement>('iframe.braintree-dispatch-frame')].at(-1);
  if (!iframe?.contentWindow) throw new Error('There is no dispatch frame.');
  const source = iframe.contentWindow;
  const origin = new URL(iframe.src).origin;
  const serviceId = iframe.name.replace('dispatch_', '');
  const received: Record<string, unknown>[] = [];
  source.postMessage = (text: unknown, target?: unknown): void => {
    if (target === '*' || target === origin) received.push(envelope(text));
  };
  const post: FakeDispatchFrame['post'] = (members, as) => deliver(`/*framebus*/${JSON.stringify(members)}`, { source, origin, ...as });
  const say = (event: string, rest: object): void => post({ event: `${serviceId}:${event}`, origin: '*', ...rest });
  return {
    iframe,
    serviceId,
    received,
    post,
    load() {
      say('BUS_CONFIGURATION_REQUEST', { reply: 'configuration-reply' });
      say('frameService:DISPATCH_FRAME_READY', {});
    },
    report: (err, payload) => say('frameService:DISPATCH_FRAME_REPORT', { reply: 'report-reply', eventData: { err, payload } }),
  };
}
