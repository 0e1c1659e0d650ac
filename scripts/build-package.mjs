// Builds the package in the current folder: every `@tender/source` entry to ESM, CommonJS and declarations under dist/.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'tsdown';
import { sourcesOf } from './workspace.mjs';

const json = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = sourcesOf(json).map(([, source]) => source);
const outside = Object.keys({ ...json.dependencies, ...json.peerDependencies }).map((name) => new RegExp(`^${name}($|/)`));
const browser = json.name !== '@tender/sandbox';

await build({
  config: false,
  entry: Object.fromEntries(entries.map((source) => [basename(source).replace(/\.tsx?$/, ''), source])),
  format: ['esm', 'cjs'],
  platform: browser ? 'neutral' : 'node',
  target: browser ? 'es2020' : 'node20',
  deps: { neverBundle: outside },
  dts: { tsconfig: 'tsconfig.json', resolver: 'tsc' },
  clean: true,
  fixedExtension: false,
  logLevel: 'warn',
  inputOptions: { checks: { pluginTimings: false } },
});
