// Builds the site from copies of the documents and from the API reference. Comments, which are for our tools, are removed, and links are changed to those
// of the site.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';
import { listPages } from './pages.mjs';
import { createReferencePages } from './reference.mjs';
import { linkPages } from './site-links.mjs';

const folder = join(root, 'docs/.vitepress/pages');

/** Writes the pages that VitePress reads. @throws when a link is broken */
async function writePages() {
  const documents = listPages().map((page) => ({ ...page, text: page.text.replace(/^<!--[\s\S]*?-->\n/gm, '') }));
  const { pages, defects } = linkPages([...documents, ...(await createReferencePages())]);
  if (defects.length > 0) throw new Error(defects.join('\n'));
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return pages.length;
}

/** @param {'build' | 'dev' | 'preview'} task of VitePress */
export async function runVitePress(task) {
  const count = await writePages();
  const vitepress = join(root, 'docs/node_modules/vitepress/bin/vitepress.js');
  run(process.execPath, [vitepress, task, 'docs', ...(task === 'build' ? [] : ['--port', '4830'])], { cwd: root });
  console.log(`${count} pages in docs/.vitepress/dist`);
}
