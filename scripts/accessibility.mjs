// What holds the statement on accessibility: the tests of docs/accessibility.md, out of the JSON reports of browser test runs. Those that run
// axe say so themselves, in an annotation; the others are known by their titles.
//
//   node scripts/accessibility.mjs [--check] <report.json>...
//
// `--check` writes nothing, and fails where the list is not that of the run: a test of it that did not run, or a new one. Either way it fails
// where a test did not pass. Which browser it was is told, and not compared.
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
const tests = reports.flatMap(testsIn);

const titled =
  (pattern) =>
  ({ title }) =>
    pattern.test(title);
const families = [
  {
    heading: 'Checked by axe',
    says: 'Each runs axe over the pages or parts that its title names, and wants an empty list of violations.',
    holds: ({ annotations }) => annotations.some(({ type }) => type === 'axe'),
  },
  {
    heading: 'By keyboard, and where the focus goes',
    says: 'Each presses keys as a customer does, or looks at which element has the focus.',
    holds: titled(/keyboard|\bthe focus\b|focus by|and focus$|gives focus|focuses its frame|\bEscape\b|\bTab\b|tab key/),
  },
  {
    heading: 'Forced colours, motion and words',
    says: 'Each emulates what a customer has set, or reads what a screen reader is given.',
    holds: titled(/forced|less motion|announced|assistive|attributes tell|language and direction/),
  },
];

const parts = split(readFileSync(file, 'utf8'));
const failed = tests.filter((test) => !test.ok && families.some(({ holds }) => holds(test)));
const text = families.map(section).join('\n\n').concat('\n');
const outOfDate = parts.list !== text;
if (!check) writeFileSync(file, `${parts.ours}\n\n${runs()}\n\n${text}`);
if (check && outOfDate) {
  const [before, after] = [parts.list, text].map((each) => new Set(each.split('\n')));
  console.error('docs/accessibility.md is not of this run: node scripts/accessibility.mjs <report.json>...');
  for (const line of before) if (!after.has(line)) console.error(`  did not run: ${line}`);
  for (const line of after) if (!before.has(line)) console.error(`  not listed: ${line}`);
}
for (const { title } of failed) console.error(`failed: ${title}`);
console.log(`${text.match(/^- /gm)?.length ?? 0} tests hold the statement on accessibility, ${failed.length} failed`);
process.exitCode = (check && outOfDate) || failed.length > 0 ? 1 : 0;

/** Every test of a report, with what it said of itself. */
function testsIn({ suites = [], specs = [] }) {
  const own = specs.map(({ title, ok, tests: runsOfIt }) => ({
    title,
    ok: ok && runsOfIt.every(({ status }) => status === 'expected'),
    annotations: runsOfIt.flatMap(({ annotations, results }) => [...annotations, ...results.flatMap((each) => each.annotations ?? [])]),
  }));
  return [...own, ...suites.flatMap(testsIn)];
}

function section({ heading, says, holds }) {
  const titles = [...new Set(tests.filter(holds).map(({ title }) => title))].sort();
  return [`## ${heading}`, says, titles.map((title) => `- ${title.replace(/([<>{}[\]])/g, '\\$1')}`).join('\n')].join('\n\n');
}

/** With what the tests ran that are listed. */
function runs() {
  const [{ config } = {}] = reports;
  const { version } = JSON.parse(readFileSync(join(root, 'e2e/node_modules/axe-core/package.json'), 'utf8'));
  return `Last written of a run with ${config.metadata.browser}, driven by Playwright ${config.version}, and axe-core ${version}. All of these passed.`;
}

function split(all) {
  const end = all.indexOf(GENERATED) + GENERATED.length;
  return { ours: all.slice(0, end), list: all.slice(all.indexOf('\n## Checked by axe', end) + 1) };
}
