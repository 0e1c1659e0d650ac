/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeReport } from './cli/format-report';
import { comparePolicies } from './compare-policies';
import { measureSizes } from './measure-sizes';
import { declaresGlobalTypes, importsValues } from './own-types';
import { findLockedVersion } from './project/find-locked-version';
import { listTenderComponents } from './project/find-tender';
import { readCopy } from './project/read-copy';
import { readTools } from './project/read-tools';
import type { FileReport } from './report';
import { leaveVersionConstants } from './project/version-constants';
import { usesSecondVersion, usesThirdVersion } from './second-version';
import { search, transform } from './transform';
import { hideDependencies } from './transform-manifest';

const SIZE = 1_000_000;
/** Processor time, which other programs on the machine do not change. What grows with the square of the size takes minutes. */
const LIMIT = 15_000;

function expectShort(run: () => unknown): void {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(LIMIT);
}

const repeat = (unit: string, size = SIZE): string => unit.repeat(Math.ceil(size / unit.length));

const tag = '<script src="https://js.braintreegateway.com/web/3.97.2/js/client.min.js" integrity="sha384-old"></script>\n';
const options = { assets: 'https://assets.shop.example', integrity: { 'js/client.min.js': 'sha384-new' } };

/** Parts of pages and templates that begin something without an end, or that are the beginning of what a pattern looks for. */
const units = [
  ...['<!--', '<%--', '<%#', '<#--', '{#', '{{!--', '{{!', '{{--', '{% comment %}', '@*', '{*', '#*', '##', '##\n', '//\n ', '-#\n'],
  ...[
    '<?',
    '<? /*',
    '<? /* ?>',
    '<? # ?>',
    `<? '\\'`,
    `<? "\\"`,
    `<? '\\' ?>`,
    '<?xml ',
    '(',
    '{',
    '[',
    '([{',
    '{{',
    '{%',
    '<a',
    '<%',
    '<',
  ],
  ...['<script ', '<script "', '<script>', '<script>1</script>', '<script></script ', '<link {', '</script ', '---\n'],
  ...[
    ' ',
    '\t',
    '\n',
    ' \n',
    '\r\n',
    'a',
    'a/',
    'a.',
    'a-',
    'a.js ',
    '/',
    '//',
    '//a',
    '//a.',
    '\\/',
    "'",
    '"',
    '`',
    '\\',
    ')\n',
    ';',
    'é',
  ],
  ...['src', 'src=', 'src= ', 'src={', 'href: ', 'integrity', 'integrity ', 'integrity=', 'integrity = {', 'integrity={A} src={B}\n'],
  ...[
    'sha384-a ',
    'sha384-',
    'sha384-a\n',
    'sha384-a ;',
    'sha384-a a.js;',
    'script-src ',
    'script-src;sha384-a ',
    'script-src a',
    'script-src\t',
  ],
  ...['js.braintreegateway.com', 'js.braintreegateway.com/', 'js.braintreegateway.com/web/3.97.2/js/client.min.js\n', '/web/3.1.1/js/a'],
  ...['assets.braintreegateway.com/web/', 'assets.braintreegateway.com/web/1', '/web/${', '/web/1.1.1', 'js.braintreegateway.com\\/web\\/'],
  ...[
    'braintree-web',
    'braintree-web ',
    'braintree-web\n',
    '@a/',
    '@a/braintree-web',
    'braintree-web-drop-in',
    '//unpkg.com/',
    '//unpkg.com/a/',
  ],
  ...[
    'bic:',
    'bic ',
    'braintree.',
    '.instantVerification ',
    'instantVerification ',
    '{instantVerification',
    'threeDSecure.create({ version ',
    'addFrame ',
  ],
  ...[
    'CSP_SCRIPT_SRC = (',
    'script_src: %w(',
    'scriptSrc: "',
    'script-src := []string{',
    'scriptSrc: [a // ',
    '*',
    '*.',
    'csp js.braintreegateway.com\n',
  ],
  ...[
    '{client}',
    '} from "@tender/web"',
    '"@tender/',
    '3.118.2/js/',
    '/web/3.118.2/js/a',
    "braintree['",
    'js.braintreegateway.com/web/1/js/a-',
  ],
  ...['scriptSrc:[', 'scriptSrc: ["', `scriptSrc: ['a']`, 'script-src:', '<policy id="script-src">', '<value ', '<value>', 'a-src '],
];

const policyOf = (before: string): unknown =>
  comparePolicies([{ file: 'a.conf', before, after: before, changes: [], left: [], components: [] }], ['venmo']);

test.each(units)('a page with a megabyte of %j is transformed in a time that grows with its size', (unit) => {
  const text = tag + repeat(unit) + tag;
  expectShort(() => transform(text, { file: 'page.html', ...options }));
  expectShort(() => search(text, { file: 'page.html' }, 'searched'));
  expectShort(() => listTenderComponents(`@tender/web${text}`));
  expectShort(() => policyOf(`script-src 'self' https://js.braintreegateway.com\n${text}`));
});

test.each([
  ['pug', '//\n '],
  ['pug', ' '],
  ['haml', '-#\n'],
  ['slim', '/\n\n'],
  ['astro', '---\n'],
  ['cshtml', '@*'],
])('a template that ends in .%s with a megabyte of %j is, too', (extension, unit) => {
  expectShort(() => transform(tag + repeat(unit) + tag, { file: `page.${extension}`, ...options }));
});

