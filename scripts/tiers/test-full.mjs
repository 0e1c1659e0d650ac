// `pnpm test:full` runs every night and before a release what `.ci/run` leaves out: React 18; the browser tests that are marked `@full`; a comparison of
// two builds; the timings; the rehearsal of a release; the slower applications.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from '../build/pack.mjs';
import { engines, findPythonSdk, startPostgres } from '../machine/prepare.mjs';
import { applications } from '../release/applications.mjs';
import { rehearse } from '../release/rehearsal.mjs';
import { runBrowserTests, runLongUnitTests } from './runners.mjs';
import { root } from '../workspace.mjs';

/** Builds twice. Anyone must be able to build a release again and get the same bytes. Returns the packages of the first build. */
async function compareBuilds(/** @type {import('./stages.mjs').Stages} */ { stage, command }, /** @type {string} */ folder) {
  const assets = join(root, 'dist/web');
  /** @type {[string, string[]]} */
  const build = ['node', [join(root, 'scripts/build/build.mjs'), '--force']];
  /** @type {import('../build/pack.mjs').Packed[]} */
  let packed = [];
  await command('a first build', ...build);
  await stage('pack', () => {
    packed = packAll(join(folder, 'packed'));
    cpSync(assets, join(folder, 'assets'), { recursive: true });
  });
  rmSync(assets, { recursive: true, force: true }); // otherwise unchanged files would not be written again
  if (await command('a second build', ...build)) {
    await stage('the same packages from a second build', () => {
      const again = packAll(join(folder, 'again'));
      const differ = packed.filter(({ tarball }, index) => !readFileSync(tarball).equals(readFileSync(again[index].tarball)));
      if (differ.length > 0) throw new Error(`These differ: ${differ.map(({ name }) => name).join(', ')}`);
    });
    await command('the same asset host from a second build', 'diff', ['-r', join(folder, 'assets'), assets]);
  }
  return packed;
}

export async function runFullTests(/** @type {import('./stages.mjs').Stages} */ stages) {
  const { stage, command } = stages;
  const folder = mkdtempSync(join(tmpdir(), 'tender-full-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await stage('Postgres', startPostgres);
  await stage('SDK for Python', findPythonSdk);
  await stage('unit tests on React 18, and the long ones', () => runLongUnitTests('react-18', 'full'));
  await stage('browser tests', () => runBrowserTests('full'));
  for (const [name, { title }] of Object.entries(engines)) await stage(`browser tests in ${title}`, () => runBrowserTests('full', name));

  await command('timings', 'node', [join(root, 'bench/run.mjs'), 'ready', 'tokenize', 'keys', 'checkout', 'first-key']);

  const packed = await compareBuilds(stages, folder);
  await rehearse(stages, folder);
  for (const name of ['vitest', 'vue', 'svelte', 'angular', 'next'])
    await stage(`consumer ${name}`, () => applications[name](packed, folder));
}
