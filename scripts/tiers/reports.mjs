// Counts the tests in the reports of the runners.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace.mjs';

/** @typedef {{ title: string, file: string, outcome: string, seconds: number }} Test */
/** @typedef {{ passed: number, failed: number, failures: string[], tests: Test[] }} Counts */

/** Folder of the reports. Not in version control. */
export const reports = join(root, 'test-results');

const PASSED = ['passed', 'expected'];
const FAILED = ['failed', 'unexpected', 'flaky']; // what is neither was skipped

/**
 * Counts the tests of a runner that has ended, and names those that failed. A runner that failed without a failed test counts as one failure. Under
 * CI, skipped tests fail.
 * @param {(report: any) => Test[]} listTests
 */
export function countTests(/** @type {number} */ status, /** @type {string} */ report, listTests) {
  const tests = existsSync(report) ? listTests(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const listNames = (/** @type {(outcome: string) => boolean} */ isListed) =>
    tests.filter(({ outcome }) => isListed(outcome)).map(({ file, title }) => `${file}: ${title}`);
  const skipped = listNames((outcome) => ![...PASSED, ...FAILED].includes(outcome));
  for (const name of skipped) console.log(`skipped: ${name}`);
  const failures = [...listNames((outcome) => FAILED.includes(outcome)), ...(process.env.CI ? skipped : [])];
  if (failures.length === 0 && (status !== 0 || !existsSync(report))) failures.push(`${relative(root, report)}: the runner failed`);
  return { passed: listNames((outcome) => PASSED.includes(outcome)).length, failed: failures.length, failures, tests };
}

export const addUp = (/** @type {Counts[]} */ counts) => ({
  passed: counts.reduce((/** @type {any} */ total, { passed }) => total + passed, 0),
  failed: counts.reduce((/** @type {any} */ total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  tests: counts.flatMap(({ tests }) => tests),
});

export const listJestTests = (/** @type {any} */ { testResults }) =>
  testResults.flatMap((/** @type {any} */ { name, status, assertionResults }) => {
    const file = relative(root, name);
    const couldNotRun = status === 'failed' && assertionResults.length === 0;
    if (couldNotRun) return [{ title: 'could not run', file, outcome: 'failed', seconds: 0 }];
    return assertionResults.map((/** @type {any} */ { fullName: title, status: outcome, duration }) => ({
      title,
      file,
      outcome,
      seconds: (duration ?? 0) / 1000,
    }));
  });

export function listPlaywrightTests(/** @type {any} */ { suites, errors }) {
  const listSpecs = (/** @type {any} */ suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
  const tests = suites.flatMap(listSpecs).flatMap((/** @type {any} */ { file, title, tests: runs }) =>
    runs.map((/** @type {any} */ { status: outcome, results }) => ({
      title,
      file: `e2e/${file}`,
      outcome,
      seconds: results.reduce((/** @type {any} */ total, /** @type {any} */ { duration }) => total + duration, 0) / 1000,
    })),
  );
  return [...tests, ...errors.map((/** @type {any} */ { message }) => ({ title: message, file: 'e2e', outcome: 'failed', seconds: 0 }))];
}
