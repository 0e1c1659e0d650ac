import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/prepare.mjs';
import { loadHarness, loadHostResolverRules } from './harness.mjs';
import { certificateKey, startSandbox } from './sandbox.mjs';

/**
 * Who is measured, and where. `development`: our frame page on the sandbox's own origin, over plain http. `provider`: the same page under
 * the provider's host names, over TLS, as in production. The reference knows no development environment.
 */
export const subjects = {
  development: { global: 'tender', place: 'development' },
  ours: { global: 'tender', place: 'provider' },
  reference: { global: 'reference', place: 'provider' },
};

/** Everything on this machine: a sandbox, a web server with a shop page for each library, a browser. */
export async function openSetting() {
  const harness = await loadHarness();
  const hostResolverRules = await loadHostResolverRules();
  const sandbox = await startSandbox();
  const site = await harness.startSite();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...harness.chromiumArguments,
      `--host-resolver-rules=${hostResolverRules(sandbox.tlsPort)}`,
      `--ignore-certificate-errors-spki-list=${await certificateKey(sandbox.tlsPort)}`,
    ],
  });
  const authorizations = { development: sandbox.tokenizationKey, provider: `sandbox_bench_${sandbox.merchantId}` };

  return {
    harness,
    newContext: () => browser.newContext({ viewport: { width: 1280, height: 800 } }),
    /** Opens the shop page that loads a subject's library, and waits until it has nothing left to do. */
    async visit(page, { global }) {
      await page.goto(harness.shopPage(site, { path: `/${global}`, scripts: [`${global}.js`] }));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    },
    /** What a page needs to create hosted fields, as an argument of `page.evaluate`. */
    createArguments: ({ global, place }) => ({ global, authorization: authorizations[place], fields: harness.fieldOptions }),
    async close() {
      await browser.close();
      await site.stop();
      await sandbox.stop();
    },
  };
}

/** In a page, by `page.evaluate`: creates the four fields, leaves them in `window.fields`, and says how long it took, in milliseconds. */
export async function createFields({ global, authorization, fields }) {
  const begun = performance.now();
  window.fields = await window[global].hostedFields.create({ authorization, fields });
  return performance.now() - begun;
}

/** Waits until what the last call or key set off is over: an analytics event under way is given up after two seconds. */
export const settle = (page) => page.waitForTimeout(3_000);
