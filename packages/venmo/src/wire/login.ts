import { quietly, type Disposable } from '@tender/client/internal';
import { createFrameService, frameServiceErrors, roundedCenter, type FrameService, type Outcome } from '@tender/frame-service/internal';
import type { VenmoContext } from '../context';
import { POPUP } from '../payment-constants';
import type { Backdrop } from './backdrop';

/** The window in which a customer logs in at a desk, and what stands over the page meanwhile. */
export interface Login extends Disposable {
  /**
   * Opens it in the caller's tick, and sends it on once there is an address. It is closed when the signal aborts.
   * @throws FRAME_SERVICE_FRAME_OPEN_FAILED where it cannot be opened, or its messages do not arrive
   */
  open(signal: AbortSignal, url: () => Promise<string>, cancel: () => void): Promise<Outcome>;
  /** Hides what stands over the page. */
  hide(): void;
}

export function createLogin({ configuration, pages, settings }: VenmoContext): Login {
  let backdrop: Backdrop | undefined;
  // Few customers log in at a desk. Without it they still can.
  const loading = import('./backdrop').then(
    ({ createBackdrop }) => (backdrop = createBackdrop(settings.styleNonce)),
    () => undefined,
  );
  const suffix = configuration.isDebug ? '.html' : '.min.html';
  let service: FrameService | undefined;

  /** One that could not be loaded is loaded anew the next time; that must not keep an instance from being made. */
  function prepare(): FrameService | undefined {
    service ??= quietly(() =>
      createFrameService({
        name: POPUP.name,
        ...roundedCenter(POPUP),
        dispatchFrameUrl: `${pages}/dispatch-frame${suffix}`,
        openFrameUrl: `${pages}/venmo-landing-frame${suffix}`,
      }),
    );
    const made = service;
    made?.ready.catch(() => {
      made.dispose();
      if (service === made) service = undefined;
    });
    return service;
  }

  prepare();
  return {
    async open(signal, url, cancel) {
      const opened = prepare();
      if (!opened) throw frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED();
      void loading.then(() => signal.aborted || backdrop?.show(opened.focus, cancel));
      const outcome = opened.open({ signal });
      const sent = Promise.all([url(), opened.ready]).then(([address]) => signal.aborted || opened.redirect(address));
      // Sent on or not, it may be closed before.
      return Promise.race([outcome, sent.then(() => outcome)]);
    },
    hide: () => backdrop?.hide(),
    dispose() {
      service?.dispose();
      backdrop?.dispose();
    },
  };
}
