// The integrity hashes of the asset host, as a shop uses them: each script loads into a page of another origin with the hash that is published
// for it, and none with a wrong one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { serveFolder, withPage } from './browser.mjs';

const folder = join(root, 'dist/web');

/** @returns {Promise<'loaded' | 'refused'>} */
const load = (page, src, integrity) =>
  page.evaluate(
    (attributes) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), attributes, { crossOrigin: 'anonymous' });
        script.onload = () => resolve('loaded');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      }),
    { src, integrity },
  );

/** @param {string} empty a folder for the shop's page, which holds nothing */
export async function checkIntegrity(empty) {
  const [version] = readdirSync(folder);
  const integrity = Object.entries(JSON.parse(readFileSync(join(folder, version, 'integrity.json'), 'utf8')));
  const scripts = readdirSync(join(folder, version, 'js')).map((name) => `js/${name}`);
  if (integrity.map(([name]) => name).join() !== scripts.sort().join())
    throw new Error('integrity.json does not name the scripts there are.');

  const { startSandbox } = await import(join(root, 'packages/sandbox/dist/index.js'));
  const sandbox = await startSandbox();
  const shop = await serveFolder(empty, (request, response) => request.url === '/' && response.end('<!doctype html><title>Shop</title>'));
  const source = (name) => `${sandbox.origin}/web/${version}/${name}`;
  try {
    await withPage(async (page) => {
      await page.goto(shop.origin);
      for (const [name, hash] of integrity)
        if ((await load(page, source(name), hash)) !== 'loaded') throw new Error(`${name} does not load with its hash.`);
      const globals = await page.evaluate(() => [typeof braintree.client.create, typeof tender.hostedFields.create]);
      if (globals.some((type) => type !== 'function')) throw new Error('The scripts have loaded, and left nothing.');
    });
    const wrong = withPage(async (page) => {
      await page.goto(shop.origin);
      const [[first], [, hash]] = integrity;
      if ((await load(page, source(first), hash)) !== 'refused') throw new Error(`${first} loads with the hash of another.`);
    });
    const complaint = await wrong.then(
      () => '',
      ({ message }) => message,
    );
    if (!complaint.includes('integrity')) throw new Error(complaint || 'The browser has not complained of a wrong hash.');
  } finally {
    shop.stop();
    await sandbox.stop();
  }
  console.log(`${integrity.length} scripts`);
}
