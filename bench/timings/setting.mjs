import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/prepare.mjs';
import { loadHarness, loadHostResolverRules } from './harness.mjs';
import { readCertificateKey, startSandbox } from './sandbox.mjs';

/**
 * What is measured, and with which hosts. `development`: our frame page on the sandbox's own origin, over http. `provider`: the same page under the provider's
 * host names, over TLS, as in production. The reference has no development environment.
 */
export const subjects = {
  development: { global: 'tender', hosts: 'development' },
  ours: { global: 'tender', hosts: 'provider' },
  reference: { global: 'reference', hosts: 'provider' },
};

/** Starts everything that measurements need: a sandbox, a web server with a shop page for each library, and a browser. */
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
      `--ignore-certificate-errors-spki-list=${await readCertificateKey(sandbox.tlsPort)}`,
    ],
  });
  const authorizations = { development: sandbox.tokenizationKey, provider: `sandbox_bench_${sandbox.merchantId}` };

  return {
    harness,
    newContext: () => browser.newContext({ viewport: { width: 1280, height: 800 } }),
    /** Opens the shop page that loads a subject's library, and waits until it is idle. */
    async visit(page, { global }) {
      await page.goto(harness.shopPage(site, { path: `/${global}`, scripts: [`${global}.js`] }));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    },
    /** The arguments of functions that create hosted fields with `page.evaluate`. */
    createArguments: ({ global, hosts }) => ({ global, authorization: authorizations[hosts], fields: harness.fieldOptions }),
    async close() {
      await browser.close();
      await site.stop();
      await sandbox.stop();
    },
  };
}

/** Runs in a page by `page.evaluate`: creates the four fields, stores them in `window.fields`, and returns the time it took, in milliseconds. */
export async function createFields({ global, authorization, fields }) {
  const startedAt = performance.now();
  window.fields = await window[global].hostedFields.create({ authorization, fields });
  return performance.now() - startedAt;
}

/** Waits until the effects of the last call or key are over. Analytics events are abandoned after two seconds. */
export const waitUntilIdle = (page) => page.waitForTimeout(3_000);
