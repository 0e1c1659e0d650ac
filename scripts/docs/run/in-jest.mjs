// Runs blocks that are tests or parts of tests with jest, in jsdom or in Node.
import { join } from 'node:path';
import { run } from '../../machine/prepare.mjs';
import { root } from '../../workspace.mjs';
import { toRunnable, writeBlock } from './block-files.mjs';

/** @returns {Promise<string[]>} defects */
export async function runInJest(/** @type {import('../code-blocks.mjs').Block[]} */ blocks) {
  for (const block of blocks) {
    const text = toRunnable(block);
    const imports = text.match(/^import [\s\S]*?;$/gm) ?? [];
    const rest = imports.reduce((remaining, each) => remaining.replace(each, ''), text);
    const test = /^test\(/m.test(text) ? text : `${imports.join('\n')}\ntest('runs', async () => {\n${rest}\n});\n`;
    if (block.runsIn === 'jest-node') writeBlock('jest', block, 'block.test.ts', `/** @jest-environment node */\n${test}`);
    else writeBlock('jest', block, 'block.test.tsx', test);
  }
  const status = run('jest', ['--config', join(root, 'scripts/docs/run/jest.config.mjs'), '--silent'], { mayFail: true });
  return status === 0 ? [] : ['tests of the documents fail: see above'];
}
