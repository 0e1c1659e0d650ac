// Writes docs/compatibility.md, which shows what Tender is tested with, from the titles of the browser tests and the installed versions, and checks that
// the tests exist which docs/accessibility.md, docs/threat-model.md and SECURITY.md name.
//
//   node scripts/checks/tested-flows.mjs [--write]
//
// Without `--write` it fails when docs/compatibility.md is out of date. Whether the tests pass is up to the runs themselves.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { importSource } from '../import-source.mjs';
import { root } from '../workspace.mjs';

/** @typedef {{ suites?: Suite[], specs?: { title: string }[] }} Suite */

const docs = join(root, 'docs/compatibility.md');
/** The sections: the package that they are about, and which titles of tests name a flow with it, up to a comma. */
const sections = [
  { heading: 'The same flows with the reference and with Tender', package: 'braintree-web', flow: /^differential: ([^,]+)/ },
  { heading: 'Drop-in', package: 'braintree-web-drop-in', flow: /^drop-in: ([^,]+)/ },
  { heading: 'PayPal’s loader and React components', package: '@paypal/paypal-js', flow: /^paypal-js: ([^,]+)/ },
  { heading: 'The reference’s page library and client', package: 'braintree-web', flow: /^reference: ([^,]+)/ },
  { heading: 'The official server SDK, with each kind of nonce', package: 'braintree', flow: /^server-sdk: ([^,]+)/ },
  { heading: 'The official server SDK, by method', package: 'braintree', flow: /^(?=.*through the official SDK)([^:,]+)/ },
];

const titles = listTitles();
const { code: text } = await format(
  docs,
  [
    '# Compatibility',
    `Tender is tested with these packages, in a browser, against the sandbox. Every release passes all of these tests. _The reference_ is the provider’s
own browser SDK, \`braintree-web\`. \`node scripts/checks/tested-flows.mjs --write\` generates this page from the titles of the tests.`,
    ...sections.map(renderSection),
    await renderDifferences(),
    await renderMissing(),
  ].join('\n\n'),
);
const defects = [...findMissingTests(), ...findMissingFiles()];
if (process.argv.includes('--write')) writeFileSync(docs, text);
else if (readFileSync(docs, 'utf8') !== text)
  defects.push('docs/compatibility.md is out of date: node scripts/checks/tested-flows.mjs --write');
for (const defect of defects) console.error(defect);
console.log(`${titles.length} browser tests, ${defects.length} defects`);
process.exitCode = defects.length > 0 ? 1 : 0;

/** The titles of all browser tests in Chromium. */
function listTitles() {
  const conditions = [process.env.NODE_OPTIONS, '--conditions=@tender/source'].filter(Boolean).join(' ');
  const args = ['test', '--list', '--reporter=json', '--project=headless-shell', '--project=chromium'];
  const output = execFileSync(join(root, 'e2e/node_modules/.bin/playwright'), args, {
    cwd: join(root, 'e2e'),
    env: { ...process.env, NODE_OPTIONS: conditions },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  /** @returns {string[]} */
  const list = (/** @type {Suite} */ { suites = [], specs = [] }) => [...specs.map(({ title }) => title), ...suites.flatMap(list)];
  return list(JSON.parse(output));
}

/** A row for each flow, with the number of its tests. */
function renderSection(/** @type {(typeof sections)[number]} */ { heading, package: name, flow }) {
  const counts = new Map();
  for (const title of titles) {
    const found = title.match(flow)?.[1].replace(/^unusual (?!calls)(\w+).*/, 'calls of $1 with unusual arguments');
    if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  if (counts.size === 0) throw new Error(`No browser test belongs to the section "${heading}".`);
  const { version } = JSON.parse(readFileSync(join(root, 'e2e/node_modules', name, 'package.json'), 'utf8'));
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([each, count]) => `| ${toCell(each)} | ${count} |`);
  return [`## ${heading}`, '', `With \`${name}\` ${version}.`, '', '| Flows | Tests |', '| --- | --- |', ...rows].join('\n');
}

async function renderDifferences() {
  const { allowedDifferences } = await importSource(join(root, 'e2e/differential/allowed-differences.ts'));
  return [
    '## Where Tender differs',
    '',
    'The tests run the same flows with the reference and with Tender, and compare results, errors, requests and analytics events. The `type` of',
    'an error is upper case in every component of both, such as `CUSTOMER`. The following differences are intended. A test fails when it finds any',
    'other difference, or when one of these no longer occurs.',
    '',
    '| Difference | Why |',
    '| --- | --- |',
    ...allowedDifferences.map((/** @type {Record<string, string>} */ { name, reason }) => `| ${toCell(name)} | ${toCell(reason)} |`),
  ].join('\n');
}

/** The components that came with newer versions of the reference. The codemod reports each use of one. */
async function renderMissing() {
  const { missingParts } = await importSource(join(root, 'packages/codemod/src/missing-parts.ts'));
  return [
    '## Not in Tender',
    '',
    'Tender matches version 3.118.2 of the reference. These components are newer, and Tender does not have them.',
    '[The codemod](guides/moving-over.md) names each place that uses one, and leaves that file as it is.',
    '',
    '| Component | New in | Nearest in Tender |',
    '| --- | --- | --- |',
    ...missingParts.map(
      (/** @type {Record<string, string>} */ { namespace, since, instead }) =>
        `| \`${namespace}\` | ${since} | ${instead ? `\`${instead}\`` : 'none'} |`,
    ),
  ].join('\n');
}

/** The names of tests in docs/accessibility.md, in italics, that are not part of the title of any test. */
function findMissingTests() {
  const names = readFileSync(join(root, 'docs/accessibility.md'), 'utf8').matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g);
  return [...names]
    .map(([, name]) => name.replace(/\s+/g, ' '))
    .filter((name) => !titles.some((title) => title.includes(name)))
    .map((name) => `docs/accessibility.md names a test that does not exist: ${name}`);
}

/** The files of tests, by their path, that prove what these documents promise. */
function findMissingFiles() {
  return ['SECURITY.md', 'docs/threat-model.md'].flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/`((?:packages|e2e|scripts)\/[^`\s]+\.(?:test|spec)\.\w+)`/g)]
      .filter(([, path]) => !existsSync(join(root, path)))
      .map(([, path]) => `${document} names a test that does not exist: ${path}`),
  );
}

function toCell(/** @type {string} */ value) {
  return value.replaceAll('|', '\\|');
}
