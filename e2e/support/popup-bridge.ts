import type { BrowserContext, Page } from '@playwright/test';

/** An app with a popup bridge around the page: it opens pages in the system's browser, and `complete` returns their result. */
export interface App {
  /** Opens the next page that the shop has asked for, in the system's browser. */
  opened(): Promise<Page>;
  /** Returns the customer to the app: with the query of the system browser's page, or, if `isBack` is false, as after dismissing that browser. */
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
      await page.evaluate((arg) => (window as unknown as { popupBridge: Bridge }).popupBridge.onComplete?.(null, arg), payload);
    },
  };
}
