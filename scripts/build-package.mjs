// Builds the package in the current folder: every `@tender/source` entry to ESM, CommonJS and declarations under dist/.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsdown';
import { listEntryPoints } from './workspace.mjs';

const json = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = listEntryPoints(json).map(([, source]) => source);
const browser = !['@tender/sandbox', '@tender/codemod', '@tender/csp'].includes(json.name);

// Types of the other packages come from their sources, so that the output of `tsc -b` does not affect the build.
const tsconfig = { ...JSON.parse(readFileSync('tsconfig.json', 'utf8')), references: [] };
await loadTypes();
await build({
  config: false,
  entry: Object.fromEntries(entries.map((source) => [basename(source).replace(/\.tsx?$/, ''), source])),
  format: ['esm', 'cjs'],
  platform: browser ? 'neutral' : 'node',
  target: browser ? 'es2020' : 'node20',
  // What published code imports must be among the dependencies. Only the help for tests, `@tender/client/testing`, bundles others.
  deps: { onlyBundle: ['fast-check', 'pure-rand'] },
  dts: { tsconfig: 'tsconfig.json', tsconfigRaw: { references: [] }, resolver: 'tsc' },
  clean: true,
  fixedExtension: false,
  logLevel: 'warn',
  inputOptions: { checks: { pluginTimings: false } },
  outputOptions: ({ chunkFileNames, ...options }) => ({
    ...options,
    exports: 'named', // also where a module has a default export
    chunkFileNames: (chunk) => nameChunk(chunk, typeof chunkFileNames === 'function' ? chunkFileNames(chunk) : chunkFileNames),
  }),
});

/**
 * Names a chunk of scripts without a hash, since the files of a published version never change: the names of chunks that are loaded on demand are part of a
 * shop's bundle. In a folder of their own they do not collide with entries.
 */
function nameChunk({ name }, pattern) {
  return browser && !name.endsWith('.d') ? `chunks/${pattern.replace('-[hash]', '')}` : pattern;
}

/**
 * Makes the declarations deterministic. TypeScript writes the members of a union in the order in which it has checked them, and the bundler requests
 * declarations in random order. So all files are checked once before, by the program that the bundler's plugin then reuses.
 */
async function loadTypes() {
  const plugin = createRequire(createRequire(import.meta.url).resolve('tsdown'));
  const load = (name) => import(pathToFileURL(plugin.resolve(`rolldown-plugin-dts/${name}`)).href);
  const [{ tscEmit }, { globalContext }] = [await load('tsc'), await load('tsc-context')];
  const ids = entries.map((source) => resolve(source));
  tscEmit({ id: ids[0], entries: ids, cwd: process.cwd(), tsconfig: resolve('tsconfig.json'), tsconfigRaw: tsconfig });
  const [program] = globalContext.programs;
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(resolve('src'))) program.getSemanticDiagnostics(file);
}
