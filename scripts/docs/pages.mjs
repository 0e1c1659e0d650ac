// What is a page of the site beside the API reference: everything below docs/, the packages' READMEs, and three files of the root.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packagesIn, root } from '../workspace.mjs';

const FROM_ROOT = { 'README.md': 'overview.md', 'CONTRIBUTING.md': 'contributing.md', 'SECURITY.md': 'security.md' };

const read = (file) => readFileSync(join(root, file), 'utf8');
const page = (source, path, text = read(source)) => ({ source, path, text, title: text.match(/^# (.+)$/m)?.[1] ?? basename(path, '.md') });

function below(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (/^(\.|node_modules$)/.test(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? below(path) : [path];
  });
}

/** A package's README, with the way to its reference below the title. */
function packagePage({ folder }) {
  const source = `packages/${folder}/README.md`;
  const text = read(source).replace(/^(# .+)\n+/, `$1\n\n[API reference](../../docs/api/${folder}.md)\n\n`);
  return page(source, `packages/${folder}.md`, text);
}

/** A folder that has no page of its own gets a list of those in it. */
function listOf(folder, title, pages) {
  const inside = pages.filter(({ path }) => path.startsWith(`${folder}/`));
  if (inside.some(({ path }) => path === `${folder}/index.md`) || inside.length === 0) return [];
  const list = inside.map((each) => `- [${each.title}](${basename(each.source)})`).join('\n');
  return [page(`docs/${folder}/index.md`, `${folder}/index.md`, `# ${title}\n\n${list}\n`)];
}

/**
 * @typedef {{ source: string, path: string, text: string, title: string }} Page a file of the workspace, and the file of the site
 * @returns {Page[]}
 */
export function sitePages() {
  const files = below('docs');
  const pages = [
    ...files.filter((file) => file.endsWith('.md')).map((file) => page(file, file.slice('docs/'.length))),
    ...Object.entries(FROM_ROOT).map(([source, path]) => page(source, path)),
    ...packagesIn('packages')
      .filter(({ folder }) => existsSync(join(root, `packages/${folder}/README.md`)))
      .map(packagePage),
  ];
  return [...pages, ...listOf('decisions', 'Decisions', pages)];
}
