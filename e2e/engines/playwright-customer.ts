import type { Locator, Page } from '@playwright/test';
import { findInFirefox, readFromChromium } from './accessibility-trees';
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
