import { follow } from '@tender/client/internal';
import { GRACE_PERIOD, POLL_INTERVAL } from './constants';
import type { Frame } from './frames/frame';
import { closed, openFailed, type Outcome } from './outcome';

/** A frame from its opening to its outcome, of which there is one whatever happens afterwards. */
export interface Opening {
  readonly frame: Frame;
  readonly isOver: boolean;
  /** Rejects only with the reason of an abort. */
  readonly outcome: Promise<Outcome>;
  complete(outcome: Outcome): void;
  fail(reason: unknown): void;
}

/**
 * Opens a frame, in the caller's tick, or browsers block it. While it is open it is looked at every 100 ms; seen closed, it gets a moment
 * more for a result on its way.
 */
export function startOpening(frame: Frame, signal: AbortSignal | undefined): Opening {
  let isOver = false;
  let poll: ReturnType<typeof setInterval> | undefined;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let unfollow = (): void => {};
  let resolve: (outcome: Outcome) => void;
  let reject: (reason: unknown) => void;
  const outcome = new Promise<Outcome>((...settlers) => ([resolve, reject] = settlers));
  outcome.catch(() => {}); // whoever waits for it sees an abort

  function end(settle: () => void): void {
    if (isOver) return;
    isOver = true;
    clearInterval(poll);
    clearTimeout(grace);
    unfollow();
    settle();
  }
  const opening: Opening = {
    frame,
    outcome,
    get isOver() {
      return isOver;
    },
    complete: (value) => end(() => resolve(value)),
    fail: (reason) => end(() => reject(reason)),
  };

  unfollow = follow(signal, (reason) => {
    frame.close();
    opening.fail(reason);
  });
  frame.open(opening.complete);
  if (frame.isClosed()) opening.complete(openFailed());
  else if (frame.polled) poll = setInterval(look, POLL_INTERVAL);
  return opening;

  function look(): void {
    if (!frame.isClosed()) return;
    clearInterval(poll);
    grace = setTimeout(() => opening.complete(closed()), GRACE_PERIOD);
  }
}
