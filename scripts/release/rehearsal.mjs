// Rehearses the release with a local registry: the release's commands pack and publish from a copy of the workspace, then an empty shop installs the packages
// and accepts a payment.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../machine/prepare.mjs';
import { listPackages, root } from '../workspace.mjs';
import { commit, copyWorkspace, git } from './copy.mjs';
import { installLocked } from './install.mjs';
import { publish, readSha256 } from './publish.mjs';
import { startRegistry } from './registry.mjs';

/** @typedef {ReturnType<typeof pack>} Release */
/** @typedef {Awaited<ReturnType<typeof startRegistry>>} Registry */

const names = listPackages('packages')
  .map(({ name }) => name)
  .sort();
/** The package at which the registry fails. Others depend on it, and it depends on others. */
const refused = '@tender/frame-service';

/** Fetches the registry's tags of all packages: `{ '@tender/sepa': { latest: '1.0.0' }, ... }`, without packages that are not published. */
async function fetchTags(/** @type {{ url: string }} */ { url }) {
  const headers = { connection: 'close' }; // this process may block for a minute before the next request
  const responses = await Promise.all(names.map((name) => fetch(new URL(name.replace('/', '%2f'), url), { headers })));
  const tags = await Promise.all(responses.map(async (response) => response.ok && (await response.json())['dist-tags']));
  return Object.fromEntries(names.flatMap((name, index) => (tags[index] ? [[name, tags[index]]] : [])));
}

/** Creates a built copy of the workspace, in which the release's commands run unchanged, except that the build does nothing. */
function copyWithCommands(/** @type {string} */ folder) {
  copyWorkspace(folder, { built: true });
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'scripts/build/build.mjs'), '');
}

