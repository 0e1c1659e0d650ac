// Runs blocks that are browser tests with Playwright, against the shop in shop.js, and against the shop that the guides build.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startSandbox } from '../../build/built-sandbox.mjs';
import { serveFolder } from '../../release/browser.mjs';
import { findChromium, start } from '../../machine/prepare.mjs';
import { root } from '../../workspace.mjs';
import { readBlocks } from '../code-blocks.mjs';
import { blocksFolder, bundlePage, toRunnable } from './block-files.mjs';

const folder = join(blocksFolder, 'playwright');

/** Starts the server of docs/guides/your-server.md with the page of docs/guides/card.md, as a reader of both does. */
async function startShopOfGuides() {
  const at = join(blocksFolder, 'shop');
  const find = (/** @type {string} */ name, /** @type {string} */ payment, /** @type {string} */ part) =>
    readBlocks(`docs/guides/${name}.md`).find((block) => block.payment === payment && block.part === part)?.code ?? '';
  mkdirSync(join(at, 'public'), { recursive: true });
  writeFileSync(join(at, 'server.js'), find('your-server', 'shared', 'server'));
  writeFileSync(join(at, 'page.ts'), find('card', 'card', 'page'));
  const html = find('your-server', 'shared', 'markup').replace('<main></main>', find('card', 'card', 'markup'));
  writeFileSync(join(at, 'public/index.html'), html);
  await bundlePage(join(at, 'page.ts'), join(at, 'public/page.js'));
  Object.assign(process.env, { PORT: '0', SANDBOX_PORT: '0' }); // any free port
  const { server, sandbox } = await import(pathToFileURL(join(at, 'server.js')).href);
  return { server, sandbox, env: { SHOP_URL: `http://localhost:${server.address().port}`, SANDBOX_URL: sandbox.url } };
}

/** @returns {Promise<string[]>} defects */
export async function runInPlaywright(/** @type {import('../code-blocks.mjs').Block[]} */ blocks) {
  mkdirSync(folder, { recursive: true });
  const [sandbox, shop] = [await startSandbox(), await startShopOfGuides()];
  await bundlePage(join(root, 'scripts/docs/run/shop.js'), join(folder, 'shop.js'), ['docs']);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shop</title><script type="module" src="shop.js"></script>');
  const site = await serveFolder(folder, (request, response) => {
    if (request.url !== '/client-token') return false;
    response.end(sandbox.createClientToken());
    return true;
  });
  const constants = `const shop = ${JSON.stringify(site.origin)};\nconst sandboxUrl = ${JSON.stringify(sandbox.url)};\n`;
  for (const block of blocks) writeFileSync(join(folder, `line-${block.line}.spec.ts`), `${constants}${toRunnable(block)}`);
  const use = { launchOptions: { executablePath: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] } };
  const config = { testDir: folder, outputDir: join(folder, 'results'), workers: 2, fullyParallel: true, reporter: 'line', use };
  writeFileSync(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify(config)};\n`);
  const cli = join(root, 'docs/node_modules/@playwright/test/cli.js');
  const options = { env: shop.env, visible: true };
  const { status } = await start(process.execPath, [cli, 'test', '--config', join(folder, 'playwright.config.ts')], options);
  site.stop();
  shop.server.close();
  await Promise.all([sandbox.stop(), shop.sandbox.stop()]);
  return status === 0 ? [] : ['browser tests of the documents fail: see above'];
}
