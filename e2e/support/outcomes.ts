import type { Page } from '@playwright/test';

/** The result of a call, in a form that can leave the page. */
export interface Outcome {
  value?: unknown;
  error?: { name?: string; code?: string; type?: string; details?: unknown };
  /** Whether it rejected with the reason of the abort itself. */
  isReason?: boolean;
}

declare global {
  interface Window {
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
export const outcomeOf = <T = Outcome>(page: Page, place = -1): Promise<T> =>
  page.evaluate((at) => window.outcomes.at(at) as Promise<unknown>, place) as Promise<T>;
