// Writes the list of tests in docs/accessibility.md, which support the accessibility statement, from the JSON reports of browser test runs. Tests that
// run axe have an annotation; the others are recognized by their titles.
//
//   node scripts/accessibility.mjs [--check] <report.json>...
//
// `--check` writes nothing and fails when the list differs from the run: a listed test did not run, or a new test is not listed. In both modes the script
// fails when a test did not pass. The browser's version is written but not compared.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './workspace.mjs';

const file = join(root, 'docs/accessibility.md');
const GENERATED = '<!-- generated: everything below, by `node scripts/accessibility.mjs <report.json>...` -->';

const check = process.argv.includes('--check');
const reports = process.argv
  .slice(2)
  .filter((argument) => argument !== '--check')
  .map((each) => JSON.parse(readFileSync(resolve(each), 'utf8')));
const tests = reports.flatMap(listTests);

const byTitle =
  (pattern) =>
  ({ title }) =>
    pattern.test(title);
const families = [
  {
    heading: 'Checked by axe',
    says: 'Each test runs axe on the pages or parts that its title names, and expects no violations.',
    holds: ({ annotations }) => annotations.some(({ type }) => type === 'axe'),
  },
  {
    heading: 'Keyboard and focus',
    says: 'Each test presses keys as a customer does, or checks which element has the focus.',
    holds: byTitle(/keyboard|\bthe focus\b|focus by|and focus$|gives focus|focuses its frame|\bEscape\b|\bTab\b|tab key/),
  },
  {
    heading: 'Forced colors, reduced motion and announcements',
    says: "Each test emulates a setting of the customer's system, or reads what a screen reader receives.",
    holds: byTitle(/forced|less motion|announced|assistive|attributes tell|language and direction/),
  },
];

const parts = splitDocument(readFileSync(file, 'utf8'));
const failed = tests.filter((test) => !test.ok && families.some(({ holds }) => holds(test)));
const text = families.map(renderSection).join('\n\n').concat('\n');
const outOfDate = parts.list !== text;
if (!check) writeFileSync(file, `${parts.ours}\n\n${describeRun()}\n\n${text}`);
if (check && outOfDate) {
  const [before, after] = [parts.list, text].map((each) => new Set(each.split('\n')));
  console.error('docs/accessibility.md is out of date: node scripts/accessibility.mjs <report.json>...');
  for (const line of before) if (!after.has(line)) console.error(`  did not run: ${line}`);
  for (const line of after) if (!before.has(line)) console.error(`  not listed: ${line}`);
}
for (const { title } of failed) console.error(`failed: ${title}`);
console.log(`${text.match(/^- /gm)?.length ?? 0} tests hold the statement on accessibility, ${failed.length} failed`);
process.exitCode = (check && outOfDate) || failed.length > 0 ? 1 : 0;

/** Every test of a report with its annotations. */
function listTests({ suites = [], specs = [] }) {
  const own = specs.map(({ title, ok, tests: runs }) => ({
    title,
    ok: ok && runs.every(({ status }) => status === 'expected'),
    annotations: runs.flatMap(({ annotations, results }) => [...annotations, ...results.flatMap((each) => each.annotations ?? [])]),
  }));
  return [...own, ...suites.flatMap(listTests)];
}

function renderSection({ heading, says, holds }) {
  const titles = [...new Set(tests.filter(holds).map(({ title }) => title))].sort();
  return [`## ${heading}`, says, titles.map((title) => `- ${title.replace(/([<>{}[\]])/g, '\\$1')}`).join('\n')].join('\n\n');
}

/** Describes the browser and tools of the run. */
function describeRun() {
  const [{ config } = {}] = reports;
  const { version } = JSON.parse(readFileSync(join(root, 'e2e/node_modules/axe-core/package.json'), 'utf8'));
  return `Last updated after a run with ${config.metadata.browser}, driven by Playwright ${config.version}, and axe-core ${version}. All of these passed.`;
}

function splitDocument(all) {
  const end = all.indexOf(GENERATED) + GENERATED.length;
  return { ours: all.slice(0, end), list: all.slice(all.indexOf('\n## Checked by axe', end) + 1) };
}
