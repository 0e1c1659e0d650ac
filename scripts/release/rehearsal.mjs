// The release, rehearsed against a registry of our own: published by the command of the release from a copy, installed by a shop that has
// nothing yet, and paid with.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { must } from '../stages.mjs';
import { packagesIn, root } from '../workspace.mjs';
import { copyWorkspace } from './copy.mjs';
import { provenance, publishRelease, publishSnapshot } from './publish.mjs';

const names = packagesIn('packages').map(({ name }) => name);

/** What the registry has of a package, by tag: `{ latest: '1.0.0' }`. */
async function tagsOf(registry, name) {
  const headers = { connection: 'close' }; // by the next question, this process may have been busy for a minute
  const answer = await fetch(new URL(name.replace('/', '%2f'), registry.url), { headers });
  return answer.ok ? (await answer.json())['dist-tags'] : {};
}

/** A copy of what is built, with the versions of the next release. */
export function prepareRelease(folder) {
  copyWorkspace(folder, { built: true });
  must('changeset', ['version'], { cwd: folder });
}

/** Here nothing vouches for where a package was built: the release, which asks for provenance, has to end before anything is out. */
export async function refuseWithoutProvenance(folder, registry) {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, ...registry.environment, ...provenance, PATH: path };
  const { status, stdout, stderr } = spawnSync('changeset', ['publish'], { cwd: folder, env, encoding: 'utf8' });
  if (status === 0 || !/provenance/i.test(stdout + stderr)) throw new Error(`No word of provenance:\n${stdout}${stderr}`);
  for (const name of names) if ((await tagsOf(registry, name)).latest) throw new Error(`${name} is out without provenance.`);
}

export async function publishCopy(folder, registry) {
  publishRelease(folder, registry.environment);
  for (const each of packagesIn('packages')) {
    const { version } = JSON.parse(readFileSync(join(folder, 'packages', each.folder, 'package.json'), 'utf8'));
    const { latest } = await tagsOf(registry, each.name);
    if (latest !== version) throw new Error(`The registry has ${each.name}@${latest}, not @${version}.`);
    console.log(`${each.name}@${latest}`);
  }
  const tags = execFileSync('git', ['tag'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  if (tags.length !== names.length) throw new Error(`There are ${tags.length} tags for ${names.length} packages.`);
}

/** Follows the README's quick start in an empty folder, with what the registry hands out. */
export function payFromRegistry(folder, registry) {
  mkdirSync(folder);
  const install = ['install', '@tender/hosted-fields', '@tender/sandbox', 'braintree', '--loglevel=error'];
  must('npm', install, { cwd: folder, env: registry.environment });
  must('node', [join(root, 'scripts/release/quick-start.mjs'), folder]);
}

/** A snapshot of a change of SEPA, with what stands on it; `latest` stays. */
export async function rehearseSnapshot(folder, registry) {
  const before = await tagsOf(registry, '@tender/sepa');
  const published = publishSnapshot(folder, registry.environment, (copy) => {
    const changesets = join(copy, '.changeset');
    for (const file of readdirSync(changesets).filter((each) => each.endsWith('.md'))) rmSync(join(changesets, file));
    writeFileSync(join(changesets, 'rehearsal.md'), `---\n'@tender/sepa': patch\n---\n\nChanged it.\n`);
  });
  const { latest, snapshot } = await tagsOf(registry, '@tender/sepa');
  if (latest !== before.latest || !published.includes(`@tender/sepa@${snapshot}`))
    throw new Error(`The registry has ${latest}, and ${snapshot} for a snapshot.`);
  const expected = ['react', 'sepa', 'web'].map((each) => `@tender/${each}@${snapshot}`);
  if (published.join() !== expected.join()) throw new Error(`Published were ${published.join(', ')}.`);
  console.log(published.join('\n'));
}
