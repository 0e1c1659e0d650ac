import type { Browser } from '@playwright/test';
import { recordCoverage } from '../support/coverage';
import { test as base } from '../support/shop';
import type { Customer, Engine } from './customer';
import { playwrightCustomer } from './playwright-customer';
import { webDriverCustomer } from './webdriver-customer';
import { startWebKit, type WebKit } from './webkit';

export { expect } from '../support/test';

interface Browsers {
  engine: Engine;
  /** Whom Playwright drives, or whom it does not. */
  driven: { browser: Browser } | { webkit: WebKit };
}

const FIRST_PORT = 4460;

/** `customer`: somebody at a browser of the project's engine, with a window of 1280 by 800. */
export const test = base.extend<{ customer: Customer }, Browsers>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  driven: [
    async ({ engine, playwright, launchOptions, channel }, use, { parallelIndex }) => {
      if (engine === 'webkit') {
        const webkit = await startWebKit(FIRST_PORT + parallelIndex);
        await use({ webkit });
        webkit.stop();
      } else {
        const browser = await playwright[engine].launch({ ...launchOptions, channel });
        const saveCoverage = engine === 'chromium' ? recordCoverage(browser) : () => {};
        await use({ browser });
        saveCoverage();
        await browser.close();
      }
    },
    { scope: 'worker' },
  ],
  customer: async ({ engine, driven }, use, info) => {
    if ('webkit' in driven) {
      const driver = await driven.webkit.launch();
      const customer = webDriverCustomer(engine, driver, await driver.getWindowHandle());
      await customer.resize(1280, 800);
      await use(customer);
      if (info.status !== info.expectedStatus) await customer.screenshot(info.outputPath('page.png'));
      await driver.quit();
    } else {
      const context = await driven.browser.newContext({ viewport: { width: 1280, height: 800 } });
      await use(playwrightCustomer(engine, await context.newPage()));
      await context.close();
    }
  },
});
