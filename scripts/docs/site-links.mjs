// Links in documents go from file to file, so that they work wherever the repository is read. On the site they go from page to page, and
// what is no page is in the repository.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../workspace.mjs';
import { anchorsOf, outsideCode } from './markdown.mjs';
import { fileInRepository } from './repository.mjs';

const LINK = /\]\(([^)\s]+)\)/g;

/** The page for a file or a folder, if there is one. */
function pageFor(file, bySource) {
  return [file, `${file}/README.md`, `${file}/index.md`].map((each) => bySource.get(posix.normalize(each))).find(Boolean);
}

/**
 * @param {import('./pages.mjs').Page[]} pages
 * @returns {{ pages: import('./pages.mjs').Page[], defects: string[] }} the pages with their links as the site wants them
 */
export function linkPages(pages) {
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const anchors = new Map(pages.map((page) => [page, anchorsOf(page.text)]));
  const defects = [];
  function linkOf(page, link) {
    if (/^(https?|mailto):/.test(link)) return link;
    const [path, anchor] = link.split('#');
    const file = path === '' ? page.source : posix.join(dirname(page.source), path).replace(/\/$/, '');
    const target = pageFor(file, bySource);
    if (target) {
      if (anchor && !anchors.get(target).has(anchor)) defects.push(`${page.source}: ${link} has no such heading`);
      return `/${target.path.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}${anchor ? `#${anchor}` : ''}`;
    }
    if (!existsSync(join(root, file))) defects.push(`${page.source}: ${link} leads nowhere`);
    else if (anchor && statSync(join(root, file)).isDirectory()) defects.push(`${page.source}: ${link} is a folder and has no headings`);
    return fileInRepository(file);
  }
  return {
    pages: pages.map((page) => ({
      ...page,
      text: outsideCode(page.text, (line) => line.replace(LINK, (_, link) => `](${linkOf(page, link)})`)),
    })),
    defects,
  };
}
