// What is in a tarball, and what must not be.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const allowed = /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|[a-z-]+\.css|dist\/.+|bin\/.+|assets\/.+)$/;
const sources = /(^|\/)(src|frames)\/|^console\/|(?<!\.d)\.[cm]?tsx?$|\.(test|spec|test-d)\.|\.map$|\.tsbuildinfo$/;
const marks = ['@tender/source', 'workspace:', 'catalog:', root];

/** @returns {Map<string, string>} the files of a tarball and their text */
function contentsOf(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'tender-tarball-'));
  try {
    execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws with every defect of one packed package */
export function checkTarball(tarball) {
  const files = contentsOf(tarball);
  const json = JSON.parse(files.get('package.json'));
  const defects = [];
  for (const name of ['README.md', 'LICENSE', 'dist/index.js', 'dist/index.cjs', 'dist/index.d.ts', 'dist/index.d.cts']) {
    if (!files.has(name)) defects.push(`${name} is missing`);
  }
  const targets = (value) => (typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(targets));
  for (const target of targets([json.exports, json.bin])) {
    if (!files.has(target.replace('./', ''))) defects.push(`package.json names ${target}, which is missing`);
  }
  for (const [name, text] of files) {
    if (!allowed.test(name) || sources.test(name)) defects.push(`${name} should not be published`);
    const mark = name === 'README.md' ? undefined : marks.find((each) => text.includes(each));
    if (mark) defects.push(`${name} holds ${mark}`);
  }
  if (json.name === '@tender/sandbox' && ![...files.keys()].some((name) => /^assets\/.+\.html$/.test(name))) {
    defects.push('assets/ holds no pages');
  }
  if (defects.length > 0) throw new Error(`${json.name}:\n  ${defects.join('\n  ')}`);
}

/**
 * The files in which two tarballs of one package differ. Manifests are compared by what they say: the packer lists dependencies in the order
 * in which it happened to read their versions.
 * @returns {string[]}
 */
export function differences(one, other) {
  const [first, second] = [one, other].map(contentsOf);
  const bytes = (files, name) =>
    name === 'package.json' && files.has(name) ? JSON.stringify(inOrder(JSON.parse(files.get(name)))) : files.get(name);
  return [...new Set([...first.keys(), ...second.keys()])].filter((name) => bytes(first, name) !== bytes(second, name));
}

/** The same with the members of every object in the order of their names. */
function inOrder(value) {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, member]) => [key, inOrder(member)]));
}
