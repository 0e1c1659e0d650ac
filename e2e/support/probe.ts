import type { Page } from '@playwright/test';

export interface Probe {
  /** Timers that have been set and neither fired for good nor been cleared, with the stack that set each. */
  timers(): string[];
  /** How many timer callbacks have run. */
  fired(): number;
  /** Listeners on the window and the document, by type. */
  listeners(): Record<string, number>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Counts timers and listeners in every frame of a page from its first script on. Call it before `goto`. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = new Map<unknown, string>();
    let fired = 0;
    const stack = (): string => new Error().stack?.split('\n').slice(3, 6).join(' ') ?? '';
    for (const [set, clear, repeats] of [
      ['setTimeout', 'clearTimeout', false],
      ['setInterval', 'clearInterval', true],
    ] as const) {
      const original = window[set].bind(window) as (handler: () => void, delay?: number) => number;
      const originalClear = window[clear].bind(window);
      window[set] = ((handler: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
        const id = original(() => {
          fired += 1;
          if (!repeats) live.delete(id);
          handler(...args);
        }, delay);
        live.set(id, `${set} ${delay} ${stack()}`);
        return id;
      }) as typeof window.setTimeout & typeof window.setInterval;
      window[clear] = (id) => {
        live.delete(id);
        originalClear(id);
      };
    }
    const counts: Record<string, number> = {};
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target) as EventTarget['addEventListener'];
      const remove = target.removeEventListener.bind(target) as EventTarget['removeEventListener'];
      const known = new Set<string>();
      const ids = new WeakMap<object, number>();
      let next = 0;
      const key = (type: string, listener: object): string => {
        if (!ids.has(listener)) ids.set(listener, (next += 1));
        return `${type} ${ids.get(listener)}`;
      };
      target.addEventListener = (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: AddEventListenerOptions | boolean,
      ) => {
        const name = key(type, listener);
        if (!known.has(name)) counts[type] = (counts[type] ?? 0) + 1;
        known.add(name);
        add(type, listener, options);
      };
      target.removeEventListener = (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: EventListenerOptions | boolean,
      ) => {
        if (known.delete(key(type, listener))) counts[type] = (counts[type] ?? 0) - 1;
        remove(type, listener, options);
      };
    }
    window.probe = {
      timers: () => [...live.values()],
      fired: () => fired,
      listeners: () => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    };
  });
}
