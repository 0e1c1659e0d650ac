// Publishing, for the release machine and for its rehearsals: the same commands, with another registry in the environment.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../stages.mjs';
import { packagesIn } from '../workspace.mjs';
import { copyWorkspace } from './copy.mjs';

/** npm signs where each package was built, from which commit; it refuses to publish where nothing can vouch for that. */
export const provenance = { NPM_CONFIG_PROVENANCE: 'true' };

/**
 * Publishes each package whose version is not out yet, and tags it; after a failure, once more for the rest. What an earlier run was stopped
 * from tagging gets its tag as well.
 */
export function publishRelease(folder, env) {
  must('changeset', ['publish'], { cwd: folder, env });
  must('changeset', ['tag'], { cwd: folder, env });
}

/**
 * Publishes what the changesets would release under the tag `snapshot`, from a copy: the workspace stays as it is.
 * @returns {string[]} the packages, with their versions
 */
export function publishSnapshot(folder, env) {
  copyWorkspace(folder, { built: true });
  must('changeset', ['version', '--snapshot'], { cwd: folder });
  const snapshots = packagesIn('packages').flatMap(({ folder: each }) => snapshotIn(join(folder, 'packages', each, 'package.json')));
  if (snapshots.length === 0) throw new Error('There is nothing to publish: no changeset waits.');
  edit(join(folder, '.changeset/config.json'), { privatePackages: { version: true, tag: false } }); // or it asks to pass over what needs them
  must('changeset', ['publish', '--tag', 'snapshot', '--no-git-tag'], { cwd: folder, env });
  return snapshots;
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const edit = (file, change) => writeFileSync(file, JSON.stringify({ ...read(file), ...change }));

/** A package that has no snapshot is made private in the copy: its next version is not for this tag. */
function snapshotIn(manifest) {
  const { name, version } = read(manifest);
  if (version.startsWith('0.0.0-')) return [`${name}@${version}`];
  edit(manifest, { private: true });
  return [];
}
