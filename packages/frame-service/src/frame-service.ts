import { follow, uuid, type Disposable } from '@tender/client/internal';
import { createDispatchFrame } from './dispatch-frame';
import { frameServiceErrors } from './errors';
import { chooseFrame } from './frames/choose-frame';
import type { FrameOptions } from './frames/frame';
import { startOpening, type Opening } from './opening';
import { closed, openFailed, readReport, type Outcome } from './outcome';

export interface FrameServiceOptions extends FrameOptions {
  /** Letters and digits: what follows the first underscore of a window's name is the service's id. */
  name: string;
  dispatchFrameUrl: string;
  /** Handed to the dispatch frame. */
  state?: Readonly<Record<string, unknown>>;
  /** Ends the service: what is open is closed, and waits reject with the signal's reason. */
  signal?: AbortSignal;
  /** The dispatch frame has not loaded in 60 s, but still may for as long again. Without this function that is the end of it. */
  onTimeout?(): void;
}

export interface OpenOptions extends Partial<FrameOptions> {
  /** Merged into the service's: null overwrites, what is not mentioned stays. */
  state?: Readonly<Record<string, unknown>>;
  /** Closes this frame; its outcome rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** What merchants are given to close and focus a frame. */
export interface FrameHandler {
  close(): void;
  focus(): void;
}

export interface FrameService extends Disposable {
  /** The version-4 UUID, without dashes, that stands in the names of the windows and in return URLs. */
  readonly _serviceId: string;
  /**
   * The dispatch frame has loaded: results can come. Rejects with FRAME_SERVICE_FRAME_OPEN_FAILED after 60 s (with `onTimeout` 120), with
   * FRAME_SERVICE_FRAME_CLOSED when torn down before, or with the reason of an abort.
   */
  readonly ready: Promise<void>;
  state: Record<string, unknown>;
  /**
   * Opens a frame on the first page; call it in the tick of the customer's click. Options given here stand for this frame only. One that is
   * still open ends as closed. Errors come with the outcome: FRAME_SERVICE_FRAME_OPEN_FAILED for a blocked popup,
   * FRAME_SERVICE_FRAME_CLOSED when the frame went away; it rejects only with the reason of an abort.
   */
  open(options?: OpenOptions | null): Promise<Outcome>;
  /** @throws FRAME_SERVICE_FRAME_OPEN_FAILED for a URL that is not http or https */
  redirect(url: string): void;
  close(): void;
  focus(): void;
  isFrameClosed(): boolean;
  /** `close` and `focus` for merchants, each after the function given. */
  createHandler(before?: { beforeClose?: () => void; beforeFocus?: () => void }): FrameHandler;
  createNoopHandler(): FrameHandler;
  /** What is open is closed, and ends as FRAME_SERVICE_FRAME_CLOSED. May be called again. */
  teardown(): void;
}

const REQUIRED = ['name', 'dispatchFrameUrl', 'openFrameUrl'] as const;

/**
 * Opens popups, one at a time, and gets their results. Only the dispatch frame made here, on the origin it was loaded from, is believed.
 * @throws a plain Error for missing options or a malformed name; FRAME_SERVICE_FRAME_OPEN_FAILED for a dispatch frame elsewhere than at
 * the provider's
 */
export function createFrameService(options: FrameServiceOptions): FrameService {
  checkOptions(options);
  const { name, dispatchFrameUrl, signal, onTimeout, state = {}, ...frameOptions } = options;
  signal?.throwIfAborted();
  const _serviceId = uuid().replace(/-/g, '');
  let opening: Opening | undefined;
  let ended = false;

  const dispatch = createDispatchFrame({
    url: dispatchFrameUrl,
    serviceId: _serviceId,
    state: () => service.state,
    onTimeout,
    onReport(data) {
      if (opening?.frame.polled) finish(readReport(data)); // a bridge reports by itself
    },
  });
  dispatch.ready.catch(() => finish(openFailed()));

  function finish(outcome: Outcome): void {
    opening?.complete(outcome);
    opening?.frame.close();
  }

  function end(reason: unknown): void {
    if (ended) return;
    ended = true;
    unfollow();
    if (signal?.aborted) opening?.fail(reason);
    finish(closed());
    dispatch.dispose(reason);
  }
  const teardown = (): void => end(frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED());

  const service: FrameService = {
    _serviceId,
    ready: dispatch.ready,
    state: { ...state },
    open(given) {
      const { state: added, signal: own, ...changed } = given ?? {};
      if (own?.aborted) return Promise.reject<Outcome>(own.reason);
      if (ended) return Promise.resolve(closed());
      const frame = chooseFrame(`${name}_${_serviceId}`, { ...frameOptions, ...changed });
      if (frame.polled) Object.assign(service.state, added);
      opening?.complete(closed());
      if (!(opening?.frame.replaceable && frame.replaceable)) opening?.frame.close();
      opening = startOpening(frame, own);
      return opening.outcome;
    },
    redirect(url) {
      assertWebUrl(url);
      if (!service.isFrameClosed()) opening?.frame.redirect(url);
    },
    close() {
      if (!service.isFrameClosed()) opening?.frame.close();
    },
    focus() {
      if (!service.isFrameClosed()) opening?.frame.focus();
    },
    isFrameClosed: () => !opening || opening.isOver || opening.frame.isClosed(),
    createHandler: ({ beforeClose, beforeFocus } = {}) => ({
      close() {
        beforeClose?.();
        service.close();
      },
      focus() {
        beforeFocus?.();
        service.focus();
      },
    }),
    createNoopHandler: () => ({ close() {}, focus() {} }),
    teardown,
    dispose: teardown,
  };
  const unfollow = follow(signal, end);
  return service;
}

function checkOptions(options: Partial<FrameServiceOptions> | undefined): void {
  if (!options) throw new Error('A frame service needs options.');
  const missing = REQUIRED.find((key) => !Object.hasOwn(options, key));
  if (missing) throw new Error(`A frame service needs the option ${missing}.`);
  if (!/^[A-Za-z0-9]+$/.test(String(options.name))) throw new Error('The name of a frame service holds letters and digits only.');
}

/** A popup that has not loaded yet shares the merchant's origin: nothing may run there. */
function assertWebUrl(url: string): void {
  try {
    if (/^https?:$/.test(new URL(url, location.href).protocol)) return;
  } catch {
    // Not an address at all.
  }
  throw frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED({ originalError: new TypeError('Only web addresses are opened.') });
}
