import type { Page } from '@playwright/test';

/** How much of everything a page holds. */
interface Counts {
  readonly nodes: number;
  readonly listeners: number;
  readonly frames: number;
}

/** Returns a function that counts what is on the page, after the garbage has been collected. */
export async function countPage(page: Page): Promise<() => Promise<Counts>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: read('Nodes'), listeners: read('JSEventListeners'), frames: read('Frames') };
  };
}
