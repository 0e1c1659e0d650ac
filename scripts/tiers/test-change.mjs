// `pnpm test:change` runs what must pass before a change is merged, in addition to `npm test` and `pnpm check`: unit tests that take minutes; more browser
// tests; flows in Firefox and WebKit; the packed packages in new applications outside the workspace; the documentation. Arguments select parts: `units`,
// `browser`, `engines`, `packages`, `docs`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from '../build/pack.mjs';
import { engines, startPostgres } from '../machine/prepare.mjs';
import { applications } from '../release/applications.mjs';
import { checkTarball } from '../release/tarballs.mjs';
import { runBrowserTests, runLongUnitTests } from './runners.mjs';
import { root } from '../workspace.mjs';

async function runUnits(/** @type {import('./stages.mjs').Stages} */ { stage }) {
  await stage('Postgres', startPostgres);
  await stage('unit tests that take minutes', () => runLongUnitTests('change'));
}

async function runEngines(/** @type {import('./stages.mjs').Stages} */ { stage }) {
  for (const [name, { title }] of Object.entries(engines)) await stage(`browser tests in ${title}`, () => runBrowserTests('change', name));
}

async function checkPackages(/** @type {import('./stages.mjs').Stages} */ { stage, command }) {
  const folder = mkdtempSync(join(tmpdir(), 'tender-change-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await command('build', 'node', [join(root, 'scripts/build/build.mjs')]);
  /** @type {import('../build/pack.mjs').Packed[]} */
  let packed = [];
  await stage('pack', () => {
    packed = packAll(join(folder, 'packed'));
  });
  for (const { name, tarball } of packed) await stage(`contents of ${name}`, () => checkTarball(tarball));
  await command("the sandbox's copy of the asset host", 'diff', ['-r', join(root, 'dist/web'), join(root, 'packages/sandbox/assets')]);
  const inNode = ['node-esm', 'node-cjs', 'types', 'jest', 'jest-babel'];
  for (const name of [...inNode, 'playwright', 'requirejs', 'webpack-4', 'script-tag', 'quick-start', 'react'])
    await stage(`consumer ${name}`, () => applications[name](packed, folder));
}

async function checkDocs(/** @type {import('./stages.mjs').Stages} */ { command }) {
  await command('build for the documents', 'node', [join(root, 'scripts/build/build.mjs')]);
  await command('docs site', 'node', [join(root, 'scripts/docs/docs.mjs'), 'build']);
  await command('code blocks of the documents', 'node', [join(root, 'scripts/docs/docs.mjs'), 'test']);
}

/** @type {Record<string, (stages: import('./stages.mjs').Stages) => unknown>} */
const parts = {
  units: runUnits,
  browser: ({ stage }) => stage('browser tests', () => runBrowserTests('change')),
  engines: runEngines,
  packages: checkPackages,
  docs: checkDocs,
};

export async function runChangeTests(/** @type {import('./stages.mjs').Stages} */ stages, /** @type {string[]} */ options) {
  for (const name of options.length > 0 ? options : Object.keys(parts)) await parts[name](stages);
}
