import { closeSync, constants, lstatSync, mkdirSync, openSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { readRegularFile } from './read-regular-file';

/** A link in the place of a file is not written through. Windows has no such flag. */
const NO_FOLLOW = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW;

/**
 * The folders that the codemod may write to. A shop may contain links that lead out of it, so every path is followed to its real place before each
 * write.
 */
export interface ShopFolders {
  /** Whether a file is at a place inside the folders, or would be, and is not itself a link. */
  includes(file: string): boolean;
  /** Writes a file. @throws when it is not inside the folders */
  write(file: string, text: string): void;
  /** Moves a file to a new name, and creates the folders of that name. @throws when one of both names is not inside the folders */
  move(from: string, to: string): void;
}

/**
 * Opens the folders that the reader has named. A file stands for its folder.
 * @throws when a path below the current folder leads out of it by a link: the reader may not know that
 */
export function openFolders(paths: readonly string[]): ShopFolders {
  const roots = paths.map(findRoot);

  const folders: ShopFolders = {
    includes(file) {
      const place = findPlace(file);
      return place !== undefined && roots.some((root) => isInside(root, place));
    },
    write(file, text) {
      assertIncluded(file);
      const descriptor = openSync(file, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | NO_FOLLOW);
      writeFileSync(descriptor, text);
      closeSync(descriptor);
    },
    move(from, to) {
      assertIncluded(from);
      assertIncluded(to);
      mkdirSync(dirname(to), { recursive: true });
      renameSync(from, to);
    },
  };
  return folders;

  function assertIncluded(file: string): void {
    if (!folders.includes(file))
      throw new Error(`${file} was not written, because it is no file inside what you named: look for a link in its path.`);
  }
}

function findRoot(path: string): string {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const root = realpathSync(isFolder ? path : dirname(path));
  const place = isFolder ? root : findPlace(path);
  if (place === undefined) throw new Error(`${path} is no file and no folder. If it is a link, name the place that it leads to.`);
  const current = process.cwd();
  if (isInside(current, resolve(path)) && !isInside(realpathSync(current), place)) {
    throw new Error(`A link leads from ${path} to ${place}, out of the current folder. If that is what you want, name this place.`);
  }
  return root;
}

/** The place of a file after all links in the path to it. Undefined when something else has its name, such as a link, or when it cannot exist. */
function findPlace(file: string): string | undefined {
  const missing: string[] = [];
  try {
    for (let at = resolve(file); ; at = dirname(at)) {
      const found = lstatSync(at, { throwIfNoEntry: false });
      if (found)
        return (missing.length === 0 ? found.isFile() : statSync(at).isDirectory()) ? join(realpathSync(at), ...missing) : undefined;
      missing.unshift(basename(at));
    }
  } catch {
    return undefined; // a link that leads to nothing or to itself, or a path through a file
  }
}

/** Reads a file that is inside a folder after all links. Undefined for any other. */
export function readInside(folder: string, file: string): string | undefined {
  try {
    const place = realpathSync(file);
    return isInside(realpathSync(folder), place) ? readRegularFile(place)?.toString() : undefined;
  } catch {
    return undefined; // there is no such file
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
}
