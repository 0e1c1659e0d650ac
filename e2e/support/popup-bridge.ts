import type { BrowserContext, Page } from '@playwright/test';

/** An app around the page with a popup bridge: pages open in the system's browser, and `complete` brings back what came of them. */
export interface App {
  /** What the shop opened next, in the system's browser. */
  opened(): Promise<Page>;
  /** The customer is back: with the query of a page they came to, or without one as after dismissing the browser. */
  complete(system: Page, isBack?: boolean): Promise<void>;
}

interface Bridge {
  opened: string[];
  open(url: string): void;
  onComplete?(error: unknown, payload: unknown): void;
}

/** Call it before `goto`. With a prefix, pages that are to come back to the app begin with it. */
export async function installPopupBridge(page: Page, context: BrowserContext, prefix?: string): Promise<App> {
  await page.addInitScript((begin) => {
    const bridge = {
      opened: [] as string[],
      open: (url: string) => void bridge.opened.push(url),
      ...(begin === undefined ? {} : { getReturnUrlPrefix: () => begin }),
    };
    Object.assign(window, { popupBridge: bridge });
  }, prefix);
  return {
    async opened() {
      const url = await page.waitForFunction(() => (window as unknown as { popupBridge: Bridge }).popupBridge.opened.shift() ?? null);
      const system = await context.newPage();
      await system.goto((await url.jsonValue()) ?? '');
      return system;
    },
    async complete(system, isBack = true) {
      const { pathname, searchParams } = new URL(system.url());
      await system.close();
      const payload = isBack ? { path: pathname, queryItems: Object.fromEntries(searchParams) } : null;
      await page.evaluate((given) => (window as unknown as { popupBridge: Bridge }).popupBridge.onComplete?.(null, given), payload);
    },
  };
}
