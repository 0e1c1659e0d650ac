// What the workspace holds: every package.json under packages/ and apps/, read once.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** TypeScript 7 checks the types in a quarter of the time; ts-jest, eslint and tsdown stand on the API of 5.9. */
export const typeChecker = join(root, 'node_modules/typescript-7/bin/tsc');

/** @returns {{ name: string, folder: string, directory: string, json: any }[]} the packages below `group` (`packages` or `apps`) */
export function packagesIn(group) {
  return readdirSync(join(root, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, group, entry.name, 'package.json')))
    .map((entry) => {
      const directory = join(root, group, entry.name);
      const json = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
      return { name: json.name, folder: entry.name, directory, json };
    });
}

/** Each entry point of a package with the source file it is built from: `[['.', './src/index.ts'], ...]`. */
export function sourcesOf(json) {
  return Object.entries(json.exports ?? {}).flatMap(([subpath, target]) =>
    target && typeof target === 'object' && target['@tender/source'] ? [[subpath, target['@tender/source']]] : [],
  );
}
