// The API reference: a page for each entry point, from the types and comments of the sources, and from what is told of errors.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf } from '../../lint/catalogues.mjs';
import { packagesIn, root } from '../../workspace.mjs';
import { entries } from './entries.mjs';
import { readNames } from './names.mjs';
import { referencePage } from './page.mjs';
import { readProgram } from './program.mjs';

/** Type, message, cause and remedy of every code. */
async function explanations() {
  const explained = new Map();
  for (const each of packagesIn('packages')) {
    const file = join(root, `docs/errors/${each.folder}.json`);
    const told = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    for (const [code, [type, message]] of await catalogueOf(each)) explained.set(code, { type, message, ...told[code] });
  }
  return explained;
}

/** The way to all of them. */
function indexPage() {
  const sections = packagesIn('packages').map(({ name, json }) => {
    const list = entries().filter((entry) => entry.package === name);
    return `## ${name}\n\n${json.description}\n\n${list.map((entry) => `- [\`${entry.name}\`](${entry.path.slice('api/'.length)})`).join('\n')}`;
  });
  const text = `# API reference\n\nWhat each package exports, made of the types and comments of its sources.\n\n${sections.join('\n\n')}\n`;
  return { source: 'docs/api/index.md', path: 'api/index.md', title: 'API reference', text };
}

/** @returns {Promise<{ pages: import('../pages.mjs').Page[], undescribed: string[] }>} `undescribed`: names that no comment says anything of */
export async function referencePages() {
  const listed = entries();
  const program = readProgram(listed);
  const namesFor = readNames(program, listed);
  const explained = await explanations();
  const descriptions = new Map(packagesIn('packages').map(({ name, json }) => [name, json.description]));
  const undescribed = [];
  const pages = listed.map((entry) => {
    const description = entry.name === entry.package ? descriptions.get(entry.package) : '';
    const page = referencePage({ entry, program, names: namesFor(entry), explained, description });
    undescribed.push(...page.undescribed);
    return { source: `docs/${entry.path}`, path: entry.path, title: entry.name, text: `---\npageClass: reference\n---\n\n${page.text}` };
  });
  return { pages: [indexPage(), ...pages], undescribed };
}
