/** The sandbox's time: the machine's time plus an offset that tests change. Expiry, latency and settlement follow it. */
export interface Clock {
  /** Returns the time in milliseconds since the epoch. */
  now(): number;
  /** Moves the clock forward by so many milliseconds. Everything due by then happens. */
  advance(milliseconds: number): void;
  /** Sets the clock to a time in milliseconds since the epoch. */
  set(time: number): void;
  /** Sets the clock back to the machine's time. */
  reset(): void;
  /** Resolves when the clock has moved forward by so many milliseconds, or at once when `released` aborts. */
  sleep(milliseconds: number, released: AbortSignal): Promise<void>;
}

export function createClock(): Clock {
  let offset = 0;
  const sleepers = new Set<() => void>();
  const now = () => Date.now() + offset;
  const wakeSleepers = () => [...sleepers].forEach((check) => check());

  return {
    now,
    advance(milliseconds) {
      offset += milliseconds;
      wakeSleepers();
    },
    set(time) {
      offset = time - Date.now();
      wakeSleepers();
    },
    reset() {
      offset = 0;
      wakeSleepers();
    },
    sleep(milliseconds, released) {
      const due = now() + milliseconds;
      return new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        const check = () => {
          clearTimeout(timer);
          const left = due - now();
          if (left > 0 && !released.aborted) {
            // A timer's delay is limited to 31 bits; a longer sleep is split.
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
