import { deliver, envelope } from '@tender/frame-service/testing';

export interface FakeCodeFrame {
  readonly iframe: HTMLIFrameElement;
  readonly alert: HTMLElement;
  /** The messages that the frame received, in order. */
  readonly messages: [event: string, data: unknown][];
  /** Sends a message as the page in the frame, or as another sender. */
  emit(event: string, data?: unknown, as?: { source?: Window | null; origin?: string }): void;
}

/** Acts as the page in the frame of the QR code. */
export function fakeCodeFrame(): FakeCodeFrame {
  const iframe = document.querySelector<HTMLIFrameElement>('#venmo-desktop-iframe') as HTMLIFrameElement;
  const alert = document.querySelector<HTMLElement>('[data-venmo-desktop-id]') as HTMLElement;
  const source = iframe.contentWindow as Window;
  const { origin, hash } = new URL(iframe.src);
  const channel = hash.split('_')[1] as string;
  const messages: FakeCodeFrame['messages'] = [];
  source.postMessage = (text: unknown, target?: unknown): void => {
    if (target !== origin) throw new Error('The message was sent to any origin.');
    const { event, eventData } = envelope(text);
    messages.push([String(event).replace(`${channel}:VENMO_DESKTOP_`, ''), eventData]);
  };
  const emit: FakeCodeFrame['emit'] = (event, eventData, as) =>
    deliver(`/*framebus*/${JSON.stringify({ event: `${channel}:VENMO_DESKTOP_${event}`, origin: '*', eventData })}`, {
      source,
      origin,
      ...as,
    });
  return { iframe, alert, messages, emit };
}
