// client <- frame-service <- methods <- react, web <- demo. A method never imports another; the sandbox imports no SDK code.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages, root } from '../../workspace.mjs';

/** @type {Record<string, string[]>} */
const lowest = { client: [], 'frame-service': ['client'], sandbox: [], csp: ['client'], codemod: ['csp'] };
const top = ['react', 'web'];
const folders = listPackages('packages').map(({ folder }) => folder);
export const methods = folders.filter((folder) => !(folder in lowest) && !top.includes(folder));

/** @type {{ folder: string, mayImport: string[] }[]} the packages that each package's sources may import (tests may also import the sandbox) */
export const layers = folders.map((folder) => ({
  folder,
  mayImport: lowest[folder] ?? ['client', 'frame-service', ...(top.includes(folder) ? methods : [])],
}));

export function createRestrictedImports(/** @type {string[]} */ mayImport) {
  const refused = folders.filter((folder) => !mayImport.includes(folder));
  return {
    patterns: [
      {
        group: refused.flatMap((folder) => [`@tender/${folder}`, `@tender/${folder}/*`]),
        message: 'Layers: client <- frame-service <- methods <- react, web <- demo; the sandbox imports no SDK code.',
      },
    ],
  };
}

const floors = ['core', 'payments', 'methods', 'apis', 'app'];
const sandbox = 'packages/sandbox/src';

/** Folders of the sandbox, and the folders beside or above them that their files may not import: floors that are higher, and methods by methods. */
export const sandboxFloors = [
  ...floors.map((floor, level) => ({ folder: `${sandbox}/${floor}`, refused: [...floors.slice(level + 1), 'fixtures', 'testing'] })),
  ...readdirSync(join(root, sandbox, 'methods'))
    .filter((name) => !name.includes('.'))
    .map((method, _, all) => ({
      folder: `${sandbox}/methods/${method}`,
      refused: [...all.filter((other) => other !== method), 'apis', 'app', 'fixtures', 'testing'],
    })),
];

/** Refuses imports of other packages, and relative ones that climb and then enter one of these folders. */
export const createFloorImports = (/** @type {string[]} */ refused) => ({
  patterns: [
    ...createRestrictedImports([]).patterns,
    {
      regex: `^(\\.\\./)+(${refused.join('|')})(/|$)`,
      message: 'Floors of the sandbox: core <- payments <- methods <- apis <- app. A method never imports another.',
    },
  ],
});
