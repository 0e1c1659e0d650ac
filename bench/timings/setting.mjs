import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/machine/prepare.mjs';
import { FLOOR_PAGE, createFloorScript } from './floor.mjs';
import { copyAssets, loadHarness, loadHostResolverRules } from './harness.mjs';
import { readCertificateKey, startSandbox } from './sandbox.mjs';
import { startSlowLink } from './slow-link.mjs';

/** Our page library, the reference's with our frames, and bare frames. Each is a global of its shop page. */
const GLOBALS = { ours: 'tender', reference: 'reference', floor: 'floor' };

/**
 * Starts everything that measurements need: a sandbox, a web server with a shop page for each subject, and a browser.
 * @param {{ link: 'loopback' | 'slow', cpu: number, hosts: 'provider' | 'development' }} conditions the link to the sandbox, how many times slower the
 *   browser's CPU is, and whether the sandbox has the provider's host names, over TLS as in production, or its own address as in development
 */
export async function openSetting({ link, cpu, hosts }) {
  const harness = await loadHarness();
  const hostResolverRules = await loadHostResolverRules();
  const assets = await copyAssets();
  writeFileSync(join(assets, '3.118.2/html/floor.html'), FLOOR_PAGE);
  const sandbox = await startSandbox(assets);
  const isDevelopment = hosts === 'development';
  const sandboxPort = isDevelopment ? sandbox.port : sandbox.tlsPort;
  const slowLink = link === 'slow' ? await startSlowLink(sandboxPort) : undefined;
  const port = slowLink?.port ?? sandboxPort;
  const local = `http://localhost:${port}`;
  const site = await harness.startSite();
  site.script(
    'shop.localhost',
    '/floor.js',
    createFloorScript({
      assets: isDevelopment ? local : 'https://assets.braintreegateway.com',
      api: isDevelopment ? local : 'https://api.sandbox.braintreegateway.com',
    }),
  );
  const browser = await chromium.launch({
    ...harness.wholeBrowser,
    executablePath: findChromium(),
    args: [
      ...harness.wholeBrowser.args,
      ...(isDevelopment ? [] : [`--host-resolver-rules=${hostResolverRules(port)}`]),
      `--ignore-certificate-errors-spki-list=${await readCertificateKey(sandbox.tlsPort)}`,
    ],
  });
  const authorization = `${isDevelopment ? `development_${port}` : 'sandbox_bench'}_${sandbox.merchantId}`;
  // The reference is measured only at the provider's hosts, where shops run it.
  const libraries = isDevelopment ? ['ours'] : ['ours', 'reference'];

  const fieldsPage = (global) => harness.shopPage(site, { path: `/${global}`, scripts: [`${global}.js`] });
  // As the guide to going live has it: Chromium compiles the functions of these scripts while it loads them.
  const compileEarly = async (name) =>
    site.script('shop.localhost', `/early-${name}`, `//# allFunctionsCalledOnLoad\n${await harness.bundle(name)}`);
  const checkoutScripts = await Promise.all(['tender.js', 'react-checkout.min.js'].map(compileEarly));
  const checkoutPage = site.page('shop.localhost', '/checkout', { body: '<main></main>', scripts: checkoutScripts });

  return {
    /** What is measured by turns. */
    subjects: [...libraries, 'floor'],
    libraries,
    authorization,
    link,
    cpu,
    harness,
    browser,
    newContext: () => browser.newContext({ viewport: { width: 1280, height: 800 } }),
    /** Opens the shop page of a subject, or of `checkout`, in a new page of the context, and waits until it is idle. */
    async visit(context, subject, /** @type {(page: import('@playwright/test').Page) => Promise<unknown>} */ prepare = async () => {}) {
      const page = await context.newPage();
      if (cpu > 1) await slowDown(page, cpu);
      await prepare(page);
      await page.goto(subject === 'checkout' ? checkoutPage : fieldsPage(GLOBALS[subject]));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      return page;
    },
    /** Creates the four fields in `window.fields`. @returns the time that it took, in milliseconds */
    create: (page, subject, withClient = false) =>
      page.evaluate(createFields, { global: GLOBALS[subject], authorization, fields: harness.fieldOptions, withClient }),
    clientToken: sandbox.clientTokens[hosts],
    createArguments: (subject) => ({ global: GLOBALS[subject], authorization, fields: harness.fieldOptions }),
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
