import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findMentions } from '../mentions';
import { reasons } from '../reasons';
import { readRange } from '../transform-manifest';
import { compareVersions } from '../version-notes';
import type { ProjectFile } from './find-files';

/** A shop that the codemod cannot move. Nothing is changed. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
}

const scriptVersion = /js\.braintreegateway\.com(?:\\?\/)web(?:\\?\/)(\d+\.\d+\.\d+)/g;
const secondScript = /js\.braintreegateway\.com\\?\/(?:v[12]\b|js\\?\/braintree-[12]\b)/;
const dropIn = /braintree-web-drop-in|js\.braintreegateway\.com\\?\/web\\?\/dropin/;

/** Reads which versions of the reference a shop uses, oldest first: those of its manifests and of its script addresses. */
export function readVersions(files: readonly ProjectFile[]): string[] {
  const found = new Set<string>();
  for (const { file, text } of files) {
    for (const [, version = ''] of text.matchAll(scriptVersion)) found.add(version);
    const version = basename(file) === 'package.json' ? readManifestVersion(file, text) : undefined;
    if (version) found.add(version);
  }
  return [...found].sort(compareVersions);
}

/** The installed version, or else the lowest one that the manifest accepts. */
function readManifestVersion(file: string, text: string): string | undefined {
  const [, major, minor = '0', patch = '0'] = /^[\^~>=v\s]*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(readReferenceRange(text) ?? '') ?? [];
  const installed = join(dirname(file), 'node_modules/braintree-web/package.json');
  const version = major && existsSync(installed) ? /"version":\s*"([^"]+)"/.exec(readFileSync(installed, 'utf8'))?.[1] : undefined;
  return version ?? (major && `${major}.${minor}.${patch}`);
}

function readReferenceRange(text: string): string | undefined {
  try {
    return readRange(text);
  } catch {
    return undefined; // the report says that the manifest does not parse
  }
}

/** @throws ShopError when the shop uses version 2, or only Drop-in */
export function refuseShop(files: readonly ProjectFile[], versions: readonly string[]): void {
  const old = versions.find((version) => /^[012]\./.test(version));
  const texts = files.map(({ text }) => text);
  if (old !== undefined || (versions.length === 0 && texts.some((text) => secondScript.test(text)))) {
    throw new ShopError(
      `This shop uses version ${old ?? '2'} of braintree-web. Tender has the interface of version 3, so the codemod cannot move it.\n` +
        'Move the shop to version 3 first, as the guide of Braintree to migrating from version 2 describes,\n' +
        'and run the codemod again; or write the payment page anew with Tender (docs/guides/card.md). Nothing was changed.',
    );
  }
  // Drop-in needs the host of the scripts as well, so that a policy names it.
  const isOther = (text: string): boolean =>
    findMentions(text).some(({ reason }) => reason !== reasons.dropIn && reason !== reasons.policy);
  if (texts.some((text) => dropIn.test(text)) && !texts.some(isOther)) {
    throw new ShopError(
      'This shop uses only Drop-in (braintree-web-drop-in). Tender has a checkout of its own in its place, with other calls, so the codemod cannot move it.\n' +
        'Follow the guide "Leaving Drop-in" of Tender (docs/guides/leaving-drop-in.md). Nothing was changed.',
    );
  }
}
