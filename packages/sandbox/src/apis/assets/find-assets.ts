import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPackageFolder } from '../../core/package-folder';

/**
 * Finds the document root of the asset host: in the repository its `dist/web`, else the copy in the published package.
 * @throws Error when there is neither
 */
export function findAssets(): string {
  const folder = findPackageFolder();
  // In the repository it may not exist yet: it can be built while the sandbox runs.
  if (folder !== undefined && existsSync(join(folder, 'src'))) return join(folder, '..', '..', 'dist', 'web');
  const assets = folder === undefined ? undefined : join(folder, 'assets');
  if (assets !== undefined && existsSync(assets)) return assets;
  const reason = assets === undefined ? 'the package @tender/sandbox is not installed where this program runs' : `${assets} does not exist`;
  throw new Error(`The sandbox cannot find the pages and scripts that it serves: ${reason}. Name their folder with the option "assets".`);
}
