import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { By, error, Key as Keys, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { composeByEvents } from './composition';
import type { Customer, Engine, Target } from './customer';

/** Milliseconds that what is wanted has to appear. */
const APPEAR_TIMEOUT = 15_000;
const POLL = 50;

const MODIFIERS: Readonly<Record<string, string>> = { Shift: Keys.SHIFT, Control: Keys.CONTROL, Alt: Keys.ALT };
const NAMED: Readonly<Record<string, string>> = {
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  ArrowDown: Keys.ARROW_DOWN,
  Backspace: Keys.BACK_SPACE,
  Delete: Keys.DELETE,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Home: Keys.HOME,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
};

const byOf = (selector: string): By => (selector.startsWith('//') ? By.xpath(selector) : By.css(selector));

/** The middle of an element in its own document, once it is in view and has stopped moving. */
const MIDDLE = `
  const [element, done] = arguments;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isFrame = element.tagName === 'IFRAME';
    done({ left: left + (isFrame ? element.clientLeft : 0), top: top + (isFrame ? element.clientTop : 0), width, height });
  }));`;
type Box = Record<'left' | 'top' | 'width' | 'height', number>;

/** A customer in a browser that speaks the W3C's WebDriver, as WebKit does. */
export function webDriverCustomer(engine: Engine, driver: WebDriver, handle: string): Customer {
  /** Commands go to one window at a time. */
  async function atWindow(): Promise<void> {
    const current = await driver.getWindowHandle().catch(() => undefined);
    if (current !== handle) await driver.switchTo().window(handle);
    await driver.switchTo().defaultContent();
  }

  /** Tries again while the page is being drawn, until the timeout. */
  async function retryUntilDrawn<T>(what: string, attempt: () => Promise<T>): Promise<T> {
    const end = Date.now() + APPEAR_TIMEOUT;
    for (;;) {
      try {
        return await attempt();
      } catch (reason) {
        if (Date.now() > end) throw new Error(`${what}: ${String(reason)}`, { cause: reason });
        await setTimeout(POLL);
      }
    }
  }

  async function find({ selector, frames = [] }: Target): Promise<{ element: WebElement; x: number; y: number }> {
    await atWindow();
    let [x, y] = [0, 0];
    for (const frame of frames) {
      const element = await driver.findElement(byOf(frame));
      const box = await driver.executeAsyncScript<Box>(MIDDLE, element);
      [x, y] = [x + box.left, y + box.top];
      await driver.switchTo().frame(element);
    }
    return { element: await driver.findElement(byOf(selector)), x, y };
  }

  const customer: Customer = {
    engine,
    async open(url) {
      await atWindow();
      await driver.get(url);
    },
    async url() {
      await atWindow();
      return driver.getCurrentUrl();
    },
    async reload() {
      await atWindow();
      await driver.navigate().refresh();
    },
    async back() {
      await atWindow();
      await driver.navigate().back();
    },
    click: (target) =>
      retryUntilDrawn(`click ${target.selector}`, async () => {
        const { element, x, y } = await find(target);
        const box = await driver.executeAsyncScript<Box>(MIDDLE, element);
        if (!(await element.isDisplayed())) throw new Error('It is not shown.');
        if ((await element.getAttribute('aria-disabled')) === 'true' || !(await element.isEnabled())) throw new Error('It is disabled.');
        const [left, top] = [Math.round(x + box.left + box.width / 2), Math.round(y + box.top + box.height / 2)];
        await customer.clickAt(left, top);
      }),
    async clickAt(x, y) {
      await atWindow();
      await driver.actions().move({ origin: Origin.VIEWPORT, x, y, duration: 0 }).click().perform();
    },
    async type(text) {
      await driver
        .actions()
        .sendKeys(...text)
        .perform();
    },
    async press(...keys) {
      for (const key of keys) {
        const [last = '', ...modifiers] = key.split('+').reverse();
        const held = modifiers.map((name) => MODIFIERS[name] ?? name);
        const actions = driver.actions();
        for (const modifier of held) actions.keyDown(modifier);
        actions.sendKeys(NAMED[last] ?? last);
        for (const modifier of held) actions.keyUp(modifier);
        await actions.perform();
      }
    },
    compose: (target, ...stages) =>
      retryUntilDrawn(`compose in ${target.selector}`, async () => {
        const { element } = await find(target);
        return driver.executeScript<string[]>(`return (${String(composeByEvents)})(...arguments)`, element, stages);
      }),
    choose: (target, value) =>
      retryUntilDrawn(`choose in ${target.selector}`, async () => {
        const { element } = await find(target);
        await element.findElement(By.css(`option[value="${value}"]`)).click();
      }),
    async read(target) {
      try {
        const { element } = await find(target);
        if (!(await element.isDisplayed())) return undefined;
        return await driver.executeScript<string>(
          'const [e] = arguments; return e.matches("input, select, textarea") ? e.value : e.innerText',
          element,
        );
      } catch (reason) {
        if (reason instanceof error.NoSuchElementError || reason instanceof error.StaleElementReferenceError) return undefined;
        throw reason;
      }
    },
    evaluate: <T>(target: Target, run: (element: HTMLElement) => T) =>
      retryUntilDrawn(`evaluate at ${target.selector}`, async () => {
        const { element } = await find(target);
        return driver.executeScript<T>(`return (${String(run)})(arguments[0])`, element);
      }),
    async windowAfter(action) {
      const before = await driver.getAllWindowHandles();
      await action();
      const opened = await retryUntilDrawn('a window', async () => {
        const found = (await driver.getAllWindowHandles()).find((each) => !before.includes(each));
        if (found === undefined) throw new Error('None has opened.');
        return found;
      });
      return webDriverCustomer(engine, driver, opened);
    },
    accessible: (target) =>
      retryUntilDrawn(`accessibility of ${target.selector}`, async () => {
        const { element } = await find(target);
        const role = await element.getAriaRole();
        return { role: role === 'image' ? 'img' : role, name: await element.getAccessibleName() };
      }),
    isOpen: async () => (await driver.getAllWindowHandles()).includes(handle),
    async close() {
      await atWindow();
      await driver.close();
    },
    async resize(width, height) {
      await atWindow();
      const inner = await driver.executeScript<[number, number]>('return [outerWidth - innerWidth, outerHeight - innerHeight]');
      await driver
        .manage()
        .window()
        .setRect({ width: width + inner[0], height: height + inner[1] });
    },
    async screenshot(path) {
      await atWindow();
      await writeFile(path, await driver.takeScreenshot(), 'base64');
    },
  };
  return customer;
}
