import { findMentions } from '../mentions';
import { reasons } from '../reasons';
import type { ProjectFile } from './find-files';
import { usesTender } from './find-tender';
import type { FoundVersion } from './read-versions';

/** A shop that the codemod cannot move. Nothing is changed. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
}

/** The scripts of versions 1 and 2, and the function with which version 2 starts. */
const second =
  /js\.braintreegateway\.com\\?\/(?:v[12]\b|js\\?\/braintree-[12]\b)|\bbraintree-[12]\.\d+\.\d+(?:\.min)?\.js|\bbraintree\.setup\s*\(/;
const dropIn = /braintree-web-drop-in|js\.braintreegateway\.com\\?\/web\\?\/dropin/;

/** @throws ShopError when the shop uses version 2, or only Drop-in; but not for what an earlier run has left beside Tender */
export function refuseShop(files: readonly ProjectFile[], versions: readonly FoundVersion[]): void {
  const sources = files.filter(({ isLock }) => !isLock);
  const isMoved = sources.some(({ text }) => usesTender(text));
  const old =
    versions.find(({ version }) => /^[012]\./.test(version)) ??
    (versions.length === 0 && !isMoved
      ? sources.filter(({ text }) => second.test(text)).map(({ file }) => ({ file, version: '2' }))[0]
      : undefined);
  if (old) {
    throw new ShopError(
      `This shop uses version ${old.version} of braintree-web (${old.file}). Tender has the interface of version 3, so the codemod cannot move it.\n` +
        'Move the shop to version 3 first, as the guide of Braintree to migrating from version 2 describes,\n' +
        'and run the codemod again; or write the payment page anew with Tender (docs/guides/card.md). Nothing was changed.',
    );
  }
  // Drop-in needs the host of the scripts as well, so that a policy names it.
  const isOther = ({ text }: ProjectFile): boolean =>
    findMentions(text).some(({ reason }) => reason !== reasons.dropIn && reason !== reasons.policy);
  if (!isMoved && sources.some(({ text }) => dropIn.test(text)) && !sources.some(isOther)) {
    throw new ShopError(
      'This shop uses only Drop-in (braintree-web-drop-in). Tender has a checkout of its own in its place, with other calls, so the codemod cannot move it.\n' +
        'Follow the guide "Leaving Drop-in" of Tender (docs/guides/leaving-drop-in.md). Nothing was changed.',
    );
  }
}
