import { deliver, envelope } from './windows';

/** A popup that the code under test has opened. */
export interface FakePopup {
  readonly url: string;
  readonly name: string;
  readonly features: string;
  /** URLs that it was redirected to, in order. */
  readonly visited: string[];
  readonly focused: number;
  closed: boolean;
}

/** Replaces `window.open`. With `blocked` it behaves as in a browser that blocks popups. `onVisit` is called when a popup is redirected. */
export function fakePopups({ blocked = false, onVisit = (_: FakePopup): void => {} } = {}): FakePopup[] {
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
          onVisit(popup);
        },
      },
    };
  }) as unknown as typeof window.open;
  return popups;
}

/** The page inside a dispatch frame, played by the test. */
export interface FakeDispatchFrame {
  readonly iframe: HTMLIFrameElement;
  readonly serviceId: string;
  /** Envelopes posted to it. */
  readonly received: Record<string, unknown>[];
  /** Posts a message to the merchant's page. Default sender: this frame, from its own origin. */
  post(members: object, as?: { source?: Window | null; origin?: string }): void;
  /** Requests the configuration and reports that the frame is ready, as the page does once it has loaded. */
  load(): void;
  /** Sends a report, as a result page does through the frame. */
  report(err: unknown, payload: unknown): void;
}

/** Plays the page inside the newest dispatch frame of the document. */
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
  const emit = (event: string, rest: object): void => post({ event: `${serviceId}:${event}`, origin: '*', ...rest });
  return {
    iframe,
    serviceId,
    received,
    post,
    load() {
      emit('BUS_CONFIGURATION_REQUEST', { reply: 'configuration-reply' });
      emit('frameService:DISPATCH_FRAME_READY', {});
    },
    report: (err, payload) => emit('frameService:DISPATCH_FRAME_REPORT', { reply: 'report-reply', eventData: { err, payload } }),
  };
}
