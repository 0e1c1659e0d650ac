import { onAbort, uuid, type Disposable } from '@tender/client/internal';
import { createDispatchFrame } from './dispatch-frame';
import { frameServiceErrors } from './errors';
import { chooseFrame } from './frames/choose-frame';
import type { FrameOptions } from './frames/frame';
import { startSession, type FrameSession } from './frame-session';
import { createClosedOutcome, createOpenFailedOutcome, readReport, type Outcome } from './outcome';

/** Options of `createFrameService`. */
export interface FrameServiceOptions extends FrameOptions {
  /** First part of window names. Only letters and digits: an underscore separates it from the id of the service. */
  name: string;
  /** URL of the dispatch frame. */
  dispatchFrameUrl: string;
  /** Configuration that the dispatch frame receives. Default: none. */
  state?: Readonly<Record<string, unknown>>;
  /** Ends the service: an open frame is closed, and pending promises reject with the signal's reason. */
  signal?: AbortSignal;
  /** Called when the dispatch frame has not loaded after 60 s. It then has 60 s more; without this function the service fails at once. */
  onTimeout?(): void;
}

/** Options of `open`, which replace those of the service for one frame. */
export interface OpenOptions extends Partial<FrameOptions> {
  /** Members that are added to the service's state or replace its members. */
  state?: Readonly<Record<string, unknown>>;
  /** Closes the frame: its outcome rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** What a merchant's callback receives to close and focus a frame. */
export interface FrameHandler {
  /** Closes the frame. */
  close(): void;
  /** Brings the frame to the front. */
  focus(): void;
}

/** Opens frames, one at a time, and receives their results. */
export interface FrameService extends Disposable {
  /** Id of the service: a version-4 UUID without dashes. It is part of window names and return URLs. */
  readonly _serviceId: string;
  /**
   * Resolves when the dispatch frame has loaded and can receive results. Rejects with FRAME_SERVICE_FRAME_OPEN_FAILED after 60 s (with `onTimeout`
   * 120 s), with FRAME_SERVICE_FRAME_CLOSED after teardown, or with the reason of an abort.
   */
  readonly ready: Promise<void>;
  /** Configuration that the dispatch frame receives. */
  state: Record<string, unknown>;
  /**
   * Opens a frame that shows the first page. Call it in a click handler before anything is awaited. A frame that is still open ends as closed. The
   * outcome has the error: FRAME_SERVICE_FRAME_OPEN_FAILED for a blocked popup, FRAME_SERVICE_FRAME_CLOSED for a frame that was closed. The promise
   * rejects only with the reason of an abort.
   */
  open(options?: OpenOptions | null): Promise<Outcome>;
  /** Opens a URL in the frame. @throws FRAME_SERVICE_FRAME_OPEN_FAILED for a URL that is not http or https */
  redirect(url: string): void;
  /** Closes the frame. */
  close(): void;
  /** Brings the frame to the front. */
  focus(): void;
  /** Whether no frame is open. */
  isFrameClosed(): boolean;
  /** Creates `close` and `focus` for a merchant's callback. Each first calls its hook. */
  createHandler(hooks?: { beforeClose?: () => void; beforeFocus?: () => void }): FrameHandler;
  /** Creates a handler that does nothing. */
  createNoopHandler(): FrameHandler;
  /** Ends the service. An open frame is closed and ends with FRAME_SERVICE_FRAME_CLOSED. Further calls do nothing. */
  teardown(): void;
}

const REQUIRED = ['name', 'dispatchFrameUrl', 'openFrameUrl'] as const;

/**
 * Creates a frame service. It accepts results only from its own dispatch frame, and only from the origin that the frame was loaded from.
 * @throws a plain Error for missing options or a malformed name; FRAME_SERVICE_FRAME_OPEN_FAILED for a dispatch frame outside the provider's domains
 */
export function createFrameService(options: FrameServiceOptions): FrameService {
  assertOptions(options);
  const { name, dispatchFrameUrl, signal, onTimeout, state = {}, ...frameOptions } = options;
  signal?.throwIfAborted();
  const _serviceId = uuid().replace(/-/g, '');
  let session: FrameSession | undefined;
  let ended = false;

  const dispatch = createDispatchFrame({
    url: dispatchFrameUrl,
    serviceId: _serviceId,
    state: () => service.state,
    onTimeout,
    onReport(data) {
      if (session?.frame.polled) finish(readReport(data)); // a popup bridge reports its own result
    },
  });
  dispatch.ready.catch(() => finish(createOpenFailedOutcome()));

  function finish(outcome: Outcome): void {
    session?.complete(outcome);
    session?.frame.close();
  }

  function end(reason: unknown): void {
    if (ended) return;
    ended = true;
    stopListening();
    if (signal?.aborted) session?.fail(reason);
    finish(createClosedOutcome());
    dispatch.dispose(reason);
  }
  const teardown = (): void => end(frameServiceErrors.FRAME_SERVICE_FRAME_CLOSED());

  const service: FrameService = {
    _serviceId,
    ready: dispatch.ready,
    state: { ...state },
    open(openOptions) {
      const { state: addedState, signal: openSignal, ...overrides } = openOptions ?? {};
      if (openSignal?.aborted) return Promise.reject<Outcome>(openSignal.reason);
      if (ended) return Promise.resolve(createClosedOutcome());
      const frame = chooseFrame(`${name}_${_serviceId}`, { ...frameOptions, ...overrides });
      if (frame.polled) Object.assign(service.state, addedState);
      session?.complete(createClosedOutcome());
      if (!(session?.frame.replaceable && frame.replaceable)) session?.frame.close();
      session = startSession(frame, openSignal);
      return session.outcome;
    },
    redirect(url) {
      assertWebUrl(url);
      if (!service.isFrameClosed()) session?.frame.redirect(url);
    },
    close() {
      if (!service.isFrameClosed()) session?.frame.close();
    },
    focus() {
      if (!service.isFrameClosed()) session?.frame.focus();
    },
    isFrameClosed: () => !session || session.isOver || session.frame.isClosed(),
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
  const stopListening = onAbort(signal, end);
  return service;
}

function assertOptions(options: Partial<FrameServiceOptions> | undefined): void {
  if (!options) throw new Error('A frame service needs options.');
  const missing = REQUIRED.find((key) => !Object.hasOwn(options, key));
  if (missing) throw new Error(`A frame service needs the option ${missing}.`);
  if (!/^[A-Za-z0-9]+$/.test(String(options.name))) throw new Error('The name of a frame service holds letters and digits only.');
}

/** Allows only web pages: a popup that has not loaded yet has the merchant's origin, so a `javascript:` URL would run there. */
function assertWebUrl(url: string): void {
  try {
    if (/^https?:$/.test(new URL(url, document.baseURI).protocol)) return;
  } catch {
    // Not a URL.
  }
  throw frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED({ originalError: new TypeError('Only web addresses are opened.') });
}
