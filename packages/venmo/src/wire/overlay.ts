import type { Disposable } from '@tender/client/internal';
import type { createProviderFrame } from '@tender/frame-service/internal';
import type { VenmoContext } from '../context';
import type { Machine } from '../machine';
import type { CodeView } from '../types';
import { QR_EVENTS, QR_FRAME, QR_Z_INDEX } from './code-constants';
import type { codeUrl } from './code-url';
import { isolate } from './isolate';

/** What the customer is shown once there is a payment context. */
export type CodeEvent = 'display' | 'authorizing' | 'authorized' | 'problem';

/** What shows the QR code: the frame over the whole page with what screen readers say of it, or else the page itself. */
export interface Overlay {
  show(text: CodeView['text']): void;
  hide(): void;
  /** Tells it what to show, and the customer what that is. */
  tell(event: CodeEvent, text: CodeView['text'], data?: Readonly<Record<string, string | undefined>>): void;
}

/** What other parts of a page use too. */
export interface OverlayTools {
  readonly createProviderFrame: typeof createProviderFrame;
  readonly codeUrl: typeof codeUrl;
  /** Of the line between page and frame. */
  readonly channel: string;
  /** Milliseconds in which the frame has to load. */
  readonly timeout: number;
}

const FIXED = { display: 'none', position: 'fixed' };

/**
 * Resolves once the frame has loaded; never, when it is torn down before.
 * @param send gets what the customer does in it
 * @throws for a page that is not the provider's, and when the time is over
 */
export async function createOverlay(
  context: VenmoContext,
  environment: string,
  { createProviderFrame, channel, timeout }: OverlayTools,
  send: Machine['send'],
): Promise<Overlay & Disposable> {
  const src = `${context.pages}/venmo-desktop-frame.html#${environment}_${channel}`;
  const cover = { top: '0', bottom: '0', right: '0', left: '0', height: '100%', width: '100%' };
  const frame = createProviderFrame(src, channel, QR_FRAME, { ...FIXED, ...cover, zIndex: `${QR_Z_INDEX}` });
  const { iframe, bus } = frame;
  const alert = document.createElement('div');
  alert.setAttribute('data-venmo-desktop-id', channel);
  alert.setAttribute('role', 'alert');
  Object.assign(alert.style, FIXED, { height: '1px', width: '1px', overflow: 'hidden', zIndex: '0' });
  let undo: (() => void) | undefined;
  const say = (text: string): void => {
    alert.textContent = text;
    alert.style.display = text ? 'block' : 'none';
  };
  const overlay: Overlay & Disposable = {
    show(text) {
      say(text);
      iframe.style.display = 'block';
      undo ??= isolate(iframe, alert);
      iframe.focus();
    },
    hide() {
      if (!undo) return;
      say('');
      bus.emit(QR_EVENTS.hidden);
      iframe.style.display = 'none';
      undo();
      undo = undefined;
    },
    tell(event, text, data) {
      say(text);
      bus.emit(QR_EVENTS[event], data);
    },
    dispose() {
      overlay.hide();
      clearTimeout(timer);
      frame.dispose();
      alert.remove();
    },
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  bus.on(QR_EVENTS.again, () => send('again'));
  bus.on(QR_EVENTS.customerCanceled, () => send('customerCanceled'));
  bus.on(QR_EVENTS.frameFailed, (err) =>
    send('frameFailed', { originalError: { allowUIToHandleError: false, reason: 'UNKNOWN_ERROR', err } }),
  );
  await new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => {
      overlay.dispose();
      reject(new Error('The frame of the QR code did not load.'));
    }, timeout);
    bus.on(QR_EVENTS.ready, () => {
      clearTimeout(timer);
      resolve();
    });
    document.body.append(iframe, alert);
    context.own(overlay);
  });
  return overlay;
}
