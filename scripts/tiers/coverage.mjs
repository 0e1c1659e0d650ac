// `pnpm coverage` measures which statements and branches of the shipped code the unit tests and browser tests run together. The last line is the total;
// coverage/index.html shows each file, coverage/coverage-summary.json has the figures. To run only some tests, name them:
// `pnpm coverage --unit=packages/client --browser=hosted-fields/create`.
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { installDependencies, run, startPostgres } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';

const output = join(root, 'coverage');
const recordings = join(root, '.cache/coverage');
const script = (/** @type {string} */ path) => join(root, 'scripts', path);
const readJson = (/** @type {string[]} */ ...path) => JSON.parse(readFileSync(join(...path), 'utf8'));
const listRecorded = (/** @type {string} */ kind) => (existsSync(join(recordings, kind)) ? readdirSync(join(recordings, kind)) : []);

function runUnitTests(/** @type {string[]} */ filters) {
  startPostgres();
  const reporters = ['--reporters=default', `--reporters=${script('tiers/v8-coverage/jest-reporter.mjs')}`];
  const options = ['--ci', '--coverage', '--coverageProvider=v8', '--coverageReporters=none', ...reporters];
  return run('jest', [...filters, ...options, '--selectProjects', 'node', 'dom', 'change', 'full'], { mayFail: true });
}

/** Records the coverage of the sandbox process that unit tests share. Node has written it to a folder. */
async function recordSandbox() {
  const { createRecorder } = await import('./v8-coverage/recording.mjs');
  const recorder = createRecorder();
  for (const name of listRecorded('node'))
    for (const { url, functions } of readJson(recordings, 'node', name).result) recorder.add(basename(url), functions);
  recorder.save();
}

function runBrowserTests(/** @type {string[]} */ filters) {
  const status = run(process.execPath, [script('tiers/e2e.mjs'), ...filters], { mayFail: true });
  run(process.execPath, [script('build/asset-host.mjs')], { env: { COVERAGE_FOLDER: '' } }); // rebuilds the asset host, which was built for coverage
  return status;
}

const isShipped = (/** @type {string} */ path) =>
  /(^|\/)packages\/[^/]+\/(src|frames)\/.*\.tsx?$/.test(path) && !/\.test(-d)?\.tsx?$|\/testing(\/|\.tsx?$)/.test(path);

/** Writes the report of everything that was recorded, and prints the total. */
async function writeReport() {
  const [{ CoverageReport }, { transform }] = [await import('monocart-coverage-reports'), await import('esbuild')];
  const report = new CoverageReport({
    name: 'Tender',
    outputDir: output,
    reports: ['v8', 'json-summary'],
    logging: 'error',
    sourceFilter: isShipped,
    all: {
      dir: ['packages'],
      filter: isShipped,
      async transformer(/** @type {{ url: string, source: string, sourceMap?: object }} */ entry) {
        const loader = entry.url.endsWith('x') ? 'tsx' : 'ts';
        const { code, map } = await transform(entry.source, { loader, sourcemap: true, sourcefile: entry.url });
        Object.assign(entry, { source: code, sourceMap: JSON.parse(map) });
      },
    },
  });
  for (const name of listRecorded('counts')) {
    const { key, functions } = readJson(recordings, 'counts', name);
    await report.add([{ ...readJson(recordings, 'scripts', key), functions }]);
  }
  const { summary } = (await report.generate()) ?? {};
  console.log(`\nstatements ${summary?.statements?.pct} %, branches ${summary?.branches?.pct} %`);
}

process.chdir(root);
installDependencies();
rmSync(recordings, { recursive: true, force: true });
process.env.COVERAGE_FOLDER = recordings; // must be set before `recording.mjs` is imported
const { unit, browser } = parseArgs({
  options: { unit: { type: 'string', multiple: true }, browser: { type: 'string', multiple: true } },
}).values;
const all = !unit && !browser;
const statuses = [];
if (unit || all) {
  statuses.push(runUnitTests(unit ?? []));
  await recordSandbox();
}
if (browser || all) statuses.push(runBrowserTests(browser ?? []));
await writeReport();
process.exitCode = Math.max(...statuses);
