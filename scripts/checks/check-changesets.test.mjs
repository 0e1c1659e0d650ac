// Each test has its own repository, in which a package has been released and its exports change on a branch, with or without a changeset.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { findMissingChangesets } from './check-changesets.mjs';

const RELEASED = `export function create(options: object): Promise<string> {
  return Promise.resolve(JSON.stringify(options));
}
`;
/** @type {Record<string, string>} */
const CHANGES = {
  patch: RELEASED.replace('Promise<string>', 'Promise<string | undefined>'),
  minor: `${RELEASED}export const VERSION = '3.118.2';`,
  major: RELEASED.replace('create(', 'createClient('),
};

function createRepository(/** @type {import('node:test').TestContext} */ context, version = '1.2.0') {
  const folder = mkdtempSync(join(tmpdir(), 'tender-changesets-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=Tender', '-c', 'user.email=tender@localhost', ...args], { cwd: folder });
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const repository = {
    folder,
    git,
    write,
    commit() {
      git('add', '--all');
      git('commit', '--quiet', '--message=A change');
    },
    land() {
      repository.commit();
      git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    },
    setVersion: (/** @type {string} */ version) =>
      write('packages/client/package.json', JSON.stringify({ name: '@tender/client', version, exports })),
    setSource: (/** @type {string} */ text) => write('packages/client/src/index.ts', text),
    addChangeset: (/** @type {string} */ kind, file = 'change', name = '@tender/client') =>
      write(`.changeset/${file}.md`, `---\n'${name}': ${kind}\n---\n\nChanged it.\n`),
    assertMissing(needed = '', covered = '') {
      const { missing } = findMissingChangesets(folder);
      assert.deepEqual(missing, needed ? [{ name: '@tender/client', needed, covered }] : []);
    },
  };
  const exports = { '.': { '@tender/source': './src/index.ts' } };
  git('init', '--quiet', '--initial-branch=main');
  repository.setVersion(version);
  repository.setSource(RELEASED);
  repository.addChangeset('major', 'from-before');
  repository.land();
  return repository;
}

test('needs no changeset when nothing changed', (context) => createRepository(context).assertMissing());

for (const [kind, lower] of Object.entries({ patch: 'none', minor: 'patch', major: 'minor' })) {
  test(`a change of this kind needs a new changeset of its kind, committed or not: ${kind}`, (context) => {
    const { setSource, addChangeset, commit, assertMissing } = createRepository(context);
    setSource(CHANGES[kind]);
    assertMissing(kind, 'none');
    addChangeset(lower);
    commit();
    assertMissing(kind, lower);
    addChangeset(kind);
    assertMissing();
  });
}

test('needs no changeset when no export changed', (context) => {
  const { setSource, assertMissing } = createRepository(context);
  setSource(RELEASED.replace('options)', 'options, null, 2)'));
  assertMissing();
});

test('before the first release, the changeset that announces the package covers it', (context) => {
  const { setSource, assertMissing } = createRepository(context, '0.0.0');
  setSource(CHANGES.major);
  assertMissing();
});

test('a package that is new on the branch needs a changeset', (context) => {
  const { folder, write, addChangeset } = createRepository(context);
  write('packages/sepa/package.json', JSON.stringify({ name: '@tender/sepa', version: '0.0.0', exports: {} }));
  assert.deepEqual(findMissingChangesets(folder).missing, [{ name: '@tender/sepa', needed: 'major', covered: 'none' }]);
  addChangeset('major', 'sepa', '@tender/sepa');
  assert.deepEqual(findMissingChangesets(folder).missing, []);
});

test('on main, the surface is compared with the last release until the versions are raised', (context) => {
  const { git, setSource, land, setVersion, assertMissing } = createRepository(context);
  git('tag', '@tender/client@1.2.0');
  setSource(CHANGES.patch);
  land();
  assertMissing('patch', 'none');
  setVersion('1.2.1');
  land();
  assertMissing();
});

test('without history there is nothing to compare with', (context) => {
  const { folder, setSource } = createRepository(context);
  rmSync(join(folder, '.git'), { recursive: true });
  setSource(CHANGES.major);
  assert.deepEqual(findMissingChangesets(folder), { base: undefined, missing: [] });
});