test.each([
  `import braintree from 'braintree-web';\n`,
  `import { client } from 'braintree-web';\n`,
  `f('https://js.braintreegateway.com/web/3.97.2/js/client.min.js', 'sha384-old');\n`,
  `// braintree-web <script integrity="sha384-old"\n`,
  `/// <reference `,
  '           ',
  `a.src = B; a.integrity = 'sha384-old';\n`,
])('a script with half a megabyte of %j is, too', (line) => {
  // Each line is a name of its own, so that none is declared twice.
  let count = 0;
  const text = repeat(line, SIZE / 2).replace(/(?<=import )braintree|client(?= \})/g, (name) =>
    name === 'client' ? `client as c${++count}` : `b${++count}`,
  );
  expectShort(() => {
    const { code, changes, left, components } = transform(`import 'braintree-web';\n${text}`, { file: 'pay.js', ...options });
    const file: FileReport = { file: 'pay.js', before: text, after: code, changes, left, components };
    describeReport({ files: [file], notes: [], components, tools: [] }, true);
  });
});

test('a manifest with a megabyte of packages is, too', () => {
  let count = 0;
  const entries = repeat('"package": "1",\n').replace(/package/g, (name) => `${name}-${++count}`);
  const text = `{ "dependencies": {\n${entries}"braintree-web": "^3.97.0" } }`;
  expectShort(() => transform(text, { file: 'package.json', project: { needs: ['@tender/web'], mentions: 0 } }));
  expectShort(() => hideDependencies(text));
});

test.each([
  ['package-lock.json', '"braintree-web": {'],
  ['yarn.lock', 'braintree-web@^3.97.0, '],
  ['yarn.lock', 'braintree-web@^3.97.0:\n\n'],
  ['pnpm-lock.yaml', '\n'],
  ['pnpm-lock.yaml', '\n braintree-web:\n specifier:'],
  ['bun.lock', '"braintree-web":'],
])('a megabyte of a lock file %s that repeats %j is read in a time that grows with its size', (name, unit) => {
  const folder = mkdtempSync(join(tmpdir(), 'tender-lock-'));
  writeFileSync(join(folder, name), repeat(unit));
  expectShort(() => findLockedVersion(folder, 'braintree-web', '^3.97.0', new Map()));
  rmSync(folder, { recursive: true });
});

test.each(['<script', '<script>', 'a', 'a.js', '/web/3.1.1/js/', 'a/web/3.1.1/js/a.js '])(
  'the scripts in a megabyte of %j are measured in a time that grows with its size',
  (unit) => {
    const file = { file: 'pay.vue', before: repeat(unit), after: '', changes: [], left: [], components: [] };
    expectShort(() => measureSizes([file], { folder: '.', hashes: undefined, runEsbuild: false }));
  },
);

test.each([
  ['package.json', '"webpack": '],
  ['package.json', '{ "a": [] }, '],
  ['tsconfig.json', '/*'],
  ['tsconfig.json', '// "'],
  ['tsconfig.json', '"references": ['],
  ['tsconfig.json', ', '],
  ['tsconfig.json', '"\\\\'],
  ['.browserslistrc', 'ie 11 and '],
  ['.browserslistrc', '> 1%\n'],
  ['.nvmrc', '1'],
])('the tools of a shop whose %s has a megabyte of %j are read in a time that grows with its size', (name, unit) => {
  const folder = mkdtempSync(join(tmpdir(), 'tender-tools-'));
  const text = { 'package.json': '{ "devDependencies": { "webpack": "3.0.0" } }', 'tsconfig.json': '{}' };
  for (const [file, content] of Object.entries({ ...text, [name]: repeat(unit) })) writeFileSync(join(folder, file), content);
  expectShort(() => readTools([folder], [join(folder, 'package.json')], new Map()));
  rmSync(folder, { recursive: true });
});

test('files of TypeScript that extend each other twice are each read once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tender-tools-'));
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": ["./0.json", "./0.json"] }');
  for (let at = 0; at < 100; at += 1) writeFileSync(join(folder, `${at}.json`), `{ "extends": ["./${at + 1}.json", "./${at + 1}.json"] }`);
  expectShort(() => readTools([folder], [join(folder, 'package.json')], new Map()));
  rmSync(folder, { recursive: true });
});

test.each([
  ...[
    "import { A } from 'braintree-web';",
    'import ',
    `require("braintree-web"`,
    'namespace braintree class A ',
    'class Client ',
    'VERSION "3.1.1"',
  ],
  ...[
    'braintree.a . create',
    'braintree.setup ',
    'braintree-1.1.1',
    'js.braintreegateway.com/web/',
    'sdk_version = 3.1.1 ',
    '3.1.1\n',
    'a-',
  ],
])('what the files of a shop say about each other is read from a megabyte of %j in a time that grows with its size', (unit) => {
  const text = `namespace braintree {}\n${repeat(unit)}`;
  const report: FileReport = {
    file: 'a.js',
    before: text,
    after: text,
    changes: [],
    left: search(text, { file: 'a.js' }, 'a').left,
    components: [],
  };
  expectShort(() => [
    declaresGlobalTypes(text),
    importsValues(text),
    usesSecondVersion(text),
    usesThirdVersion(text),
    readCopy('a.js', text),
  ]);
  expectShort(() => leaveVersionConstants([report]));
});

test.each([
  'braintree.Venmo',
  "import('braintree-web').Venmo",
  "braintree.Venmo['create']",
  'typeof braintree',
  '() => Promise<braintree.Venmo>',
])('half a megabyte of variables of the type %s is transformed in a time that grows with its size', (type) => {
  let count = 0;
  const text = repeat(`export let name: ${type};\n`, SIZE / 2).replaceAll('name', () => `name${++count}`);
  expectShort(() => transform(text, { file: 'pay.ts' }));
});
