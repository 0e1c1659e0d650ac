// Where blocks are written to be run, and what is written.
import { join } from 'node:path';
import { root } from '../../workspace.mjs';

export { root };

/** Below docs/node_modules, where the packages are found as a shop has them. */
export const blocksFolder = join(root, 'docs/.vitepress/blocks');

export const placeOf = (runner, { document, line }) => join(blocksFolder, runner, `${document.replace(/[/.]/g, '-')}-${line}`);

/** A block with what the text around it has introduced, and what is done with it. */
export const runnable = ({ setup, code, then }) => `${setup}\n${code}\n${then}`;
