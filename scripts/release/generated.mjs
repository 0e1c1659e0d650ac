// Makes new applications as a reader of the guides does: with the framework's own generator, and the code of the guide in the place of its first page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listDocuments, readBlocks } from '../docs/code-blocks.mjs';
import { run } from '../machine/prepare.mjs';
import { addPacked } from './consumers.mjs';

/** The day whose newest versions are installed, so that a new release of a framework does not fail an unchanged commit. */
const DAY = '2026-11-28';
const VITE = ['create-vite@9.3.0'];
/** The last version for Node 20. */
const ANGULAR = ['@angular/cli@21.2.27', 'new'];

/** @typedef {{ generator: string[], packages?: string[], output?: string }} Framework `output`: the folder that the build writes */
/** @type {Record<string, Framework>} */
export const frameworks = {
  vue: { generator: [...VITE, 'vue', '--template', 'vue-ts', '--no-interactive'], output: 'dist' },
  svelte: { generator: [...VITE, 'svelte', '--template', 'svelte-ts', '--no-interactive'], output: 'dist' },
  angular: {
    generator: [...ANGULAR, 'angular', '--defaults', '--minimal', '--skip-git', '--skip-install', '--ai-config=none'],
    output: 'dist/angular/browser',
  },
  'next-app': {
    generator: ['create-next-app@16.4.3', 'next-app', '--yes', '--skip-install', '--disable-git'],
    packages: ['@tender/hosted-fields', '@tender/react', 'braintree'],
  },
};

/**
 * @param {import('../build/pack.mjs').Packed[]} packed
 * @returns {string} the folder of the installed application
 */
export function generateApplication(/** @type {string} */ name, packed, /** @type {string} */ destination) {
  const folder = join(destination, name);
  const { generator, packages = ['@tender/client', '@tender/hosted-fields'] } = frameworks[name];
  run('npx', ['--yes', ...generator], { cwd: destination, quiet: true });
  const files = listDocuments()
    .flatMap(readBlocks)
    .flatMap(({ file, code }) => {
      const words = file?.split(' ') ?? [];
      const at = words.indexOf(name);
      return at < 0 ? [] : [{ file: join(folder, words[at + 1]), code }];
    });
  for (const { file, code } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  addPacked(folder, packages, packed, DAY);
  return folder;
}
