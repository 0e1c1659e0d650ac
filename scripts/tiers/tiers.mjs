// What each tier runs.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { minifiedCache } from '../build/minify-further.mjs';
import { packAll } from '../build/pack.mjs';
import { engines } from '../machine/prepare.mjs';
import { applications } from '../release/applications.mjs';
import { rehearse } from '../release/rehearsal.mjs';
import { checkTarball } from '../release/tarballs.mjs';
import { runBrowserTests, runUnitTests } from './tests.mjs';
import { listFiles, root, typeChecker } from '../workspace.mjs';

/** @import { Packed } from '../build/pack.mjs' */
/** @import { Command, Stages } from './stages.mjs' */

/** @returns {Command} one that runs a script of the repository, by its path from the root or an absolute one */
const script = (/** @type {string} */ title, /** @type {string} */ file, /** @type {string[]} */ ...args) => [
  title,
  process.execPath,
  [resolve(root, file), ...args],
];

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tender-tiers-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** With one checker for each project the types take three fifths of the processor's time: several check the same libraries. */
const types = script('types', typeChecker, '-b', '--checkers', '1');

/** Types, unit tests, and the browser tests that are marked `@smoke`. Options are passed to jest: `--onlyChanged` tests only what depends on changed files. */
async function test(/** @type {Stages} */ { stage, command }, /** @type {string[]} */ options) {
  // Browser tests begin with the asset host, and with Playwright compiling the test files: it does so in one process, and keeps the result.
  const beside = command(...types)
    .then(() => command(...script('asset host', 'scripts/build/asset-host.mjs')))
    .then(() => command(...script('browser tests compile', 'scripts/tiers/e2e.mjs', '--tier=smoke', '--list')));
  await stage('unit tests', () => runUnitTests(['node', 'dom'], options));
  await beside;
  await stage('browser tests', () => runBrowserTests('smoke'));
}

/** What does not need to run the product. */
async function check(/** @type {Stages} */ { runInPairs }) {
  const tests = listFiles(join(root, 'scripts')).filter((name) => name.endsWith('.test.mjs'));
  await runInPairs([
    script('build', 'scripts/build/build.mjs'),
    ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
    ['layers and refused syntax', 'eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', '.cache/eslint/']],
    types,
    ['format', 'oxfmt', ['--check']],
    ['unused files, exports and dependencies', 'knip', ['--no-config-hints']],
    ['versions of dependencies', 'sherif', []],
    script('package shape', 'scripts/checks/check-packages.mjs'),
    script('tests that documents name', 'scripts/checks/tested-flows.mjs'),
    script('errors', 'scripts/checks/check-errors.mjs'),
    script('migrations of the sandbox', 'scripts/checks/sandbox-migrations.mjs'),
    ['tests of the scripts', process.execPath, ['--test', '--test-reporter=dot', ...tests.map((name) => join(root, 'scripts', name))]],
  ]);
  await runInPairs([script('sizes', 'bench/sizes.mjs'), script('the oldest browsers', 'scripts/checks/check-browsers.mjs')]);
}

/** The parts of the tier `change`. Options select some of them. */
/** @type {Record<string, (stages: Stages) => unknown>} */
const parts = {
  units: ({ stage }) => stage('unit tests that take minutes', () => runUnitTests(['change'])),
  browser: ({ stage }) => stage('browser tests', () => runBrowserTests('change')),
  async engines({ stage }) {
    for (const [name, { title }] of Object.entries(engines))
      await stage(`browser tests in ${title}`, () => runBrowserTests('change', name));
  },
  async packages({ stage, command }) {
    const folder = createFolder();
    const tarballs = join(folder, 'packed');
    await command(...script('build', 'scripts/build/build.mjs'));
    /** @type {Packed[]} */
    let packed = [];
    await stage('pack', () => {
      packed = packAll(tarballs);
    });
    const published = command(...script('published packages', 'scripts/checks/check-published.mjs', tarballs));
    for (const { name, tarball } of packed) await stage(`contents of ${name}`, () => checkTarball(tarball));
    const names = 'node-esm node-cjs jest playwright script-tag quick-start react';
    for (const name of names.split(' ')) await stage(`consumer ${name}`, () => applications[name](packed, folder));
    await published;
  },
  async docs({ command }) {
    await command(...script('build for the documents', 'scripts/build/build.mjs'));
    await command(...script('docs site', 'scripts/docs/docs.mjs', 'build'));
    await command(...script('code blocks of the documents', 'scripts/docs/docs.mjs', 'test'));
  },
};

/** Builds twice. Anyone must be able to build a release again and get the same bytes. Returns the packages of the first build. */
async function compareBuilds(/** @type {Stages} */ { stage, command }, /** @type {string} */ folder) {
  const assets = join(root, 'dist/web');
  /** @type {Packed[]} */
  let packed = [];
  await command(...script('a first build', 'scripts/build/build.mjs', '--force'));
  await stage('pack', () => {
    packed = packAll(join(folder, 'packed'));
    cpSync(assets, join(folder, 'assets'), { recursive: true });
  });
  for (const made of [assets, minifiedCache]) rmSync(made, { recursive: true, force: true }); // otherwise not everything would be made again
  if (await command(...script('a second build', 'scripts/build/build.mjs', '--force'))) {
    await stage('the same packages from a second build', () => {
      const again = packAll(join(folder, 'again'));
      const differ = packed.filter(({ tarball }, index) => !readFileSync(tarball).equals(readFileSync(again[index].tarball)));
      if (differ.length > 0) throw new Error(`These differ: ${differ.map(({ name }) => name).join(', ')}`);
    });
    await command('the same asset host from a second build', 'diff', ['-r', join(folder, 'assets'), assets]);
  }
  return packed;
}

/** What takes too long for each change. */
async function full(/** @type {Stages} */ stages) {
  const { stage, command } = stages;
  const folder = createFolder();
  await stage('unit tests on React 18, and the long ones', () => runUnitTests(['react-18', 'full']));
  await stage('browser tests', () => runBrowserTests('full'));
  for (const [name, { title }] of Object.entries(engines)) await stage(`browser tests in ${title}`, () => runBrowserTests('full', name));
  await command(...script('timings', 'bench/run.mjs', 'ready', 'tokenize', 'keys', 'checkout', 'first-key'));

  const packed = await compareBuilds(stages, folder);
  await rehearse(stages, folder);
  for (const name of ['vitest', 'vue', 'svelte', 'angular', 'next', 'types', 'jest-babel', 'requirejs', 'webpack-4'])
    await stage(`consumer ${name}`, () => applications[name](packed, folder));
}

export const tiers = {
  test,
  check,
  async change(/** @type {Stages} */ stages, /** @type {string[]} */ options) {
    for (const name of options.length > 0 ? options : Object.keys(parts)) await parts[name](stages);
  },
  full,
};
