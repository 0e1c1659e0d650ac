import { basename, dirname, resolve } from 'node:path';
import { findComponent } from '../components';
import { isProse } from '../second-version';
import { readRange } from '../transform-manifest';
import { compareVersions } from '../version-notes';
import type { ProjectFile } from './find-files';
import { readCopy } from './read-copy';
import { readLowestVersion, readPackageVersion } from './read-package-version';

/** A version of the reference, and the file that says so. */
export interface FoundVersion {
  readonly version: string;
  readonly file: string;
}

/**
 * Addresses of scripts, on the provider's hosts and on those that serve npm packages. The slashes may be escaped. The folder `/web/` came with version 3;
 * on another host, it may be a folder of the shop.
 */
const addresses =
  /braintreegateway\.com\\?\/web\\?\/([3-9]\.\d+\.\d+)|(?:\/|npm:)braintree-web[@/](\d+\.\d+\.\d+)|\/web\/([3-9]\.\d+\.\d+)\/js\/(?<script>[a-z-]+?)(?:\.min)?\.js/g;
/** The range in `bower.json`, `composer.json` (`npm-asset/braintree-web`), and the catalog of a workspace. */
const ranges = /["'/]?braintree-web["']?\s*:\s*["']?([^"'\n,}]+)/;

/** Reads which versions of the reference the files of a shop name, oldest first: its manifests, lock files, script addresses and copies. */
export function readVersions(files: readonly ProjectFile[]): FoundVersion[] {
  const locks = new Map<string, string>();
  const found = files.flatMap(({ file, name, text, isLock }) => {
    if (isLock || isProse(file)) return [];
    const versions = [...readAddresses(text), readManifestVersion(file, text, locks), readCopy(name, text)?.version];
    return [...new Set(versions)].flatMap((version) => (version ? [{ version, file }] : []));
  });
  return found.sort((one, other) => compareVersions(one.version, other.version));
}

function readAddresses(text: string): string[] {
  return [...text.matchAll(addresses)].flatMap(({ 1: provider, 2: npm, 3: other, groups }) => {
    const isShops = other !== undefined && findComponent(groups?.['script'] ?? '') === undefined;
    return isShops ? [] : (provider ?? npm ?? other ?? []);
  });
}

function readManifestVersion(file: string, text: string, locks: Map<string, string>): string | undefined {
  const isNpm = basename(file) === 'package.json';
  const isOther = /^(bower|composer|deno)\.jsonc?$|^pnpm-workspace\.yaml$/.test(basename(file));
  const range = isNpm ? readReferenceRange(text) : isOther ? ranges.exec(text)?.[1] : undefined;
  if (range === undefined) return undefined;
  return isNpm ? readPackageVersion(dirname(resolve(file)), 'braintree-web', range, locks) : readLowestVersion(range);
}

function readReferenceRange(text: string): string | undefined {
  try {
    return readRange(text);
  } catch {
    return undefined; // the report says that the manifest does not parse
  }
}