/** Runs a command of the release in a copy, and returns its status and output. */
function runCommand(/** @type {string} */ folder, /** @type {string} */ script, /** @type {string[]} */ args, env = {}) {
  const { status, stdout, stderr } = spawnSync('node', [join(folder, 'scripts/release', script), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Packs a copy as the packing job does. @returns what the publishing job gets, and the packages in the order of their release */
function pack(/** @type {string} */ folder, /** @type {string[]} */ args = []) {
  const packed = `${folder}-packed`;
  const { status, output } = runCommand(folder, 'pack.mjs', [packed, ...args]);
  assert.equal(status, 0, output);
  const list = join(packed, 'packages.json');
  /** @type {{ tag: string, packages: { name: string, version: string, file: string }[] }} */
  const { packages, tag } = JSON.parse(readFileSync(list, 'utf8'));
  const releases = packages.map(({ name, version }) => `${name}@${version}`);
  return { folder, packed, sha256: readSha256(list), packages, releases, tag };
}

/** Creates a built copy with the versions of the next release, and packs it. */
function prepareRelease(/** @type {string} */ folder) {
  copyWithCommands(folder);
  run('changeset', ['version'], { cwd: folder });
  commit(folder, 'The next release');
  return pack(folder);
}

const publishInto = (/** @type {Registry} */ { environment }, /** @type {Release} */ { folder, packed, sha256 }, env = {}) =>
  publish(packed, sha256, { env: { ...environment, ...env }, workspace: folder });
const listTags = (/** @type {string} */ folder) => git(folder, 'tag').trim().split('\n').filter(Boolean).sort();

/** This machine cannot prove where a package was built. The release requires provenance, so it must fail before it publishes anything. */
async function refuseWithoutProvenance(/** @type {Release} */ { folder, packed, sha256 }, /** @type {Registry} */ registry) {
  const { status, output } = runCommand(folder, 'publish.mjs', [packed, sha256], registry.environment);
  assert.notEqual(status, 0);
  assert.match(output, /provenance/i);
  assert.deepEqual([await fetchTags(registry), listTags(folder)], [{}, []]);
}

/** A changed tarball or a changed list prevents all packages from being published. */
async function refuseChanged(/** @type {Release} */ release, /** @type {Registry} */ registry) {
  for (const changed of [release.packages[release.packages.length - 1].file, 'packages.json']) {
    const packed = `${release.packed}-changed`;
    cpSync(release.packed, packed, { recursive: true });
    appendFileSync(join(packed, changed), '\n');
    await assert.rejects(publishInto(registry, { ...release, packed }), { message: `${changed} is not the one that was packed.` });
    rmSync(packed, { recursive: true });
  }
  assert.deepEqual(await fetchTags(registry), {});
}

/** The registry refuses a package that others depend on: the release stops there, and earlier packages are published and tagged. */
async function failHalfWay(/** @type {Release} */ release, /** @type {Registry} */ registry) {
  const expected = { message: /frame-service@.+ could not be published/ };
  await assert.rejects(publishInto(registry, release, { npm_config_fetch_retries: '0' }), expected);
  const published = Object.keys(await fetchTags(registry));
  const order = release.packages.map(({ name }) => name);
  assert.deepEqual(published, order.slice(0, order.indexOf(refused)).sort());
  for (const { name, json } of listPackages('packages').filter((each) => published.includes(each.name)))
    for (const needed of Object.keys({ ...json.dependencies, ...json.peerDependencies }))
      assert.ok(published.includes(needed) || !names.includes(needed), `${name} was published before ${needed}`);
  assert.deepEqual(listTags(release.folder), release.releases.slice(0, published.length).sort());
  git(release.folder, 'tag', '--delete', release.releases[0]); // as after a crash between publishing and tagging
}

/** A second run publishes only what is missing. Afterwards all packages have tags, on the commit of the release. */
async function resume(/** @type {Release} */ release, /** @type {Registry} */ registry) {
  const before = Object.keys(await fetchTags(registry));
  assert.deepEqual(await publishInto(registry, release), release.releases.slice(before.length));
  const tags = await fetchTags(registry);
  assert.deepEqual(Object.keys(tags), names);
  for (const { name, version } of release.packages) assert.equal(tags[name].latest, version);
  assert.deepEqual(listTags(release.folder), release.releases.toSorted());
  assert.deepEqual(git(release.folder, 'tag', '--points-at', 'HEAD').trim().split('\n').sort(), listTags(release.folder));
}

/** When every version is published, the release does nothing and succeeds. */
async function publishNothing(/** @type {Release} */ release, /** @type {Registry} */ registry) {
  assert.deepEqual(await publishInto(registry, release), []);
  assert.equal(git(release.folder, 'status', '--porcelain'), '');
}

/** Follows the README's quick start in an empty folder, with packages from the registry. */
function payFromRegistry(
  /** @type {string} */ folder,
  /** @type {Registry} */ { environment },
  /** @type {Release} */ { packed, packages },
) {
  mkdirSync(folder);
  const dependencies = { '@tender/hosted-fields': '*', '@tender/sandbox': '*', braintree: '*' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const tarballs = packages.map(({ name, file }) => ({ name, tarball: join(packed, file) }));
  installLocked(folder, tarballs, { env: environment });
  run('node', [join(root, 'scripts/release/quick-start.mjs'), folder]);
}

/** Runs commands of packages by `npx` in an empty folder. */
function runByNpx(/** @type {string} */ folder, /** @type {Registry} */ registry) {
  mkdirSync(folder);
  const npx = (/** @type {string[]} */ ...args) => {
    const env = { ...process.env, ...registry.environment, npm_config_cache: join(folder, 'cache') };
    return spawnSync('npx', ['--yes', ...args], { cwd: folder, env, encoding: 'utf8' });
  };
  const { header } = /```text\n(?<header>[^`]+)```/.exec(readFileSync(join(root, 'packages/csp/README.md'), 'utf8'))?.groups ?? {};
  const policy = npx('@tender/csp', '--methods', 'hosted-fields,paypal,venmo');
  assert.deepEqual([policy.status, policy.stdout.trim()], [0, header.trim().replaceAll('\n', ' ')]);
  const help = npx('@tender/csp', '--help');
  assert.deepEqual([help.status, /^npx @tender\/csp --methods/.test(help.stdout)], [0, true]);
  const unknown = npx('@tender/csp', '--methods', 'hosted-fields,cash');
  assert.deepEqual([unknown.status, unknown.stdout], [2, '']);
  assert.match(unknown.stderr, /^There is no method cash: american-express, /m);
}

/** Releases a snapshot of a change of SEPA: only SEPA and its dependents are published, and the workspace stays unchanged. */
async function rehearseSnapshot(/** @type {string} */ folder, /** @type {Registry} */ registry) {
  const before = await fetchTags(registry);
  copyWithCommands(folder);
  const changesets = join(folder, '.changeset');
  for (const file of readdirSync(changesets).filter((each) => each.endsWith('.md'))) rmSync(join(changesets, file));
  writeFileSync(join(changesets, 'rehearsal.md'), `---\n'@tender/sepa': patch\n---\n\nChanged it.\n`);
  commit(folder, 'A change of SEPA');
  const snapshots = pack(folder, ['--snapshot']);
  assert.equal(snapshots.tag, 'snapshot');
  assert.deepEqual(await publishInto(registry, snapshots), snapshots.releases);
  const after = await fetchTags(registry);
  const { snapshot } = after['@tender/sepa'];
  assert.match(snapshot, /^0\.0\.0-\d{14}$/);
  for (const name of ['@tender/react', '@tender/sepa', '@tender/web']) before[name].snapshot = snapshot;
  assert.deepEqual(after, before);
  assert.deepEqual([git(folder, 'status', '--porcelain'), listTags(folder)], ['', []]);
}

/** The folder is for everything that the rehearsal creates. */
export async function rehearse(/** @type {import('../tiers/stages.mjs').Stages} */ { stage }, /** @type {string} */ folder) {
  const inFolder = (/** @type {string} */ name) => join(folder, name);
  let registry = /** @type {Registry} */ (/** @type {unknown} */ (undefined));
  /** @type {Release} */
  let release;
  const isReady = await stage('release: a registry, and packages', async () => {
    registry = await startRegistry(inFolder('registry'), refused);
    release = prepareRelease(inFolder('release'));
  });
  if (!isReady) return;
  await stage('release: refused without provenance', () => refuseWithoutProvenance(release, registry));
  await stage('release: refused when a tarball or the list is another', () => refuseChanged(release, registry));
  await stage('release: a registry that fails half way', () => failHalfWay(release, registry));
  registry.stop();
  registry = await startRegistry(inFolder('registry'));
  if (await stage('release: resumed', () => resume(release, registry))) {
    await stage('release: nothing left to publish', () => publishNothing(release, registry));
    await stage('release: installed, and the quick start of the README paid', () => payFromRegistry(inFolder('shop'), registry, release));
    await stage('release: commands by npx', () => runByNpx(inFolder('npx'), registry));
    await stage('release: a snapshot', () => rehearseSnapshot(inFolder('snapshot'), registry));
  }
  registry.stop();
}
