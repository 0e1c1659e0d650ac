// `node scripts/release/publish.mjs <folder> <hash of its packages.json>` publishes what scripts/release/pack.mjs has written into the folder, in that
// order. It runs with the permission to publish, so it uses only Node, npm and git, and imports nothing that must be installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** @import { BinaryToTextEncoding } from 'node:crypto' */

const hashFile = (/** @type {string} */ algorithm, /** @type {BinaryToTextEncoding} */ encoding, /** @type {string} */ file) =>
  createHash(algorithm).update(readFileSync(file)).digest(encoding);

/** @returns {string} the hash of a tarball in the format of lockfiles */
export const readIntegrity = (/** @type {string} */ tarball) => `sha512-${hashFile('sha512', 'base64', tarball)}`;

export const readSha256 = (/** @type {string} */ file) => hashFile('sha256', 'hex', file);

/** @throws when the folder does not contain exactly what was packed */
function readPackages(/** @type {string} */ folder, /** @type {string} */ sha256) {
  const list = join(folder, 'packages.json');
  /** @type {{ tag: string, packages: { name: string, version: string, file: string, integrity: string }[] }} */
  const { tag, packages } = JSON.parse(readFileSync(list, 'utf8'));
  if (readSha256(list) !== sha256) throw new Error('packages.json is not the one that was packed.');
  for (const { file, integrity } of packages)
    if (readIntegrity(join(folder, file)) !== integrity) throw new Error(`${file} is not the one that was packed.`);
  return { tag, packages };
}

async function isPublished(/** @type {string} */ registry, /** @type {{ name: string, version: string }} */ { name, version }) {
  // The registry would close an idle connection while npm runs.
  const response = await fetch(new URL(name.replace('/', '%2f'), registry), { headers: { connection: 'close' } });
  if (response.status === 404) return false;
  if (!response.ok) throw new Error(`The registry responds with ${response.status} to a request for ${name}.`);
  return Object.hasOwn((await response.json()).versions ?? {}, version);
}

/**
 * Publishes each package whose version is not published yet, and tags it, unless it is a snapshot. It stops at the first failure. A second run publishes the
 * rest, and adds tags that are missing.
 * `env`: settings of npm; `workspace`: the repository whose commit is tagged
 * @returns {Promise<string[]>} the published packages
 */
export async function publish(
  /** @type {string} */ folder,
  /** @type {string} */ sha256,
  /** @type {{ env: NodeJS.ProcessEnv, workspace: string }} */ { env, workspace },
) {
  const { tag, packages } = readPackages(folder, sha256);
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: workspace, encoding: 'utf8' });
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
  // With provenance, npm signs where and from which commit a package was built. npm refuses to publish where this cannot be proven.
  const env = { npm_config_registry: process.env.npm_config_registry, NPM_CONFIG_PROVENANCE: 'true' };
  const published = await publish(resolve(folder), sha256, { env, workspace: process.cwd() });
  console.log(published.length > 0 ? published.join('\n') : 'Every version has already been published.');
}
