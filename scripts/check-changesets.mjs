// Checks that each change of a package's exports has a changeset of the required kind. It compares the records in docs/api (see scripts/check-api.mjs)
// with the commit at which this branch left `origin/main`, or on `main` itself with the last release. For a package that has never been released, any
// changeset is enough.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levels, neededRelease } from './api/needed-release.mjs';
import { root } from './workspace.mjs';

/** @returns {{ base: string | undefined, missing: { name: string, needed: string, covered: string }[] }} */
export function findMissingChangesets(folder) {
  const base = findBase(folder);
  const packages = base ? readdirSync(join(folder, 'packages')) : [];
  return { base, missing: packages.flatMap((each) => findMissing(each, folder, base)) };
}

function findMissing(each, folder, base) {
  const [manifest, record] = [`packages/${each}/package.json`, `docs/api/${each}.txt`];
  const [then, now] = [showAt(folder, base, manifest), read(folder, manifest)].map((text) => text && JSON.parse(text));
  // A new package has no old surface. A package with another version has had its changesets applied.
  if (!then || !now || then.version !== now.version) return [];
  const released = now.version !== '0.0.0';
  const needed = neededRelease(showAt(folder, base, record) ?? '', read(folder, record) ?? '');
  const covering = listChangesets(folder).filter(({ text, file }) => !released || showAt(folder, base, file) !== text);
  const covered = findHighest(covering, now.name);
  const enough = released ? levels.indexOf(covered) >= levels.indexOf(needed) : needed === 'none' || covered !== 'none';
  return enough ? [] : [{ name: now.name, needed, covered }];
}

function git(folder, ...args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  } catch {
    return undefined; // there is no history, no such commit or no such file
  }
}

const showAt = (folder, commit, file) => git(folder, 'show', `${commit}:${file}`);
const read = (folder, file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined);

function findBase(folder) {
  const head = git(folder, 'rev-parse', 'HEAD')?.trim();
  const fork = git(folder, 'merge-base', 'origin/main', 'HEAD')?.trim();
  return fork && fork !== head ? fork : (lastRelease(folder) ?? fork);
}

/** The newest ancestor with the tag of a release, `@tender/<package>@<version>`. */
function lastRelease(folder) {
  const tags = git(folder, 'tag', '--list', '@tender/*', '--merged', 'HEAD')?.trim();
  return tags ? git(folder, 'rev-list', '--max-count=1', ...tags.split('\n'))?.trim() : undefined;
}

/** The pending changesets. */
function listChangesets(folder) {
  const files = readdirSync(join(folder, '.changeset')).filter((each) => each.endsWith('.md') && each !== 'README.md');
  return files.map((each) => ({ file: `.changeset/${each}`, text: readFileSync(join(folder, '.changeset', each), 'utf8') }));
}

function findHighest(changesets, name) {
  const kinds = changesets.map(({ text }) => text.match(new RegExp(`^['"]?${name}['"]?: *(\\w+)`, 'm'))?.[1] ?? 'none');
  return levels.findLast((level) => kinds.includes(level)) ?? 'none';
}

if (process.argv[1] === import.meta.filename) {
  const { base, missing } = findMissingChangesets(root);
  for (const { name, needed, covered } of missing)
    console.error(`${name}: its exports have changed, which needs a changeset of kind ${needed}; there is ${covered} (pnpm changeset).`);
  console.log(
    base ? `compared with ${base.slice(0, 12)}: ${missing.length} changesets are missing` : 'skipped: no history to compare with',
  );
  process.exitCode = missing.length > 0 ? 1 : 0;
}
