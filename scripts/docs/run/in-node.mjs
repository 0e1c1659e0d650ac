// Runs blocks in Node, each as a module in its own process, with the built packages.
import { spawn } from 'node:child_process';
import { transformSync } from 'esbuild';
import { findChromium } from '../../machine/prepare.mjs';
import { root } from '../../workspace.mjs';
import { toRunnable, writeBlock } from './block-files.mjs';
/** @import { Block } from '../code-blocks.mjs' */

async function runBlock(/** @type {Block} */ block) {
  // A block has run when its last line has. Open handles, such as a server, must not keep the process running.
  const { code } = transformSync(`${toRunnable(block)}\nprocess.exit(0);\n`, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
  const child = spawn(process.execPath, [writeBlock('node', block, 'block.mjs', code)], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: findChromium() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return status === 0 ? [] : [`${block.document}:${block.line}: ${errors.trim().split('\n').slice(-12).join('\n') || `status ${status}`}`];
}

/** @returns {Promise<string[]>} defects */
export const runInNode = async (/** @type {Block[]} */ blocks) => (await Promise.all(blocks.map(runBlock))).flat();
