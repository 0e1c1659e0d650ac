// In `tender.min.js`, which names the hash of each of its parts, the lists of options of all packages are one part.
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const files = readdirSync(join(root, 'packages'))
  .map((folder) => `./packages/${folder}/src/options.ts`)
  .filter((file) => existsSync(join(root, file)));
const path = join(root, 'packages/web/src/options.ts'); // does not exist: the name gives the part its own
const contents = [
  ...files.map((file, n) => `import * as lists${n} from '${file}';`),
  `const all = [${files.map((_, n) => `lists${n}`).join()}];`,
  ...['callOptions', 'unusedOptions'].map((name) => `export const ${name} = Object.assign({}, ...all.map((lists) => lists.${name}));`),
].join('\n');

/**
 * Replaces each `import('./options')` of a package with that of all lists.
 * @type {import('esbuild').Plugin}
 */
export const joinOptions = {
  name: 'join-options',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/options$/ }, ({ kind }) => (kind === 'dynamic-import' ? { path } : undefined));
    onLoad({ filter: /web[\\/]src[\\/]options\.ts$/ }, () => ({ contents, resolveDir: root, loader: 'ts' }));
  },
};
