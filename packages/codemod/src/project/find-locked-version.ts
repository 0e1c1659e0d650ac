import { dirname, join } from 'node:path';
import { readRegularFile } from './read-regular-file';

/** How each package manager's lock file names the version of a direct dependency. */
const lockFiles: readonly (readonly [name: string, read: (text: string, range: string) => string | undefined])[] = [
  ['package-lock.json', readNpmLock],
  ['npm-shrinkwrap.json', readNpmLock],
  ['yarn.lock', readYarnLock],
  ['pnpm-lock.yaml', (text) => /\n[ \t]+braintree-web:(?:\s+specifier:[^\n]*\n[ \t]+version:)?\s+'?(\d+\.\d+\.\d+)/.exec(text)?.[1]],
  ['bun.lock', (text) => /"braintree-web":\s*\["braintree-web@(\d+\.\d+\.\d+)/.exec(text)?.[1]],
];

function readNpmLock(text: string): string | undefined {
  return /"(?:node_modules\/)?braintree-web":\s*\{\s*"version":\s*"(\d+\.\d+\.\d+)/.exec(text)?.[1];
}

/** An entry begins with a line of all ranges that it stands for. */
function readYarnLock(text: string, range: string): string | undefined {
  const version = /\n[ \t]+"?version"?:?[ \t]+"?(\d+\.\d+\.\d+)/y;
  for (const entry of [`braintree-web@${range}`, `braintree-web@npm:${range}`]) {
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
 * @param texts the lock files that were read, by path
 */
export function findLockedVersion(folder: string, range: string, texts: Map<string, string>): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    for (const [name, read] of lockFiles) {
      const text = readOnce(join(at, name), texts);
      const version = text && read(text, range);
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
