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
  writeForModels(pages);
  return pages.length;
}

/**
 * Writes what language models read (llmstxt.org): llms.txt lists the documents, llms-full.txt has the text of all of them. VitePress publishes the folder
 * `public` as it is.
 * @param {readonly { path: string, title: string, text: string }[]} pages
 */
function writeForModels(pages) {
  const documents = pages.filter(({ path }) => !path.startsWith('api/'));
  const origin = process.env.DOCS_ORIGIN ?? '';
  const list = documents.map(({ path, title }) => `- [${title}](${origin}${process.env.DOCS_BASE ?? '/'}${path.replace(/\.md$/, '')})`);
  const files = {
    'llms.txt': `# Tender\n\n> Payment-method collection for checkout pages, and a sandbox to test it offline.\n\n## Documents\n\n${list.join('\n')}\n`,
    'llms-full.txt': documents.map(({ text }) => text.trim()).join('\n\n---\n\n'),
  };
  mkdirSync(join(folder, 'public'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'public', name), text);
}

/** @param {'build' | 'dev' | 'preview'} task of VitePress */
export async function runVitePress(task) {
  const count = await writePages();
  const vitepress = join(root, 'docs/node_modules/vitepress/bin/vitepress.js');
  run(process.execPath, [vitepress, task, 'docs', ...(task === 'build' ? [] : ['--port', '4830'])], { cwd: root });
  console.log(`${count} pages in docs/.vitepress/dist`);
}
