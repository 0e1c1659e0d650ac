// Blocks that are tests, or whose text says they stand in one: under jest, in its page or in Node.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../prepare.mjs';
import { placeOf, root, runnable } from './place.mjs';

/** @returns {string[]} what went wrong */
export function runInJest(blocks) {
  if (blocks.length === 0) return [];
  for (const block of blocks) {
    const folder = placeOf('jest', block);
    mkdirSync(folder, { recursive: true });
    const text = runnable(block);
    const isTest = /^test\(/m.test(text);
    const imports = text.match(/^import [\s\S]*?;$/gm) ?? [];
    const rest = imports.reduce((left, each) => left.replace(each, ''), text);
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
