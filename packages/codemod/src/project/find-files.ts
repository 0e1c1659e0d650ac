import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isReadable } from '../transform';

/** Folders of dependencies and build output. They are skipped unless a path on the command line names one. */
const skippedFolders = /^(node_modules|bower_components|dist|coverage|\..+)$/;

/** Lists the files at and below the paths that may name the reference. @throws when a path does not exist */
export function findFiles(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => (statSync(path).isDirectory() ? listFolder(path) : [path])))];
}

function listFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skippedFolders.test(entry.name) ? [] : listFolder(path);
      return entry.isFile() && isReadable(entry.name) ? [path] : [];
    });
}

/** Whether a person wrote the file: it is text, is not minified and has no overlong lines. */
export function isSource(file: string, text: string): boolean {
  return !/\.min\.[^./\\]+$/.test(file) && !text.includes('\0') && !/[^\n]{5000}/.test(text);
}
