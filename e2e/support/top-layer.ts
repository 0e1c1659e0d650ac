import type { Page } from '@playwright/test';
import { expect } from './test';

/** What a shop shows its checkout in. Each covers every other element of the page. */
export const TOP_LAYERS = ['dialog', 'popover', 'full screen'] as const;
export type TopLayer = (typeof TOP_LAYERS)[number];

/** Moves the page's `main`, or its pay button, into an element of the browser's top layer. A dialog closes at clicks outside its own area, as in many shops. */
export async function showInTopLayer(page: Page, kind: TopLayer): Promise<void> {
  await page.evaluate(async (kind) => {
    const content = document.querySelector('main, #pay') as HTMLElement;
    const element = document.body.appendChild(document.createElement(kind === 'dialog' ? 'dialog' : 'section'));
    element.id = 'top-layer';
    element.style.cssText = 'background: white; transform: scale(1)'; // fixed elements inside would be placed in it instead of the window
    element.append(content);
    if (kind === 'popover') {
      element.popover = 'auto';
      element.showPopover();
    }
    if (kind === 'full screen') await element.requestFullscreen();
    if (!(element instanceof HTMLDialogElement)) return;
    element.showModal();
    element.addEventListener('click', ({ clientX: x, clientY: y }) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) element.close();
    });
  }, kind);
  await expectInTopLayer(page, kind);
}

/** Expects that the shop's element is still open, and nothing is above it. */
export async function expectInTopLayer(page: Page, kind: TopLayer): Promise<void> {
  const state = { dialog: ':modal', popover: ':popover-open', 'full screen': ':fullscreen' }[kind];
  const open = (): Promise<string[]> =>
    page.locator(':is(:modal, :popover-open, :fullscreen)').evaluateAll((elements) => elements.map(({ id }) => id));
  await expect.poll(open).toEqual(['top-layer']);
  await expect(page.locator(`#top-layer${state}`)).toBeVisible();
}
