// Opens the demo of the last build, which stands for a whole shop, in a browser of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/machine/prepare.mjs';
import { slowDown } from './setting.mjs';
import { startSlowLink } from './slow-link.mjs';

const PORTS = { shop: 4900, sandbox: 4910 };
/** Another site than the sandbox's `localhost`, so that the browser runs its frames in another process, as those of the provider. */
const SHOP_HOST = 'shop.localhost';
export const SHOP = `http://${SHOP_HOST}:${PORTS.shop}`;
/** Milliseconds in which Chromium sets up its window, which a customer's browser has done before. */
const SETTLE_TIME = 2000;
const BASKET = {
  name: 'fern-and-field.basket',
  value: encodeURIComponent(JSON.stringify({ lines: [{ productId: 'mug', quantity: 1 }] })),
  url: SHOP,
};

/**
 * Starts the demo and a browser.
 * @param {{ harness: any, link: 'loopback' | 'slow', cpu: number }} conditions
 * @param {string[]} [others] more hosts of this machine, with their ports, that the browser reaches over the same kind of link
 */
export async function openDemo({ harness, link, cpu }, others = []) {
  const demo = await startDemo();
  const hosts = [`${SHOP_HOST}:${PORTS.shop}`, `localhost:${PORTS.sandbox}`, ...others];
  const links = await Promise.all((link === 'slow' ? hosts : []).map((host) => startSlowLink(Number(host.split(':')[1]))));
  const rules = links.map(({ port }, index) => `MAP ${hosts[index]} 127.0.0.1:${port}`);
  const browser = await chromium.launch({
    ...harness.wholeBrowser,
    executablePath: findChromium(),
    args: [...harness.wholeBrowser.args, `--host-resolver-rules=${rules.join(', ')}`],
  });
  return {
    /** Opens an empty page with an empty cache. On the shop's pages, one mug is in the basket. */
    async openPage() {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addCookies([BASKET]);
      const page = await context.newPage();
      if (cpu > 1) await slowDown(page, cpu);
      await new Promise((resolve) => setTimeout(resolve, SETTLE_TIME));
      return { context, page };
    },
    async close() {
      await browser.close();
      for (const { stop } of links) await stop();
      await demo.stop();
    },
  };
}

/** Starts the demo of the last build, in its own process. */
async function startDemo() {
  const script = join(import.meta.dirname, '../../scripts/demo.mjs');
  const ports = ['--port', PORTS.shop, '--sandbox-port', PORTS.sandbox, '--host-name', SHOP_HOST].map(String);
  const child = spawn(process.execPath, [script, '--no-build', ...ports], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise((resolve) => lines.on('line', (line) => line.includes('Ctrl-C') && resolve(undefined)));
  await Promise.race([ready, ended.then(() => Promise.reject(new Error('The demo did not start.')))]);
  return {
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
