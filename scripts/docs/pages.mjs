// What is a page of the site: everything below docs/, the packages' READMEs, and three files of the root.
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

/** The names a package exports, which are plain text. */
function namesPage(source) {
  const name = basename(source, '.txt');
  return page(source, `api/${name}.md`, `# @tender/${name}: exported names\n\n\`\`\`text\n${read(source)}\`\`\`\n`);
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
    ...files.filter((file) => file.startsWith('docs/api/') && file.endsWith('.txt')).map(namesPage),
    ...Object.entries(FROM_ROOT).map(([source, path]) => page(source, path)),
    ...packagesIn('packages')
      .map(({ folder }) => [`packages/${folder}/README.md`, `packages/${folder}.md`])
      .filter(([source]) => existsSync(join(root, source)))
      .map(([source, path]) => page(source, path)),
  ];
  return [...pages, ...listOf('api', 'Exported names', pages), ...listOf('decisions', 'Decisions', pages)];
}
