// Builds the package in the current folder: every `@tender/source` entry to ESM, CommonJS and declarations under dist/.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsdown';
import { sourcesOf } from './workspace.mjs';

const json = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = sourcesOf(json).map(([, source]) => source);
const outside = Object.keys({ ...json.dependencies, ...json.peerDependencies }).map((name) => new RegExp(`^${name}($|/)`));
const browser = !['@tender/sandbox', '@tender/codemod', '@tender/csp'].includes(json.name);

// Types of the other packages come from their sources: what `tsc -b` has left behind, or not, changes nothing.
const tsconfig = { ...JSON.parse(readFileSync('tsconfig.json', 'utf8')), references: [] };
await meetTypes();
await build({
  config: false,
  entry: Object.fromEntries(entries.map((source) => [basename(source).replace(/\.tsx?$/, ''), source])),
  format: ['esm', 'cjs'],
  platform: browser ? 'neutral' : 'node',
  target: browser ? 'es2020' : 'node20',
  deps: { neverBundle: outside },
  dts: { tsconfig: 'tsconfig.json', tsconfigRaw: { references: [] }, resolver: 'tsc' },
  clean: true,
  fixedExtension: false,
  logLevel: 'warn',
  inputOptions: { checks: { pluginTimings: false } },
  outputOptions: { exports: 'named' }, // beside them, a default for those who import so
});

/**
 * TypeScript writes a union in the order in which it has met its members, and the bundler asks for declarations in no order, so that no two
 * builds would be the same: everything is met once before, by the program that the bundler's plugin then finds.
 */
async function meetTypes() {
  const plugin = createRequire(createRequire(import.meta.url).resolve('tsdown'));
  const load = (name) => import(pathToFileURL(plugin.resolve(`rolldown-plugin-dts/${name}`)).href);
  const [{ tscEmit }, { globalContext }] = [await load('tsc'), await load('tsc-context')];
  const ids = entries.map((source) => resolve(source));
  tscEmit({ id: ids[0], entries: ids, cwd: process.cwd(), tsconfig: resolve('tsconfig.json'), tsconfigRaw: tsconfig });
  const [program] = globalContext.programs;
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(resolve('src'))) program.getSemanticDiagnostics(file);
}
