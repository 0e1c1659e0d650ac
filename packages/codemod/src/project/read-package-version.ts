import { dirname, join } from 'node:path';
import { findLockedVersion } from './find-locked-version';
import { readRegularFile } from './read-regular-file';

/**
 * Reads which version of a package a shop has: the locked one, or else the installed one, or else the lowest one that its manifest accepts.
 * @param folder of the manifest
 * @param range what the manifest asks for
 * @param locks lock files that were read already, by path
 */
export function readPackageVersion(folder: string, name: string, range: string, locks: Map<string, string>): string | undefined {
  const lowest = readLowestVersion(range);
  // A lock file above the shop may be that of another project, and what is installed may be older than the manifest. Open ranges accept any.
  const isExact = /^[\^~=v]?[\w.]+$/.test(withoutAlias(range));
  const fits = (version: string): boolean => lowest === undefined || !isExact || version.split('.')[0] === lowest.split('.')[0];
  const known = [findLockedVersion(folder, name, range, locks), readInstalledVersion(folder, name)];
  return known.find((version) => version !== undefined && fits(version)) ?? lowest;
}

/** Reads the lowest version that a range accepts. Undefined for words such as `latest`. */
export function readLowestVersion(range: string): string | undefined {
  const [, major, minor = '0', patch = '0'] = /^[\^~>=v\s]*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(withoutAlias(range)) ?? [];
  return major && `${major}.${minor}.${patch}`;
}

/** The range of `npm:braintree-web@^3.97.0`. */
const withoutAlias = (range: string): string => range.replace(/^[\^~>=v\s]*npm:[^\s]{1,214}@/, '');

/** Tools of a workspace are often installed in a folder above. */
function readInstalledVersion(folder: string, name: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const text = readRegularFile(join(at, 'node_modules', name, 'package.json'))?.toString();
    const version = text && /"version":\s*"(\d+\.\d+\.\d+)/.exec(text)?.[1];
    if (version || at === dirname(at)) return version || undefined;
  }
}
