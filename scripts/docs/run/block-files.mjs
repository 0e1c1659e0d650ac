// The files in which blocks are written to run them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../workspace.mjs';
/** @import { Block } from '../code-blocks.mjs' */

/** In this folder the packages are found in docs/node_modules, as in a shop. */
export const blocksFolder = join(root, 'docs/.vitepress/blocks');

/** Writes a file of a block into a folder of its own, and returns its path. */
export function writeBlock(/** @type {string} */ runner, /** @type {Block} */ { document, line }, /** @type {string} */ name, text = '') {
  const file = join(blocksFolder, runner, `${document.replace(/[/.]/g, '-')}-${line}`, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** What the comment `defines` defines. */
/** @type {Record<string, string>} */
const DEFINITIONS = {
  gateway: `
    import braintree from 'braintree';
    import { startSandbox } from '@tender/sandbox';
    const sandbox = await startSandbox();
    const { merchantId, publicKey, privateKey } = sandbox;
    const port = String(sandbox.port);
    const environment = new braintree.Environment('127.0.0.1', port, sandbox.origin, false, '127.0.0.1', port);
    const gateway = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  `,
};

/** The code of a block between its `setup` and its `then`. */
export const toRunnable = (/** @type {Block} */ { setup, defines, code, then }) =>
  `${DEFINITIONS[defines ?? ''] ?? ''}\n${setup}\n${code}\n${then}`;

/** Bundles the script of a page, and its styles. `others` are folders of the workspace whose packages it finds besides those that are installed above it. */
export const bundlePage = (/** @type {string} */ entry, /** @type {string} */ outfile, /** @type {string[]} */ others = []) =>
  build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    nodePaths: others.map((folder) => join(root, folder, 'node_modules')),
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'silent',
  });
