// The reports of the runners, counted. Under CI, what was skipped has failed.
import { existsSync, readFileSync } from 'node:fs';

/** Counts the report of a runner that has ended; one that ends badly without a failed test in it counts as one failure. */
export function counted(status, file, read) {
  const { passed, failed, skipped } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 1, skipped: [] };
  for (const name of skipped) console.log(`skipped: ${name}`);
  const all = failed + (process.env.CI ? skipped.length : 0);
  return { passed, failed: all === 0 && status !== 0 ? 1 : all };
}

export function jestCounts(report) {
  const skipped = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => /pending|skipped|todo/.test(status));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: skipped.map(({ fullName }) => fullName),
  };
}

export function playwrightCounts({ stats, suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const skipped = suites.flatMap(specs).filter(({ tests }) => tests.some(({ status }) => status === 'skipped'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: skipped.map(({ file, title }) => `${file}: ${title}`),
  };
}
