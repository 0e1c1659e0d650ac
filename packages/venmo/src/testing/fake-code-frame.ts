import { deliver, envelope } from '@tender/frame-service/testing';

export interface FakeCodeFrame {
  readonly iframe: HTMLIFrameElement;
  readonly alert: HTMLElement;
  /** What it was told, in order. */
  readonly told: [event: string, data: unknown][];
  /** As the page in the frame says it, or somebody else. */
  say(event: string, data?: unknown, as?: { source?: Window | null; origin?: string }): void;
}

/** Plays the page in the frame of the QR code. */
export function fakeCodeFrame(): FakeCodeFrame {
  const iframe = document.querySelector<HTMLIFrameElement>('#venmo-desktop-iframe') as HTMLIFrameElement;
  const alert = document.querySelector<HTMLElement>('[data-venmo-desktop-id]') as HTMLElement;
  const source = iframe.contentWindow as Window;
  const { origin, hash } = new URL(iframe.src);
  const channel = hash.split('_')[1] as string;
  const told: FakeCodeFrame['told'] = [];
  source.postMessage = (text: unknown, target?: unknown): void => {
    if (target !== origin) throw new Error('Told to everybody.');
    const { event, eventData } = envelope(text);
    told.push([String(event).replace(`${channel}:VENMO_DESKTOP_`, ''), eventData]);
  };
  const say: FakeCodeFrame['say'] = (event, eventData, as) =>
    deliver(`/*framebus*/${JSON.stringify({ event: `${channel}:VENMO_DESKTOP_${event}`, origin: '*', eventData })}`, {
      source,
      origin,
      ...as,
    });
  return { iframe, alert, told, say };
}
