import ignore, { type Ignore } from 'ignore';
import { existsSync, lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** Patterns with more wildcards could take very long to compare. What only they name is searched as if they were not there. */
const MOST_WILDCARDS = 3;
const LARGEST_LIST = 1_000_000;

/**
 * Finds the files and folders that the `.gitignore` files of their repository name, such as build output. Git is not asked: it runs programs that the
 * settings of a repository name. Outside a repository, none is ignored.
 * @param paths absolute paths
 */
export function findIgnored(paths: readonly string[]): Set<string> {
  const places = memoize((folder: string) => realpathSync(folder));
  const repositories = memoize(findRepository);
  const lists = memoize(readLists);
  return new Set(
    paths.filter((path) => {
      const place = join(places(dirname(path)), basename(path));
      const repository = repositories(dirname(place));
      if (repository === undefined || place === repository) return false;
      const list = lists(repository)(dirname(place));
      return list.ignores(toName(repository, place) + (statSync(place).isDirectory() ? '/' : ''));
    }),
  );
}

/** The nearest folder around a folder that is a repository. */
function findRepository(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return undefined;
  }
}

/** Returns a function that collects the patterns for the files of a folder: those of the repository, and of each folder between both. */
function readLists(repository: string): (folder: string) => Ignore {
  const collect = memoize((folder: string): Ignore => {
    const isTop = folder === repository;
    const list = ignore({ ignorecase: false });
    list.add(isTop ? readPatterns(join(findGitFolder(repository), 'info/exclude'), '') : collect(dirname(folder)));
    return list.add(readPatterns(join(folder, '.gitignore'), isTop ? '' : toName(repository, folder)));
  });
  return collect;
}

/** Returns where Git keeps its data of the repository. In a worktree or a submodule `.git` is a file that names the folder. */
function findGitFolder(repository: string): string {
  const place = join(repository, '.git');
  const [, named] = /^gitdir: (.+)/.exec(readText(place)) ?? [];
  if (named === undefined) return place;
  const folder = resolve(repository, named);
  return resolve(folder, readText(join(folder, 'commondir')).trim()); // only worktrees share a folder
}

/** Reads a file. Returns an empty text where there is no file, or one that is too large. Git does not follow links to its lists either. */
function readText(file: string): string {
  const found = existsSync(file) ? lstatSync(file) : undefined;
  return found?.isFile() && found.size <= LARGEST_LIST ? readFileSync(file, 'utf8') : '';
}

/** Reads the patterns of a file, as patterns of the repository. */
function readPatterns(file: string, folder: string): string[] {
  return readText(file)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#') && (line.match(/\*+/g) ?? []).length <= MOST_WILDCARDS)
    .map((line) => (folder === '' || line.trim() === '' ? line : movePattern(line, folder)));
}

/** Makes a pattern of a folder one of the repository. A pattern with a slash before its end names a path from the folder on, others any file below it. */
function movePattern(line: string, folder: string): string {
  const sign = line.startsWith('!') ? '!' : '';
  const pattern = line.slice(sign.length);
  const prefix = folder.replace(/[\\*?[\] !#]/g, '\\$&');
  const isPath = pattern.trimEnd().slice(0, -1).includes('/');
  return `${sign}/${prefix}/${isPath ? pattern.replace(/^\//, '') : `**/${pattern}`}`;
}

function toName(repository: string, path: string): string {
  return relative(repository, path).replaceAll(sep, '/');
}

function memoize<Value>(find: (path: string) => Value): (path: string) => Value {
  const found = new Map<string, Value>();
  return (path) => {
    const known = found.get(path);
    if (known !== undefined || found.has(path)) return known as Value;
    const value = find(path);
    found.set(path, value);
    return value;
  };
}
