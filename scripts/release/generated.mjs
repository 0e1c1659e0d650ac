// Makes new applications as a reader of the guides does: with the framework's own generator, and the code of the guide in the place of its first page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listDocuments, readBlocks } from '../docs/code-blocks.mjs';
import { run } from '../machine/prepare.mjs';
import { addPacked } from './consumers.mjs';

/** The day whose newest versions are installed, so that a new release of a framework does not fail an unchanged commit. */
const DAY = '2026-11-28';
const VITE = ['create-vite@9.3.0'];
/** The last version for Node 20. */
const ANGULAR = ['@angular/cli@21.2.27', 'new'];

/** Babel as Jest's own guide sets it up, for TypeScript and React. */
const BABEL = `module.exports = {
  presets: [['@babel/preset-env', { targets: { node: 'current' } }], ['@babel/preset-react', { runtime: 'automatic' }], '@babel/preset-typescript'],
};
`;
const TESTED = [
  '@tender/react',
  '@tender/hosted-fields',
  '@tender/sepa',
  '@tender/sandbox',
  'braintree',
  '@testing-library/react',
  '@testing-library/dom',
];

/**
 * `generator`: by default there is only a `package.json`, of modules; `files`: what else the reader has; `output`: the folder that the build writes.
 * @typedef {{ generator?: string[], packages?: string[], files?: Record<string, string>, output?: string }} Framework
 */
/** @type {Record<string, Framework>} */
export const frameworks = {
  'quick-start': {
    generator: [...VITE, 'quick-start', '--template', 'vanilla', '--no-interactive'],
    packages: ['@tender/hosted-fields', '@tender/sandbox', 'braintree'],
  },
  'script-tag': { packages: ['@tender/web', '@tender/sandbox', 'braintree'] },
  playwright: {
    packages: ['@tender/client', '@tender/hosted-fields', '@tender/sandbox', 'braintree', 'esbuild', '@playwright/test'],
  },
  vitest: {
    generator: [...VITE, 'vitest', '--template', 'react-ts', '--no-interactive'],
    packages: [...TESTED, '@types/braintree', 'vitest', 'jsdom'],
  },
  'jest-babel': {
    packages: [
      ...TESTED,
      'react',
      'react-dom',
      'jest',
      'jest-environment-jsdom',
      '@babel/preset-env',
      '@babel/preset-react',
      '@babel/preset-typescript',
    ],
    files: { 'package.json': '{}', 'babel.config.js': BABEL },
  },
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

/** Whether a block is a part of a page, and not a document. */
const isMarkup = (/** @type {{ file: string, code: string }} */ { file, code }) => file.endsWith('.html') && !code.includes('<html');

function write(/** @type {string} */ file, /** @type {string} */ text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * @param {import('../build/pack.mjs').Packed[]} packed
 * @returns {string} the folder of the installed application
 */
export function generateApplication(/** @type {string} */ name, packed, /** @type {string} */ destination) {
  const folder = join(destination, name);
  const { generator, packages = ['@tender/client', '@tender/hosted-fields'], files: own = {} } = frameworks[name];
  if (generator) run('npx', ['--yes', ...generator], { cwd: destination, quiet: true });
  else for (const [file, code] of Object.entries({ 'package.json': '{ "type": "module" }', ...own })) write(join(folder, file), code);
  const files = listDocuments()
    .flatMap(readBlocks)
    .flatMap(({ file, code }) => {
      const words = file?.split(' ') ?? [];
      const at = words.indexOf(name);
      return at < 0 ? [] : [{ file: join(folder, words[at + 1]), code }];
    });
  // Whole documents first: the markup of a guide goes into one.
  files.sort((one, other) => Number(isMarkup(one)) - Number(isMarkup(other)));
  for (const each of files) {
    const page = isMarkup(each) && readFileSync(each.file, 'utf8');
    write(each.file, page ? page.replace(/<main><\/main>|<div id="app"><\/div>/, each.code) : each.code);
  }
  addPacked(folder, packages, packed, DAY);
  return folder;
}
