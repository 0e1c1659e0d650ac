import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'results');

/**
 * Writes the timings and counts of a release into `results`, with one file for each condition and one line for each release, so that two releases can be
 * compared by a look at the file. The line of a release that was measured before is replaced by what was measured now; its other rows stay.
 * @param {string} release a name, such as `1.0.0`
 * @param {import('./table.mjs').Row[]} rows
 */
export function recordRelease(release, link, cpu, rows) {
  const file = join(FOLDER, `${link}-cpu-${cpu}.json`);
  const lines = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const known = lines.find((line) => line.release === release);
  const measured = Object.fromEntries(
    rows.filter(({ ours }) => ours !== undefined).map(({ what, unit, ours, ratios, spreads }) => [what, { unit, ours, ratios, spreads }]),
  );
  const line = { release, rows: { ...known?.rows, ...measured } };
  const all = known ? lines.map((other) => (other === known ? line : other)) : [...lines, line];
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, `[\n${all.map((entry) => JSON.stringify(entry, roundNumbers)).join(',\n')}\n]\n`);
}

const roundNumbers = (_, value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
