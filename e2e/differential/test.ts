import type { Browser } from '@playwright/test';
import type { Sandbox } from '@tender/sandbox';
import { test as base } from '../support/test';
import { startSite, type Site } from '../support/site';

export { expect } from '@playwright/test';

/** The environment of both SDKs: a sandbox under the provider's host names, a browser that resolves them, and a shop's server. */
export interface Environment {
  readonly sandbox: Sandbox;
  readonly browser: Browser;
  readonly site: Site;
}

export const test = base.extend<object, { environment: Environment }>({
  environment: [
    async ({ providerHosts }, use) => {
      const site = await startSite();
      await use({ ...providerHosts, site });
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
