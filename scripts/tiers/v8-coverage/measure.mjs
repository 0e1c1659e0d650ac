// Computes the coverage of statements and branches from recordings. A statement's count is that of the code generated from its first word, summed over all
// scripts.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { listPackages, root, listFiles } from '../../workspace.mjs';
import { createCoverage } from './points.mjs';

/** @typedef {import('./points.mjs').FileCoverage} FileCoverage */
/** @typedef {import('./points.mjs').Place} Place */
/** @typedef {Place & { count: number }} Word */

const isShipped = (/** @type {string} */ path) =>
  /\.tsx?$/.test(path) && !/\.test(-d)?\.tsx?$|(^|\/)(testing|fixtures)(\/|\.tsx?$)/.test(path);

/** The source files that are shipped, relative to the root. */
function findSources() {
  const folders = listPackages('packages').flatMap(({ folder }) => [`packages/${folder}/src`, `packages/${folder}/frames`]);
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFiles(join(root, folder)).map((path) => `${folder}/${path.replaceAll('\\', '/')}`))
    .filter(isShipped);
}

/** @returns {Record<string, FileCoverage>} coverage of every shipped file, by its path from the root, in the format of Istanbul */
export function measureCoverage(/** @type {string} */ folder) {
  const files = new Map(findSources().map((path) => [path, createCoverage(path, readFileSync(join(root, path), 'utf8'))]));
  for (const script of readdirSync(join(folder, 'scripts'))) {
    const counts = readCounts(folder, script);
    if (!counts) continue;
    for (const [path, words] of readWords(folder, script, counts, files)) addCounts(files.get(path), words);
  }
  return Object.fromEntries(files);
}

/**
 * How often each character of a script ran, in all processes that loaded it.
 * @returns {Float64Array | undefined}
 */
function readCounts(/** @type {string} */ folder, /** @type {string} */ script) {
  const recorded = existsSync(join(folder, 'counts')) ? readdirSync(join(folder, 'counts')) : [];
  const parts = recorded
    .filter((name) => name.startsWith(`${script}.`))
    .map((name) => new Float64Array(new Uint8Array(readFileSync(join(folder, 'counts', name))).buffer));
  return parts.length > 0 ? parts.reduce((total, part) => total.map((count, index) => count + part[index])) : undefined;
}

const compare = (/** @type {Place} */ one, /** @type {Place} */ other) => one.line - other.line || one.column - other.column;

/**
 * The words of each source in a script, in the order of the source, with the count of their generated code.
 * @param {string} folder @param {string} script @param {Float64Array} counts @param {Map<string, FileCoverage>} files
 */
function readWords(folder, script, counts, files) {
  const { code, map, offset } = JSON.parse(readFileSync(join(folder, 'scripts', script), 'utf8'));
  const lines = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  /** @type {Map<string, Word[]>} */
  const sources = new Map();
  eachMapping(new TraceMap(map), ({ source, originalLine: line, originalColumn: column, generatedLine, generatedColumn }) => {
    if (source === null || !files.has(source)) return;
    const words = sources.get(source) ?? [];
    sources.set(source, words);
    words.push({ line, column, count: counts[offset + lines[generatedLine - 1] + generatedColumn] ?? 0 });
  });
  for (const words of sources.values()) words.sort((one, other) => compare(one, other) || other.count - one.count);
  return sources;
}

function addCounts(/** @type {FileCoverage | undefined} */ file, /** @type {Word[]} */ words) {
  if (!file) return;
  const { statementMap, s, branchMap, b } = file;
  const readCount = (/** @type {import('./points.mjs').Range} */ { start, end }) => {
    const word = words[findFirst(words, start)];
    return word && compare(word, end) < 0 ? word.count : 0;
  };
  for (const [id, range] of Object.entries(statementMap)) s[id] += readCount(range);
  for (const [id, { loc, locations }] of Object.entries(branchMap)) {
    locations.forEach((arm, index) => {
      const isMissing = arm.start.line === undefined;
      b[id][index] += isMissing ? Math.max(readCount(loc) - readCount(locations[0]), 0) : readCount(arm);
    });
  }
}

/** The index of the first word at or after a place. */
function findFirst(/** @type {Word[]} */ words, /** @type {Place} */ place) {
  let low = 0;
  for (let high = words.length; low < high;) {
    const middle = (low + high) >> 1;
    if (compare(words[middle], place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
