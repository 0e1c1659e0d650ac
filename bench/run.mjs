// `pnpm bench`: sizes and timings, ours beside the reference's, in one table. README.md says how to read it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureSizes } from './sizes.mjs';
import { fails, formatTable, verdict } from './table.mjs';
import { measureIdle } from './timings/idle.mjs';
import { measureKeys } from './timings/keys.mjs';
import { measureLeaks } from './timings/leaks.mjs';
import { measureReady } from './timings/ready.mjs';
import { openSetting } from './timings/setting.mjs';
import { measureTokenize } from './timings/tokenize.mjs';

const measures = { ready: measureReady, tokenize: measureTokenize, keys: measureKeys, idle: measureIdle, leaks: measureLeaks };
const FULL = { times: 20, warmUps: 3, idleSeconds: 5, firstCycles: 10, cycles: 50 };
const QUICK = { times: 3, warmUps: 1, idleSeconds: 1, firstCycles: 5, cycles: 5 };

const { values: flags, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, json: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
});
const unknown = wanted.filter((name) => name !== 'sizes' && !Object.hasOwn(measures, name));
if (unknown.length > 0) throw new Error(`There is ${['sizes', ...Object.keys(measures)].join(', ')}; not ${unknown.join(', ')}.`);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

const rows = [];
if (isWanted('sizes')) {
  // Sizes are those of the built packages. What a build says is not part of the table.
  if (!flags['no-build']) execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.mjs')], { stdio: ['ignore', 2, 2] });
  rows.push(...(await measureSizes()));
}
if (Object.keys(measures).some(isWanted)) rows.push(...(await takeTimes()));

console.log(
  flags.json
    ? JSON.stringify(
        rows.map((row) => ({ ...row, ok: verdict(row) })),
        null,
        2,
      )
    : formatTable(rows),
);
process.exitCode = rows.some(fails) ? 1 : 0;

async function takeTimes() {
  const setting = await openSetting();
  const times = [];
  try {
    for (const [name, measure] of Object.entries(measures)) {
      if (!isWanted(name)) continue;
      console.error(`measuring: ${name}`);
      times.push(...(await measure(setting, flags.quick ? QUICK : FULL).catch((error) => failed(name, error))));
    }
  } finally {
    await setting.close();
  }
  return times;
}

/** The other measurements are still worth taking. */
function failed(what, error) {
  console.error(error);
  return [{ what, unit: '', note: 'FAILED' }];
}
