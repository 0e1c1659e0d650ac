// The release, rehearsed against a registry of our own: packed and published from a copy by the commands of the release, installed by a shop
// that has nothing yet, and paid with.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../stages.mjs';
import { packagesIn, root } from '../workspace.mjs';
import { commit, copyWorkspace, git } from './copy.mjs';
import { installLocked } from './install.mjs';
import { publish, sha256Of } from './publish.mjs';

const names = packagesIn('packages')
  .map(({ name }) => name)
  .sort();

/** What the registry has of a package, by tag: `{ latest: '1.0.0' }`. */
async function tagsOf(registry, name) {
  const headers = { connection: 'close' }; // by the next question, this process may have been busy for a minute
  const answer = await fetch(new URL(name.replace('/', '%2f'), registry.url), { headers });
  return answer.ok ? (await answer.json())['dist-tags'] : {};
}

/** A workspace of its own, built, in which the commands of the release run as they are; building is done already. */
function copyWithCommands(folder) {
  copyWorkspace(folder, { built: true });
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'scripts/build.mjs'), '');
}

/** Runs a command of the release in a copy, and hands out what it says. */
function runCommand(folder, script, env, args = []) {
  const { status, stdout, stderr } = spawnSync('node', [join(folder, 'scripts/release', script), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** @returns {{ packed: string, sha256: string }} as the job that packs hands it to the one that publishes */
function pack(folder, env, args = []) {
  const packed = `${folder}-packed`;
  const { status, output } = runCommand(folder, 'pack.mjs', env, [packed, ...args]);
  assert.equal(status, 0, output);
  return { packed, sha256: sha256Of(join(packed, 'packages.json')) };
}

/** A copy of what is built, with the versions of the next release, and what is packed of it. */
export function prepareRelease(folder) {
  copyWithCommands(folder);
  must('changeset', ['version'], { cwd: folder });
  commit(folder, 'The next release');
  return { folder, ...pack(folder) };
}

const publishInto = (registry, { folder, packed, sha256 }, env = {}) =>
  publish(packed, sha256, { env: { ...registry.environment, ...env }, workspace: folder });

const packagesOf = ({ packed }) => JSON.parse(readFileSync(join(packed, 'packages.json'), 'utf8')).packages;
const tagsIn = (folder) => git(folder, 'tag').trim().split('\n').filter(Boolean).sort();
const releasesOf = (release) =>
  packagesOf(release)
    .map(({ name, version }) => `${name}@${version}`)
    .sort();

/** Here nothing vouches for where a package was built: the release, which asks for provenance, has to end before anything is out. */
export async function refuseWithoutProvenance({ folder, packed, sha256 }, registry) {
  const { status, output } = runCommand(folder, 'publish.mjs', registry.environment, [packed, sha256]);
  if (status === 0 || !/provenance/i.test(output)) throw new Error(`No word of provenance:\n${output}`);
  for (const name of names) if ((await tagsOf(registry, name)).latest) throw new Error(`${name} is out without provenance.`);
  assert.deepEqual(tagsIn(folder), []);
}

/** A tarball that is not the one that was packed, and a list that is not, keep all from being published. */
export async function refuseChanged(release, registry) {
  const [{ file }] = packagesOf(release).slice(-1);
  for (const changed of [file, 'packages.json']) {
    const packed = `${release.packed}-changed`;
    cpSync(release.packed, packed, { recursive: true });
    appendFileSync(join(packed, changed), '\n');
    const message = `${changed} is not the one that was packed.`;
    await assert.rejects(publishInto(registry, { ...release, packed }), { message });
    rmSync(packed, { recursive: true });
  }
  assert.deepEqual(await registry.refuse([]), []);
}

/** The registry does not take a package that others stand on: the release ends there, and what came before is out with its tags. */
export async function failHalfWay(release, registry) {
  const missing = '@tender/frame-service';
  await registry.refuse([missing]);
  await assert.rejects(publishInto(registry, release, { npm_config_fetch_retries: '0' }), {
    message: /frame-service@.+ could not be published/,
  });
  const published = await registry.refuse([]);
  const order = packagesOf(release).map(({ name }) => name);
  assert.deepEqual(published, order.slice(0, order.indexOf(missing)).sort());
  assert.ok(published.includes('@tender/client'));
  for (const { name, json } of packagesIn('packages'))
    if (published.includes(name))
      for (const needed of Object.keys({ ...json.dependencies, ...json.peerDependencies }))
        assert.ok(published.includes(needed) || !names.includes(needed), `${name} is out before ${needed}`);
  assert.deepEqual(
    tagsIn(release.folder),
    releasesOf(release).filter((each) => published.some((name) => each.startsWith(`${name}@`))),
  );
  // The next to fail is the machine, between the two.
  git(release.folder, 'tag', '--delete', tagsIn(release.folder)[0]);
}

/** Run again, it publishes what is missing and nothing else; all have their tags, on the commit of the release. */
export async function resume(release, registry) {
  const published = await publishInto(registry, release);
  assert.deepEqual((await registry.refuse([])).length, published.length);
  assert.ok(published.length > 0 && !published.some((each) => each.startsWith('@tender/client@')));
  for (const { name, version } of packagesOf(release)) {
    assert.equal((await tagsOf(registry, name)).latest, version);
    console.log(`${name}@${version}`);
  }
  assert.deepEqual(
    packagesOf(release)
      .map(({ name }) => name)
      .sort(),
    names,
  );
  assert.deepEqual(tagsIn(release.folder), releasesOf(release));
  assert.deepEqual(git(release.folder, 'tag', '--points-at', 'HEAD').trim().split('\n').sort(), releasesOf(release));
}

/** With every version out it does nothing, and is content. */
export async function publishNothing(release, registry) {
  assert.deepEqual(await publishInto(registry, release), []);
  assert.deepEqual(await registry.refuse([]), []);
  assert.deepEqual(tagsIn(release.folder), releasesOf(release));
  assert.equal(git(release.folder, 'status', '--porcelain'), '');
}

/** Follows the README's quick start in an empty folder, with what the registry hands out. */
export function payFromRegistry(folder, registry, release) {
  mkdirSync(folder);
  const dependencies = { '@tender/hosted-fields': '*', '@tender/sandbox': '*', braintree: '*' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const packed = packagesOf(release).map(({ name, file }) => ({ name, tarball: join(release.packed, file) }));
  installLocked(folder, packed, { env: registry.environment });
  must('node', [join(root, 'scripts/release/quick-start.mjs'), folder]);
}

/** The commands of packages by `npx`, from a folder that has nothing. */
export function runByNpx(folder, registry) {
  mkdirSync(folder);
  const npx = (...args) => {
    const env = { ...process.env, ...registry.environment, npm_config_cache: join(folder, 'cache') };
    return spawnSync('npx', ['--yes', ...args], { cwd: folder, env, encoding: 'utf8' });
  };
  const { header } = /```text\n(?<header>[^`]+)```/.exec(readFileSync(join(root, 'packages/csp/README.md'), 'utf8')).groups;
  const policy = npx('@tender/csp', '--methods', 'hosted-fields,paypal,venmo');
  assert.deepEqual([policy.status, policy.stdout.trim()], [0, header.trim().replaceAll('\n', ' ')]);
  const help = npx('@tender/csp', '--help');
  assert.deepEqual([help.status, /^npx @tender\/csp --methods/.test(help.stdout)], [0, true]);
  const unknown = npx('@tender/csp', '--methods', 'hosted-fields,cash');
  assert.deepEqual([unknown.status, unknown.stdout], [2, '']);
  assert.match(unknown.stderr, /^There is no method cash: google-pay, hosted-fields, /m);
}

/** The commands for a change of SEPA: a snapshot of it and of what stands on it; all else stays, in the registry and in the workspace. */
export async function rehearseSnapshot(folder, registry) {
  const before = await tagsOf(registry, '@tender/sepa');
  copyWithCommands(folder);
  const changesets = join(folder, '.changeset');
  for (const file of readdirSync(changesets).filter((each) => each.endsWith('.md'))) rmSync(join(changesets, file));
  writeFileSync(join(changesets, 'rehearsal.md'), `---\n'@tender/sepa': patch\n---\n\nChanged it.\n`);
  commit(folder, 'A change of SEPA');
  const snapshots = { folder, ...pack(folder, {}, ['--snapshot']) };
  const { packages, tag } = JSON.parse(readFileSync(join(snapshots.packed, 'packages.json'), 'utf8'));
  assert.equal(tag, 'snapshot');
  assert.deepEqual(
    await publishInto(registry, snapshots),
    packages.map(({ name, version }) => `${name}@${version}`),
  );
  const published = ['@tender/react', '@tender/sepa', '@tender/web'];
  assert.deepEqual(await registry.refuse([]), published);
  const { latest, snapshot } = await tagsOf(registry, '@tender/sepa');
  assert.equal(latest, before.latest);
  assert.match(snapshot, /^0\.0\.0-\d{14}$/);
  for (const name of names) assert.equal((await tagsOf(registry, name)).snapshot, published.includes(name) ? snapshot : undefined, name);
  assert.equal(git(folder, 'status', '--porcelain'), '');
  assert.deepEqual(tagsIn(folder), []);
}
