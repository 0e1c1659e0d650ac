// Whether the oldest browsers we promise to work in can run what we ship: its syntax, and every name of an interface, a method or a property in it,
// by MDN's compatibility data. A name is fine as soon as one of the things it may mean is old enough, so our own names raise no alarm.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import data from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { packagesIn, root } from './workspace.mjs';

/** MDN's names for the browsers that `browserslist` in package.json names; whoever has one of them has that version. */
const BROWSERS = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

/** The oldest version by MDN's name of the browser. docs/browsers.md says the same. */
const OLDEST = Object.fromEntries(
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).browserslist.flatMap((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!Object.hasOwn(BROWSERS, name)) throw new Error(`"${line}" of browserslist is not understood here.`);
    return BROWSERS[name].map((browser) => [browser, Number(version)]);
  }),
);

/** The language of what is built: `target` of scripts/build-package.mjs. */
const LANGUAGE = 2020;

/** Names that are newer and may be used, with the reason. */
const ALLOWED = {
  ancestorOrigins: 'read with `?.`',
  userActivation: 'read with `?.`',
  trustedTypes: 'read with `?.`',
  createPolicy: 'of Trusted Types',
  createScriptURL: 'of Trusted Types, or of what stands in for them',
  PaymentRequest: 'the component says in which browsers it works, and this is looked at first',
  // Names of our own objects.
  address: '',
  check: '',
  displayName: '',
  dispose: '',
  locale: '',
  region: '',
  sync: '',
  take: '',
};

/** Packages of tools, and parts of packages that no page loads. */
const TOOLS = ['@tender/sandbox', '@tender/codemod', '@tender/csp'];
const NOT_IN_PAGES = /(^|\/)(testing|schemas)[.-]/;

const version = (text) => Number.parseFloat(String(text).replace(/^≤/, ''));

function isOldEnough({ __compat: { support } }) {
  return Object.entries(OLDEST).every(([browser, oldest]) =>
    [support[browser]].flat().some((entry) => {
      const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = entry ?? {};
      return added && added !== 'preview' && version(added) <= oldest && !removed && !flags && !prefix && !other;
    }),
  );
}

/** Names, and whether something of that name is old enough: `at`, `AbortSignal`, `AbortSignal.any` for what belongs to the interface itself. */
function namesInData() {
  const names = new Map();
  const add = (name, entry) => names.set(name, Boolean(names.get(name)) || isOldEnough(entry));
  for (const [name, entry] of [...Object.entries(data.api), ...Object.entries(data.javascript.builtins)]) {
    if (name.startsWith('__') || !entry.__compat) continue;
    add(name, entry);
    if (!isOldEnough(entry)) continue; // nobody gets to its members without its name
    for (const [member, inner] of Object.entries(entry)) {
      if (!inner.__compat || /_(event|permission|parameter)|^@@/.test(member)) continue;
      // What belongs to an interface itself has `_static` in the names of `api`, and nothing in those of the language: it is looked up both ways.
      add(`${name}.${member.replace(/_static$/, '')}`, inner);
      if (!member.endsWith('_static')) add(member, inner);
    }
  }
  return names;
}

function* scripts() {
  for (const { name, directory } of packagesIn('packages')) {
    if (TOOLS.includes(name)) continue;
    for (const file of readdirSync(join(directory, 'dist'))) {
      if (file.endsWith('.js') && !NOT_IN_PAGES.test(file))
        yield [join(directory, 'dist', file), readFileSync(join(directory, 'dist', file), 'utf8')];
    }
  }
  const assets = join(root, 'dist/web');
  for (const file of readdirSync(assets, { recursive: true })) {
    const path = join(assets, file);
    if (file.endsWith('.min.js')) yield [path, readFileSync(path, 'utf8')];
    if (!file.endsWith('.min.html')) continue;
    for (const [, script] of readFileSync(path, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)) yield [path, script];
  }
}

/** The names in a script that could be the browser's: those that it gives to properties of its own are not looked at. */
function namesIn(tree) {
  const used = new Set();
  const own = new Set();
  full(tree, (node) => {
    if (node.type === 'ObjectExpression' || node.type === 'ClassBody')
      for (const { key, computed } of node.properties ?? node.body) if (key && !computed) own.add(key.name ?? key.value);
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier') used.add(node.callee.name);
    if (node.type !== 'MemberExpression' || node.computed) return;
    const { object, property } = node;
    used.add(object.type === 'Identifier' && /^[A-Z]\w+$/.test(object.name) ? `${object.name}.${property.name}` : property.name);
  });
  return [...used].filter((name) => !own.has(name));
}

const known = namesInData();
const problems = new Set();
let count = 0;
for (const [path, source] of scripts()) {
  count += 1;
  const where = relative(root, path);
  try {
    const tree = parse(source, { ecmaVersion: LANGUAGE, sourceType: path.includes('/dist/web/') ? 'script' : 'module' });
    for (const name of namesIn(tree)) {
      const last = name.replace(/^.*\./, '');
      if (known.get(name) === false && !(last in ALLOWED)) problems.add(`${name} is newer than the oldest browsers: ${where}`);
    }
  } catch (error) {
    problems.add(`${where}: ${error.message}`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`${count} files, ${problems.size} problems`);
if (problems.size > 0) process.exitCode = 1;
