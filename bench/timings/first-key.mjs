// Measures how long a customer waits on a whole page, the demo's express checkout, before a key arrives in the number field.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openDemo, SHOP } from './demo.mjs';
import { measureByTurns } from './sample.mjs';

const root = join(import.meta.dirname, '../..');
const PAGE = join(root, 'apps/demo/dist/page');
const FRAME = join(root, 'dist/web/3.118.2/html/hosted-fields-frame.min.html');
const EXPRESS = `${SHOP}/express`;
const FLOOR_PORT = 4920;
/** The page and its frames are of different sites, as in the shop. */
const FLOOR = { page: `floor.localhost:${FLOOR_PORT}`, frames: `localhost:${FLOOR_PORT}` };
const NAME = 'braintree-hosted-field-number';
/** Milliseconds. */
const LONGEST_VISIT = 30_000;

/**
 * From the navigation, with an empty cache, to a key in the number field. The floor is a static page with the same bytes: the HTML of the express checkout and
 * what it loads until then, with scripts that never run, and its five fields in the markup.
 */
export async function measureFirstKey(setting, repetitions) {
  const demo = await openDemo(setting, Object.values(FLOOR));
  const floor = await readPage(demo)
    .then(startFloor)
    .catch(async (error) => {
      await demo.close();
      throw error;
    });
  const urls = { ours: EXPRESS, floor: `http://${FLOOR.page}/` };
  try {
    const times = await measureByTurns(Object.keys(urls), repetitions, async (subject) => {
      let time;
      while (!time) {
        const { context, page } = await demo.openPage();
        time = await typeFirstKey(page, urls[subject]);
        await context.close();
        if (!time) console.error(`A visit of ${subject} is repeated: no key arrived.`);
      }
      return time;
    });
    console.error(await describeVisit(demo));
    return [{ what: 'express checkout, first key', unit: 'ms', ...times }];
  } finally {
    await floor.stop();
    await demo.close();
  }
}

/**
 * Types as soon as the number field has the focus, until a key arrives. Resolves with the milliseconds since the navigation, or with 0 if the browser loses a
 * key: it rarely does while the focus moves to another process. Keys that are pressed before would keep a slow page busy.
 */
async function typeFirstKey(page, url) {
  let arrivedAt = 0;
  await page.exposeBinding('keyArrived', (_, time) => void (arrivedAt ||= time));
  const focused = new Promise((resolve) => page.exposeBinding('numberFocused', resolve));
  await page.addInitScript(focusNumber, NAME);
  const startedAt = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  const deadline = new Promise((resolve) => setTimeout(resolve, LONGEST_VISIT, 'late'));
  const isLate = async (step) => (await Promise.race([step, deadline])) === 'late';
  if (await isLate(focused)) return 0;
  while (!arrivedAt) {
    if (await isLate(page.keyboard.press('4'))) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return arrivedAt && arrivedAt - startedAt;
}

/** Runs in the page and its frames: the number field gets the focus once it can be seen, and reports its first key. A locator would look every half second. */
function focusNumber(name) {
  if (window.name !== name) return;
  const timer = setInterval(() => {
    const input = document.querySelector('[data-braintree-name="number"]');
    if (!(input instanceof HTMLElement && innerWidth > 0 && input.offsetWidth > 0)) return;
    input.focus();
    window.numberFocused();
  }, 5);
  addEventListener('input', () => {
    clearInterval(timer);
    window.keyArrived(Date.now());
  });
}

/** Reads the HTML of the page, and the paths of the shop's own files that it loads before the first key. */
async function readPage(demo) {
  const { context, page } = await demo.openPage();
  const paths = new Set();
  page.on('request', (request) => request.url().startsWith(`${SHOP}/assets/`) && paths.add(new URL(request.url()).pathname));
  const html = new Promise((resolve) => page.on('response', (response) => response.url() === EXPRESS && resolve(response.text())));
  await typeFirstKey(page, EXPRESS);
  const result = { html: String(await html), paths: [...paths] };
  await context.close();
  return result;
}

/** Serves the floor's page, the same files as the shop's, and a frame with the bytes of a card field. */
async function startFloor({ html, paths }) {
  const links = paths.filter((path) => !html.includes(`href="${path}"`)).map((path) => `<link rel="preload" as="script" href="${path}">`);
  const frame = (_, tag, key) =>
    `${tag}<iframe name="braintree-hosted-field-${key}" width="100%" height="100%" frameborder="0" src="http://${FLOOR.frames}/field.html"></iframe>`;
  const floor = html
    .replace('</head>', `${links.join('')}</head>`)
    // Of two types the first counts.
    .replaceAll(/<script(?=[ >])/g, '<script type="text/plain"')
    .replaceAll(/(<div data-tender-early="\[&quot;(\w+)&quot;[^>]*>)/g, frame);
  const field = `<!doctype html><title>Field</title><input data-braintree-name="number"><script type="text/plain">${readFileSync(FRAME, 'utf8').replaceAll('</script>', '')}</script>`;
  const files = new Map([
    ['/', { type: 'text/html', body: gzipSync(floor) }],
    ['/field.html', { type: 'text/html', body: gzipSync(field) }],
    ...paths.map((path) => {
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      return /** @type {const} */ ([path, { type, body: gzipSync(readFileSync(join(PAGE, path))) }]);
    }),
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'gzip', 'cache-control': 'max-age=60' }).end(file.body);
  });
  server.listen(FLOOR_PORT);
  await once(server, 'listening');
  return {
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Describes where the time of a visit goes: every request with its start, its end and its bytes, and the work of the page's process. */
async function describeVisit(demo) {
  const { context, page } = await demo.openPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const requests = [];
  const startedAt = performance.now();
  const now = () => Math.round(performance.now() - startedAt);
  page.on('request', (request) => requests.push({ request, start: now(), end: NaN, bytes: NaN }));
  page.on('requestfinished', async (request) => {
    const entry = requests.find((each) => each.request === request);
    entry.end = now();
    const sizes = await request.sizes().catch(() => undefined); // the visit may have ended
    entry.bytes = sizes?.responseBodySize ?? NaN;
  });
  const time = await typeFirstKey(page, EXPRESS);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name) => Math.round(1000 * (metrics.find((each) => each.name === name)?.value ?? NaN));
  await context.close();
  return [
    `One visit: first key after ${Math.round(time)} ms. Start and end in ms, bytes of the body:`,
    ...requests.map(
      ({ request, start, end, bytes }) =>
        `${start}`.padStart(7) + `${end}`.padStart(7) + `${bytes}`.padStart(8) + `  ${request.url().slice(0, 110)}`,
    ),
    `The page's process: script ${seconds('ScriptDuration')} ms, layout ${seconds('LayoutDuration')} ms, style ${seconds('RecalcStyleDuration')} ms, all tasks ${seconds('TaskDuration')} ms.`,
  ].join('\n');
}
