import { attempt, type Disposable } from '@tender/client/internal';
import {
  createFrameService,
  frameServiceErrors,
  centerPopup,
  openLayer,
  type FrameService,
  type Outcome,
} from '@tender/frame-service/internal';
import type { VenmoContext } from '../context';
import { POPUP } from '../payment-constants';
import type { VenmoLoginHandler } from '../types';
import type { Backdrop } from './backdrop';

/** The login window, and the backdrop that covers the page while the window is open. */
export interface LoginWindow extends Disposable {
  /**
   * Opens the window in the caller's task, and redirects it once there is a URL. The window closes when the signal aborts.
   * @param onLogin replaces the backdrop
   * @throws FRAME_SERVICE_FRAME_OPEN_FAILED when the window cannot be opened, or its messages do not arrive
   */
  open(signal: AbortSignal, createUrl: () => Promise<string>, cancel: () => void, onLogin: VenmoLoginHandler | undefined): Promise<Outcome>;
  /** Hides the backdrop or what replaces it. */
  hide(): void;
}

/** @param isPrepared whether the window's pages are loaded in advance */
export function createLoginWindow({ configuration, pagesUrl, settings }: VenmoContext, isPrepared: boolean): LoginWindow {
  let backdrop: Backdrop | undefined;
  let shown: Pick<Backdrop, 'show' | 'hide'> | undefined;
  // If the chunk cannot be loaded, customers log in without a backdrop.
  const uiLoaded = import('./login-ui').then(
    ({ createBackdrop, createLoginView }) => {
      const created = (backdrop = createBackdrop(settings.styleCspNonce, openLayer));
      return (onLogin?: VenmoLoginHandler) => (onLogin ? createLoginView(onLogin) : created);
    },
    () => undefined,
  );
  const suffix = configuration.isDebug ? '.html' : '.min.html';
  let service: FrameService | undefined;

  /** Loads the frame service. A failure does not affect the creation of an instance; the next call tries again. */
  function prepare(): FrameService | undefined {
    service ??= attempt(() =>
      createFrameService({
        name: POPUP.name,
        ...centerPopup(POPUP),
        dispatchFrameUrl: `${pagesUrl}/dispatch-frame${suffix}`,
        openFrameUrl: `${pagesUrl}/venmo-landing-frame${suffix}`,
      }),
    );
    const loading = service;
    loading?.ready.catch(() => {
      loading.dispose();
      if (service === loading) service = undefined;
    });
    return service;
  }

  if (isPrepared) prepare();
  return {
    async open(signal, createUrl, cancel, onLogin) {
      const opened = prepare();
      if (!opened) throw frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED();
      void uiLoaded.then((chooseUi) => {
        if (signal.aborted) return;
        shown = chooseUi?.(onLogin);
        shown?.show(opened.focus, cancel);
      });
      const outcome = opened.open({ signal });
      const redirected = Promise.all([createUrl(), opened.ready]).then(([pageUrl]) => signal.aborted || opened.redirect(pageUrl));
      // The customer may close the window before it is redirected.
      return Promise.race([outcome, redirected.then(() => outcome)]);
    },
    hide: () => shown?.hide(),
    dispose() {
      service?.dispose();
      backdrop?.dispose();
    },
  };
}
