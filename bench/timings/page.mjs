// Measures a whole page, the demo's express checkout, by what the browser reports of it.
import { measureBlocking } from './blocking.mjs';
import { openDemo, SHOP } from './demo.mjs';
import { findQuantile } from './sample.mjs';

/**
 * Measures the page with an empty cache. Total Blocking Time counts until the card fields are ready, Cumulative Layout Shift until a second later. Further visits under the profiler tell which share of the blocking is Tender's.
 */
export async function measurePage(setting, { times, warmUps }) {
  const demo = await openDemo(setting);
  try {
    const visits = [];
    for (let round = 0; round < warmUps + times; round += 1) visits.push(await visit(demo));
    const counted = visits.slice(warmUps);
    const shares = [];
    for (let round = 0; round < Math.ceil(times / 4); round += 1) shares.push(await measureShare(demo));
    const median = (name) =>
      findQuantile(
        counted.map((values) => values[name]),
        0.5,
      );
    return [
      { what: 'express checkout, Largest Contentful Paint', unit: 'ms', ours: median('largestPaint') },
      { what: 'express checkout, card fields ready', unit: 'ms', ours: median('ready') },
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
    await demo.close();
  }
}

async function visit(demo) {
  const { context, page } = await demo.openPage();
  await page.addInitScript(observe);
  const ready = await openCheckout(page);
  await page.waitForTimeout(1_000);
  const { largestPaint, tasks, shift } = await page.evaluate(() => window.observed);
  await context.close();
  return { largestPaint, ready, blocked: findBlocking(tasks, ready).reduce((sum, { blocked }) => sum + blocked, 0), shift };
}

async function measureShare(demo) {
  const { context, page } = await demo.openPage();
  await page.addInitScript(observe);
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

/** Resolves with the time at which the card fields are ready, in milliseconds since the navigation. */
async function openCheckout(page) {
  await page.goto(`${SHOP}/express`);
  await page.locator('[data-tender-checkout] button[type=submit][aria-disabled=false]').waitFor();
  return page.evaluate(() => performance.now());
}

/** The tasks that began before the fields were ready, with the milliseconds for which each blocks input: those after its first 50. */
const findBlocking = (tasks, ready) =>
  tasks.filter(({ start }) => start < ready).map(({ start, duration }) => ({ start, duration, blocked: duration - 50 }));

/** Runs in the page, and in its frames, before their scripts: collects the browser's performance entries. */
function observe() {
  const observed = { largestPaint: 0, tasks: /** @type {{ start: number, duration: number }[]} */ ([]), shift: 0 };
  window.observed = observed;
  const collect = (type, add) => new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  collect('largest-contentful-paint', ({ startTime }) => (observed.largestPaint = startTime));
  collect('longtask', ({ startTime: start, duration }) => observed.tasks.push({ start, duration }));
  collect('layout-shift', ({ value, hadRecentInput }) => (observed.shift += hadRecentInput ? 0 : value));
}
