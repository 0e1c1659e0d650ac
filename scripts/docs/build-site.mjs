// The site is built from copies of the documents, and from the API reference made of the sources: links become those of the site, and
// comments, which are for our tools, go.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../prepare.mjs';
import { root } from '../workspace.mjs';
import { sitePages } from './pages.mjs';
import { referencePages } from './reference/pages.mjs';
import { linkPages } from './site-links.mjs';

const folder = join(root, 'docs/.vitepress/pages');

/** Writes the pages that VitePress reads. @throws when a link leads nowhere, or nothing is said of a public name */
async function writePages() {
  const reference = await referencePages();
  const { pages, defects } = linkPages([...sitePages(), ...reference.pages]);
  defects.push(...reference.undescribed.map((name) => `${name} has no comment that the API reference could show`));
  if (defects.length > 0) throw new Error(defects.join('\n'));
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text.replace(/^<!--[\s\S]*?-->\n/gm, ''));
  }
  return pages.length;
}

/** @param {'build' | 'dev' | 'preview'} task of VitePress */
export async function site(task) {
  const count = await writePages();
  const vitepress = join(root, 'docs/node_modules/vitepress/bin/vitepress.js');
  run(process.execPath, [vitepress, task, 'docs', ...(task === 'build' ? [] : ['--port', '4830'])], { cwd: root });
  console.log(`${count} pages in docs/.vitepress/dist`);
}
