// Blocks that run in Node, each as a module of its own process, with the packages as they are built.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { findChromium } from '../../prepare.mjs';
import { placeOf, root, runnable } from './place.mjs';

/** @returns {Promise<string | undefined>} what went wrong */
export async function runInNode(block) {
  const folder = placeOf('node', block);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'block.mjs');
  // What a block has opened, as a server, must not hold the process: a block has run when its last line has.
  const { code } = transformSync(`${runnable(block)}\nprocess.exit(0);\n`, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
  writeFileSync(file, code);
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: findChromium() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return status === 0 ? undefined : said.trim().split('\n').slice(-12).join('\n') || `status ${status}`;
}
