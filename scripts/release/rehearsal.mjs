// Rehearses a release with a local registry: changesets set the next versions in a copy of the workspace, the release's script publishes them, and a new shop
// installs the packages and accepts a payment.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packAll } from '../build/pack.mjs';
import { readBlocks } from '../docs/code-blocks.mjs';
import { run } from '../machine/prepare.mjs';
import { listPackages, root } from '../workspace.mjs';
import { withBrowser } from './browser.mjs';
import { copyWorkspace, git, packSnapshots } from './copy.mjs';
import { startRegistry } from './registry.mjs';

/** @typedef {Awaited<ReturnType<typeof startRegistry>>} Registry */

const packages = listPackages('packages');
const listTags = (/** @type {string} */ workspace) => git(workspace, 'tag').split('\n').filter(Boolean).sort();
const list = (/** @type {import('../build/pack.mjs').Packed[]} */ packed) => packed.map(({ name, version }) => `${name}@${version}`).sort();

/** Creates a copy with the versions of the next release, and packs it. */
function packNextVersions(/** @type {string} */ workspace, /** @type {string} */ destination) {
  copyWorkspace(workspace);
  run('changeset', ['version'], { cwd: workspace });
  const changed = git(workspace, 'status', '--porcelain').match(/(?<=^.. ).+$/gm) ?? [];
  const strays = changed.filter((file) => !/^(packages\/[^/]+\/(package\.json|CHANGELOG\.md)|\.changeset\/[^/]+\.md)$/.test(file));
  assert.deepEqual(strays, []);
  git(workspace, 'add', '--all');
  git(workspace, 'commit', '--quiet', '--message=The next release');
  const packed = packAll(destination, workspace);
  for (const { name, version } of packed) assert.notEqual(version, '0.0.0', `${name} has no changeset`);
  return packed;
}

/** Publishes tarballs as the release does, except for the provenance. @returns what it has published, in this order */
function publish(/** @type {Registry} */ { environment }, /** @type {string} */ packed, /** @type {string} */ workspace) {
  const env = { ...process.env, ...environment, NPM_CONFIG_PROVENANCE: 'false' };
  const output = execFileSync('node', [join(root, 'scripts/release/publish.mjs'), packed], { cwd: workspace, env, encoding: 'utf8' });
  return output.match(/(?<=^published ).+$/gm) ?? [];
}

/** If publishing stops, the packages that are published by then can be installed. */
function assertOrder(/** @type {string[]} */ published) {
  const order = published.map((release) => release.slice(0, release.lastIndexOf('@')));
  for (const { name, json } of packages)
    for (const needed of Object.keys({ ...json.dependencies, ...json.peerDependencies }).filter((each) => order.includes(each)))
      assert.ok(order.indexOf(needed) < order.indexOf(name), `${name} was published before ${needed}`);
}

/** Installs all packages from the registry into an empty folder, and follows the quick start of the README there. */
async function payFromRegistry(/** @type {Registry} */ { environment }, /** @type {string} */ shop) {
  mkdirSync(shop);
  const dependencies = Object.fromEntries([...packages.map(({ name }) => name), 'braintree'].map((name) => [name, '*']));
  writeFileSync(join(shop, 'package.json'), JSON.stringify({ private: true, dependencies }));
  // Without hoisting, a package finds only what its manifest names. Packages of others must have been out for three days.
  writeFileSync(join(shop, 'pnpm-workspace.yaml'), "hoist: false\nminimumReleaseAge: 4320\nminimumReleaseAgeExclude: ['@tender/*']\n");
  run('pnpm', ['install', '--ignore-scripts', '--reporter=append-only', '--loglevel=error'], { cwd: shop, env: environment });
  const { listPayments, runPayment } = await import('../docs/run-blocks.mjs'); // which needs a build
  const [quickStart] = listPayments(readBlocks('README.md'));
  console.log(await withBrowser((browser) => runPayment(browser, quickStart, shop)));
  const policy = execFileSync(join(shop, 'node_modules/.bin', 'tender-csp'), ['--methods', 'hosted-fields'], { encoding: 'utf8' });
  assert.match(policy, /frame-src /);
}

