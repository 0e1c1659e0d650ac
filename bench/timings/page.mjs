// Measures a whole page, the demo's express checkout, by what the browser reports of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/machine/prepare.mjs';
import { measureBlocking } from './blocking.mjs';
import { findQuantile } from './sample.mjs';
import { slowDown } from './setting.mjs';
import { startSlowLink } from './slow-link.mjs';

const PORTS = { shop: 4900, sandbox: 4910 };
/** Another site than the sandbox's `localhost`, so that the browser runs its frames in another process, as those of the provider. */
const SHOP_HOST = 'shop.localhost';
const SHOP = `http://${SHOP_HOST}:${PORTS.shop}`;
const BASKET = JSON.stringify({ lines: [{ productId: 'mug', quantity: 1 }] });

/**
 * Measures the page with an empty cache. The time to the first key is that from the navigation until the card fields are ready; Total Blocking Time counts
 * until then, Cumulative Layout Shift until a second later. Further visits under the profiler tell which share of the blocking is Tender's.
 */
export async function measurePage({ harness, link, cpu }, { times, warmUps }) {
  const demo = await startDemo();
  const links = await Promise.all((link === 'slow' ? Object.values(PORTS) : []).map(startSlowLink));
  const hosts = [`${SHOP_HOST}:${PORTS.shop}`, `localhost:${PORTS.sandbox}`];
  const rules = links.map(({ port }, index) => `MAP ${hosts[index]} 127.0.0.1:${port}`);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...harness.chromiumArguments, `--host-resolver-rules=${rules.join(', ')}`],
  });
  try {
    const visits = [];
    for (let round = 0; round < warmUps + times; round += 1) visits.push(await visit(browser, cpu));
    const counted = visits.slice(warmUps);
    const shares = [];
    for (let round = 0; round < Math.ceil(times / 4); round += 1) shares.push(await measureShare(browser, cpu));
    const median = (name) =>
      findQuantile(
        counted.map((values) => values[name]),
        0.5,
      );
    return [
      { what: 'express checkout, Largest Contentful Paint', unit: 'ms', ours: median('largestPaint') },
      { what: 'express checkout, time to the first key', unit: 'ms', ours: median('ready') },
      { what: 'express checkout, Total Blocking Time', unit: 'ms', ours: median('blocked') },
      {
        what: 'express checkout, Total Blocking Time, of it by Tender',
        unit: 'ms',
        aim: 100,
        ours: median('blocked') * findQuantile(shares, 0.5),
      },
      { what: 'express checkout, Cumulative Layout Shift', unit: '', gate: 0, ours: median('shift') },
    ];
  } finally {
    await browser.close();
    for (const { stop } of links) await stop();
    await demo.stop();
  }
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

async function visit(browser, cpu) {
  const { context, page } = await openPage(browser, cpu);
  const ready = await openCheckout(page);
  await page.waitForTimeout(1_000);
  const { largestPaint, tasks, shift } = await page.evaluate(() => window.observed);
  await context.close();
  return { largestPaint, ready, blocked: findBlocking(tasks, ready).reduce((sum, { blocked }) => sum + blocked, 0), shift };
}

async function measureShare(browser, cpu) {
  const { context, page } = await openPage(browser, cpu);
  const session = await context.newCDPSession(page);
  const stop = await measureBlocking(session);
  const ready = await openCheckout(page);
  const share = await stop(
    findBlocking(await page.evaluate(() => window.observed.tasks), ready),
    await page.evaluate(() => performance.now()),
  );
  await context.close();
  return share;
}

async function openPage(browser, cpu) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (cpu > 1) await slowDown(page, cpu);
  await page.addInitScript(observe, { origin: SHOP, basket: BASKET });
  return { context, page };
}

/** Resolves with the time at which the card fields are ready, in milliseconds since the navigation. */
async function openCheckout(page) {
  await page.goto(`${SHOP}/#/express`);
  await page.locator('[data-tender-checkout] button[type=submit][aria-disabled=false]').waitFor();
  return page.evaluate(() => performance.now());
}

/** The tasks that began before the fields were ready, with the milliseconds for which each blocks input: those after its first 50. */
const findBlocking = (tasks, ready) =>
  tasks.filter(({ start }) => start < ready).map(({ start, duration }) => ({ start, duration, blocked: duration - 50 }));

/** Runs in the page before its scripts: fills the basket and collects the browser's performance entries. */
function observe({ origin, basket }) {
  if (location.origin !== origin) return;
  sessionStorage.setItem('fern-and-field.basket', basket);
  const observed = { largestPaint: 0, tasks: /** @type {{ start: number, duration: number }[]} */ ([]), shift: 0 };
  window.observed = observed;
  const collect = (type, add) => new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  collect('largest-contentful-paint', ({ startTime }) => (observed.largestPaint = startTime));
  collect('longtask', ({ startTime: start, duration }) => observed.tasks.push({ start, duration }));
  collect('layout-shift', ({ value, hadRecentInput }) => (observed.shift += hadRecentInput ? 0 : value));
}
