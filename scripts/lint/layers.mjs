// client <- frame-service <- methods <- react, web <- demo. A method never imports another; the sandbox imports no SDK code.
import { listPackages } from '../workspace.mjs';

const lowest = { client: [], 'frame-service': ['client'], sandbox: [], csp: ['client'], codemod: ['csp'] };
const top = ['react', 'web'];
const tools = ['codemod', 'csp'];
const folders = listPackages('packages').map(({ folder }) => folder);
export const methods = folders.filter((folder) => !(folder in lowest) && !top.includes(folder) && !tools.includes(folder));

/** @type {{ folder: string, mayImport: string[] }[]} the packages that each package's sources may import (tests may also import the sandbox) */
export const layers = folders.map((folder) => ({
  folder,
  mayImport:
    lowest[folder] ??
    (methods.includes(folder) ? ['client', 'frame-service'] : top.includes(folder) ? ['client', 'frame-service', ...methods] : []),
}));

export function createRestrictedImports(mayImport) {
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
