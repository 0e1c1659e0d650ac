// Runs jest and Playwright, and reads the tests in their reports.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findEngine, run, start } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';

/** @import { Test } from './stages.mjs' */

/** The words of jest and Playwright for tests that ran. Every other word means that a test was skipped. */
/** @type {Record<string, Test['outcome']>} */
const outcomes = { passed: 'passed', expected: 'passed', failed: 'failed', unexpected: 'failed', flaky: 'failed' };

/**
 * Runs unit tests.
 * @param {string[]} projects of jest.config.mjs: `node` and `dom` for `npm test`, or `react-18`, `change`, `full`, which it leaves out
 * @param {string[]} [more] options for jest
 */
export async function runUnitTests(projects, more = []) {
  const report = createReport(['unit', ...projects].join('-'));
  // Without `--forceExit`, a test that fails before it closes its sandbox would keep the run from ending.
  const options = ['--ci', '--forceExit', '--json', '--outputFile', report, ...more, '--selectProjects', ...projects];
  // Each file evaluates its modules anew, so most of what is allocated is soon garbage. In a large young generation (64 MB) that costs less.
  const env = { NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ') };
  const { status } = await start('jest', options, { env, visible: true }); // types are checked at the same time, without output
  return readTests(report, status, listJestTests);
}

/**
 * Runs the browser tests of a tier, in Chromium or in another engine. If that engine is not available they are skipped, which is a failure under CI.
 * @param {'smoke' | 'change' | 'full'} tier see scripts/tiers/e2e.mjs
 * @param {string} [engine] `firefox` or `webkit`
 */
export function runBrowserTests(tier, engine) {
  try {
    if (engine) findEngine(engine);
  } catch (error) {
    if (process.env.CI) throw error;
    console.log(`skipped: ${error.message}`);
    return [];
  }
  const report = createReport(['playwright', tier, engine].filter(Boolean).join('-'));
  const options = [`--tier=${tier}`, ...(engine ? [`--engine=${engine}`] : [])];
  const status = run('node', [join(root, 'scripts/tiers/e2e.mjs'), ...options], { env: { PLAYWRIGHT_REPORT: report }, mayFail: true });
  return readTests(report, status, listPlaywrightTests);
}

/** The path of a report, in a folder that exists and is not in version control. */
function createReport(/** @type {string} */ name) {
  const report = join(root, 'test-results', `${name}.json`);
  mkdirSync(join(report, '..'), { recursive: true });
  rmSync(report, { force: true });
  return report;
}

/** @returns {Test} */
const createFailure = (/** @type {string} */ file, title = 'the runner failed') => ({ title, file, outcome: 'failed', seconds: 0 });

/**
 * Reads the report of a runner that has ended. A runner that failed without a failed test counts as one failure.
 * @param {(report: any) => Test[]} listTests
 */
function readTests(/** @type {string} */ report, /** @type {number} */ status, listTests) {
  const tests = existsSync(report) ? listTests(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const isExplained = existsSync(report) && (status === 0 || tests.some(({ outcome }) => outcome === 'failed'));
  return isExplained ? tests : [...tests, createFailure(relative(root, report))];
}

/** @returns {Test[]} */
const listJestTests = (/** @type {any} */ { testResults }) =>
  testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [createFailure(file, 'could not run')];
    return assertionResults.map((/** @type {any} */ { fullName: title, status: outcome, duration }) => ({
      title,
      file,
      outcome: outcomes[outcome] ?? 'skipped',
      seconds: (duration ?? 0) / 1000,
    }));
  });

/** @returns {Test[]} */
function listPlaywrightTests(/** @type {any} */ { suites, errors }) {
  /** @returns {any[]} */
  const listSpecs = (/** @type {any} */ suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
  const tests = suites.flatMap(listSpecs).flatMap((/** @type {any} */ { file, title, tests: runs }) =>
    runs.map((/** @type {any} */ { status, results }) => ({
      title,
      file: `e2e/${file}`,
      outcome: outcomes[status] ?? 'skipped',
      seconds: results.reduce((/** @type {number} */ total, /** @type {any} */ { duration }) => total + duration, 0) / 1000,
    })),
  );
  return [...tests, ...errors.map((/** @type {any} */ { message }) => createFailure('e2e', message))];
}
