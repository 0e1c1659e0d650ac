// Runs blocks in Node, each as a module in its own process, with the built packages.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { findChromium } from '../../machine/prepare.mjs';
import { toBlockPath, root, toRunnable } from './block-files.mjs';

/** @returns {Promise<string | undefined>} the error, if the block fails */
export async function runInNode(/** @type {import('../code-blocks.mjs').Block} */ block) {
  const folder = toBlockPath('node', block);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'block.mjs');
  // A block has run when its last line has. Open handles, such as a server, must not keep the process running.
  const { code } = transformSync(`${toRunnable(block)}\nprocess.exit(0);\n`, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
  writeFileSync(file, code);
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: findChromium() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return status === 0 ? undefined : errors.trim().split('\n').slice(-12).join('\n') || `status ${status}`;
}
