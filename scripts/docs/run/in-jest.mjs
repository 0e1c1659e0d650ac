// Runs blocks that are tests or parts of tests with jest, in jsdom or in Node.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../machine/prepare.mjs';
import { toBlockPath, root, toRunnable } from './block-files.mjs';

/** @returns {string[]} defects */
export function runInJest(/** @type {import('../code-blocks.mjs').Block[]} */ blocks) {
  if (blocks.length === 0) return [];
  for (const block of blocks) {
    const folder = toBlockPath('jest', block);
    mkdirSync(folder, { recursive: true });
    const text = toRunnable(block);
    const isTest = /^test\(/m.test(text);
    const imports = text.match(/^import [\s\S]*?;$/gm) ?? [];
    const rest = imports.reduce((remaining, each) => remaining.replace(each, ''), text);
    const environment = block.runsIn === 'jest-node' ? '/** @jest-environment node */\n' : '';
    const name = block.runsIn === 'jest-node' ? 'block.test.ts' : 'block.test.tsx';
    writeFileSync(
      join(folder, name),
      `${environment}${isTest ? text : `${imports.join('\n')}\ntest('runs', async () => {\n${rest}\n});\n`}`,
    );
  }
  const status = run('jest', ['--config', join(root, 'scripts/docs/run/jest.config.mjs'), '--silent'], { mayFail: true });
  return status === 0 ? [] : ['tests of the documents fail: see above'];
}
