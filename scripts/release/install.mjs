// Creates applications outside the workspace as a reader of the guides does, and installs the packed packages into them.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listDocuments, readBlocks } from '../docs/code-blocks.mjs';
import { run } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';

/**
 * The day whose newest versions are installed. Nobody can change them any more, so neither a new release of a framework nor a stolen package reaches an
 * unchanged commit.
 */
const DAY = '2026-11-28';

/** Writes the blocks of the guides that are files of an application. */
function writeGuides(/** @type {string} */ application, /** @type {string} */ folder) {
  const blocks = listDocuments()
    .flatMap(readBlocks)
    .filter(({ files }) => application in files);
  const isMarkup = (/** @type {{ language: string, code: string }} */ { language, code }) => language === 'html' && !code.includes('<html');
  // Whole documents first: the markup of a guide goes into one.
  for (const block of blocks.toSorted((one, other) => Number(isMarkup(one)) - Number(isMarkup(other)))) {
    const file = join(folder, block.files[application]);
    const page = isMarkup(block) && readFileSync(file, 'utf8');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page ? page.replace(/<main><\/main>|<div id="app"><\/div>/, block.code) : `${block.setup}\n${block.code}`);
  }
}

/** Installs the dependencies of an application, and the packages that its guide names. No package runs a script. */
function install(
  /** @type {string} */ folder,
  /** @type {string[]} */ packages,
  /** @type {import('../build/pack.mjs').Packed[]} */ packed,
) {
  const file = join(folder, 'package.json');
  const json = JSON.parse(readFileSync(file, 'utf8'));
  const overrides = Object.fromEntries(packed.map(({ name, tarball }) => [name, `file:${tarball}`]));
  const dependencies = { ...json.dependencies, ...Object.fromEntries(packages.map((name) => [name, '*'])) };
  for (const name in dependencies) dependencies[name] = overrides[name] ?? dependencies[name];
  writeFileSync(file, JSON.stringify({ ...json, dependencies, overrides: { ...json.overrides, ...overrides } }, null, 2));
  const options = [`--before=${DAY}`, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  run('npm', ['install', ...options], { cwd: folder });
}

/**
 * @param {string} name the files of e2e/consumers/<name> are in the application, and the blocks of guides whose comment names it
 * @param {{ generator?: string, packages?: string[] }} application
 * @returns {string} the folder of the installed application
 */
export function createApplication(
  name,
  { generator, packages = [] },
  /** @type {import('../build/pack.mjs').Packed[]} */ packed,
  /** @type {string} */ destination,
) {
  const folder = join(destination, name);
  const files = join(root, 'e2e/consumers', name);
  if (generator) run('npx', ['--yes', ...generator.split(' ')], { cwd: destination, quiet: true });
  if (existsSync(files)) cpSync(files, folder, { recursive: true });
  writeGuides(name, folder);
  install(folder, packages, packed);
  return folder;
}
