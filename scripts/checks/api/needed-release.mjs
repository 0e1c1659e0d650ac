// Finds the minimum release for a change of a public surface (report.mjs). A script cannot tell whether a new type accepts everything that the old one
// accepted; that is for the review. But removing a name always breaks callers, and packages of other versions depend on `./internal`.

export const levels = ['none', 'patch', 'minor', 'major'];

/** The entry points of a record, each with its exports and their text. Empty lines separate the exports. */
function readEntries(/** @type {string} */ report) {
  const entries = new Map();
  for (const section of report.split(/^# /m).slice(1)) {
    const [exports] = section.split(/^## /m);
    const [name, ...blocks] = exports.trim().split('\n\n');
    entries.set(name, new Map(blocks.map((block) => [readName(block), block])));
  }
  return entries;
}

const readName = (/** @type {string} */ block) => block.match(/^(?:abstract |async )?\w+ ([\w$]+)/)?.[1] ?? block;

/** @returns {'none' | 'patch' | 'minor' | 'major'} */
export function neededRelease(/** @type {string} */ before, /** @type {string} */ after) {
  if (before === after) return 'none';
  const [then, now] = [before, after].map(readEntries);
  let added = false;
  for (const [entry, exports] of then) {
    for (const [name, block] of exports) {
      const present = now.get(entry)?.get(name);
      if (present === undefined) return 'major';
      if (/\/internal(\/|$)/.test(entry) && !keepsLines(block, present)) return 'major';
    }
    if (!now.has(entry)) return 'major';
  }
  for (const [entry, exports] of now) for (const name of exports.keys()) added ||= !then.get(entry)?.has(name);
  return added ? 'minor' : 'patch';
}

/** Whether lines were only added, such as an optional member. */
function keepsLines(/** @type {string} */ before, /** @type {string} */ after) {
  const lines = new Set(after.split('\n'));
  return before.split('\n').every((line) => lines.has(line));
}
