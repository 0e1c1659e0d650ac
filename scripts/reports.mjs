// The reports of the runners, counted. Under CI, what was skipped has failed.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './workspace.mjs';

/**
 * Counts the report of a runner that has ended, and names what failed; one that ends badly without a failed test in it counts as one failure.
 */
export function counted(status, file, read) {
  const { passed, failed, failures, skipped, tests } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, failures: [], skipped: [], tests: [] };
  for (const name of skipped) console.log(`skipped: ${name}`);
  const counts = { passed, failed, failures, slowest: slowestOf(tests) };
  if (process.env.CI) {
    counts.failed += skipped.length;
    counts.failures = [...failures, ...skipped];
  }
  if (counts.failed === 0 && status !== 0) counts.failed = 1;
  return counts;
}

/** The twenty slowest tests of any number of reports, slowest first. */
export const slowestOf = (tests) => [...tests].sort((one, other) => other.seconds - one.seconds).slice(0, 20);

/** Prints the twenty slowest tests, each with the runner's file. */
export function printSlowest(tests) {
  const slowest = slowestOf(tests);
  if (slowest.length === 0) return;
  console.log('\nThe slowest tests:');
  for (const { seconds, file, title } of slowest) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}: ${title}`);
}

export function jestCounts(report) {
  const assertions = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, file: relative(root, name), seconds: (duration ?? 0) / 1000 })),
  );
  const named = (statuses) => assertions.filter(({ status }) => statuses.test(status)).map(({ fullName }) => fullName);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: named(/failed/),
    skipped: named(/pending|skipped|todo/),
    tests,
  };
}

export function playwrightCounts({ stats, suites, errors }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const specs = suites.flatMap(specsOf);
  const named = (statuses) =>
    specs.filter(({ tests }) => tests.some(({ status }) => statuses.test(status))).map(({ file, title }) => `${file}: ${title}`);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: named(/unexpected|flaky/),
    skipped: named(/skipped/),
    tests: specs.map(({ file, title, tests }) => ({
      title,
      file: `e2e/${file}`,
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}

/** The counts of several reports together. */
export function sum(counts) {
  const add = (key) => counts.reduce((total, each) => total + each[key], 0);
  return {
    passed: add('passed'),
    failed: add('failed'),
    failures: counts.flatMap(({ failures }) => failures),
    slowest: slowestOf(counts.flatMap(({ slowest }) => slowest)),
  };
}
