// The site is built from copies of the documents: links become those of the site, and comments, which are for our tools, go.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../prepare.mjs';
import { root } from '../workspace.mjs';
import { sitePages } from './pages.mjs';
import { linkPages } from './site-links.mjs';

const folder = join(root, 'docs/.vitepress/pages');

/** Writes the pages that VitePress reads. @throws when a link leads nowhere */
export function writePages() {
  const { pages, defects } = linkPages(sitePages());
  if (defects.length > 0) throw new Error(defects.join('\n'));
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text.replace(/^<!--[\s\S]*?-->\n/gm, ''));
  }
  return pages.length;
}

/** @param {'build' | 'dev' | 'preview'} task of VitePress */
export function site(task) {
  const count = writePages();
  const vitepress = join(root, 'docs/node_modules/vitepress/bin/vitepress.js');
  run(process.execPath, [vitepress, task, 'docs', ...(task === 'build' ? [] : ['--port', '4830'])], { cwd: root });
  console.log(`${count} pages in docs/.vitepress/dist`);
}
