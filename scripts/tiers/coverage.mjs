// `pnpm coverage` measures which statements and branches of the shipped code the unit tests and browser tests run together. The last line is the total;
// coverage/index.html shows each file, coverage/coverage-summary.json has the figures. To run only some tests, name them:
// `pnpm coverage --unit=packages/client --browser=hosted-fields/create`.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installDependencies, run, startPostgres } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';

const output = join(root, 'coverage');
const folder = join(output, 'recordings');
const script = (/** @type {string} */ path) => join(root, 'scripts', path);

/** The values of the arguments `--unit` or `--browser`. */
function readFilters(/** @type {string} */ kind) {
  const prefix = `--${kind}=`;
  return process.argv.filter((argument) => argument.startsWith(prefix)).map((argument) => argument.slice(prefix.length));
}

function runUnitTests(/** @type {string[]} */ filters) {
  startPostgres();
  const reporters = ['--reporters=default', `--reporters=${script('tiers/v8-coverage/jest-reporter.mjs')}`];
  const coverage = ['--coverage', '--coverageProvider=v8', '--coverageReporters=none'];
  return run('jest', [...filters, '--ci', ...coverage, ...reporters, '--selectProjects', 'node', 'dom', 'change', 'full'], {
    mayFail: true,
  });
}

/** Records the coverage of the sandbox process that unit tests share. Node has written it to a folder. */
async function recordSandbox() {
  const { createRecorder } = await import('./v8-coverage/recording.mjs');
  const recorder = createRecorder();
  const written = join(folder, 'node');
  for (const name of existsSync(written) ? readdirSync(written) : []) {
    const { result } = JSON.parse(readFileSync(join(written, name), 'utf8'));
    for (const { url, functions } of result) recorder.add(basename(url), functions);
  }
  recorder.save();
}

function runBrowserTests(/** @type {string[]} */ filters) {
  const status = run(process.execPath, [script('tiers/e2e.mjs'), ...filters], { mayFail: true });
  run(process.execPath, [script('build/asset-host.mjs')], { env: { COVERAGE_FOLDER: '' } }); // rebuilds the asset host, which was built for coverage
  return status;
}

/** @typedef {Record<string, import('./v8-coverage/points.mjs').FileCoverage>} Coverage */

async function writeReport(/** @type {Coverage} */ coverage) {
  const { CoverageReport } = await import('monocart-coverage-reports');
  const report = new CoverageReport({
    name: 'Tender',
    outputDir: output,
    reports: ['html', 'json', 'json-summary'],
    logging: 'error',
    clean: !process.env.KEEP,
  });
  await report.add(coverage);
  await report.generate(); // this empties the folder first
}

/** Prints a line for each package, then the total. */
function printFigures(/** @type {Coverage} */ coverage) {
  /** @type {Record<string, { statements: number[], branches: number[] }>} */
  const rows = {};
  for (const [path, { s, b }] of Object.entries(coverage)) {
    const row = (rows[path.split('/')[1]] ??= { statements: [], branches: [] });
    row.statements.push(...Object.values(s));
    row.branches.push(...Object.values(b).flat());
  }
  const format = (/** @type {number[]} */ counts) => `${percentage(counts)} % of ${counts.length}`.padStart(22);
  console.log(`\n${'package'.padEnd(28)}${'statements'.padStart(22)}${'branches'.padStart(22)}`);
  for (const [name, row] of Object.entries(rows)) console.log(name.padEnd(28) + format(row.statements) + format(row.branches));
  const total = (/** @type {'statements' | 'branches'} */ kind) => percentage(Object.values(rows).flatMap((row) => row[kind]));
  console.log(`\nstatements ${total('statements')} %, branches ${total('branches')} %`);
}

const percentage = (/** @type {number[]} */ counts) =>
  (counts.length === 0 ? 100 : (100 * counts.filter(Boolean).length) / counts.length).toFixed(2);

process.chdir(root);
installDependencies();
rmSync(output, { recursive: true, force: true });
process.env.COVERAGE_FOLDER = folder; // must be set before `recording.mjs` is imported
const [unit, browser] = [readFilters('unit'), readFilters('browser')];
const all = unit.length + browser.length === 0;
const statuses = [];
if (all || unit.length > 0) {
  statuses.push(runUnitTests(unit));
  await recordSandbox();
}
if (all || browser.length > 0) statuses.push(runBrowserTests(browser));
const { measureCoverage } = await import('./v8-coverage/measure.mjs');
const coverage = measureCoverage(folder);
await writeReport(coverage);
printFigures(coverage);
process.exitCode = Math.max(...statuses);
