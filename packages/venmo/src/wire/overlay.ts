import { INTEGRATION_TIMEOUT, uuid, type Disposable } from '@tender/client/internal';
import { createProviderFrame, frameServiceErrors } from '@tender/frame-service/internal';
import { QR_EVENTS, QR_FRAME, QR_Z_INDEX } from '../constants';
import type { VenmoContext } from '../context';
import { qrEnvironment } from './context-input';
import { isolate } from './isolate';

/** The frame that shows the QR code over the whole page, and what screen readers say of it. */
export interface Overlay extends Disposable {
  show(text: string): void;
  hide(): void;
  /** Tells the frame what to show, and the customer what that is. */
  tell(event: keyof typeof QR_EVENTS, text: string, data?: object): void;
}

const HEARD = ['again', 'customerCanceled', 'frameFailed'] as const;
const FIXED = { display: 'none', position: 'fixed' };

/**
 * Resolves once the frame has loaded.
 * @param hear what the customer does in it
 * @throws FRAME_SERVICE_FRAME_OPEN_FAILED for a page that is not the provider's, and after 60 s
 */
export async function createOverlay(context: VenmoContext, hear: (event: (typeof HEARD)[number], data: unknown) => void): Promise<Overlay> {
  const id = uuid();
  const src = `${context.pages}/venmo-desktop-frame.html#${qrEnvironment(context)}_${id}`;
  const cover = { top: '0', bottom: '0', right: '0', left: '0', height: '100%', width: '100%' };
  const frame = createProviderFrame(src, id, QR_FRAME, { ...FIXED, ...cover, zIndex: `${QR_Z_INDEX}` });
  const { iframe, bus } = frame;
  const alert = document.createElement('div');
  alert.setAttribute('data-venmo-desktop-id', id);
  alert.setAttribute('role', 'alert');
  Object.assign(alert.style, FIXED, { height: '1px', width: '1px', overflow: 'hidden', zIndex: '0' });
  let undo: (() => void) | undefined;
  const say = (text: string): void => {
    alert.textContent = text;
    alert.style.display = text ? 'block' : 'none';
  };
  const overlay: Overlay = context.own({
    show(text) {
      say(text);
      iframe.style.display = 'block';
      undo ??= isolate(iframe, alert);
      iframe.focus();
    },
    hide() {
      if (!undo) return;
      overlay.tell('hidden', '');
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
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const event of HEARD) bus.on(QR_EVENTS[event], (data) => hear(event, data));
  await new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => {
      overlay.dispose();
      reject(frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED());
    }, INTEGRATION_TIMEOUT);
    bus.on(QR_EVENTS.ready, () => {
      clearTimeout(timer);
      resolve();
    });
    document.body.append(iframe, alert);
  });
  return overlay;
}
