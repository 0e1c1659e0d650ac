// Counts the tests in the reports of the runners.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../workspace.mjs';

/** Folder of the reports. Not in version control. */
export const reports = join(root, 'test-results');

const PASSED = ['passed', 'expected'];
const FAILED = ['failed', 'unexpected', 'flaky']; // what is neither was skipped

/**
 * Counts the tests of a runner that has ended, and names those that failed. A runner that failed without a failed test counts as one failure. Under
 * CI, skipped tests fail.
 * @param {(report: object) => { title: string, file: string, outcome: string, seconds: number }[]} listTests
 */
export function countTests(status, report, listTests) {
  const tests = existsSync(report) ? listTests(JSON.parse(readFileSync(report, 'utf8'))) : [];
  const listNames = (isListed) => tests.filter(({ outcome }) => isListed(outcome)).map(({ file, title }) => `${file}: ${title}`);
  const skipped = listNames((outcome) => ![...PASSED, ...FAILED].includes(outcome));
  for (const name of skipped) console.log(`skipped: ${name}`);
  const failures = [...listNames((outcome) => FAILED.includes(outcome)), ...(process.env.CI ? skipped : [])];
  if (failures.length === 0 && (status !== 0 || !existsSync(report))) failures.push(`${relative(root, report)}: the runner failed`);
  return { passed: listNames((outcome) => PASSED.includes(outcome)).length, failed: failures.length, failures, tests };
}

export const addUp = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
  tests: counts.flatMap(({ tests }) => tests),
});

export const listJestTests = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const couldNotRun = status === 'failed' && assertionResults.length === 0;
    if (couldNotRun) return [{ title: 'could not run', file, outcome: 'failed', seconds: 0 }];
    return assertionResults.map(({ fullName: title, status: outcome, duration }) => ({
      title,
      file,
      outcome,
      seconds: (duration ?? 0) / 1000,
    }));
  });

export function listPlaywrightTests({ suites, errors }) {
  const listSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
  const tests = suites.flatMap(listSpecs).flatMap(({ file, title, tests: runs }) =>
    runs.map(({ status: outcome, results }) => ({
      title,
      file: `e2e/${file}`,
      outcome,
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  );
  return [...tests, ...errors.map(({ message }) => ({ title: message, file: 'e2e', outcome: 'failed', seconds: 0 }))];
}
