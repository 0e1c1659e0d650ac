// Writes the tables of docs/browsers.md, which show the flows of e2e/engines that passed in each engine, from the JSON reports of browser test runs.
//
//   node scripts/browsers.mjs [--check] <report.json>...
//
// `--check` writes nothing, and fails when the tables differ from the run or a flow has failed. The browsers' versions are written but not compared.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { engines, findChromium } from './prepare.mjs';
import { root } from './workspace.mjs';

const file = join(root, 'docs/browsers.md');
const GENERATED = '<!-- generated: everything below, by `node scripts/browsers.mjs <report.json>...` -->';

/** The engines by the names of Playwright's projects. */
const columns = {
  chromium: { title: 'Chromium', find: findChromium },
  firefox: engines.firefox,
  webkit: engines.webkit,
};
const titles = {
  methods: 'Methods',
  'three-d-secure': '3D Secure',
  pages: 'Pages of a shop',
  fields: 'Card fields of a shop',
  'card-fields': 'Card fields on a page with a strict policy',
  phones: 'Phones',
  windows: 'Windows, storage and tracking prevention',
  appearance: 'Appearance',
  accessibility: 'Roles and names for assistive technology',
};

const check = process.argv.includes('--check');
const reports = process.argv.slice(2).filter((argument) => argument !== '--check');
const flows = new Map(Object.keys(titles).map((name) => [name, new Map()]));
const failed = [];
for (const report of reports) collect(JSON.parse(readFileSync(resolve(report), 'utf8')));

function collect({ suites = [], specs = [] }) {
  for (const { title, file: path, ok, tests } of specs) {
    const name = /(?:^|engines\/)([\w-]+)\.spec\.ts$/.exec(path)?.[1];
    const project = tests[0]?.projectName;
    if (!flows.has(name) || !Object.hasOwn(columns, project) || (project === 'chromium' && !path.startsWith('engines/'))) continue;
    const rows = flows.get(name);
    rows.set(title, { ...rows.get(title), [project]: ok });
    if (!ok) failed.push(`${columns[project].title}: ${title}`);
  }
  suites.forEach(collect);
}

const cell = (passed) => (passed === undefined ? 'not run' : passed ? 'passed' : '**failed**');
const heads = Object.values(columns).map(({ title }) => title);
const table = (rows) =>
  [
    `| Flow | ${heads.join(' | ')} |`,
    `|---|${heads.map(() => '---|').join('')}`,
    ...[...rows].map(
      ([title, by]) =>
        `| ${title} | ${Object.keys(columns)
          .map((each) => cell(by[each]))
          .join(' | ')} |`,
    ),
  ].join('\n');
const text = [...flows]
  .filter(([, rows]) => rows.size > 0)
  .map(([name, rows]) => `### ${titles[name]}\n\n${table(rows)}`)
  .join('\n\n')
  .concat('\n');

const readVersion = ({ title, find }) => {
  const onScreen = title === engines.webkit.title ? ['xvfb-run', '-a'] : []; // it needs a screen even to print its version
  const [command, ...options] = [...onScreen, find(), '--version'];
  const output = execFileSync(command, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return `${title} ${/\d+\.\d+(\.\d+)?/.exec(output)?.[0] ?? ''}`.trim();
};

const [ours, generated = ''] = readFileSync(file, 'utf8').split(GENERATED);
const list = generated.slice(Math.max(0, generated.indexOf('###')));
const outOfDate = list !== text;
if (!check) writeFileSync(file, `${ours}${GENERATED}\n\nIn ${Object.values(columns).map(readVersion).join(', ')}.\n\n${text}`);
if (check && outOfDate) console.error('docs/browsers.md is out of date: node scripts/browsers.mjs <report.json>...');
for (const title of failed) console.error(`failed: ${title}`);
console.log(`${[...flows.values()].reduce((sum, { size }) => sum + size, 0)} flows, ${failed.length} failed`);
process.exitCode = (check && outOfDate) || failed.length > 0 ? 1 : 0;
