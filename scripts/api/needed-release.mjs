// Which release a change of a report in docs/api needs at least. No list can tell whether a new type takes all that the old one took, which is
// for the review: what is certain is that a name that goes breaks its callers, and that siblings of another version stand on `./internal`.

export const levels = ['none', 'patch', 'minor', 'major'];

/** The entry points of a report, each with its exports and their text: a block is what stands between two empty lines. */
function entriesOf(report) {
  const entries = new Map();
  for (const section of report.split(/^# /m).slice(1)) {
    const [exports] = section.split(/^## /m);
    const [name, ...blocks] = exports.trim().split('\n\n');
    entries.set(name, new Map(blocks.map((block) => [nameOf(block), block])));
  }
  return entries;
}

const nameOf = (block) => block.match(/^(?:abstract |async )?\w+ ([\w$]+)/)?.[1] ?? block;

/** @returns {'none' | 'patch' | 'minor' | 'major'} */
export function neededRelease(before, after) {
  if (before === after) return 'none';
  const [then, now] = [before, after].map(entriesOf);
  let added = false;
  for (const [entry, exports] of then) {
    for (const [name, block] of exports) {
      const present = now.get(entry)?.get(name);
      if (present === undefined) return 'major';
      if (entry.endsWith('/internal') && !keepsLines(block, present)) return 'major';
    }
    if (!now.has(entry)) return 'major';
  }
  for (const [entry, exports] of now) for (const name of exports.keys()) added ||= !then.get(entry)?.has(name);
  return added ? 'minor' : 'patch';
}

/** Whether lines have only come, as an optional member does. */
function keepsLines(before, after) {
  const lines = new Set(after.split('\n'));
  return before.split('\n').every((line) => lines.has(line));
}
