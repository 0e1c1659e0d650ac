// Runs jest and Playwright and counts their results.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import startSandbox from './jest/start-sandbox.mjs';
import stopSandbox from './jest/stop-sandbox.mjs';
import { engines, run, start } from '../machine/prepare.mjs';
import { addUp, countTests, listJestTests, listPlaywrightTests, reports } from './reports.mjs';
import { listPackages, root } from '../workspace.mjs';

/**
 * Runs the unit tests of every package. Results of unchanged packages come from turbo's cache.
 * @param {string[]} more arguments for turbo
 */
export async function runUnitTests(more = []) {
  const files = ['packages', 'apps']
    .flatMap((group) => listPackages(group))
    .map(({ directory }) => join(directory, 'test-results/unit.json'));
  for (const file of files) rmSync(file, { force: true });
  await startSandbox(); // one sandbox for all packages
  const { status } = await start('turbo', ['run', 'unit', '--continue', '--concurrency=2', '--output-logs=new-only', ...more], {
    env: { TURBO_TELEMETRY_DISABLED: '1', NODE_VERSION_OF_TESTS: process.version },
    visible: true, // types are checked at the same time, without output
  });
  await stopSandbox();
  const counts = addUp(files.map((file) => countTests(0, file, listJestTests)));
  return counts.failed === 0 && status !== 0 ? { ...counts, failed: 1, failures: ['turbo failed'] } : counts;
}

/**
 * Runs unit tests that `npm test` leaves out.
 * @param {string[]} projects of jest.config.mjs: `react-18`, `change`, `full`
 */
export function runLongUnitTests(...projects) {
  const report = createReport(['unit', ...projects].join('-'));
  const options = ['--ci', '--selectProjects', ...projects, '--json', '--outputFile', report];
  return countTests(run('jest', options, { mayFail: true }), report, listJestTests);
}

/**
 * Runs the browser tests of a tier, in Chromium or in another engine. If that engine is not available they are skipped, which is a failure under CI.
 * @param {'smoke' | 'change' | 'full'} tier see scripts/tiers/e2e.mjs
 * @param {string} [engine] `firefox` or `webkit`
 */
export function runBrowserTests(tier, engine) {
  try {
    if (engine) engines[engine].find();
  } catch (error) {
    if (process.env.CI) throw error;
    console.log(`skipped: ${error.message}`);
    return addUp([]);
  }
  const report = createReport(['playwright', tier, engine].filter(Boolean).join('-'));
  const options = [`--tier=${tier}`, ...(engine ? [`--engine=${engine}`] : [])];
  const status = run('node', [join(root, 'scripts/tiers/e2e.mjs'), ...options], { env: { PLAYWRIGHT_REPORT: report }, mayFail: true });
  return countTests(status, report, listPlaywrightTests);
}

function createReport(/** @type {string} */ name) {
  const report = join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  return report;
}
