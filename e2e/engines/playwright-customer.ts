import { expect, type Locator, type Page } from '@playwright/test';
import { findInFirefox, readFromChromium } from './accessibility-trees';
import { composeByEvents } from './composition';
import type { Customer, Engine, Target } from './customer';

/** A customer in Chromium or Firefox. */
export function playwrightCustomer(engine: Engine, page: Page): Customer {
  const locate = ({ selector, frames = [] }: Target): Locator => {
    const [first, ...inner] = frames;
    if (first === undefined) return page.locator(selector).first();
    return inner
      .reduce((frame, name) => frame.frameLocator(name), page.frameLocator(first))
      .locator(selector)
      .first();
  };
  return {
    engine,
    open: async (url) => void (await page.goto(url)),
    url: () => Promise.resolve(page.url()),
    reload: async () => void (await page.reload()),
    // Playwright's own waits for a load, which a page that comes from the browser's memory does not have.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    click: (target) => locate(target).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async compose(target, ...stages) {
      if (engine === 'firefox') return locate(target).evaluate(composeByEvents, stages);
      const before = await locate(target).inputValue();
      const session = await page.context().newCDPSession(page);
      const shown: string[] = [];
      for (const text of stages) {
        await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
        await expect(locate(target)).not.toHaveValue(shown.at(-1) ?? before); // the page has received it
        shown.push(await locate(target).inputValue());
      }
      await session.send('Input.insertText', { text: stages.at(-1) ?? '' });
      await session.detach();
      return shown;
    },
    choose: async (target, value) => void (await locate(target).selectOption(value)),
    async read(target) {
      const element = locate(target);
      if (!(await element.isVisible())) return undefined;
      return element.inputValue().catch(() => element.innerText());
    },
    evaluate: (target, run) => locate(target).evaluate(run as (element: SVGElement | HTMLElement) => ReturnType<typeof run>),
    async windowAfter(action) {
      const [popup] = await Promise.all([page.waitForEvent('popup'), action()]);
      return playwrightCustomer(engine, popup);
    },
    accessible: (target, expected) =>
      engine === 'firefox' ? findInFirefox(locate(target), expected) : readFromChromium(page, locate(target)),
    isOpen: () => Promise.resolve(!page.isClosed()),
    close: () => page.close(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path })),
  };
}
