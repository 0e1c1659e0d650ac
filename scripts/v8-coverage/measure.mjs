// From recordings to statements and branches: a statement has run as often as the code that its first word became, in all scripts together.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { packagesIn, root } from '../workspace.mjs';
import { readPoints } from './points.mjs';

const isShipped = (path) => /\.tsx?$/.test(path) && !/\.test(-d)?\.tsx?$|(^|\/)testing(\/|\.tsx?$)/.test(path);

/** What is shipped: paths from the root. */
function findSources() {
  const folders = packagesIn('packages').flatMap(({ folder }) => [`packages/${folder}/src`, `packages/${folder}/frames`]);
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`))
    .filter(isShipped);
}

/** @returns {object} coverage of every shipped file, by its path from the root, in the format of Istanbul */
export function measureCoverage(folder) {
  const files = new Map(findSources().map((path) => [path, createFile(path)]));
  for (const script of readdirSync(join(folder, 'scripts'))) {
    const counts = readCounts(folder, script);
    if (!counts) continue;
    for (const [path, words] of readWords(folder, script, counts, files)) countPoints(files.get(path), words);
  }
  return Object.fromEntries([...files].map(([path, file]) => [path, toIstanbul(path, file)]));
}

function createFile(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const { statements, branches } = readPoints(path, text);
  return {
    lines: lineStarts(text),
    statements: statements.map((range) => ({ range, count: 0 })),
    branches: branches.map((branch) => ({ ...branch, counts: branch.arms.map(() => 0) })),
  };
}

/** How often each character of a script ran, in all processes that loaded it. */
function readCounts(folder, script) {
  const recorded = existsSync(join(folder, 'counts')) ? readdirSync(join(folder, 'counts')) : [];
  const parts = recorded
    .filter((name) => name.startsWith(`${script}.`))
    .map((name) => new Float64Array(new Uint8Array(readFileSync(join(folder, 'counts', name))).buffer));
  return parts.length > 0 ? parts.reduce((total, part) => total.map((count, index) => count + part[index])) : undefined;
}

/** The words of each source in a script: where they are in the source, in this order, and how often what they became ran. */
function readWords(folder, script, counts, files) {
  const { code, map, offset } = JSON.parse(readFileSync(join(folder, 'scripts', script), 'utf8'));
  const lines = lineStarts(code);
  const sources = new Map();
  eachMapping(new TraceMap(map), ({ source, originalLine, originalColumn, generatedLine, generatedColumn }) => {
    const file = files.get(source);
    if (!file) return;
    if (!sources.has(source)) sources.set(source, []);
    const count = counts[offset + lines[generatedLine - 1] + generatedColumn] ?? 0;
    sources.get(source).push({ at: file.lines[originalLine - 1] + originalColumn, count });
  });
  for (const words of sources.values()) words.sort((one, other) => one.at - other.at || other.count - one.count);
  return sources;
}

function countPoints({ statements, branches }, words) {
  const countOf = ([start, end]) => {
    const word = words[firstFrom(words, start)];
    return word && word.at < end ? word.count : 0;
  };
  for (const statement of statements) statement.count += countOf(statement.range);
  for (const { range, arms, counts } of branches) {
    arms.forEach((arm, index) => {
      counts[index] += arm ? countOf(arm) : Math.max(countOf(range) - countOf(arms[0]), 0);
    });
  }
}

/** The index of the first word at or after a character. */
function firstFrom(words, start) {
  let low = 0;
  for (let high = words.length; low < high;) {
    const middle = (low + high) >> 1;
    if (words[middle].at < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function toIstanbul(path, { lines, statements, branches }) {
  const locate = (at) => {
    const line = lines.findLastIndex((start) => start <= at);
    return { line: line + 1, column: at - lines[line] };
  };
  const location = ([start, end]) => ({ start: locate(start), end: locate(end) });
  const branchMap = branches.map(({ type, range, arms }) => {
    const loc = location(range);
    return { type, loc, line: loc.start.line, locations: arms.map((arm) => (arm ? location(arm) : { start: {}, end: {} })) };
  });
  return {
    path,
    statementMap: { ...statements.map(({ range }) => location(range)) },
    s: { ...statements.map(({ count }) => count) },
    branchMap: { ...branchMap },
    b: { ...branches.map(({ counts }) => counts) },
    fnMap: {},
    f: {},
  };
}
