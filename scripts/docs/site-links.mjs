// Links in documents lead to files, so that they work in the repository. On the site they lead to pages, and to the repository for files that are not pages.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../workspace.mjs';
import { listAnchors, replaceOutsideCode } from './markdown.mjs';

const LINK = /\]\(([^)\s]+)\)/g;

const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
export const REPOSITORY = repository.url.replace(/^git\+|\.git$/g, '');

/** Finds the page of a file or folder. */
function findPage(/** @type {string} */ file, /** @type {Map<string, import('./pages.mjs').Page>} */ bySource) {
  return [file, `${file}/README.md`, `${file}/index.md`].map((each) => bySource.get(posix.normalize(each))).find(Boolean);
}

/**
 * @param {import('./pages.mjs').Page[]} pages
 * @returns {{ pages: import('./pages.mjs').Page[], defects: string[] }} the pages with the links of the site
 */
export function linkPages(pages) {
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const anchors = new Map(pages.map((page) => [page, listAnchors(page.text)]));
  /** @type {string[]} */
  const defects = [];
  function toSiteLink(/** @type {import('./pages.mjs').Page} */ page, /** @type {string} */ link) {
    if (/^(https?|mailto):/.test(link)) return link;
    const [path, anchor] = link.split('#');
    const file = path === '' ? page.source : posix.join(dirname(page.source), path).replace(/\/$/, '');
    const target = findPage(file, bySource);
    if (target) {
      if (anchor && !anchors.get(target)?.has(anchor)) defects.push(`${page.source}: ${link} has no such heading`);
      return `/${target.path.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}${anchor ? `#${anchor}` : ''}`;
    }
    if (!existsSync(join(root, file))) defects.push(`${page.source}: ${link} does not exist`);
    else if (anchor && statSync(join(root, file)).isDirectory()) defects.push(`${page.source}: ${link} is a folder and has no headings`);
    return `${REPOSITORY}/blob/main/${file}`;
  }
  return {
    pages: pages.map((page) => ({
      ...page,
      text: replaceOutsideCode(page.text, (part) => part.replace(LINK, (_, link) => `](${toSiteLink(page, link)})`)),
    })),
    defects,
  };
}
