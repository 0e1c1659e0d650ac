import { components } from '@tender/registry';
import { build, type BuildOptions } from 'esbuild';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const made = new Map<string, Promise<string>>();

/** Axe at the end of all transitions: halfway through, a button has neither the colors of its old state nor those of the new one. */
const AXE = `import axe from 'axe-core';
  export function run(...options) {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    return axe.run(...options);
  }`;

/** The scripts of test pages, by file name. Each is bundled once per worker. */
const sources: Readonly<Record<string, { code: string; globalName: string }>> = {
  // The whole SDK from its sources, with what a shop loads before it, and the internals of frame-service for its own tests.
  'tender.js': {
    code: `export * from '@tender/web'; export * as client_ from '@tender/client/internal'; export * as frameService from '@tender/frame-service/internal';
      export { openFields, preloadFields } from '@tender/hosted-fields/preload';`,
    globalName: 'tender',
  },
  // Independent peers: the message bus package, and the provider's own SDK as a black box.
  'framebus.js': { code: `export { default as Framebus } from 'framebus';`, globalName: 'framebus' },
  'reference.js': {
    code: `import * as braintree from 'braintree-web'; const all = braintree.default ?? braintree;
      export const { ${components.map(({ namespace }) => namespace).join(', ')}, VERSION } = all;`,
    globalName: 'reference',
  },
  // Pages of 3D Secure's version 1, which no public function opens.
  'version-1.js': {
    code: `export { openBankFrame } from '../../packages/three-d-secure/src/version-1/open-bank-frame';`,
    globalName: 'versionOne',
  },
  'axe.js': { code: AXE, globalName: 'axeCore' },
};

/**
 * Beside those above, a page of `react/pages` by its name: `react-card.js` with React as shops develop on it, with all its warnings and with
 * StrictMode's second mount, `react-card.min.js` with React as shops ship it.
 */
export function bundle(name: string): Promise<string> | undefined {
  let code = made.get(name);
  if (!code) {
    const source = Object.hasOwn(sources, name) ? sources[name] : undefined;
    const page = /^react-([a-z-]+)(\.min)?\.js$/.exec(name);
    if (source) code = bundled({ stdin: { contents: source.code, resolveDir: here, loader: 'ts' }, globalName: source.globalName });
    else if (page) code = bundleReactPage(`${page[1]}`, page[2] ? 'production' : 'development');
    if (code) made.set(name, code);
  }
  return code;
}

function bundleReactPage(name: string, mode: 'production' | 'development'): Promise<string> | undefined {
  const entry = join(here, `../react/pages/${name}.tsx`);
  return existsSync(entry) ? bundled({ entryPoints: [entry] }, mode) : undefined;
}

/** The same page for Node, as a CommonJS module. */
export const bundleForServer = (entry: string): Promise<string> =>
  bundled({ entryPoints: [entry], platform: 'node', format: 'cjs', minify: false }, 'development');

async function bundled(source: BuildOptions, mode = 'production'): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    minify: mode === 'production',
    format: 'iife',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    conditions: ['@tender/source'],
    absWorkingDir: join(here, '..'),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), global: 'globalThis' },
    ...source,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
