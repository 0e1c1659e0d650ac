import browserslist from 'browserslist';
import { dirname, join } from 'node:path';
import { readManifest } from './read-manifest';
import { readInside } from './shop-folders';
import { findEntry, type ToolProblem } from './tool-problem';

/** The oldest versions in which Tender runs, as `docs/browsers.md` has them, by the names of Browserslist. Of the others it runs in none. */
export const oldestBrowsers: Readonly<Record<string, number>> = {
  chrome: 119,
  and_chr: 119,
  android: 119,
  edge: 119,
  firefox: 119,
  and_ff: 119,
  safari: 17.1,
  ios_saf: 17.1,
  samsung: 23,
  ie: Infinity,
  ie_mob: Infinity,
  op_mini: Infinity,
  bb: Infinity,
};

/** These load a package or a file of the shop, which may be code. */
const loading = /\b(?:extends|config|stats)\b/i;
/** In characters. Longer lists would take long to evaluate. */
const [LONGEST_FILE, LONGEST_LIST] = [100_000, 2000];
const development = /^(?:development|dev|test|ssr|server)$/;

/** Finds the lists of browsers next to a manifest that have some in which Tender does not run. Nothing that a list names is loaded. */
export function checkBrowsers(manifest: string, text: string): ToolProblem[] {
  const files = ['.browserslistrc', 'browserslist'].map((name) => join(dirname(manifest), name));
  const lists = files.flatMap((file) => readList(file, readInside(dirname(manifest), file)));
  const { browserslist: list } = readManifest(text);
  const own = { file: manifest, ...findEntry(text, 'browserslist', list), queries: selectQueries(list) };
  return [...lists, own].flatMap(({ queries, ...place }) => {
    const remedy = explain(queries);
    return remedy === undefined ? [] : [{ ...place, remedy }];
  });
}

function readList(file: string, text: string | undefined): { file: string; line: number; what: string; queries: string[] }[] {
  if (text === undefined || text.length > LONGEST_FILE) return [];
  const queries = selectQueries(browserslist.parseConfig(text));
  const line = text.split('\n').findIndex((each) => queries[0] !== undefined && each.includes(queries[0]));
  return [{ file, line: line + 1, what: queries[0] ?? '', queries }];
}

/** The queries of a list, or of the environments that are not for development. */
function selectQueries(list: unknown): string[] {
  if (typeof list === 'string') return [list];
  if (Array.isArray(list)) return list.filter((each) => typeof each === 'string');
  if (typeof list !== 'object' || list === null) return [];
  return Object.entries(list).flatMap(([name, each]) => (development.test(name) ? [] : selectQueries(each)));
}

function explain(queries: readonly string[]): string | undefined {
  if (queries.some((query) => loading.test(query)) || queries.join('').length > LONGEST_LIST)
    return 'this list comes from a package or a file, or is very long, and is not evaluated here; compare it with the browsers in which Tender runs (docs/browsers.md)';
  const old = findOldBrowsers(queries);
  if (old.length === 0) return undefined;
  return (
    `Tender does not run in some of these browsers: ${old.join(', ')}. No tool can change that: take them out of the list, or offer their customers ` +
    'another way to pay (docs/browsers.md)'
  );
}

/** Finds the oldest version of each browser in a list in which Tender does not run. */
function findOldBrowsers(queries: readonly string[]): string[] {
  const oldest = new Map<string, { number: number; text: string }>();
  for (const each of listBrowsers(queries)) {
    const [name = '', version = ''] = each.split(' ');
    const number = /^\d/.test(version) ? parseFloat(version) : 0;
    const limit = oldestBrowsers[name] ?? 0;
    if (version !== 'TP' && number < limit && number < (oldest.get(name)?.number ?? Infinity)) oldest.set(name, { number, text: each });
  }
  return [...oldest.values()].map(({ text }) => text).sort();
}

function listBrowsers(queries: readonly string[]): string[] {
  if (queries.length === 0) return [];
  process.env['BROWSERSLIST_IGNORE_OLD_DATA'] ??= '1'; // or it prints that its data are some months old
  try {
    return browserslist(queries, { path: false, ignoreUnknownVersions: true });
  } catch {
    return []; // a query that it does not know
  }
}
