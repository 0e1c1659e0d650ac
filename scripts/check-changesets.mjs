// A change of what a package exports has a changeset that names the package, of the kind that the change needs. Compared with the base are the
// records in docs/api, which scripts/check-api.mjs keeps: with the commit at which this branch left `origin/main`, on `main` itself with the
// last release. A package that was never released is covered by whatever changeset announces it.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levels, neededRelease } from './api/needed-release.mjs';
import { root } from './workspace.mjs';

/** @returns {{ base: string | undefined, missing: { name: string, needed: string, given: string }[] }} */
export function missingChangesets(folder) {
  const base = baseOf(folder);
  const packages = base ? readdirSync(join(folder, 'packages')) : [];
  return { base, missing: packages.flatMap((each) => missingOf(each, folder, base)) };
}

function missingOf(each, folder, base) {
  const [manifest, record] = [`packages/${each}/package.json`, `docs/api/${each}.txt`];
  const [then, now] = [showAt(folder, base, manifest), read(folder, manifest)].map((text) => text && JSON.parse(text));
  // A package that is new has no surface to change; one with another version has had its changesets applied.
  if (!then || !now || then.version !== now.version) return [];
  const released = now.version !== '0.0.0';
  const needed = neededRelease(showAt(folder, base, record) ?? '', read(folder, record) ?? '');
  const covering = changesetsOf(folder).filter(({ text, file }) => !released || showAt(folder, base, file) !== text);
  const given = highest(covering, now.name);
  const enough = released ? levels.indexOf(given) >= levels.indexOf(needed) : needed === 'none' || given !== 'none';
  return enough ? [] : [{ name: now.name, needed, given }];
}

function git(folder, ...args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  } catch {
    return undefined; // no history, no such commit, no such file
  }
}

const showAt = (folder, commit, file) => git(folder, 'show', `${commit}:${file}`);
const read = (folder, file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined);

function baseOf(folder) {
  const head = git(folder, 'rev-parse', 'HEAD')?.trim();
  const fork = git(folder, 'merge-base', 'origin/main', 'HEAD')?.trim();
  return fork && fork !== head ? fork : (lastRelease(folder) ?? fork);
}

/** The newest commit, of those before this one, with the tag of a release: `@tender/<package>@<version>`. */
function lastRelease(folder) {
  const tags = git(folder, 'tag', '--list', '@tender/*', '--merged', 'HEAD')?.trim();
  return tags ? git(folder, 'rev-list', '--max-count=1', ...tags.split('\n'))?.trim() : undefined;
}

/** The changesets that wait for the next release. */
function changesetsOf(folder) {
  const files = readdirSync(join(folder, '.changeset')).filter((each) => each.endsWith('.md') && each !== 'README.md');
  return files.map((each) => ({ file: `.changeset/${each}`, text: readFileSync(join(folder, '.changeset', each), 'utf8') }));
}

function highest(changesets, name) {
  const given = changesets.map(({ text }) => text.match(new RegExp(`^['"]?${name}['"]?: *(\\w+)`, 'm'))?.[1] ?? 'none');
  return levels.findLast((level) => given.includes(level)) ?? 'none';
}

if (process.argv[1] === import.meta.filename) {
  const { base, missing } = missingChangesets(root);
  for (const { name, needed, given } of missing)
    console.error(`${name}: what it exports has changed, which needs a changeset of kind ${needed}; there is ${given} (pnpm changeset).`);
  console.log(
    base ? `compared with ${base.slice(0, 12)}: ${missing.length} changesets are missing` : 'passed over: no history to compare with',
  );
  process.exitCode = missing.length > 0 ? 1 : 0;
}
