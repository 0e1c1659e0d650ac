import { onAbort } from '@tender/client/internal';

/** What a state can wait for. All of it is canceled when the machine leaves the state. */
export interface StateTasks {
  /** Runs a function after some milliseconds. */
  after(milliseconds: number, run: () => void): void;
  /** Runs a step again and again, each time some milliseconds after the previous one has ended. */
  repeat(milliseconds: number, step: () => Promise<void>): Promise<void>;
  /** Listens to an event. */
  listen<E extends Event>(target: EventTarget, type: string, listener: (event: E) => void): void;
}

/** @param signal aborts when the machine leaves the state */
export function createStateTasks(signal: AbortSignal): StateTasks {
  const after: StateTasks['after'] = (milliseconds, run) => {
    const timer = setTimeout(() => {
      stopListening();
      run();
    }, milliseconds);
    const stopListening = onAbort(signal, () => clearTimeout(timer));
  };
  return {
    after,
    async repeat(milliseconds, step) {
      while (!signal.aborted) {
        await step();
        await new Promise<void>((resolve) => after(milliseconds, resolve));
      }
    },
    listen(target, type, run) {
      const listener = run as EventListener;
      target.addEventListener(type, listener);
      onAbort(signal, () => target.removeEventListener(type, listener));
    },
  };
}
