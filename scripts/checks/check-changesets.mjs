// Checks that each change of what a package exports has a changeset of the required kind. It compares the public surface (see scripts/checks/api/report.mjs)
// with that of the commit at which this branch left `origin/main`, or on `main` itself with that of the last release. For a package that has never been
// released, any changeset is enough.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDeclarations } from './api/declarations.mjs';
import { levels, neededRelease } from './api/needed-release.mjs';
import { createReport } from './api/report.mjs';
import { listPackages, root } from '../workspace.mjs';

/** @import { Package } from '../workspace.mjs' */

/** @returns {{ base: string | undefined, missing: { name: string, needed: string, covered: string }[] }} */
export function findMissingChangesets(/** @type {string} */ folder) {
  const base = findBase(folder);
  const packages = listPackages('packages', folder);
  if (!base) return { base, missing: [] };
  const added = packages
    .filter(({ folder: each }) => !showAt(folder, base, `packages/${each}/package.json`))
    .flatMap((each) => findMissing(each, folder, base, 'major'));
  const changed = packages.filter((each) => isChanged(each, folder, base));
  if (changed.length === 0) return { base, missing: added };
  const earlier = listPackagesOfCommit(folder, base);
  const declarations = createDeclarations([...packages, ...earlier]);
  const missing = changed.flatMap((each) => {
    const [before, now] = [earlier.find(({ name }) => name === each.name), createReport(declarations, each)];
    return before ? findMissing(each, folder, base, neededRelease(createReport(declarations, before), now)) : [];
  });
  return { base, missing: [...added, ...missing] };
}

/** Whether a package existed at the commit and has other files now. A package with another version has had its changesets applied. */
function isChanged(/** @type {Package} */ { folder: each, json }, /** @type {string} */ folder, /** @type {string} */ base) {
  const manifest = showAt(folder, base, `packages/${each}/package.json`);
  if (!manifest || JSON.parse(manifest).version !== json.version) return false;
  return git(folder, 'diff', '--quiet', base, '--', `packages/${each}`) === undefined;
}

function findMissing(
  /** @type {Package} */ { name, json },
  /** @type {string} */ folder,
  /** @type {string} */ base,
  /** @type {string} */ needed,
) {
  const released = json.version !== '0.0.0';
  const covering = listChangesets(folder).filter(({ text, file }) => !released || showAt(folder, base, file) !== text);
  const covered = findHighest(covering, name);
  const enough = released ? levels.indexOf(covered) >= levels.indexOf(needed) : needed === 'none' || covered !== 'none';
  return enough ? [] : [{ name, needed, covered }];
}

/** Extracts the packages of a commit into a temporary folder, where they find the installed dependencies. It is removed when this process ends. */
function listPackagesOfCommit(/** @type {string} */ folder, /** @type {string} */ commit) {
  const copy = mkdtempSync(join(tmpdir(), 'tender-base-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  const folders = ['packages', 'registry'].filter((each) => existsSync(join(folder, each)));
  const archive = execFileSync('git', ['archive', commit, ...folders], { cwd: folder, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  const packages = listPackages('packages', copy);
  for (const each of ['.', ...packages.map(({ folder: name }) => `packages/${name}`)]) {
    const installed = join(folder, each, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, join(copy, each, 'node_modules'));
  }
  return packages;
}

function git(/** @type {string} */ folder, /** @type {string[]} */ ...args) {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  } catch {
    return undefined; // there is no history, no such commit or no such file
  }
}

const showAt = (/** @type {string} */ folder, /** @type {string} */ commit, /** @type {string} */ file) =>
  git(folder, 'show', `${commit}:${file}`);

function findBase(/** @type {string} */ folder) {
  const head = git(folder, 'rev-parse', 'HEAD')?.trim();
  const fork = git(folder, 'merge-base', 'origin/main', 'HEAD')?.trim();
  return fork && fork !== head ? fork : (lastRelease(folder) ?? fork);
}

/** The newest ancestor with the tag of a release, `@tender/<package>@<version>`. */
function lastRelease(/** @type {string} */ folder) {
  const tags = git(folder, 'tag', '--list', '@tender/*', '--merged', 'HEAD')?.trim();
  return tags ? git(folder, 'rev-list', '--max-count=1', ...tags.split('\n'))?.trim() : undefined;
}

/** The pending changesets. */
function listChangesets(/** @type {string} */ folder) {
  const files = readdirSync(join(folder, '.changeset')).filter((each) => each.endsWith('.md') && each !== 'README.md');
  return files.map((each) => ({ file: `.changeset/${each}`, text: readFileSync(join(folder, '.changeset', each), 'utf8') }));
}

function findHighest(/** @type {{ text: string }[]} */ changesets, /** @type {string} */ name) {
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
