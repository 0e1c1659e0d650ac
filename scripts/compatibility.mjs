// What Tender was seen to work with: docs/compatibility.md, out of the JSON reports of browser test runs and the installed versions.
//
//   node scripts/compatibility.mjs [--check] <report.json>...
//
// A section none of whose tests are in the reports stays as it is. `--check` writes nothing, and fails when the file is out of date or a
// flow has failed.
import { build } from 'esbuild';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'prettier';
import { root } from './workspace.mjs';

const docs = join(root, 'docs/compatibility.md');
const starts = (prefix) => (title) => title.startsWith(prefix) && title.slice(prefix.length);
const holds = (part) => (title) => title.includes(part) && title;

/** Which tests, by their titles, tell of which package. */
const families = [
  { heading: 'Flow by flow beside the reference', of: 'braintree-web', flow: starts('differential: ') },
  { heading: 'The drop-in interface', of: 'braintree-web-drop-in', flow: starts('drop-in: ') },
  { heading: 'PayPal’s loader and React components', of: '@paypal/paypal-js', flow: starts('paypal-js: ') },
  { heading: 'Device data', of: 'braintree-web', flow: starts('data-collector: ') },
  { heading: 'Apple Pay', of: 'braintree-web', flow: starts('apple-pay: ') },
  { heading: 'The reference’s page library and client', of: 'braintree-web', flow: starts('reference: ') },
  { heading: 'Its page library on our pages, method by method', of: 'braintree-web', flow: holds('with the page library of reference') },
  { heading: 'The official server SDK, with each kind of nonce', of: 'braintree', flow: starts('server-sdk: ') },
  { heading: 'The official server SDK', of: 'braintree', flow: holds('through the official SDK') },
];

const check = process.argv.includes('--check');
const reports = process.argv.slice(2).filter((argument) => argument !== '--check');
const tests = reports.flatMap((file) => testsIn(JSON.parse(readFileSync(resolve(file), 'utf8'))));
const committed = existsSync(docs) ? readFileSync(docs, 'utf8') : '';
const failed = new Set();

const text = await format(
  [
    '# Compatibility',
    `Which flows passed with which version of somebody else’s package, in a browser, against the sandbox. Generated from the reports of test runs
by \`node scripts/compatibility.mjs\`.`,
    ...families.map(section),
    await differenceTable(),
  ].join('\n\n'),
  { parser: 'markdown', printWidth: 140 },
);
const outOfDate = text !== committed;
if (!check) writeFileSync(docs, text);
if (check && outOfDate) console.error('docs/compatibility.md is out of date: node scripts/compatibility.mjs <report.json>...');
for (const title of failed) console.error(`failed: ${title}`);
console.log(`${tests.length} tests in ${reports.length} reports, ${failed.size} flows failed`);
process.exitCode = (check && outOfDate) || failed.size > 0 ? 1 : 0;

/** Every test of a report with its outcome, in the order of the files. */
function testsIn({ suites = [], specs = [] }) {
  return [...specs.map(({ title, ok }) => ({ title, ok })), ...suites.flatMap(testsIn)];
}

function section({ heading, of, flow }) {
  const flows = new Map();
  for (const { title, ok } of tests) {
    const name = flow(title);
    if (!name) continue;
    flows.set(name, ok && flows.get(name) !== false);
    if (!ok) failed.add(title);
  }
  if (flows.size === 0) return keptSection(heading);
  const rows = [...flows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, ok]) => `| ${cell(name)} | ${ok ? 'passed' : '**failed**'} |`);
  return [`## ${heading}`, '', `With \`${of}\` ${versionOf(of)}.`, '', '| Flow | |', '| --- | --- |', ...rows].join('\n');
}

/** As it was committed, for a run that told nothing of it. */
function keptSection(heading) {
  const [, kept = ''] = committed.split(`## ${heading}\n`);
  return kept && `## ${heading}\n${kept.split(/^## /m)[0]}`.trim();
}

function versionOf(name) {
  return JSON.parse(readFileSync(join(root, 'e2e/node_modules', name, 'package.json'), 'utf8')).version;
}

async function differenceTable() {
  const entry = join(root, 'e2e/differential/allowed-differences.ts');
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'esm' });
  const { allowedDifferences } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return [
    '## Where Tender differs',
    '',
    'The runs beside the reference compare results, error codes, requests and the events of analytics. These differences are meant; any other',
    'fails the run, and so does one of these that does not occur.',
    '',
    '| Difference | Why |',
    '| --- | --- |',
    ...allowedDifferences.map(({ name, reason }) => `| ${cell(name)} | ${cell(reason)} |`),
  ].join('\n');
}

function cell(text) {
  return text.replaceAll('|', '\\|');
}
