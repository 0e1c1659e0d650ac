// Blocks that are browser tests: in Playwright's own runner, against a shop made of the guides' pages.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { startSandbox } from '../../../packages/sandbox/dist/index.js';
import { serveFolder } from '../../release/browser.mjs';
import { findChromium } from '../../prepare.mjs';
import { blocksFolder, root, runnable } from './place.mjs';

const folder = join(blocksFolder, 'playwright');

/** @returns {Promise<string[]>} what went wrong */
export async function runInPlaywright(blocks) {
  if (blocks.length === 0) return [];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sandbox = await startSandbox();
  await build({
    entryPoints: [join(root, 'scripts/docs/run/shop.js')],
    absWorkingDir: join(root, 'docs'),
    nodePaths: [join(root, 'docs/node_modules')],
    bundle: true,
    format: 'esm',
    outfile: join(folder, 'shop.js'),
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Shop</title><script type="module" src="shop.js"></script>');
  const site = await serveFolder(folder, (request, response) => {
    if (request.url !== '/client-token') return false;
    response.end(sandbox.createClientToken());
    return true;
  });
  const given = `const shop = ${JSON.stringify(site.origin)};\nconst sandboxUrl = ${JSON.stringify(sandbox.url)};\n`;
  for (const block of blocks) {
    writeFileSync(join(folder, `line-${block.line}.spec.ts`), `${given}${runnable(block)}`);
  }
  const use = { launchOptions: { executablePath: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] } };
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default ${JSON.stringify({ testDir: folder, outputDir: join(folder, 'results'), workers: 2, fullyParallel: true, reporter: 'line', timeout: 30_000, use })};\n`,
  );
  const cli = join(root, 'docs/node_modules/@playwright/test/cli.js');
  const child = spawn(process.execPath, [cli, 'test', '--config', join(folder, 'playwright.config.ts')], {
    cwd: join(root, 'docs'),
    stdio: 'inherit',
  });
  const status = await new Promise((resolve) => child.on('close', resolve)); // this process serves the shop meanwhile
  site.stop();
  await sandbox.stop();
  return status === 0 ? [] : ['browser tests of the documents fail: see above'];
}
