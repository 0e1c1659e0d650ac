// Tests changesets in a copy of the workspace: the next release, and after it a change of one package. Such a change must release that package and its
// dependents, without unnecessary major versions.
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../machine/prepare.mjs';
import { listPackages } from '../workspace.mjs';
import { commit, copyWorkspace, git } from './copy.mjs';
import { methods } from '../checks/lint/layers.mjs';

const packages = listPackages('packages').map(({ name, json }) => ({ name, needs: { ...json.dependencies, ...json.peerDependencies } }));

const withInternal = listPackages('packages').flatMap(({ name, json }) => ('./internal' in json.exports ? [name] : []));

/** A package and its direct and indirect dependents. */
function listDependents(/** @type {string} */ name) {
  const found = new Set([name]);
  for (const each of found) for (const { name: other, needs } of packages) if (each in needs) found.add(other);
  return [...found];
}

/** Applies the pending changesets. They must parse, name existing packages, and not change private packages. */
export function versionCopy(/** @type {string} */ folder) {
  copyWorkspace(folder);
  run('changeset', ['version'], { cwd: folder });
  for (const { name, folder: each, json } of listPackages('packages')) {
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

/** Reads the releases that these changes would cause: `{ '@tender/sepa': 'patch', ... }`. */
function readPlan(/** @type {string} */ folder, /** @type {Record<string, string>} */ changes) {
  const [changeset, plan] = [join(folder, '.changeset/change.md'), join(folder, 'plan.json')];
  const lines = Object.entries(changes).map(([name, kind]) => `'${name}': ${kind}`);
  writeFileSync(changeset, `---\n${lines.join('\n')}\n---\n\nChanged it.\n`);
  run('changeset', ['status', '--output', 'plan.json'], { cwd: folder, quiet: true });
  /** @type {{ releases: { name: string, type: string }[] }} */
  const { releases } = JSON.parse(readFileSync(plan, 'utf8'));
  rmSync(changeset);
  rmSync(plan);
  return Object.fromEntries(releases.filter(({ type }) => type !== 'none').map(({ name, type }) => [name, type]));
}

/** @param {string} folder a copy that `versionCopy` has prepared */
export function checkPlans(folder) {
  const check = (
    /** @type {string} */ title,
    /** @type {Record<string, string>} */ changes,
    /** @type {Record<string, string>} */ expected,
  ) => {
    assert.deepEqual(readPlan(folder, changes), expected, title);
    console.log(`${title}: ${Object.keys(expected).length} packages`);
  };
  const patches = (/** @type {string[]} */ names) => Object.fromEntries(names.map((name) => [name, 'patch']));
  const change = (/** @type {string} */ name, /** @type {string} */ kind, more = {}) => ({
    ...patches(listDependents(name)),
    [name]: kind,
    ...more,
  });

  check('a fix of SEPA', { '@tender/sepa': 'patch' }, patches(['@tender/sepa', '@tender/react', '@tender/web']));
  for (const method of methods) {
    const name = `@tender/${method}`;
    check(`a feature of ${name}`, { [name]: 'minor' }, change(name, 'minor'));
  }
  // Methods are peer dependencies of React, so a breaking change of a method is one of React too.
  check('a breaking change of SEPA', { '@tender/sepa': 'major' }, change('@tender/sepa', 'major', { '@tender/react': 'major' }));
  // Packages that depend on `./internal` get a patch release for the new version; their own surface is unchanged.
  for (const name of withInternal) check(`a breaking change of ./internal of ${name}`, { [name]: 'major' }, change(name, 'major'));
  check('a fix of the sandbox', { '@tender/sandbox': 'patch' }, { '@tender/sandbox': 'patch' });
}
