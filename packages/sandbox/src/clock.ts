/** The sandbox's time: the machine's, moved by tests. Expiries, latencies and hangs all follow it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Moves the clock by so many milliseconds, and whatever was due meanwhile happens. */
  advance(milliseconds: number): void;
  /** Puts the clock at this time, milliseconds since the epoch. */
  set(time: number): void;
  /** Back to the machine's time. */
  reset(): void;
  /** Resolves once the clock has moved on by so many milliseconds, or at once when `released` aborts. */
  sleep(milliseconds: number, released: AbortSignal): Promise<void>;
}

export function createClock(): Clock {
  let offset = 0;
  const sleepers = new Set<() => void>();
  const now = () => Date.now() + offset;
  const moved = () => [...sleepers].forEach((check) => check());

  return {
    now,
    advance(milliseconds) {
      offset += milliseconds;
      moved();
    },
    set(time) {
      offset = time - Date.now();
      moved();
    },
    reset() {
      offset = 0;
      moved();
    },
    sleep(milliseconds, released) {
      const due = now() + milliseconds;
      return new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        const check = () => {
          clearTimeout(timer);
          const left = due - now();
          if (left > 0 && !released.aborted) {
            // A timer holds 31 bits; a longer sleep is taken in pieces.
            timer = setTimeout(check, Math.min(left, 2 ** 31 - 1));
            timer.unref();
            return;
          }
          sleepers.delete(check);
          released.removeEventListener('abort', check);
          resolve();
        };
        sleepers.add(check);
        released.addEventListener('abort', check);
        check();
      });
    },
  };
}
