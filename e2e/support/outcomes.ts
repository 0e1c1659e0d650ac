import type { Page } from '@playwright/test';

/** The result of a call, in a form that can leave the page. */
export interface Outcome<T = unknown> {
  value?: T;
  error?: { name?: string; code?: string; type?: string; message?: string; details?: Record<string, unknown> };
  /** Whether it rejected with the reason of the abort itself. */
  isReason?: boolean;
}

declare global {
  interface Window {
    /** The instance whose methods `call` calls. */
    instance: Record<string, (...args: unknown[]) => unknown>;
    /** One entry per recorded call, in order. */
    outcomes: Promise<Outcome>[];
    /** Aborts the latest call. */
    ending: AbortController;
    /** Calls a function and keeps its result. */
    record(call: (signal: AbortSignal) => unknown): void;
  }
}

/** Runs on the page, so it must not use variables of this file. */
function installRecorder(): void {
  const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
  window.outcomes = [];
  window.record = (call) => {
    const { signal } = (window.ending = new AbortController());
    const attempt = async (): Promise<unknown> => call(signal);
    window.outcomes.push(
      attempt().then(
        (value) => ({ value: plain(value) }),
        (error: unknown) => ({ error: plain(error) as object, isReason: signal.aborted && error === signal.reason }),
      ),
    );
  };
}

/** Lets the pages of a browser context record the results of calls. Call it before `goto`. */
export const recordOutcomes = (page: Page): Promise<unknown> => page.context().addInitScript(installRecorder);

/** Waits for the result of the latest call, or of the call at `place`. */
export const outcomeOf = <T = unknown>(page: Page, place = -1): Promise<Outcome<T>> =>
  page.evaluate((at) => window.outcomes.at(at) as Promise<unknown>, place) as Promise<Outcome<T>>;

/** Calls a method of `window.instance`. */
export const call = <T = Record<string, unknown>>(page: Page, method: string, argument?: unknown): Promise<Outcome<T>> =>
  page.evaluate(
    async ([method, argument]) => {
      const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
      try {
        return { value: plain(await window.instance[method]?.(argument)) } as Outcome<never>;
      } catch (error) {
        return { error: plain(error) } as Outcome<never>;
      }
    },
    [method, argument] as const,
  );
