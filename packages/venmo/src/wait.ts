import { follow } from '@tender/client/internal';

/** What a state waits for; all of it ends when the state is left. */
export interface Waits {
  /** Runs a function after some milliseconds. */
  after(milliseconds: number, run: () => void): void;
  /** One step after the other, each so many milliseconds after the end of the one before. */
  repeat(milliseconds: number, step: () => Promise<void>): Promise<void>;
  /** Hears an event. */
  hear<E extends Event>(target: EventTarget, type: string, run: (event: E) => void): void;
}

/** @param signal aborted when the state is left */
export function waits(signal: AbortSignal): Waits {
  const after: Waits['after'] = (milliseconds, run) => {
    const timer = setTimeout(() => {
      unfollow();
      run();
    }, milliseconds);
    const unfollow = follow(signal, () => clearTimeout(timer));
  };
  return {
    after,
    async repeat(milliseconds, step) {
      while (!signal.aborted) {
        await step();
        await new Promise<void>((resolve) => after(milliseconds, resolve));
      }
    },
    hear(target, type, run) {
      const listener = run as EventListener;
      target.addEventListener(type, listener);
      follow(signal, () => target.removeEventListener(type, listener));
    },
  };
}
