// `pnpm test:full`: what `.ci/run` leaves out, every night and before a release. React 18; the browser tests that are marked `@full`; the
// lists of what is compatible and accessible, which need the reports of `.ci/run`; two builds with the same bytes; the rehearsal of a release;
// the slower applications.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './pack.mjs';
import { engines, installDependencies, run, startPostgres } from './prepare.mjs';
import { runBrowserTests, runFullUnitTests } from './runners.mjs';
import { createStages, must, reports } from './stages.mjs';
import { root } from './workspace.mjs';

const { stage, setup, command, finish } = createStages('full');
const folder = mkdtempSync(join(tmpdir(), 'tender-full-'));
let postgres;
process.once('exit', () => {
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A document that is generated from the reports of all browser tests, and says that those it lists have passed. */
function checkDocument(script, tiers = ['smoke', 'change', 'full']) {
  const files = tiers.map((tier) => join(reports, `playwright-${tier}.json`));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`It needs ${missing.join(', ')}: run .ci/run first, in the same checkout.`);
  must('node', [join(root, script), '--check', ...files]);
}

/**
 * The release against a registry of our own: nothing without provenance, nothing that was not packed, a failure half way, the rest; a shop
 * installs it and pays; a snapshot.
 */
async function rehearse() {
  const { startRegistry } = await import('./release/registry.mjs');
  const rehearsal = await import('./release/rehearsal.mjs');
  let registry;
  let release;
  const ready = await setup('a registry', async () => {
    registry = await startRegistry();
    release = rehearsal.prepareRelease(join(folder, 'release'));
  });
  if (!ready) return;
  await stage('release: refused without provenance', () => rehearsal.refuseWithoutProvenance(release, registry));
  await stage('release: refused when a tarball or the list is another', () => rehearsal.refuseChanged(release, registry));
  await stage('release: a registry that fails half way', () => rehearsal.failHalfWay(release, registry));
  if (await stage('release: resumed', () => rehearsal.resume(release, registry))) {
    await stage('release: nothing left to publish', () => rehearsal.publishNothing(release, registry));
    await stage('release: installed, and the quick start of the README paid', () =>
      rehearsal.payFromRegistry(join(folder, 'shop'), registry, release),
    );
    await stage('release: commands by npx', () => rehearsal.runByNpx(join(folder, 'npx'), registry));
    await stage('release: a snapshot', () => rehearsal.rehearseSnapshot(join(folder, 'snapshot'), registry));
  }
  registry.stop();
}

if (await setup('dependencies', installDependencies)) {
  await setup('Postgres', () => {
    postgres = startPostgres();
    if (!postgres) throw new Error('There is no Postgres server: name one in TEST_DATABASE_URL.');
    process.env.TEST_DATABASE_URL = postgres.url;
  });
  await stage('unit tests on React 18, and the long ones', runFullUnitTests);
  await stage('browser tests', () => runBrowserTests('full'));
  for (const [name, { title }] of Object.entries(engines)) await stage(`browser tests in ${title}`, () => runBrowserTests('full', name));
  await stage('docs/compatibility.md', () => checkDocument('scripts/compatibility.mjs'));
  await stage('docs/accessibility.md', () => checkDocument('scripts/accessibility.mjs'));

  await stage('docs/browsers.md', () =>
    checkDocument('scripts/browsers.mjs', ['full', ...Object.keys(engines).map((name) => `full-${name}`)]),
  );

  const { applications } = await import('./release/applications.mjs');
  const { differences } = await import('./release/tarballs.mjs');
  const { assertSame, hashesIn } = await import('./release/trees.mjs');
  const assets = join(root, 'dist/web');
  const build = [join(root, 'scripts/build.mjs'), '--force'];
  let packed = [];
  let served = new Map();
  await command('a first build', 'node', build);
  await setup('pack', () => {
    packed = packAll(join(folder, 'packed'));
    served = hashesIn(assets);
  });
  const rebuilt = await stage('a second build', () => {
    rmSync(assets, { recursive: true }); // or what did not change would be left standing
    must('node', build);
  });
  if (rebuilt) {
    await stage('the same packages from a second build', () => {
      const again = packAll(join(folder, 'again'));
      const differ = packed.flatMap(({ name, tarball }, place) =>
        differences(tarball, again[place].tarball).map((file) => `${name}/${file}`),
      );
      if (differ.length > 0) throw new Error(`These differ: ${differ.join(', ')}`);
    });
    await stage('the same asset host from a second build', () => assertSame('Built again', served, hashesIn(assets)));
  }
  const { checkPlans, versionACopy } = await import('./release/changesets.mjs');
  if (await stage('changesets', () => versionACopy(join(folder, 'versions'))))
    await stage('changesets of one package', () => checkPlans(join(folder, 'versions')));
  await rehearse();
  for (const name of ['webpack', 'next']) await stage(`consumer ${name}`, () => applications[name](packed, folder));
}
finish();
