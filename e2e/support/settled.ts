import type { Page } from '@playwright/test';

/** What a call on the page came to, in a form that leaves it. */
export interface Settled<T = Record<string, unknown>> {
  value?: T;
  error?: { name: string; code: string; type: string; message: string; details?: { originalError?: Record<string, unknown> } };
}

/** Calls a method of the instance that stands in `window.instance`. */
export function call<T = Record<string, unknown>>(page: Page, method: string, argument?: unknown): Promise<Settled<T>> {
  return page.evaluate(
    async ([method, argument]) => {
      const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
      try {
        return { value: plain(await window.instance[method]?.(argument)) } as Settled<never>;
      } catch (error) {
        return { error: plain(error) } as Settled<never>;
      }
    },
    [method, argument] as const,
  );
}

declare global {
  interface Window {
    instance: Record<string, (...args: unknown[]) => unknown>;
  }
}
