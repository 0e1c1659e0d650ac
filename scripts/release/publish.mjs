// `node scripts/release/publish.mjs <folder>` publishes the tarballs in a folder whose versions are not published yet, each after its dependencies, and
// tags the commit with those that are releases. It stops at the first failure; a second run publishes the rest, and adds tags that are missing. It runs with
// the permission to publish, so it uses only Node, npm, tar and git, and imports nothing that must be installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** With provenance, npm signs where and from which commit a package was built. npm refuses to publish where this cannot be proven. */
const { NPM_CONFIG_PROVENANCE = 'true' } = process.env;

const tarballs = readdirSync(process.argv[2])
  .filter((file) => file.endsWith('.tgz'))
  .map((file) => {
    const tarball = resolve(process.argv[2], file);
    return { tarball, ...JSON.parse(execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })) };
  });
const packed = new Map(tarballs.map((each) => [each.name, each]));

const isPublished = (/** @type {string} */ release) =>
  spawnSync('npm', ['view', release, 'version'], { encoding: 'utf8' }).stdout.trim() !== '';
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8' });

/** Publishes a package that has been packed, unless that has been done. */
function publish(/** @type {string} */ name) {
  const { tarball, version, dependencies, peerDependencies } = packed.get(name) ?? {};
  if (!packed.delete(name)) return;
  Object.keys({ ...dependencies, ...peerDependencies }).forEach(publish);
  const release = `${name}@${version}`;
  const isSnapshot = version.startsWith('0.0.0-');
  if (!isPublished(release)) {
    const args = [
      '--access=public',
      '--ignore-scripts',
      `--provenance=${NPM_CONFIG_PROVENANCE}`,
      `--tag=${isSnapshot ? 'snapshot' : 'latest'}`,
    ];
    execFileSync('npm', ['publish', tarball, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
    console.log(`published ${release}`);
  }
  if (!isSnapshot && git('tag', '--list', release) === '') git('tag', release);
}

for (const name of [...packed.keys()]) publish(name);
