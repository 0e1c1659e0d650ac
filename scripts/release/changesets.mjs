// What changesets make of the packages, tried on a copy: the next release, and after it a change of one package, which releases that package
// and those that stand on it, with a major version for none that can do without.
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '../stages.mjs';
import { packagesIn } from '../workspace.mjs';
import { commit, copyWorkspace, git } from './copy.mjs';
import { methods } from '../lint/layers.mjs';

const packages = packagesIn('packages').map(({ name, json }) => ({ name, needs: { ...json.dependencies, ...json.peerDependencies } }));

const withInternal = packagesIn('packages').flatMap(({ name, json }) => ('./internal' in json.exports ? [name] : []));

/** A package and those that stand on it, and on those. */
function dependentsOf(name) {
  const found = new Set([name]);
  for (const each of found) for (const { name: other, needs } of packages) if (each in needs) found.add(other);
  return [...found];
}

/** Applies the changesets that wait: they have to parse, to name packages that exist, and to leave what is private alone. */
export function versionACopy(folder) {
  copyWorkspace(folder);
  must('changeset', ['version'], { cwd: folder });
  for (const { name, folder: each, json } of packagesIn('packages')) {
    const { version } = JSON.parse(readFileSync(join(folder, 'packages', each, 'package.json'), 'utf8'));
    console.log(`${name}: ${json.version} -> ${version}`);
    if (version === '0.0.0') throw new Error(`${name} would be published as 0.0.0: it has no changeset.`);
  }
  const touched = git(folder, 'status', '--porcelain')
    .split('\n')
    .map((line) => line.slice(3));
  const strays = touched.filter((file) => file && !/^(packages\/[^/]+\/(package\.json|CHANGELOG\.md)|\.changeset\/[^/]+\.md)$/.test(file));
  if (strays.length > 0) throw new Error(`A release changes ${strays.join(', ')}.`);
  commit(folder, 'The next release');
}

/** What a release of these changes would hold: `{ '@tender/sepa': 'patch', ... }`. */
function planOf(folder, changes) {
  const [changeset, plan] = [join(folder, '.changeset/change.md'), join(folder, 'plan.json')];
  const lines = Object.entries(changes).map(([name, kind]) => `'${name}': ${kind}`);
  writeFileSync(changeset, `---\n${lines.join('\n')}\n---\n\nChanged it.\n`);
  must('changeset', ['status', '--output', 'plan.json'], { cwd: folder, quiet: true });
  const { releases } = JSON.parse(readFileSync(plan, 'utf8'));
  rmSync(changeset);
  rmSync(plan);
  return Object.fromEntries(releases.filter(({ type }) => type !== 'none').map(({ name, type }) => [name, type]));
}

/** @param {string} folder as `versionACopy` leaves it */
export function checkPlans(folder) {
  const check = (title, changes, expected) => {
    assert.deepEqual(planOf(folder, changes), expected, title);
    console.log(`${title}: ${Object.keys(expected).length} packages`);
  };
  const patches = (names) => Object.fromEntries(names.map((name) => [name, 'patch']));
  const change = (name, kind, more = {}) => ({ ...patches(dependentsOf(name)), [name]: kind, ...more });

  check('a fix of SEPA', { '@tender/sepa': 'patch' }, patches(['@tender/sepa', '@tender/react', '@tender/web']));
  for (const method of methods) {
    const name = `@tender/${method}`;
    check(`a feature of ${name}`, { [name]: 'minor' }, change(name, 'minor'));
  }
  // React names the methods as peers: one that breaks its callers breaks a shop that has both.
  check('a breaking change of SEPA', { '@tender/sepa': 'major' }, change('@tender/sepa', 'major', { '@tender/react': 'major' }));
  // Whoever stands on `./internal` is released for the new version; what it offers itself is as it was.
  for (const name of withInternal) check(`a breaking change of ./internal of ${name}`, { [name]: 'major' }, change(name, 'major'));
  check('a fix of the sandbox', { '@tender/sandbox': 'patch' }, { '@tender/sandbox': 'patch' });
}
