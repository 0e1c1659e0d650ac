// The release, rehearsed against a registry of our own: published by the command of the release from a copy, installed by a shop that has
// nothing yet, and paid with.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../stages.mjs';
import { packagesIn, root } from '../workspace.mjs';
import { commit, copyWorkspace, git } from './copy.mjs';
import { publishRelease } from './publish.mjs';

const names = packagesIn('packages')
  .map(({ name }) => name)
  .sort();

/** What the registry has of a package, by tag: `{ latest: '1.0.0' }`. */
async function tagsOf(registry, name) {
  const headers = { connection: 'close' }; // by the next question, this process may have been busy for a minute
  const answer = await fetch(new URL(name.replace('/', '%2f'), registry.url), { headers });
  return answer.ok ? (await answer.json())['dist-tags'] : {};
}

/** A workspace of its own, built, in which the commands of the release run as they are; building and testing is done already. */
function copyWithCommands(folder) {
  copyWorkspace(folder, { built: true });
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  for (const done of ['build', 'test-full']) writeFileSync(join(folder, `scripts/${done}.mjs`), '');
  mkdirSync(join(folder, '.ci'));
  writeFileSync(join(folder, '.ci/run'), '#!/bin/sh\n', { mode: 0o755 });
}

/** A copy of what is built, with the versions of the next release. */
export function prepareRelease(folder) {
  copyWithCommands(folder);
  must('changeset', ['version'], { cwd: folder });
  commit(folder, 'The next release');
}

/** Runs a command of the release in a copy, and hands out what it says. */
function runCommand(folder, script, env, args = []) {
  const { status, stdout, stderr } = spawnSync('node', [join(folder, 'scripts', script), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const tagsIn = (folder) => git(folder, 'tag').trim().split('\n').filter(Boolean).sort();
const tagOf = (folder, each) => {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'packages', each.folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
};
const expectedTags = (folder, without = []) =>
  packagesIn('packages')
    .filter(({ name }) => !without.includes(name))
    .map((each) => tagOf(folder, each))
    .sort();

/** Here nothing vouches for where a package was built: the release, which asks for provenance, has to end before anything is out. */
export async function refuseWithoutProvenance(folder, registry) {
  const { status, output } = runCommand(folder, 'release.mjs', registry.environment);
  if (status === 0 || !/provenance/i.test(output)) throw new Error(`No word of provenance:\n${output}`);
  for (const name of names) if ((await tagsOf(registry, name)).latest) throw new Error(`${name} is out without provenance.`);
  assert.deepEqual(tagsIn(folder), []);
}

/** The registry takes neither what all stand on nor what stands on all: the release fails, and the others are out with their tags. */
export async function failHalfWay(folder, registry) {
  const missing = ['@tender/client', '@tender/web'];
  await registry.refuse(missing);
  assert.throws(() => publishRelease(folder, { ...registry.environment, npm_config_fetch_retries: '0' }), /ended with status 1/);
  const published = await registry.refuse([]);
  assert.deepEqual(
    published,
    names.filter((name) => !missing.includes(name)),
  );
  assert.deepEqual(tagsIn(folder), expectedTags(folder, missing));
  // The next to fail is the machine, between the two.
  git(folder, 'tag', '--delete', tagOf(folder, { folder: 'sepa' }));
}

/** Run again, it publishes what is missing and nothing else; all have their tags, on the commit of the release. */
export async function resume(folder, registry) {
  publishRelease(folder, registry.environment);
  assert.deepEqual(await registry.refuse([]), ['@tender/client', '@tender/web']);
  for (const each of packagesIn('packages')) {
    const { latest } = await tagsOf(registry, each.name);
    assert.equal(`${each.name}@${latest}`, tagOf(folder, each));
    console.log(`${each.name}@${latest}`);
  }
  assert.deepEqual(tagsIn(folder), expectedTags(folder));
  assert.deepEqual(git(folder, 'tag', '--points-at', 'HEAD').trim().split('\n').sort(), expectedTags(folder));
}

/** With every version out it does nothing, and is content. */
export async function publishNothing(folder, registry) {
  publishRelease(folder, registry.environment);
  assert.deepEqual(await registry.refuse([]), []);
  assert.deepEqual(tagsIn(folder), expectedTags(folder));
  assert.equal(git(folder, 'status', '--porcelain'), '');
}

/** Follows the README's quick start in an empty folder, with what the registry hands out. */
export function payFromRegistry(folder, registry) {
  mkdirSync(folder);
  const install = ['install', '@tender/hosted-fields', '@tender/sandbox', 'braintree', '--loglevel=error'];
  must('npm', install, { cwd: folder, env: registry.environment });
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

/** The command itself for a change of SEPA: a snapshot of it and of what stands on it; all else stays, in the registry and in the workspace. */
export async function rehearseSnapshot(folder, registry) {
  const before = await tagsOf(registry, '@tender/sepa');
  copyWithCommands(folder);
  const changesets = join(folder, '.changeset');
  for (const file of readdirSync(changesets).filter((each) => each.endsWith('.md'))) rmSync(join(changesets, file));
  writeFileSync(join(changesets, 'rehearsal.md'), `---\n'@tender/sepa': patch\n---\n\nChanged it.\n`);
  commit(folder, 'A change of SEPA');
  const { status, output } = runCommand(folder, 'release-snapshot.mjs', registry.environment, [`--registry=${registry.url}`]);
  assert.equal(status, 0, output);
  const published = ['@tender/react', '@tender/sepa', '@tender/web'];
  assert.deepEqual(await registry.refuse([]), published);
  const { latest, snapshot } = await tagsOf(registry, '@tender/sepa');
  assert.equal(latest, before.latest);
  assert.match(snapshot, /^0\.0\.0-\d{14}$/);
  for (const name of names) assert.equal((await tagsOf(registry, name)).snapshot, published.includes(name) ? snapshot : undefined, name);
  for (const name of published) assert.ok(output.includes(`${name}@${snapshot}`), output);
  assert.equal(git(folder, 'status', '--porcelain'), '');
  assert.deepEqual(tagsIn(folder), []);
}
