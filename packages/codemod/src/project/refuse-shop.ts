import { findMentions } from '../mentions';
import { reasons } from '../reasons';
import { isProse, isSecondVersion, usesSecondVersion, usesThirdVersion } from '../second-version';
import type { ProjectFile } from './find-files';
import { usesTender } from './find-tender';
import type { FoundVersion } from './read-versions';

/** A shop that the codemod cannot move. Nothing is changed. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
}

const dropIn = /braintree-web-drop-in|js\.braintreegateway\.com\\?\/web\\?\/dropin/;

/** @throws ShopError when the shop uses only version 2, or only Drop-in; but not for what an earlier run has left beside Tender */
export function refuseShop(files: readonly ProjectFile[], versions: readonly FoundVersion[]): void {
  const sources = files.filter(({ isLock }) => !isLock);
  const isMoved = sources.some(({ text }) => usesTender(text));
  const running = sources.filter(({ file }) => !isProse(file));
  const old =
    versions.find(({ version }) => isSecondVersion(version)) ??
    running.filter(({ text }) => usesSecondVersion(text)).map(({ file }) => ({ file, version: '2' }))[0];
  const hasThird = versions.some(({ version }) => !isSecondVersion(version)) || running.some(({ text }) => usesThirdVersion(text));
  if (old && !hasThird && !isMoved) {
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
