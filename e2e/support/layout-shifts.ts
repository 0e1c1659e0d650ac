import type { Page } from '@playwright/test';

/** Notes what moves on the page from the next navigation on, as the browser reports it. Customers' own clicks count too. */
export async function noteShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    interface LayoutShift extends PerformanceEntry {
      readonly sources: readonly { readonly node?: Element; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect, currentRect } of sources)
          moved.push(`${node?.outerHTML?.slice(0, 80)}: from ${previousRect.y} to ${currentRect.y}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
