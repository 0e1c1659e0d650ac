// Runs jest and Playwright, and counts what they report.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { engines, run, start } from './prepare.mjs';
import { counted, jestCounts, playwrightCounts, sum } from './reports.mjs';
import { reports } from './stages.mjs';
import { packagesIn, root } from './workspace.mjs';

/**
 * The unit tests of every package, those of unchanged packages from turbo's cache.
 * @param {string[]} more arguments for turbo
 */
export async function runUnitTests(more = []) {
  const files = ['packages', 'apps'].flatMap(packagesIn).map(({ directory }) => join(directory, 'test-results/unit.json'));
  for (const file of files) rmSync(file, { force: true });
  const [{ default: startSandbox }, { default: stopSandbox }] = await Promise.all([
    import('./jest/start-sandbox.mjs'), // which needs dependencies of the workspace
    import('./jest/stop-sandbox.mjs'),
  ]);
  await startSandbox(); // one for all packages
  const { status } = await start('turbo', ['run', 'unit', '--continue', '--concurrency=2', '--output-logs=new-only', ...more], {
    env: { TURBO_TELEMETRY_DISABLED: '1', NODE_VERSION_OF_TESTS: process.version },
    visible: true, // while types are checked beside it
  });
  await stopSandbox();
  const counts = sum(files.map((file) => counted(existsSync(file) ? 0 : status, file, jestCounts)));
  if (counts.failed === 0 && status !== 0) counts.failed = 1;
  return counts;
}

/** The unit tests that `npm test` leaves out: everything of React once more on React 18, and the long ones. */
export function runFullUnitTests() {
  const report = join(reports, 'unit-full.json');
  rmSync(report, { force: true });
  const options = ['--ci', '--selectProjects', 'react-18', 'full', '--json', '--outputFile', report];
  return counted(run('jest', options, { mayFail: true }), report, jestCounts);
}

/**
 * The browser tests of a tier, in Chromium or in another engine. Where that engine cannot be had they are skipped, which under CI is a failure.
 * @param {'smoke' | 'change' | 'full'} tier see scripts/e2e.mjs
 * @param {'firefox' | 'webkit'} [engine]
 */
export function runBrowserTests(tier, engine) {
  if (engine) {
    try {
      engines[engine].find();
    } catch (error) {
      console.log(`skipped: browser tests in ${engines[engine].title}: ${error.message}`);
      return { passed: 0, failed: process.env.CI ? 1 : 0, skipped: true };
    }
  }
  const report = join(reports, `${['playwright', tier, ...(engine ? [engine] : [])].join('-')}.json`);
  rmSync(report, { force: true });
  const options = [`--tier=${tier}`, ...(engine ? [`--engine=${engine}`] : [])];
  const status = run('node', [join(root, 'scripts/e2e.mjs'), ...options], { env: { PLAYWRIGHT_REPORT: report }, mayFail: true });
  return counted(status, report, playwrightCounts);
}
