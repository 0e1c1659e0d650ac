import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/prepare.mjs';
import { FLOOR_PAGE, floorScript } from './floor.mjs';
import { copyAssets, loadHarness, loadHostResolverRules } from './harness.mjs';
import { readCertificateKey, startSandbox } from './sandbox.mjs';
import { startSlowLink } from './slow-link.mjs';

/** What is measured by turns: our page library, the reference's with our frames, and bare frames. Each is a global of its shop page. */
export const SUBJECTS = { ours: 'tender', reference: 'reference', floor: 'floor' };
const LIBRARIES = ['ours', 'reference'];
export { LIBRARIES };

/**
 * Starts everything that measurements need: a sandbox under the provider's host names, over TLS as in production, a web server with a shop page for each
 * subject, and a browser.
 * @param {{ link: 'loopback' | 'slow', cpu: number }} conditions the link to the provider's hosts, and how many times slower the browser's CPU is
 */
export async function openSetting({ link, cpu }) {
  const harness = await loadHarness();
  const hostResolverRules = await loadHostResolverRules();
  const assets = await copyAssets();
  writeFileSync(join(assets, '3.118.2/html/floor.html'), FLOOR_PAGE);
  const sandbox = await startSandbox(assets);
  const slowLink = link === 'slow' ? await startSlowLink(sandbox.tlsPort) : undefined;
  const site = await harness.startSite();
  site.script('shop.localhost', '/floor.js', floorScript);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...harness.chromiumArguments,
      `--host-resolver-rules=${hostResolverRules(slowLink?.port ?? sandbox.tlsPort)}`,
      `--ignore-certificate-errors-spki-list=${await readCertificateKey(sandbox.tlsPort)}`,
    ],
  });
  const authorization = `sandbox_bench_${sandbox.merchantId}`;

  return {
    link,
    cpu,
    harness,
    browser,
    newContext: () => browser.newContext({ viewport: { width: 1280, height: 800 } }),
    /** Opens the shop page of a subject in a new page of the context, and waits until it is idle. */
    async visit(context, subject, prepare = async () => {}) {
      const page = await context.newPage();
      if (cpu > 1) await slowDown(page, cpu);
      await prepare(page);
      const global = SUBJECTS[subject];
      await page.goto(harness.shopPage(site, { path: `/${global}`, scripts: [`${global}.js`] }));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      return page;
    },
    /** Creates the four fields in `window.fields`. @returns the time that it took, in milliseconds */
    create: (page, subject, withClient = false) =>
      page.evaluate(createFields, { global: SUBJECTS[subject], authorization, fields: harness.fieldOptions, withClient }),
    clientToken: sandbox.clientToken,
    createArguments: (subject) => ({ global: SUBJECTS[subject], authorization, fields: harness.fieldOptions }),
    async close() {
      await browser.close();
      await site.stop();
      await slowLink?.stop();
      await sandbox.stop();
    },
  };
}

/** Runs in a page by `page.evaluate`. */
async function createFields({ global, authorization, fields, withClient }) {
  const { client, hostedFields } = window[global];
  const startedAt = performance.now();
  const options = withClient ? { client: await client.create({ authorization }) } : { authorization };
  window.fields = await hostedFields.create({ ...options, fields });
  return performance.now() - startedAt;
}

/** Slows down the processes of a page and of its frames. The process of the frames can be slowed down once it has committed the first of them. */
export async function slowDown(page, rate) {
  const slow = async (target) => {
    const session = await page.context().newCDPSession(target);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await slow(page);
  page.on('framenavigated', (frame) => frame !== page.mainFrame() && slow(frame).catch(() => {})); // the frame is of the page's own process
}

/** Waits until the effects of the last call or key are over. Analytics events are abandoned after two seconds. */
export const waitUntilIdle = (page) => page.waitForTimeout(3_000);
