import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How each package manager's lock file names the version of a direct dependency. `RANGE` stands for the range of the manifest. */
const lockFiles: readonly (readonly [name: string, pattern: string])[] = [
  ['package-lock.json', String.raw`"(?:node_modules/)?braintree-web":\s*\{\s*"version":\s*"([^"]+)"`],
  ['npm-shrinkwrap.json', String.raw`"(?:node_modules/)?braintree-web":\s*\{\s*"version":\s*"([^"]+)"`],
  ['yarn.lock', String.raw`\bbraintree-web@(?:npm:)?RANGE["',\s:][^\n]*\n\s+"?version"?:?\s+"?(\d+\.\d+\.\d+)`],
  ['pnpm-lock.yaml', String.raw`\n\s+braintree-web:(?:\s+specifier:[^\n]*\n\s+version:)?\s+'?(\d+\.\d+\.\d+)`],
  ['bun.lock', String.raw`"braintree-web":\s*\["braintree-web@(\d+\.\d+\.\d+)`],
];

/**
 * Finds the version in the nearest lock file of a folder or of those above it.
 * @param texts the lock files that were read, by path
 */
export function findLockedVersion(folder: string, range: string, texts: Map<string, string>): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    for (const [name, pattern] of lockFiles) {
      const text = readOnce(join(at, name), texts);
      const version = text && new RegExp(pattern.replace('RANGE', range.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))).exec(text)?.[1];
      if (version) return version;
    }
    if (at === dirname(at)) return undefined;
  }
}

function readOnce(file: string, texts: Map<string, string>): string {
  const text = texts.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  texts.set(file, text);
  return text;
}
