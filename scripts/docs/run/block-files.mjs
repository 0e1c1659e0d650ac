// The files in which blocks are written to run them.
import { join } from 'node:path';
import { root } from '../../workspace.mjs';

export { root };

/** In this folder the packages are found in docs/node_modules, as in a shop. */
export const blocksFolder = join(root, 'docs/.vitepress/blocks');

export const toBlockPath = (/** @type {string} */ runner, /** @type {import('../code-blocks.mjs').Block} */ { document, line }) =>
  join(blocksFolder, runner, `${document.replace(/[/.]/g, '-')}-${line}`);

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
export const toRunnable = (/** @type {import('../code-blocks.mjs').Block} */ { setup, defines, code, then }) =>
  `${DEFINITIONS[defines ?? ''] ?? ''}\n${setup}\n${code}\n${then}`;
