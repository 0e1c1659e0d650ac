// `pnpm bench` measures sizes and timings of Tender, of the reference and of bare frames, and prints them in one table. README.md explains how to read it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureSizes } from './sizes.mjs';
import { recordRelease } from './record-release.mjs';
import { complete, isFailure, formatTable } from './table.mjs';
import { measureCheckout } from './timings/checkout.mjs';
import { measureFirstKey } from './timings/first-key.mjs';
import { measureIdle } from './timings/idle.mjs';
import { measureKeys } from './timings/keys.mjs';
import { measureLeaks } from './timings/leaks.mjs';
import { measurePage } from './timings/page.mjs';
import { profile } from './timings/profile.mjs';
import { measureReady } from './timings/ready.mjs';
import { openSetting } from './timings/setting.mjs';
import { measureTokenize } from './timings/tokenize.mjs';

const measures = {
  ready: measureReady,
  tokenize: measureTokenize,
  keys: measureKeys,
  idle: measureIdle,
  leaks: measureLeaks,
  page: measurePage,
  checkout: measureCheckout,
  'first-key': measureFirstKey,
};
const FULL = { times: 20, warmUps: 3, idleSeconds: 5, firstCycles: 200, cycles: 180 };
const QUICK = { times: 3, warmUps: 1, idleSeconds: 1, firstCycles: 5, cycles: 5 };

const { values: flags, positionals: selected } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean' },
    link: { type: 'string', default: 'loopback' },
    cpu: { type: 'string', default: '1' },
    hosts: { type: 'string', default: 'provider' },
    profile: { type: 'boolean' },
    record: { type: 'string' },
    'no-build': { type: 'boolean' },
  },
});
const unknown = selected.filter((name) => name !== 'sizes' && !Object.hasOwn(measures, name));
if (unknown.length > 0)
  throw new Error(`There is no measurement ${unknown.join(', ')}: ${['sizes', ...Object.keys(measures)].join(', ')}.`);
if (!['loopback', 'slow'].includes(flags.link)) throw new Error('--link is loopback or slow.');
const isSelected = (name) => selected.length === 0 || selected.includes(name);
if (!['provider', 'development'].includes(flags.hosts)) throw new Error('--hosts is provider or development.');
/** @type {any} */
const conditions = { link: flags.link, cpu: Number(flags.cpu), hosts: flags.hosts };
const suffix = [
  flags.hosts === 'development' && ', in development',
  flags.link === 'slow' && ', slow link',
  conditions.cpu > 1 && `, CPU ${conditions.cpu} times slower`,
]
  .filter(Boolean)
  .join('');

const rows = [];
if (isSelected('sizes') && !flags.profile) {
  // Sizes are measured on the built packages. The output of the build goes to stderr, because stdout is for the table.
  if (!flags['no-build'])
    execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build/build.mjs')], { stdio: ['ignore', 2, 2] });
  rows.push(...(await measureSizes()));
}
if (flags.profile || Object.keys(measures).some(isSelected)) await withSetting(flags.profile ? printProfiles : measureTimes);
if (rows.length > 0) console.log(formatTable(rows));
if (flags.record) recordRelease(flags.record, flags.link, conditions.cpu, rows);
process.exitCode = rows.some(isFailure) ? 1 : 0;

async function withSetting(work) {
  const setting = await openSetting(conditions);
  try {
    await work(setting);
  } finally {
    await setting.close();
  }
}

async function measureTimes(setting) {
  for (const [name, measure] of Object.entries(measures)) {
    if (!isSelected(name)) continue;
    console.error(`measuring: ${name}`);
    const found = await measure(setting, flags.quick ? QUICK : FULL).catch((error) => createFailedRow(name, error));
    rows.push(...found.map((row) => complete({ ...row, what: row.what + suffix })));
  }
}

async function printProfiles(setting) {
  for (const subject of setting.subjects)
    console.log(await profile(setting, join(import.meta.dirname, `../test-results/bench/${subject}.json`), subject));
}

/** Creates a row for a failed measurement, so that the others can continue. */
function createFailedRow(what, error) {
  console.error(error);
  return [{ what, unit: '', note: 'FAILED' }];
}
