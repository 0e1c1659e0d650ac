import { follow } from '@tender/client/internal';

/** Runs a function after some milliseconds, unless the signal aborts before. */
export function after(milliseconds: number, signal: AbortSignal, run: () => void): void {
  const timer = setTimeout(() => {
    unfollow();
    run();
  }, milliseconds);
  const unfollow = follow(signal, () => clearTimeout(timer));
}

/** One step after the other, each so many milliseconds after the end of the one before, until the signal aborts. */
export async function repeat(milliseconds: number, signal: AbortSignal, step: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await step();
    await new Promise<void>((resolve) => after(milliseconds, signal, resolve));
  }
}

/** Hears an event until the signal aborts. */
export function hear<E extends Event>(target: EventTarget, type: string, run: (event: E) => void, signal: AbortSignal): void {
  const listener = run as EventListener;
  target.addEventListener(type, listener);
  follow(signal, () => target.removeEventListener(type, listener));
}
