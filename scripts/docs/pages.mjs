// Lists the pages of the site except the API reference: all documents below docs/, the packages' READMEs, and three files of the root.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listPackages, root } from '../workspace.mjs';

const FROM_ROOT = { 'README.md': 'overview.md', 'CONTRIBUTING.md': 'contributing.md', 'SECURITY.md': 'security.md' };

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const createPage = (/** @type {string} */ source, /** @type {string} */ path, text = read(source)) => ({
  source,
  path,
  text,
  title: text.match(/^# (.+)$/m)?.[1] ?? basename(path, '.md'),
});

/** @returns {string[]} */
function listFiles(/** @type {string} */ folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (/^(\.|node_modules$)/.test(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** The page of a package: its README with a link to its API reference below the title. */
function createPackagePage(/** @type {import('../workspace.mjs').Package} */ { folder }) {
  const source = `packages/${folder}/README.md`;
  const text = read(source).replace(/^(# .+)\n+/, `$1\n\n[API reference](../../docs/api/${folder}.md)\n\n`);
  return createPage(source, `packages/${folder}.md`, text);
}

/** Creates the index page of a folder that has none: a list of its pages. */
function createListPage(/** @type {string} */ folder, /** @type {string} */ title, /** @type {Page[]} */ pages) {
  const inside = pages.filter(({ path }) => path.startsWith(`${folder}/`));
  if (inside.some(({ path }) => path === `${folder}/index.md`) || inside.length === 0) return [];
  const list = inside.map((each) => `- [${each.title}](${basename(each.source)})`).join('\n');
  return [createPage(`docs/${folder}/index.md`, `${folder}/index.md`, `# ${title}\n\n${list}\n`)];
}

/**
 * @typedef {{ source: string, path: string, text: string, title: string }} Page `source` is a file of the workspace, `path` the file of the site
 * @returns {Page[]}
 */
export function listPages() {
  const files = listFiles('docs');
  const pages = [
    ...files.filter((file) => file.endsWith('.md')).map((file) => createPage(file, file.slice('docs/'.length))),
    ...Object.entries(FROM_ROOT).map(([source, path]) => createPage(source, path)),
    ...listPackages('packages')
      .filter(({ folder }) => existsSync(join(root, `packages/${folder}/README.md`)))
      .map(createPackagePage),
  ];
  return [...pages, ...createListPage('decisions', 'Decisions', pages)];
}
