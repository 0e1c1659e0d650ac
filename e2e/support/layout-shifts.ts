import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/**
 * Notes what moves on the pages that are loaded from now on, as the browser reports it: also within half a second of the customer's own input, which
 * the browser's sum leaves out. Returns a function that reads what has moved on the current page so far, once the browser has drawn it.
 */
export async function noteLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    const name = (node: Node | undefined): string =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'removed');
    // The browser also reports a text from right to left that is replaced by another of another length.
    const isReplacedText = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]): boolean =>
      !(node instanceof Element) && previousRect.x === currentRect.x && previousRect.y === currentRect.y;
    const note = (entry: PerformanceEntry): void => {
      for (const { node, previousRect, currentRect } of (entry as LayoutShift).sources.filter((source) => !isReplacedText(source)))
        moved.push(`${name(node)}: from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`);
    };
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readLayoutShifts = (): string[] => {
      observer.takeRecords().forEach(note);
      return moved;
    };
    Object.assign(window, { readLayoutShifts });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return (window as unknown as { readLayoutShifts(): string[] }).readLayoutShifts();
    });
}
