// Writes docs/compatibility.md, which lists what Tender was tested with, from the JSON reports of browser test runs and the installed versions.
//
//   node scripts/compatibility.mjs [--check] <report.json>...
//
// A section stays unchanged when the reports have none of its tests. `--check` writes nothing, and fails when the file is out of date or a flow has
// failed.
import { build } from 'esbuild';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { format } from 'prettier';
import { root } from './workspace.mjs';

const docs = join(root, 'docs/compatibility.md');
const startsWith = (prefix) => (title) => title.startsWith(prefix) && title.slice(prefix.length);
const includes = (part) => (title) => title.includes(part) && title;

/** The sections: the package that they are about, and which tests belong to them, by title. */
const families = [
  { heading: 'The same flows with the reference and with Tender', of: 'braintree-web', flow: startsWith('differential: ') },
  { heading: 'Drop-in', of: 'braintree-web-drop-in', flow: startsWith('drop-in: ') },
  { heading: 'PayPal’s loader and React components', of: '@paypal/paypal-js', flow: startsWith('paypal-js: ') },
  { heading: 'Device data', of: 'braintree-web', flow: startsWith('data-collector: ') },
  { heading: 'Apple Pay', of: 'braintree-web', flow: startsWith('apple-pay: ') },
  { heading: 'The reference’s page library and client', of: 'braintree-web', flow: startsWith('reference: ') },
  {
    heading: 'The reference’s page library with Tender’s pages, by method',
    of: 'braintree-web',
    flow: includes('with the page library of reference'),
  },
  { heading: 'The official server SDK, with each kind of nonce', of: 'braintree', flow: startsWith('server-sdk: ') },
  { heading: 'The official server SDK', of: 'braintree', flow: includes('through the official SDK') },
];

const check = process.argv.includes('--check');
const reports = process.argv.slice(2).filter((argument) => argument !== '--check');
const tests = reports.flatMap((file) => listTests(JSON.parse(readFileSync(resolve(file), 'utf8'))));
const committed = existsSync(docs) ? readFileSync(docs, 'utf8') : '';
const failed = new Set();

const text = await format(
  [
    '# Compatibility',
    `This page lists the flows that passed with other packages and their versions, in a browser, against the sandbox. _The reference_ is the
provider’s own browser SDK, \`braintree-web\`. \`node scripts/compatibility.mjs\` generates this page from the reports of test runs.`,
    ...families.map(renderSection),
    await renderDifferences(),
  ].join('\n\n'),
  { parser: 'markdown', printWidth: 140 },
);
const outOfDate = text !== committed;
if (!check) writeFileSync(docs, text);
if (check && outOfDate) console.error('docs/compatibility.md is out of date: node scripts/compatibility.mjs <report.json>...');
for (const title of failed) console.error(`failed: ${title}`);
console.log(`${tests.length} tests in ${reports.length} reports, ${failed.size} flows failed`);
process.exitCode = (check && outOfDate) || failed.size > 0 ? 1 : 0;

/** Every test of a report with its outcome, in the order of its files. */
function listTests({ suites = [], specs = [] }) {
  return [...specs.map(({ title, ok }) => ({ title, ok })), ...suites.flatMap(listTests)];
}

function renderSection({ heading, of, flow }) {
  const flows = new Map();
  for (const { title, ok } of tests) {
    const name = flow(title);
    if (!name) continue;
    flows.set(name, ok && flows.get(name) !== false);
    if (!ok) failed.add(title);
  }
  if (flows.size === 0) return readCommittedSection(heading);
  const rows = [...flows]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, ok]) => `| ${cell(name)} | ${ok ? 'passed' : '**failed**'} |`);
  return [`## ${heading}`, '', `With \`${of}\` ${readVersion(of)}.`, '', '| Flow | |', '| --- | --- |', ...rows].join('\n');
}

/** The section from the committed file, for a run without its tests. */
function readCommittedSection(heading) {
  const [, kept = ''] = committed.split(`## ${heading}\n`);
  return kept && `## ${heading}\n${kept.split(/^## /m)[0]}`.trim();
}

function readVersion(name) {
  return JSON.parse(readFileSync(join(root, 'e2e/node_modules', name, 'package.json'), 'utf8')).version;
}

async function renderDifferences() {
  const entry = join(root, 'e2e/differential/allowed-differences.ts');
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'esm' });
  const { allowedDifferences } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return [
    '## Where Tender differs',
    '',
    'The tests run the same flows with the reference and with Tender, and compare results, error codes, requests and analytics events. The',
    'following differences are intended. A test fails when it finds any other difference, or when one of these no longer occurs.',
    '',
    '| Difference | Why |',
    '| --- | --- |',
    ...allowedDifferences.map(({ name, reason }) => `| ${cell(name)} | ${cell(reason)} |`),
  ].join('\n');
}

function cell(text) {
  return text.replaceAll('|', '\\|');
}
