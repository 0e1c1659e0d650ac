import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { startSandbox, type Sandbox, type SandboxOptions } from '@tender/sandbox';
import type { Browsers, Engine } from '../engines/customer';
import { playwrightBrowsers } from '../engines/playwright-browsers';
import { configure } from './configure';
import { collectPageErrors } from './page-errors';
import { startSite, type Site } from './site';
import { launchWithProviderHosts } from './tls';

export { expect };

/** A sandbox under the provider's host names, and a page of a browser that finds it there. */
export interface Provider {
  readonly sandbox: Sandbox;
  readonly page: Page;
}

export interface Fixtures {
  /** Settings of the merchant, set by `test.use`. */
  merchant: SandboxOptions['merchant'];
  /** A sandbox of the test's own. */
  sandbox: Sandbox;
  /** Shops, banks and attackers on `*.localhost`. */
  site: Site;
  /** For code paths of production: no development environment anywhere. The test fails when something on a page was caught by nobody. */
  provider: Provider;
}

/** What the tests of a worker share. Playwright starts another worker for tests that have others, so these are for all, and nothing starts before it is used. */
export interface Workers {
  /** A sandbox under the provider's host names, and a browser that finds it there. */
  providerHosts: { readonly sandbox: Sandbox; readonly browser: Browser };
  /** Set by the project. */
  engine: Engine;
  /** Browsers of the engine, for the flows of e2e/engines. */
  browsers: Browsers;
}

const FIRST_WEBKIT_PORT = 4460;

export const test = base.extend<Fixtures, Workers>({
  merchant: [{}, { option: true }],
  sandbox: async ({ merchant }, use) => {
    const sandbox = await startSandbox({ merchant });
    await use(sandbox);
    await sandbox.stop();
  },
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
  providerHosts: [
    async ({ launchOptions }, use) => {
      const sandbox = await startSandbox({ tlsPort: 0 });
      const browser = await launchWithProviderHosts(launchOptions, sandbox.tlsPort ?? 0);
      await use({ sandbox, browser });
      await browser.close();
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  engine: ['chromium', { option: true, scope: 'worker' }],
  browsers: [
    async ({ engine, playwright, launchOptions, channel }, use, { parallelIndex }) => {
      const browsers =
        engine === 'webkit'
          ? await (await import('../engines/webkit')).startWebKit(FIRST_WEBKIT_PORT + parallelIndex)
          : playwrightBrowsers(engine, playwright[engine], { ...launchOptions, channel });
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],
  provider: async ({ merchant, providerHosts: { sandbox, browser } }, use) => {
    await sandbox.reset();
    await configure(sandbox, merchant);
    const context = await browser.newContext();
    const errors = collectPageErrors(context);
    await use({ sandbox, page: await context.newPage() });
    await context.close();
    expect(errors, 'errors that nothing on the page caught').toEqual([]);
  },
});
