import { test as base } from '@playwright/test';
import { startSandbox, type Sandbox } from '@tender/sandbox';
import { startSite, type Site } from './site';

export { expect } from '@playwright/test';

/** `sandbox`: a sandbox of the test's own. `site`: shops, banks and attackers on `*.localhost`. */
export const test = base.extend<{ sandbox: Sandbox; site: Site }>({
  // eslint-disable-next-line no-empty-pattern -- fixtures are asked for by destructuring
  sandbox: async ({}, use) => {
    const sandbox = await startSandbox();
    await use(sandbox);
    await sandbox.stop();
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.stop();
  },
});
