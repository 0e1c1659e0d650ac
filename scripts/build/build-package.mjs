// Builds the package in the current folder: every `@tender/source` entry to ES modules and declarations in dist/, to CommonJS in dist/cjs/ and, for tools
// that cannot parse the syntax of today, to older ES modules in dist/legacy/.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsdown';
import { listEntryPoints } from '../workspace.mjs';

const json = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = listEntryPoints(json).map(([, source]) => source);
/** What errors link to. There is no tag of a version that begins like those of snapshots. */
const documentedIn = json.version.startsWith('0.0.0') ? 'main' : `${json.name}@${json.version}`;
const browser = !['@tender/sandbox', '@tender/codemod', '@tender/csp'].includes(json.name);

// Types of the other packages come from their sources, so that the output of `tsc -b` does not affect the build.
const tsconfig = { ...JSON.parse(readFileSync('tsconfig.json', 'utf8')), references: [] };
await loadTypes();
/** @type {import('tsdown').InlineConfig} */
const options = {
  config: false,
  entry: Object.fromEntries(entries.map((source) => [basename(source).replace(/\.tsx?$/, ''), source])),
  platform: browser ? 'neutral' : 'node',
  define: { DOCUMENTED_IN: JSON.stringify(documentedIn) },
  // What published code imports must be among the dependencies. Only the help for tests, `@tender/client/testing`, bundles others.
  deps: { onlyBundle: ['fast-check', 'pure-rand'] },
  dts: { tsconfig: 'tsconfig.json', tsconfigRaw: { references: [] }, resolver: 'tsc' },
  clean: false,
  fixedExtension: false,
  logLevel: 'warn',
  inputOptions: { checks: { pluginTimings: false, toleratedTransform: false } }, // `testing` has BigInts, which cannot be older
  outputOptions: ({ chunkFileNames, ...output }) => ({
    ...output,
    exports: 'named', // also where a module has a default export
    chunkFileNames: (chunk) => nameChunk(chunk, String(typeof chunkFileNames === 'function' ? chunkFileNames(chunk) : chunkFileNames)),
    // Jest runs CommonJS in a context of its own, where `import()` fails without a flag of Node.
    // Without a group of their own the bundler's functions are in an entry point such as schemas.js, and all that need them require zod.
    ...(output.format === 'cjs' && {
      dynamicImportInCjs: false,
      codeSplitting: { groups: [{ name: 'runtime', test: /rolldown\/runtime/ }] },
    }),
  }),
};
/** The newest syntax that webpack 4 and its minifiers read. */
const legacy = 'es2018';
const [modern, oldest] = browser ? ['es2020', legacy] : ['node20', 'node20'];

rmSync('dist', { recursive: true, force: true });
await build({ ...options, format: 'esm', target: modern });
// `.js`, because the settings of Create React App take a `.cjs` file for a picture.
await build({ ...options, format: 'cjs', outDir: 'dist/cjs', target: oldest, outExtensions: () => ({ js: '.js', dts: '.d.ts' }) });
writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n');
if (browser) {
  // The library of React's dialog is written in newer syntax, and so are the packages that it needs.
  /** @type {import('tsdown').InlineConfig['deps']} */
  const deps = { alwaysBundle: ['@radix-ui/react-dialog'], neverBundle: [/^react(-dom)?(\/|$)/], onlyBundle: false };
  const inputOptions = { ...options.inputOptions, resolve: { mainFields: ['module', 'main'] } };
  await build({ ...options, format: 'esm', outDir: 'dist/legacy', target: legacy, dts: false, deps, inputOptions });
}

/**
 * Names a chunk of scripts without a hash, since the files of a published version never change: the names of chunks that are loaded on demand are part of a
 * shop's bundle. In a folder of their own they do not collide with entries.
 */
function nameChunk(/** @type {{ name: string }} */ { name }, /** @type {string} */ pattern) {
  return browser && !name.endsWith('.d') ? `chunks/${pattern.replace('-[hash]', '')}` : pattern;
}

/**
 * Makes the declarations deterministic. TypeScript writes the members of a union in the order in which it has checked them, and the bundler requests
 * declarations in random order. So all files are checked once before, by the program that the bundler's plugin then reuses.
 */
async function loadTypes() {
  const plugin = createRequire(createRequire(import.meta.url).resolve('tsdown'));
  const load = (/** @type {string} */ name) => import(pathToFileURL(plugin.resolve(`rolldown-plugin-dts/${name}`)).href);
  const [{ tscEmit }, { globalContext }] = [await load('tsc'), await load('tsc-context')];
  const ids = entries.map((source) => resolve(source));
  tscEmit({ id: ids[0], entries: ids, cwd: process.cwd(), tsconfig: resolve('tsconfig.json'), tsconfigRaw: tsconfig });
  const [program] = globalContext.programs;
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(resolve('src'))) program.getSemanticDiagnostics(file);
}
