// Reads the packages of the workspace: every package.json under packages/ and apps/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** TypeScript 7 checks types four times as fast. ts-jest, eslint and tsdown need the API of 5.9. */
export const typeChecker = join(root, 'node_modules/typescript-7/bin/tsc');

/**
 * What scripts read of a package.json.
 * @typedef {Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string> | undefined>} Dependencies
 * @typedef {{ '@tender/source'?: string }} Target
 * @typedef {Partial<Dependencies> & { name: string, version: string, description?: string, bin?: string | Record<string, string>,
 *   sideEffects?: unknown, exports: Record<string, string | Target> }} Manifest
 * @typedef {{ name: string, folder: string, directory: string, json: Manifest }} Package
 */

/** @returns {Package[]} the packages in the folder `group` (`packages` or `apps`) */
export function listPackages(/** @type {string} */ group, workspace = root) {
  return readdirSync(join(workspace, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(workspace, group, entry.name, 'package.json')))
    .map((entry) => {
      const directory = join(workspace, group, entry.name);
      const json = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
      return { name: json.name, folder: entry.name, directory, json };
    });
}

/** The files below a folder, by their paths from it. */
export const listFiles = (/** @type {string} */ folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' });

/**
 * Lists each entry point of a package with its source file: `[['.', './src/index.ts'], ...]`.
 * @returns {[subpath: string, source: string][]}
 */
export function listEntryPoints(/** @type {Manifest} */ json) {
  return Object.entries(json.exports ?? {}).flatMap(([subpath, target]) =>
    typeof target === 'object' && target['@tender/source'] ? [[subpath, target['@tender/source']]] : [],
  );
}
