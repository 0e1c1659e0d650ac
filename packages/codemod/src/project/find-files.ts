import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isReadable } from '../transform';

/** Folders of what others wrote or a build made; a path that names one is read all the same. */
const skipped = /^(node_modules|bower_components|dist|coverage|\..+)$/;

/** The files that may name the reference: those given, and those below the folders given. @throws where a path does not exist */
export function findFiles(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => (statSync(path).isDirectory() ? below(path) : [path])))];
}

function below(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skipped.test(entry.name) ? [] : below(path);
      return entry.isFile() && isReadable(entry.name) ? [path] : [];
    });
}

/** What no person wrote: bytes that are no text, and lines that no one reads. */
export function isSource(file: string, text: string): boolean {
  return !/\.min\.[^./\\]+$/.test(file) && !text.includes('\0') && !/[^\n]{5000}/.test(text);
}
