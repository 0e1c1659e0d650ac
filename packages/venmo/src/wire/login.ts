import { quietly, type Disposable } from '@tender/client/internal';
import { createFrameService, frameServiceErrors, roundedCenter, type FrameService, type Outcome } from '@tender/frame-service/internal';
import type { VenmoContext } from '../context';
import { POPUP } from '../payment-constants';
import type { LoginHandler } from '../types';
import type { Backdrop } from './backdrop';

/** The window in which a customer logs in at a desk, and what stands over the page meanwhile. */
export interface Login extends Disposable {
  /**
   * Opens it in the caller's tick, and sends it on once there is an address. It is closed when the signal aborts.
   * @param onLogin where the page itself shows what else would stand over it
   * @throws FRAME_SERVICE_FRAME_OPEN_FAILED where it cannot be opened, or its messages do not arrive
   */
  open(signal: AbortSignal, url: () => Promise<string>, cancel: () => void, onLogin: LoginHandler | undefined): Promise<Outcome>;
  /** Hides what stands over the page, or has the page do so. */
  hide(): void;
}

export function createLogin({ configuration, pages, settings }: VenmoContext): Login {
  let backdrop: Backdrop | undefined;
  let shown: Pick<Backdrop, 'show' | 'hide'> | undefined;
  // Few customers log in at a desk. Without it they still can.
  const loading = import('./beside-login').then(
    ({ createBackdrop, createLoginView }) => {
      const made = (backdrop = createBackdrop(settings.styleNonce));
      return (onLogin?: LoginHandler) => (onLogin ? createLoginView(onLogin) : made);
    },
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
    async open(signal, url, cancel, onLogin) {
      const opened = prepare();
      if (!opened) throw frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED();
      void loading.then((choose) => {
        if (signal.aborted) return;
        shown = choose?.(onLogin);
        shown?.show(opened.focus, cancel);
      });
      const outcome = opened.open({ signal });
      const sent = Promise.all([url(), opened.ready]).then(([address]) => signal.aborted || opened.redirect(address));
      // Sent on or not, it may be closed before.
      return Promise.race([outcome, sent.then(() => outcome)]);
    },
    hide: () => shown?.hide(),
    dispose() {
      service?.dispose();
      backdrop?.dispose();
    },
  };
}
