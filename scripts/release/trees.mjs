// Whether two folders, or a folder at two times, hold the same bytes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @returns {Map<string, string>} every file below a folder, with its hash */
export function hashesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]));
}

/** @throws with the names of the files that are not in both, or not the same */
export function assertSame(what, one, other) {
  const differ = [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
  if (one.size === 0 || differ.length > 0) throw new Error(`${what}, these of ${one.size} files differ: ${differ.join(', ')}`);
}
