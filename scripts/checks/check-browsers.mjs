// Checks that the oldest supported browsers can run the shipped code: its syntax, and every name of an interface, method or property, by MDN's
// compatibility data. A name passes when at least one API of that name is old enough, so most of our own names raise no alarm.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import data from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { listPackages, root, listFiles } from '../workspace.mjs';

/** MDN's names of the browsers in package.json's `browserslist`. Browsers of one entry share their version numbers. */
/** @type {Record<string, string[]>} */
const BROWSERS = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

/**
 * The oldest supported version, by MDN's name of the browser. docs/browsers.md lists the same versions.
 * @type {[browser: string, version: number][]}
 */
const OLDEST = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).browserslist.flatMap((/** @type {string} */ line) => {
  const [name, oldest] = line.split(' >= ');
  return BROWSERS[name].map((browser) => [browser, Number(oldest)]);
});

/** The ECMAScript version of the built code, which is the target in scripts/build/build-package.mjs. */
const LANGUAGE = 2020;

/** Newer names that may be used: read with `?.`, part of Trusted Types, or checked first by a component that documents its browsers. */
const GUARDED = [
  'ancestorOrigins',
  'userActivation',
  'trustedTypes',
  'createPolicy',
  'createScriptURL',
  'scheduler',
  'requestIdleCallback',
  'moveBefore',
  'PaymentRequest',
];
/** Names of our own objects. */
const OWN = ['address', 'check', 'displayName', 'dispose', 'locale', 'region', 'sync', 'take'];

/** Tools that run in Node. */
const TOOLS = ['@tender/sandbox', '@tender/codemod', '@tender/csp'];
/** Builds for old tools, which contain the same code in older syntax, and modules that no page loads. */
const IGNORED = /^(legacy|cjs)[\\/]|(^|[\\/])(testing|schemas)[.-]/;

const isOldEnough = (/** @type {any} */ { __compat: { support } }) =>
  OLDEST.every(([browser, oldest]) =>
    [support[browser]].flat().some((entry) => {
      const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = entry ?? {};
      return added && Number.parseFloat(String(added).replace('≤', '')) <= oldest && !removed && !flags && !prefix && !other;
    }),
  );

/** Whether an API of a name is old enough. Names are interfaces (`AbortSignal`), members (`at`) and static members (`AbortSignal.any`). */
function readBrowserNames() {
  const names = new Map();
  const add = (/** @type {string} */ name, /** @type {any} */ entry) => names.set(name, Boolean(names.get(name)) || isOldEnough(entry));
  for (const [name, entry] of Object.entries(/** @type {Record<string, any>} */ ({ ...data.api, ...data.javascript.builtins }))) {
    if (name.startsWith('__') || !entry.__compat) continue;
    add(name, entry);
    if (!isOldEnough(entry)) continue; // code that uses its members also uses its name
    for (const [member, inner] of Object.entries(entry)) {
      if (!inner.__compat || /_(event|permission|parameter)|^@@/.test(member)) continue;
      // Static members have the suffix `_static` in `api` and none in `javascript`, so they are stored under both kinds of names.
      add(`${name}.${member.replace(/_static$/, '')}`, inner);
      if (!member.endsWith('_static')) add(member, inner);
    }
  }
  return names;
}

function* listScripts() {
  const readAll = (/** @type {string} */ folder, /** @type {RegExp} */ pattern) =>
    listFiles(folder)
      .filter((file) => pattern.test(file) && !IGNORED.test(file))
      .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]);
  for (const { name, directory } of listPackages('packages')) if (!TOOLS.includes(name)) yield* readAll(join(directory, 'dist'), /\.js$/);
  yield* readAll(join(root, 'dist/web'), /\.min\.js$/);
  for (const [path, page] of readAll(join(root, 'dist/web'), /\.min\.html$/))
    for (const [, script] of page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)) yield [path, script];
}

/** Lists the names in a script that may be browser APIs, without those that the script defines as properties. */
function listNames(/** @type {import('acorn').Node} */ tree) {
  const used = new Set();
  const own = new Set();
  full(tree, (node) => {
    if (node.type === 'ObjectExpression' || node.type === 'ClassBody')
      for (const { key, computed } of /** @type {any[]} */ ('properties' in node ? node.properties : node.body))
        if (key && !computed) own.add(key.name ?? key.value);
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier') used.add(node.callee.name);
    if (node.type !== 'MemberExpression' || node.computed) return;
    const { object, property } = /** @type {{ object: any, property: any }} */ (node);
    used.add(object.type === 'Identifier' && /^[A-Z]\w+$/.test(object.name) ? `${object.name}.${property.name}` : property.name);
  });
  return [...used].filter((name) => !own.has(name) && ![...GUARDED, ...OWN].includes(name.replace(/^.*\./, '')));
}

const known = readBrowserNames();
const problems = new Set();
const scripts = [...listScripts()];
for (const [path, source] of scripts) {
  const where = relative(root, path);
  try {
    const tree = parse(source, { ecmaVersion: LANGUAGE, sourceType: path.includes('/dist/web/') ? 'script' : 'module' });
    for (const name of listNames(tree)) if (known.get(name) === false) problems.add(`${name} is newer than the oldest browsers: ${where}`);
  } catch (error) {
    problems.add(`${where}: ${error.message}`);
  }
}
for (const problem of problems) console.error(problem);
console.log(`${scripts.length} files, ${problems.size} problems`);
if (problems.size > 0) process.exitCode = 1;
