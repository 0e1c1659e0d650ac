// `pnpm test:change`: beside `npm test` and `pnpm check`, what has to hold for a change to land. The browser tests that are not `npm test`'s;
// flows in Firefox and WebKit; the packed packages, in fresh applications outside the workspace; the documentation. Arguments name the parts
// that are wanted: `browser`, `engines`, `packages`, `docs`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './pack.mjs';
import { engines, installDependencies } from './prepare.mjs';
import { runBrowserTests } from './runners.mjs';
import { createStages, must } from './stages.mjs';
import { root } from './workspace.mjs';

const { stage, setup, command, finish } = createStages('change');
const folder = mkdtempSync(join(tmpdir(), 'tender-change-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const build = [join(root, 'scripts/build.mjs')];

async function runEngines() {
  for (const [name, { title }] of Object.entries(engines)) await stage(`browser tests in ${title}`, () => runBrowserTests('change', name));
}

async function checkPackages() {
  const { applications } = await import('./release/applications.mjs');
  const { checkTarball } = await import('./release/tarballs.mjs');
  const { checkIntegrity } = await import('./release/integrity.mjs');
  const { assertSame, hashesIn } = await import('./release/trees.mjs');
  await command('build', 'node', build);
  let packed = [];
  await setup('pack', () => {
    packed = packAll(join(folder, 'packed'));
  });
  for (const { name, tarball } of packed) await stage(`contents of ${name}`, () => checkTarball(tarball));
  await stage("the sandbox's copy of the asset host", () =>
    assertSame("In the sandbox's copy", hashesIn(join(root, 'dist/web')), hashesIn(join(root, 'packages/sandbox/assets'))),
  );
  await stage('integrity of scripts', async () => {
    mkdirSync(join(folder, 'empty'));
    await checkIntegrity(join(folder, 'empty'));
  });
  for (const name of ['node-esm', 'node-cjs', 'vite', 'react-vite'])
    await stage(`consumer ${name}`, () => applications[name](packed, folder));
}

async function checkDocs() {
  await command('build for the documents', 'node', build);
  await stage('docs site', () => must('node', [join(root, 'scripts/docs.mjs'), 'build']));
  await stage('code blocks of the documents', () => must('node', [join(root, 'scripts/docs.mjs'), 'test']));
}

const parts = {
  browser: () => stage('browser tests', () => runBrowserTests('change')),
  engines: runEngines,
  packages: checkPackages,
  docs: checkDocs,
};
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);

if (await setup('dependencies', installDependencies)) for (const part of wanted) await parts[part]();
finish();
