import type { Page } from '@playwright/test';

/** Holds back the requests of a page to these addresses until the result is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
