import type { Page } from '@playwright/test';

/** A place where the focus has been, in pixels of the page. */
export interface Stop {
  readonly name: string;
  /** Whether a ring around it shows the focus, and the one around the stop before is gone. */
  readonly hasRing: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const MOST_STOPS = 60;

/**
 * Presses Tab from the story's heading, or from the focus of an open dialog, until the focus has left the page or is where it was before. Returns where
 * it has been, and what could be reached by Tab but was not.
 */
export async function walk(page: Page): Promise<{ readonly stops: readonly Stop[]; readonly missed: readonly string[] }> {
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    if (!document.querySelector('[data-tender-dialog]')) heading?.focus();
    Object.assign(window, { visited: new Set<Element>() });
  });
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    stops.push(stop);
  }
  return { stops, missed: await page.evaluate(findMissed) };
}

/** Pairs of stops whose order is not that of reading: the second is neither below the first nor further along its line. */
export function findDisorder(stops: readonly Stop[], direction: 'ltr' | 'rtl'): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    if (!before) return [];
    const isBelow = stop.top >= before.bottom - 1;
    const isAhead = direction === 'ltr' ? stop.left >= before.right - 1 : stop.right <= before.left + 1;
    return isBelow || (isAhead && stop.bottom > before.top) ? [] : [`${before.name}, then ${stop.name}`];
  });
}

// Both run in the page, so each contains what it needs.

function readStop(): Stop | undefined {
  const { visited, ringed } = window as unknown as { visited: Set<Element>; ringed?: Element };
  const outer = document.activeElement;
  const frame = outer instanceof HTMLIFrameElement ? outer : undefined;
  const inner = frame?.contentDocument?.activeElement;
  const active = inner && inner !== frame.contentDocument?.body ? inner : outer;
  if (!active || active === document.body || visited.has(active)) return undefined;
  visited.add(active);
  if (outer) visited.add(outer);
  const isRinged = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor);
  };
  const around: Element[] = [];
  for (let element: Element | null = active; element && around.length < 3; element = element.parentElement) around.push(element);
  const ring = around.find(isRinged);
  const isBeforeGone = !ringed?.isConnected || ringed.contains(active) || !isRinged(ringed);
  Object.assign(window, { ringed: ring });
  const { left, right, top, bottom } = active.getBoundingClientRect();
  const origin = inner && active === inner ? frame.getBoundingClientRect() : { x: 0, y: 0 };
  const [x, y] = [origin.x + scrollX, origin.y + scrollY];
  return {
    name: active.getAttribute('aria-label') ?? active.closest('label')?.textContent ?? active.textContent ?? active.tagName,
    hasRing: active.matches(':focus-visible') && ring !== undefined && isBeforeGone,
    left: left + x,
    right: right + x,
    top: top + y,
    bottom: bottom + y,
  };
}

function findMissed(): string[] {
  const { visited } = window as unknown as { visited: Set<Element> };
  const root = document.querySelector('[data-tender-dialog]') ?? document.querySelector('.gallery') ?? document.body;
  return [...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, iframe')]
    .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *, [type=radio]:not(:checked)'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !visited.has(element))
    .map((element) => element.outerHTML.slice(0, 100));
}
