// Runs the README's quick start with the packed packages: its server, page and markup, up to a paid order.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../workspace.mjs';
import { payWithCard, serveFolder, withPage } from './browser.mjs';

/** The code block that follows `<!-- run: quick-start name -->`. */
function readBlock(/** @type {string} */ name) {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const found = readme.match(new RegExp(`<!-- run: quick-start ${name} -->\\s*\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``));
  if (!found) throw new Error(`README.md has no block marked "run: quick-start ${name}".`);
  return found[1];
}

/** @param {string} folder of the application, with the packages installed */
export async function payByQuickStart(folder) {
  writeFileSync(join(folder, 'server.mjs'), readBlock('server'));
  writeFileSync(join(folder, 'page.mjs'), readBlock('page'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Shop</title>${readBlock('markup')}<script type="module" src="page.js"></script>`,
  );
  await build({ entryPoints: [join(folder, 'page.mjs')], bundle: true, format: 'esm', outfile: join(folder, 'page.js') });

  process.chdir(folder); // the folder in which a shop's server runs
  const { server } = await import(pathToFileURL(join(folder, 'server.mjs')).href);
  const site = await serveFolder(
    folder,
    (request, response) => /^\/(client-token|pay\/)/.test(request.url ?? '') && server.emit('request', request, response),
  );
  try {
    await withPage(async (page) => {
      await page.goto(site.origin);
      await payWithCard(page);
      await page.waitForFunction(() => document.querySelector('output')?.textContent !== '', undefined, { timeout: 30_000 });
      const transaction = (await page.locator('output').textContent()) ?? '';
      if (!/^[a-z\d]{6,}$/.test(transaction)) throw new Error(`The quick start ended with "${transaction}", not with a transaction.`);
      console.log(`transaction ${transaction}`);
    });
  } finally {
    site.stop();
  }
}

if (process.argv[1] === import.meta.filename) {
  await payByQuickStart(process.argv[2]);
  process.exit(0); // its sandbox would keep the process running
}
