import { onAbort } from '@tender/client/internal';
import { GRACE_PERIOD, POLL_INTERVAL } from './constants';
import type { Frame } from './frames/frame';
import { createClosedOutcome, createOpenFailedOutcome, type Outcome } from './outcome';

/** A frame from its opening to its outcome. Only the first outcome counts. */
export interface FrameSession {
  readonly frame: Frame;
  /** Whether the session has an outcome. */
  readonly isOver: boolean;
  /** Rejects only with the reason of an abort. */
  readonly outcome: Promise<Outcome>;
  /** Ends the session with an outcome. */
  complete(outcome: Outcome): void;
  /** Ends the session with a rejection. */
  fail(reason: unknown): void;
}

/**
 * Opens a frame, synchronously, or browsers block it. Every 100 ms it is checked whether the frame was closed. After that, a result has 200 ms more to
 * arrive.
 */
export function startSession(frame: Frame, signal: AbortSignal | undefined): FrameSession {
  let isOver = false;
  let poll: ReturnType<typeof setInterval> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let stopListening = (): void => {};
  let resolve: (outcome: Outcome) => void;
  let reject: (reason: unknown) => void;
  const outcome = new Promise<Outcome>((...functions) => ([resolve, reject] = functions));
  outcome.catch(() => {}); // callers that await it see an abort

  function end(finish: () => void): void {
    if (isOver) return;
    isOver = true;
    clearInterval(poll);
    clearTimeout(grace);
    stopListening();
    finish();
  }
  const session: FrameSession = {
    frame,
    outcome,
    get isOver() {
      return isOver;
    },
    complete: (value) => end(() => resolve(value)),
    fail: (reason) => end(() => reject(reason)),
  };

  stopListening = onAbort(signal, (reason) => {
    frame.close();
    session.fail(reason);
  });
  frame.open(session.complete);
  if (frame.isClosed()) session.complete(createOpenFailedOutcome());
  else if (frame.polled) poll = setInterval(checkClosed, POLL_INTERVAL);
  return session;

  function checkClosed(): void {
    if (!frame.isClosed()) return;
    clearInterval(poll);
    grace = setTimeout(() => session.complete(createClosedOutcome()), GRACE_PERIOD);
  }
}