/** Replaces the pending changesets with one of SEPA. */
function changeSepa(/** @type {string} */ workspace, /** @type {'minor' | 'patch'} */ kind) {
  const changesets = join(workspace, '.changeset');
  for (const file of readdirSync(changesets).filter((each) => each.endsWith('.md'))) rmSync(join(changesets, file));
  writeFileSync(join(changesets, 'rehearsal.md'), `---\n'@tender/sepa': ${kind}\n---\n\nChanged it.\n`);
}
const SEPA_AND_DEPENDENTS = ['@tender/react', '@tender/sepa', '@tender/web'];

/** A feature of SEPA releases SEPA and its dependents, none of them as a major version. */
function versionFeature(/** @type {string} */ workspace) {
  const read = (/** @type {string} */ folder) =>
    JSON.parse(readFileSync(join(workspace, 'packages', folder, 'package.json'), 'utf8')).version;
  const before = packages.map(({ name, folder }) => ({ name, folder, version: read(folder) }));
  changeSepa(workspace, 'minor');
  run('changeset', ['version'], { cwd: workspace });
  const changed = before.filter(({ folder, version }) => read(folder) !== version);
  assert.deepEqual(changed.map(({ name }) => name).sort(), SEPA_AND_DEPENDENTS);
  for (const { name, folder, version } of changed) assert.equal(parseInt(read(folder)), parseInt(version), `${name}: ${read(folder)}`);
}

/** Releases a snapshot of a change of SEPA: only SEPA and its dependents are published, under a tag of their own. */
function publishSnapshot(/** @type {Registry} */ registry, /** @type {string} */ workspace, /** @type {string} */ destination) {
  copyWorkspace(workspace);
  changeSepa(workspace, 'patch');
  const packed = packSnapshots(workspace, destination);
  assert.deepEqual(packed.map(({ name }) => name).sort(), SEPA_AND_DEPENDENTS);
  assert.deepEqual(publish(registry, destination, workspace).sort(), list(packed));
  assert.deepEqual(listTags(workspace), []);
  const env = { ...process.env, ...registry.environment };
  const tags = JSON.parse(execFileSync('npm', ['view', '@tender/sepa', 'dist-tags', '--json'], { env, encoding: 'utf8' }));
  assert.match(tags.snapshot, /^0\.0\.0-\d{14}$/);
  assert.notEqual(tags.latest, tags.snapshot);
}

/** The folder is for everything that the rehearsal creates. */
export async function rehearse(/** @type {import('../tiers/stages.mjs').Stages} */ { stage }, /** @type {string} */ folder) {
  const [workspace, tarballs] = [join(folder, 'workspace'), join(folder, 'tarballs')];
  const registry = await startRegistry(join(folder, 'registry'));
  /** @type {string[]} */
  let releases = [];
  const isPacked = await stage('release: the next versions', () => {
    releases = list(packNextVersions(workspace, tarballs));
  });
  const publishAll = () => {
    const published = publish(registry, tarballs, workspace);
    assertOrder(published);
    assert.deepEqual(published.toSorted(), releases);
    assert.deepEqual(listTags(workspace), releases);
  };
  const publishAgain = () => {
    git(workspace, 'tag', '--delete', releases[0]); // as after a crash between publishing and tagging
    assert.deepEqual(publish(registry, tarballs, workspace), []);
    assert.deepEqual(listTags(workspace), releases);
  };
  if (isPacked && (await stage('release: published, each package after its dependencies', publishAll))) {
    await stage('release: nothing left to publish', publishAgain);
    await stage('release: installed, and the quick start of the README paid', () => payFromRegistry(registry, join(folder, 'shop')));
    await stage('release: the versions after a feature', () => versionFeature(workspace));
    await stage('release: a snapshot', () => publishSnapshot(registry, join(folder, 'snapshot'), join(folder, 'snapshots')));
  }
  registry.stop();
}
