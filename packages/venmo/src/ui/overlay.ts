import type { Disposable } from '@tender/client/internal';
import type { createProviderFrame, showLayer } from '@tender/frame-service/internal';
import type { VenmoContext } from '../context';
import type { Machine } from '../machine';
import type { VenmoCodeView } from '../types';
import { QR_EVENTS, QR_FRAME, QR_Z_INDEX } from '../code-constants';
import type { createCodeUrl } from '../wire/code-url';
import { isolate } from './isolate';

/** What to show once there is a payment context. */
export type CodeEvent = 'display' | 'authorizing' | 'authorized' | 'problem';

/** Shows the QR code: in a frame that covers the page, with a message for screen readers, or on the merchant's page itself. */
export interface Overlay {
  show(text: VenmoCodeView['text']): void;
  hide(): void;
  /** Changes what is shown, and announces it to screen readers. */
  update(event: CodeEvent, text: VenmoCodeView['text'], data?: Readonly<Record<string, string | undefined>>): void;
}

/** Functions that other chunks use too, and settings of the frame. */
export interface OverlayTools {
  readonly createProviderFrame: typeof createProviderFrame;
  readonly showLayer: typeof showLayer;
  readonly codeUrl: typeof createCodeUrl;
  /** Channel of the bus between page and frame. */
  readonly channel: string;
  /** Milliseconds after which loading the frame fails. */
  readonly timeout: number;
}

const FIXED = { display: 'none', position: 'fixed' };

/**
 * Resolves once the frame has loaded. Never resolves if the component is torn down before.
 * @param send receives the customer's actions in the frame
 * @throws FRAME_SERVICE_FRAME_OPEN_FAILED for a page that is not the provider's; an Error when the frame does not load in time
 */
export async function createOverlay(
  context: VenmoContext,
  environment: string,
  { createProviderFrame, showLayer, channel, timeout }: OverlayTools,
  send: Machine['send'],
): Promise<Overlay & Disposable> {
  const src = `${context.pagesUrl}/venmo-desktop-frame.html#${environment}_${channel}`;
  const cover = { top: '0', bottom: '0', right: '0', left: '0', height: '100%', width: '100%' };
  const frame = createProviderFrame(src, channel, QR_FRAME, { ...FIXED, ...cover, zIndex: `${QR_Z_INDEX}` });
  const { iframe, bus } = frame;
  const alert = document.createElement('div');
  alert.setAttribute('data-venmo-desktop-id', channel);
  alert.setAttribute('role', 'alert');
  Object.assign(alert.style, FIXED, { height: '1px', width: '1px', overflow: 'hidden', zIndex: '0' });
  /** Has no box of its own until it is shown above a dialog of the page. The frame cannot be moved there, because browsers reload frames that move. */
  const layer = document.createElement('dialog');
  layer.style.display = 'contents';
  layer.append(iframe, alert);
  let restorePage: (() => void) | undefined;
  const announce = (text: string): void => {
    alert.textContent = text;
    alert.style.display = text ? 'block' : 'none';
  };
  const overlay: Overlay & Disposable = {
    show(text) {
      announce(text);
      iframe.style.display = 'block';
      restorePage ??= showLayer(layer) ?? isolate(layer);
      iframe.focus();
    },
    hide() {
      if (!restorePage) return;
      announce('');
      bus.emit(QR_EVENTS.hidden);
      iframe.style.display = 'none';
      restorePage();
      restorePage = undefined;
      layer.style.cssText = 'display:contents';
    },
    update(event, text, data) {
      announce(text);
      bus.emit(QR_EVENTS[event], data);
    },
    dispose() {
      overlay.hide();
      clearTimeout(timer);
      frame.dispose();
      layer.remove();
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
    document.body.append(layer);
    context.own(overlay);
  });
  return overlay;
}
