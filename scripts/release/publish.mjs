// `node scripts/release/publish.mjs <folder> <hash of its packages.json>`: publishes what scripts/release/pack.mjs has left in the folder, in its
// order. It runs beside the right to publish, so it takes Node, npm and git, and imports nothing that has to be installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const hashOf = (algorithm, encoding, file) => createHash(algorithm).update(readFileSync(file)).digest(encoding);

/** @returns {string} the hash of a tarball as lockfiles have it */
export const integrityOf = (tarball) => `sha512-${hashOf('sha512', 'base64', tarball)}`;

export const sha256Of = (file) => hashOf('sha256', 'hex', file);

/** @throws unless the folder holds what was packed, byte for byte */
function readPackages(folder, sha256) {
  const list = join(folder, 'packages.json');
  const { tag, packages } = JSON.parse(readFileSync(list, 'utf8'));
  if (sha256Of(list) !== sha256) throw new Error('packages.json is not the one that was packed.');
  for (const { file, integrity } of packages)
    if (integrityOf(join(folder, file)) !== integrity) throw new Error(`${file} is not the one that was packed.`);
  return { tag, packages };
}

async function isPublished(registry, { name, version }) {
  // A connection that is kept would be closed by the time npm is done.
  const answer = await fetch(new URL(name.replace('/', '%2f'), registry), { headers: { connection: 'close' } });
  if (answer.status === 404) return false;
  if (!answer.ok) throw new Error(`The registry answers ${answer.status} when asked for ${name}.`);
  return Object.hasOwn((await answer.json()).versions ?? {}, version);
}

/**
 * Publishes each package whose version is not out yet, and tags it, unless it is a snapshot. The first failure ends it; run again, it publishes
 * the rest, and tags what an earlier run was stopped from tagging.
 * @param {{ env: NodeJS.ProcessEnv, workspace: string }} options settings of npm; where the commit is that gets the tags
 * @returns {Promise<string[]>} what it has published
 */
export async function publish(folder, sha256, { env, workspace }) {
  const { tag, packages } = readPackages(folder, sha256);
  const git = (...args) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' });
  const tags = git('tag').split('\n');
  const published = [];
  const registry = execFileSync('npm', ['config', 'get', 'registry'], {
    cwd: workspace,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  }).trim();
  for (const each of packages) {
    const release = `${each.name}@${each.version}`;
    if (!(await isPublished(registry, each))) {
      const args = ['publish', join(folder, each.file), '--access=public', '--ignore-scripts', `--tag=${tag}`];
      const { status } = spawnSync('npm', args, { cwd: workspace, stdio: 'inherit', env: { ...process.env, ...env } });
      if (status !== 0) throw new Error(`${release} could not be published.`);
      published.push(release);
    }
    if (tag === 'latest' && !tags.includes(release)) git('tag', release);
  }
  return published;
}

if (process.argv[1] === import.meta.filename) {
  const [folder, sha256] = process.argv.slice(2);
  // npm signs where each package was built, from which commit; it refuses to publish where nothing can vouch for that.
  const env = { npm_config_registry: process.env.npm_config_registry, NPM_CONFIG_PROVENANCE: 'true' };
  const published = await publish(resolve(folder), sha256, { env, workspace: process.cwd() });
  console.log(published.length > 0 ? published.join('\n') : 'Every version is out already.');
}
