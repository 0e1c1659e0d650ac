import type { Browser } from '@playwright/test';
import { startSandbox, type Sandbox } from '@tender/sandbox';
import { test as base } from '../support/test';
import { startSite, type Site } from '../support/site';
import { launchWithProviderHosts } from '../support/tls';

export { expect } from '@playwright/test';

/** What both SDKs run against: the provider's host names, a browser that finds them, and a shop's server. */
export interface World {
  readonly sandbox: Sandbox;
  readonly browser: Browser;
  readonly site: Site;
}

export const test = base.extend<object, { world: World }>({
  world: [
    async ({}, use) => {
      const sandbox = await startSandbox({ tlsPort: 0 });
      const browser = await launchWithProviderHosts(sandbox.tlsPort ?? 0);
      const site = await startSite();
      await use({ sandbox, browser, site });
      await site.stop();
      await browser.close();
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
});
