import { dirname, join } from 'node:path';
import { readRegularFile } from './read-regular-file';

/** How each package manager's lock file names the version of a direct dependency. */
const lockFiles: readonly (readonly [file: string, read: (text: string, name: string, range: string) => string | undefined])[] = [
  ['package-lock.json', readNpmLock],
  ['npm-shrinkwrap.json', readNpmLock],
  ['yarn.lock', readYarnLock],
  ['pnpm-lock.yaml', readPnpmLock],
  ['bun.lock', (text, name) => new RegExp(`"${name}":\\s*\\["${name}@${number}`).exec(text)?.[1]],
];

const number = String.raw`(\d+\.\d+\.\d+)`;

function readNpmLock(text: string, name: string): string | undefined {
  return new RegExp(`"(?:node_modules/)?${name}":\\s*\\{\\s*"version":\\s*"${number}`).exec(text)?.[1];
}

function readPnpmLock(text: string, name: string): string | undefined {
  return new RegExp(`\\n[ \\t]+'?${name}'?:(?:\\s+specifier:[^\\n]*\\n[ \\t]+version:)?\\s+'?${number}`).exec(text)?.[1];
}

/** An entry begins with a line of all ranges that it stands for. */
function readYarnLock(text: string, name: string, range: string): string | undefined {
  const version = /\n[ \t]+"?version"?:?[ \t]+"?(\d+\.\d+\.\d+)/y;
  for (const entry of [`${name}@${range}`, `${name}@npm:${range}`]) {
    for (let at = text.indexOf(entry); at >= 0; at = text.indexOf(entry, at + 1)) {
      if (/[\w-]/.test(text.charAt(at - 1)) || /[^"',\s:]/.test(text.charAt(at + entry.length))) continue;
      at = text.indexOf('\n', at);
      if (at < 0) break;
      version.lastIndex = at;
      const found = version.exec(text)?.[1];
      if (found) return found;
    }
  }
  return undefined;
}

/**
 * Finds the version in the nearest lock file of a folder or of those above it.
 * @param name of the package
 * @param texts the lock files that were read, by path
 */
export function findLockedVersion(folder: string, name: string, range: string, texts: Map<string, string>): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    for (const [file, read] of lockFiles) {
      const text = readOnce(join(at, file), texts);
      const version = text && read(text, name, range);
      if (version) return version;
    }
    if (at === dirname(at)) return undefined;
  }
}

function readOnce(file: string, texts: Map<string, string>): string {
  const text = texts.get(file) ?? readRegularFile(file)?.toString() ?? '';
  texts.set(file, text);
  return text;
}
