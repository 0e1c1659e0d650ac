// The reports of the runners, counted. Under CI, what was skipped has failed.
import { existsSync, readFileSync } from 'node:fs';

/**
 * Counts the report of a runner that has ended, and names what failed; one that ends badly without a failed test in it counts as one failure.
 */
export function counted(status, file, read) {
  const { passed, failed, failures, skipped } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, failures: [], skipped: [] };
  for (const name of skipped) console.log(`skipped: ${name}`);
  const counts = { passed, failed, failures };
  if (process.env.CI) {
    counts.failed += skipped.length;
    counts.failures = [...failures, ...skipped];
  }
  if (counts.failed === 0 && status !== 0) counts.failed = 1;
  return counts;
}

export function jestCounts(report) {
  const assertions = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (statuses) => assertions.filter(({ status }) => statuses.test(status)).map(({ fullName }) => fullName);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: named(/failed/),
    skipped: named(/pending|skipped|todo/),
  };
}

export function playwrightCounts({ stats, suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const named = (statuses) =>
    suites
      .flatMap(specs)
      .filter(({ tests }) => tests.some(({ status }) => statuses.test(status)))
      .map(({ file, title }) => `${file}: ${title}`);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: named(/unexpected|flaky/),
    skipped: named(/skipped/),
  };
}
