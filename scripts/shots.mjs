// Pictures of every page of the demo shop, in the states a customer meets: at phone and desktop width, in light and in dark, for the eye.
// Starts shop and sandbox on free ports, drives Chromium, and writes to the folder `shots`, which is not kept.
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium, installDependencies, run } from './prepare.mjs';
import { shotList } from './shots/shot-list.mjs';
import { root } from './workspace.mjs';

const USAGE = `pnpm shots [options]
  --only <text>   pictures whose name holds this text
  --out <folder>  default: shots
  --no-build      use what was built before
  --width <n>     360 or 1280 alone
  --scheme <name> light or dark alone`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: join(root, 'shots') },
    width: { type: 'string' },
    scheme: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

if (!values['no-build']) {
  installDependencies();
  run(process.execPath, [join(root, 'scripts/build.mjs'), '--filter=@tender/demo...']);
}

const WIDTHS = values.width ? [Number(values.width)] : [360, 1280];
const SCHEMES = values.scheme ? [values.scheme] : ['light', 'dark'];

const load = (file) => import(pathToFileURL(join(root, file)).href);
const [{ startShop }, { renderGift }, { startSandbox, closeDatabases }] = await Promise.all([
  load('apps/demo/dist/server/start-shop.js'),
  load('apps/demo/dist/server/render-gift.js'),
  load('packages/sandbox/dist/index.js'),
]);
const help = await load('packages/sandbox/dist/testing.js');
const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');

const shots = shotList(help).filter(({ name }) => name.includes(values.only));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--disable-background-networking', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  ignoreDefaultArgs: ['--disable-popup-blocking'],
});
rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });

let failed = 0;
try {
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) for (const shot of shots) await take(shot, width, colorScheme);
  }
} finally {
  await browser.close();
  await closeDatabases();
}
console.log(
  `${shots.length * WIDTHS.length * SCHEMES.length - failed} pictures in ${values.out}${failed > 0 ? `, ${failed} not taken` : ''}`,
);
process.exit(failed > 0 ? 1 : 0);

/** Each picture has a shop, a sandbox and a browser profile of its own, so that none depends on what another did. */
async function take({ name, prepare, full = true, media = {} }, width, colorScheme) {
  const sandbox = await startSandbox({ merchant: { rules: { transaction: { cvv: true, avs: true } } }, assets: join(root, 'dist/web') });
  const { url: origin, merchantId, publicKey, privateKey } = sandbox;
  const connection = { environment: 'development', origin, merchantId, publicKey, privateKey };
  const shop = await startShop({ connection, pageFolder: join(root, 'apps/demo/dist/page'), renderGift, port: 0 });
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 780 : 900 }, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => console.error(`${name}, ${width}, ${colorScheme}: ${error.stack}`));
  try {
    await page.emulateMedia({ colorScheme, ...media });
    await prepare({ page, shop, sandbox, context });
    // All of it at once: frames below the fold are not painted otherwise.
    await page.evaluate(() => scrollTo(0, 0));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (full) await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await page.screenshot({ path: join(values.out, `${name}-${width}-${colorScheme}.png`), fullPage: full });
  } catch (error) {
    failed += 1;
    await page.screenshot({ path: join(values.out, `failed-${name}-${width}-${colorScheme}.png`) });
    console.error(`${name}, ${width}, ${colorScheme}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
    await shop.stop();
    await sandbox.stop();
  }
}
