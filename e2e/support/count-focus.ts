import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How often the page has brought to the front what it opened. */
    timesFocused: number;
  }
}

/** Call it before `goto`. To an automated browser every page has the focus: what can be seen is that it is asked for. */
export async function countFocus(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { open } = window;
    window.timesFocused = 0;
    window.open = (...args) => {
      const opened = open.apply(window, args);
      if (!opened) return null;
      return new Proxy(opened, {
        get(target, name) {
          if (name === 'focus') window.timesFocused += 1;
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
        set: (target, name, value) => Reflect.set(target, name, value),
      });
    };
  });
  return () => page.evaluate(() => window.timesFocused);
}
