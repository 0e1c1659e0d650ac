import { dirname, resolve } from 'node:path';
import { isSecondVersion } from '../second-version';
import type { ProjectFile } from './find-files';
import { findNearest, listsReference } from './read-dependencies';
import type { FoundVersion } from './read-versions';

/**
 * Returns a function that finds out whether a file imports version 2, because the nearest manifest that lists the package says so. In a shop with both
 * versions, such files stay as they are.
 */
export function createVersionCheck(manifests: readonly ProjectFile[], versions: readonly FoundVersion[]): (file: ProjectFile) => boolean {
  const old = new Set(versions.flatMap(({ file, version }) => (isSecondVersion(version) ? [file] : [])));
  const byFolder = new Map(manifests.filter(listsReference).map(({ file }) => [dirname(resolve(file)), file]));
  return ({ file, text }) => {
    const manifest = old.size > 0 ? findNearest(byFolder, dirname(resolve(file))) : undefined;
    return manifest !== undefined && old.has(manifest) && /["'`]braintree-web["'`/]/.test(text);
  };
}
