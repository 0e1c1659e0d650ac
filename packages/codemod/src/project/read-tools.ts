import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { compareVersions } from '../version-notes';
import { checkBrowsers } from './check-browsers';
import { checkResolution } from './check-resolution';
import { readManifest, type Manifest } from './read-manifest';
import { readPackageVersion } from './read-package-version';
import { readRegularFile } from './read-regular-file';
import { readInside } from './shop-folders';
import { findEntry, type ToolProblem } from './tool-problem';

/** A package that has to be of a certain version or newer. */
interface Tool {
  readonly name: string;
  readonly lowest: string;
  readonly remedy?: string;
}

const withWebpack3 = 'older ones build with webpack 3';

/** The table "What your tools must be" in `docs/guides/moving-over.md` says the same. */
const tools: readonly Tool[] = [
  { name: 'webpack', lowest: '4.0.0' },
  { name: 'react-scripts', lowest: '2.0.0', remedy: withWebpack3 },
  { name: '@vue/cli-service', lowest: '3.0.0' },
  { name: 'laravel-mix', lowest: '4.0.0', remedy: withWebpack3 },
  { name: '@rails/webpacker', lowest: '4.0.0', remedy: withWebpack3 },
  { name: 'vite', lowest: '2.0.0' },
  { name: 'rollup', lowest: '1.32.0' },
  { name: 'parcel-bundler', lowest: '1.12.0' },
  { name: 'jest', lowest: '23.0.0' },
  { name: 'typescript', lowest: '4.7.0', remedy: 'older ones cannot read the types of Tender, also with skipLibCheck' },
];

const OLDEST_NODE = 14;

/**
 * Reads the tools of a shop, and finds those that cannot load Tender. It only reads: no tool and no setting in code runs.
 * @param paths the files and folders that the reader has named
 * @param manifests the `package.json` files in them
 * @param texts files with pending edits, by their absolute paths, so that lines are those after the edit
 */
export function readTools(paths: readonly string[], manifests: readonly string[], texts: ReadonlyMap<string, string>): ToolProblem[] {
  const locks = new Map<string, string>();
  const above = paths.flatMap((path) => findManifestAbove(resolve(path)) ?? []);
  const found = new Map([...manifests, ...(manifests.length > 0 ? [] : above)].map((file) => [resolve(file), file]));
  return [...found].flatMap(([place, file]) => {
    const text = texts.get(place) ?? readRegularFile(file)?.toString() ?? '';
    const manifest = readManifest(text);
    const readVersion = (range: string | undefined, name: string) => range && readPackageVersion(dirname(place), name, range, locks);
    const versions = new Map(tools.map(({ name }) => [name, readVersion(manifest.ranges.get(name), name)]));
    return [
      ...tools.flatMap((tool) =>
        explainTool(tool, versions.get(tool.name)).map((remedy) => ({
          file,
          ...findEntry(text, tool.name, manifest.ranges.get(tool.name)),
          remedy,
        })),
      ),
      ...checkNode(file, text, manifest),
      ...checkResolution(dirname(file), versions.get('typescript')),
      ...checkBrowsers(file, text),
    ];
  });
}

/** The nearest manifest above a path that has none itself. */
function findManifestAbove(path: string): string | undefined {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json'))) return join(at, 'package.json');
    if (existsSync(join(at, '.git')) || at === dirname(at)) return undefined;
  }
}

function explainTool({ name, lowest, remedy }: Tool, version: string | undefined): string[] {
  if (version === undefined || compareVersions(version, lowest) >= 0) return [];
  const why = remedy === undefined ? '' : `; ${remedy}`;
  return [`Tender needs ${name} ${lowest} or newer, and this is ${version}${why}`];
}

/** Tests run in the Node that the shop names. A range without an end also accepts newer ones. */
function checkNode(file: string, text: string, { node = '' }: Manifest): ToolProblem[] {
  const pinned = ['.nvmrc', '.node-version'].map((name) => {
    const pin = join(dirname(file), name);
    const version = readInside(dirname(file), pin)?.trim() ?? '';
    return { file: pin, line: 1, what: version, version };
  });
  return [...pinned, { file, ...findEntry(text, 'node', node), version: node }].flatMap(({ version, ...place }) =>
    isOldNode(version) ? [{ ...place, remedy: `Tender needs Node ${OLDEST_NODE} or newer where your tests run` }] : [],
  );
}

function isOldNode(version: string): boolean {
  const major = /^[\^~=v\s]*(\d+)(?:\.[\dx*]+){0,2}$/.exec(version)?.[1];
  return major !== undefined && Number(major) < OLDEST_NODE;
}
