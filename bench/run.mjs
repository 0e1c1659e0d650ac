// `pnpm bench` measures sizes and timings of Tender and the reference and prints them in one table. README.md explains how to read it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureSizes } from './sizes.mjs';
import { isFailure, formatTable, judge } from './table.mjs';
import { measureIdle } from './timings/idle.mjs';
import { measureKeys } from './timings/keys.mjs';
import { measureLeaks } from './timings/leaks.mjs';
import { measureReady } from './timings/ready.mjs';
import { openSetting } from './timings/setting.mjs';
import { measureTokenize } from './timings/tokenize.mjs';

const measures = { ready: measureReady, tokenize: measureTokenize, keys: measureKeys, idle: measureIdle, leaks: measureLeaks };
const FULL = { times: 20, warmUps: 3, idleSeconds: 5, firstCycles: 10, cycles: 50 };
const QUICK = { times: 3, warmUps: 1, idleSeconds: 1, firstCycles: 5, cycles: 5 };

const { values: flags, positionals: selected } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, json: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
});
const unknown = selected.filter((name) => name !== 'sizes' && !Object.hasOwn(measures, name));
if (unknown.length > 0)
  throw new Error(`There is no measurement ${unknown.join(', ')}: ${['sizes', ...Object.keys(measures)].join(', ')}.`);
const isSelected = (name) => selected.length === 0 || selected.includes(name);

const rows = [];
if (isSelected('sizes')) {
  // Sizes are measured on the built packages. The output of the build goes to stderr, because stdout is for the table.
  if (!flags['no-build']) execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.mjs')], { stdio: ['ignore', 2, 2] });
  rows.push(...(await measureSizes()));
}
if (Object.keys(measures).some(isSelected)) rows.push(...(await measureTimes()));

console.log(
  flags.json
    ? JSON.stringify(
        rows.map((row) => ({ ...row, ok: judge(row) })),
        null,
        2,
      )
    : formatTable(rows),
);
process.exitCode = rows.some(isFailure) ? 1 : 0;

async function measureTimes() {
  const setting = await openSetting();
  const times = [];
  try {
    for (const [name, measure] of Object.entries(measures)) {
      if (!isSelected(name)) continue;
      console.error(`measuring: ${name}`);
      times.push(...(await measure(setting, flags.quick ? QUICK : FULL).catch((error) => createFailedRow(name, error))));
    }
  } finally {
    await setting.close();
  }
  return times;
}

/** Creates a row for a failed measurement, so that the others can continue. */
function createFailedRow(what, error) {
  console.error(error);
  return [{ what, unit: '', note: 'FAILED' }];
}
