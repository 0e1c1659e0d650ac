// The files in which blocks are written to run them.
import { join } from 'node:path';
import { root } from '../../workspace.mjs';

export { root };

/** In this folder the packages are found in docs/node_modules, as in a shop. */
export const blocksFolder = join(root, 'docs/.vitepress/blocks');

export const toBlockPath = (runner, { document, line }) => join(blocksFolder, runner, `${document.replace(/[/.]/g, '-')}-${line}`);

/** The code of a block between its `setup` and its `then`. */
export const toRunnable = ({ setup, code, then }) => `${setup}\n${code}\n${then}`;
