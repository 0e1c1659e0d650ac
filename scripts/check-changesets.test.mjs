// In a repository made for each test: a package is released, its surface changes on a branch, and a changeset comes with it or does not.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { missingChangesets } from './check-changesets.mjs';

const record = (internal) => `# @tender/client

function create(options: Options): Promise<Client>;

interface Client {
    teardown(): void;
}

## not exported

interface Options {
    signal?: AbortSignal;
}

# @tender/client/internal

${internal}
`;
const released = record('function follow(signal: AbortSignal): () => void;');
const changes = {
  patch: released.replace('(): void', '(): Promise<void>'),
  minor: released.replace('## not', 'const VERSION: "3.118.2";\n\n## not'),
  export: released.replace('interface Client {', 'interface Instance {'),
  internal: record('function follow(signal: AbortSignal, listen: () => void): () => void;'),
};

function repository(context, version = '1.2.0') {
  const folder = mkdtempSync(join(tmpdir(), 'tender-changesets-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args) => execFileSync('git', ['-c', 'user.name=Tender', '-c', 'user.email=tender@localhost', ...args], { cwd: folder });
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message=A change');
  };
  const versioned = (next) => write('packages/client/package.json', JSON.stringify({ name: '@tender/client', version: next }));
  const changeset = (kind, file = 'change') => write(`.changeset/${file}.md`, `---\n'@tender/client': ${kind}\n---\n\nChanged it.\n`);
  git('init', '--quiet', '--initial-branch=main');
  versioned(version);
  write('docs/api/client.txt', released);
  changeset('major', 'from-before');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  return {
    git,
    write,
    commit,
    versioned,
    changeset,
    surface: (text) => write('docs/api/client.txt', text),
    check: () => missingChangesets(folder).missing,
    folder,
  };
}

test('default: nothing changed, nothing needed', (context) => {
  assert.deepEqual(repository(context).check(), []);
});

for (const committed of [true, false]) {
  test(`behavior: a change of the surface needs a changeset of its own, ${committed ? 'committed' : 'or not yet'}`, (context) => {
    const { surface, commit, changeset, check } = repository(context);
    surface(changes.patch);
    if (committed) commit();
    assert.deepEqual(check(), [{ name: '@tender/client', needed: 'patch', given: 'none' }]);
    changeset('patch');
    if (committed) commit();
    assert.deepEqual(check(), []);
  });
}

test('behavior: a new name needs a minor version', (context) => {
  const { surface, changeset, check } = repository(context);
  surface(changes.minor);
  changeset('patch');
  assert.deepEqual(check(), [{ name: '@tender/client', needed: 'minor', given: 'patch' }]);
  changeset('minor');
  assert.deepEqual(check(), []);
});

for (const change of ['export', 'internal']) {
  test(`behavior: a major version is needed by a change of ${change === 'export' ? 'a name' : './internal'}`, (context) => {
    const { surface, changeset, check } = repository(context);
    surface(changes[change]);
    changeset('minor');
    assert.deepEqual(check(), [{ name: '@tender/client', needed: 'major', given: 'minor' }]);
    changeset('major');
    assert.deepEqual(check(), []);
  });
}

test('behavior: before the first release, the changeset that announces the package covers it', (context) => {
  const { surface, check } = repository(context, '0.0.0');
  surface(changes.internal);
  assert.deepEqual(check(), []);
});

test('behavior: on main, the last release is what counts, until the next versions are there', (context) => {
  const { git, surface, commit, versioned, check } = repository(context);
  git('tag', '@tender/client@1.2.0');
  surface(changes.patch);
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  assert.deepEqual(check(), [{ name: '@tender/client', needed: 'patch', given: 'none' }]);
  versioned('1.2.1');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  assert.deepEqual(check(), []);
});

test('behavior: without history there is nothing to compare with', (context) => {
  const { folder, surface } = repository(context);
  rmSync(join(folder, '.git'), { recursive: true });
  surface(changes.export);
  assert.deepEqual(missingChangesets(folder), { base: undefined, missing: [] });
});
