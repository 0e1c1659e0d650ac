import { basename, dirname, join, resolve } from 'node:path';
import { readRange } from '../transform-manifest';
import { compareVersions } from '../version-notes';
import type { ProjectFile } from './find-files';
import { findLockedVersion } from './find-locked-version';
import { readCopy } from './read-copy';
import { readRegularFile } from './read-regular-file';

/** A version of the reference, and the file that says so. */
export interface FoundVersion {
  readonly version: string;
  readonly file: string;
}

const number = String.raw`(\d+\.\d+\.\d+)`;
/** Addresses of scripts, on the provider's hosts and on those that serve npm packages. The slashes may be escaped. */
const addresses = new RegExp(
  String.raw`braintreegateway\.com\\?/web\\?/${number}|(?:/|npm:)braintree-web[@/]${number}|/web/${number}/js/[a-z-]+(?:\.min)?\.js`,
  'g',
);
/** The range in `bower.json`, `composer.json` (`npm-asset/braintree-web`), and the catalog of a workspace. */
const ranges = /["'/]?braintree-web["']?\s*:\s*["']?([^"'\n,}]+)/;

/** Reads which versions of the reference a shop uses, oldest first: those of its manifests, lock files, script addresses and copies. */
export function readVersions(files: readonly ProjectFile[]): FoundVersion[] {
  const locks = new Map<string, string>();
  const found = new Map<string, FoundVersion>();
  for (const { file, name, text, isLock } of files) {
    if (isLock || /\.(md|mdx|rst|txt)$/.test(file)) continue;
    for (const version of [...readAddresses(text), readManifestVersion(file, text, locks), readCopy(name, text)?.version])
      if (version && !found.has(version)) found.set(version, { version, file });
  }
  return [...found.values()].sort((one, other) => compareVersions(one.version, other.version));
}

function readAddresses(text: string): string[] {
  return [...text.matchAll(addresses)].flatMap(([, ...numbers]) => numbers.find(Boolean) ?? []);
}

/** The installed version, or else the locked one, or else the lowest one that the manifest accepts. */
function readManifestVersion(file: string, text: string, locks: Map<string, string>): string | undefined {
  const isNpm = basename(file) === 'package.json';
  const isOther = /^(bower|composer|deno)\.jsonc?$|^pnpm-workspace\.yaml$/.test(basename(file));
  const range = isNpm ? readReferenceRange(text) : isOther ? ranges.exec(text)?.[1] : undefined;
  if (range === undefined) return undefined;
  const [, major, minor = '0', patch = '0'] =
    /^(?:[\^~>=v\s]*npm:braintree-web@)?[\^~>=v\s]*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(range) ?? [];
  const folder = dirname(resolve(file));
  const locked = isNpm ? findLockedVersion(folder, range, locks) : undefined;
  // A lock file above the shop may be that of another project.
  const isOwn = locked?.split('.')[0] === major || !/^[\^~=v]?[\w.]+$/.test(range);
  return (isNpm ? readInstalledVersion(folder) : undefined) ?? (isOwn ? locked : undefined) ?? (major && `${major}.${minor}.${patch}`);
}

function readInstalledVersion(folder: string): string | undefined {
  const installed = readRegularFile(join(folder, 'node_modules/braintree-web/package.json'))?.toString();
  return installed && /"version":\s*"(\d+\.\d+\.\d+)/.exec(installed)?.[1];
}

function readReferenceRange(text: string): string | undefined {
  try {
    return readRange(text);
  } catch {
    return undefined; // the report says that the manifest does not parse
  }
}
