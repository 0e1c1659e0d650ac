// Measures a whole page, the demo's express checkout, by what the browser reports of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/prepare.mjs';
import { findQuantile } from './sample.mjs';
import { slowDown } from './setting.mjs';
import { startSlowLink } from './slow-link.mjs';

const PORTS = { shop: 4900, sandbox: 4910 };
const BASKET = JSON.stringify({ lines: [{ productId: 'mug', quantity: 1 }] });

/**
 * Measures the page with an empty cache. The time to the first key is that from the navigation until the card fields are ready; Total Blocking Time counts
 * until then, Cumulative Layout Shift until a second later.
 */
export async function measurePage({ harness, link, cpu }, { times, warmUps }) {
  const demo = await startDemo();
  const links = await Promise.all((link === 'slow' ? Object.values(PORTS) : []).map(startSlowLink));
  const rules = links.map(({ port }, index) => `MAP localhost:${Object.values(PORTS)[index]} 127.0.0.1:${port}`);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...harness.chromiumArguments, `--host-resolver-rules=${rules.join(', ')}`],
  });
  try {
    const visits = [];
    for (let round = 0; round < warmUps + times; round += 1) visits.push(await visit(browser, cpu));
    const counted = visits.slice(warmUps);
    const median = (name) =>
      findQuantile(
        counted.map((values) => values[name]),
        0.5,
      );
    return [
      { what: 'express checkout, Largest Contentful Paint', unit: 'ms', ours: median('largestPaint') },
      { what: 'express checkout, time to the first key', unit: 'ms', ours: median('ready') },
      { what: 'express checkout, Total Blocking Time', unit: 'ms', aim: 100, ours: median('blocked') },
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
  const ports = ['--port', PORTS.shop, '--sandbox-port', PORTS.sandbox].map(String);
  const child = spawn(process.execPath, [script, '--no-build', ...ports], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise((resolve) => lines.on('line', (line) => line.includes('Ctrl-C') && resolve()));
  await Promise.race([ready, ended.then(() => Promise.reject(new Error('The demo did not start.')))]);
  return {
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function visit(browser, cpu) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  if (cpu > 1) await slowDown(page, cpu);
  await page.addInitScript(observe, { origin: `http://localhost:${PORTS.shop}`, basket: BASKET });
  await page.goto(`http://localhost:${PORTS.shop}/#/express`);
  await page.locator('[data-tender-checkout] button[type=submit][aria-disabled=false]').waitFor();
  const ready = await page.evaluate(() => performance.now());
  await page.waitForTimeout(1_000);
  const { largestPaint, tasks, shift } = await page.evaluate(() => window.observed);
  await context.close();
  const blocked = tasks.reduce((sum, { start, duration }) => sum + (start < ready ? duration - 50 : 0), 0);
  return { largestPaint, ready, blocked, shift };
}

/** Runs in the page before its scripts: fills the basket and collects the browser's performance entries. */
function observe({ origin, basket }) {
  if (location.origin !== origin) return;
  sessionStorage.setItem('fern-and-field.basket', basket);
  const observed = { largestPaint: 0, tasks: [], shift: 0 };
  window.observed = observed;
  const collect = (type, add) => new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  collect('largest-contentful-paint', ({ startTime }) => (observed.largestPaint = startTime));
  collect('longtask', ({ startTime: start, duration }) => observed.tasks.push({ start, duration }));
  collect('layout-shift', ({ value, hadRecentInput }) => (observed.shift += hadRecentInput ? 0 : value));
}
