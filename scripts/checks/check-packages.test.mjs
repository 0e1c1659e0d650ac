// Removes what `--write` writes for a method from a copy of the workspace. `--write` has to restore every byte.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../workspace.mjs';

/** Files with a line for Masterpass, and the JSON files with members for it. */
const LINES = [
  'tsconfig.json',
  'packages/web/tsconfig.json',
  'packages/react/tsconfig.json',
  'apps/demo/tsconfig.json',
  'packages/web/src/components.ts',
];
const MANIFESTS = ['web', 'react']
  .map((name) => `packages/${name}/package.json`)
  .concat('apps/demo/package.json', 'bench/package.json', 'docs/package.json', 'e2e/package.json');
/** Files that `--write` writes as a whole. */
const WHOLE = ['packages/web/src/masterpass.ts', 'docs/methods.md'];

/** @param {import('node:test').TestContext} context */
function copyWorkspace(context) {
  const folder = mkdtempSync(join(tmpdir(), 'tender-packages-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ':!node_modules'], { cwd: root });
  for (const file of files.toString().trim().split('\n')) cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** @param {string} folder @param {string[]} args */
const check = (folder, ...args) =>
  spawnSync(process.execPath, [join(folder, 'scripts/checks/check-packages.mjs'), ...args], { encoding: 'utf8' });

test('--write restores the entries of a method, and without it each of them is a defect', (context) => {
  const folder = copyWorkspace(context);
  const read = () => [...LINES, ...MANIFESTS, ...WHOLE].map((file) => readFileSync(join(folder, file), 'utf8'));
  const before = read();
  for (const file of LINES) {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    writeFileSync(join(folder, file), lines.filter((line) => !line.includes('masterpass')).join('\n'));
  }
  for (const file of MANIFESTS) {
    const json = JSON.parse(readFileSync(join(folder, file), 'utf8'), (key, value) => (key.endsWith('/masterpass') ? undefined : value));
    writeFileSync(join(folder, file), `${JSON.stringify(json, null, 2)}\n`);
  }
  for (const file of WHOLE) rmSync(join(folder, file));
  const missing = check(folder);
  assert.equal(missing.status, 1);
  for (const file of [...LINES, ...MANIFESTS, ...WHOLE])
    assert.ok(missing.stderr.includes(`${file}: `), `${file} is not among the defects`);
  assert.equal(check(folder, '--write').stderr, '');
  assert.deepEqual(read(), before);
});

test('--write adds a component to the end of the default export of @tender/web', (context) => {
  const folder = copyWorkspace(context);
  const file = join(folder, 'packages/web/src/index.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('  preferredPaymentMethods: components.preferredPaymentMethods,\n', ''));
  assert.match(check(folder).stderr, /^packages\/web\/src\/index\.ts: add preferredPaymentMethods to its default export/m);
  assert.equal(check(folder, '--write').stderr, '');
  assert.equal(readFileSync(file, 'utf8'), before);
});

test('--write lists what only a person can write', (context) => {
  const folder = copyWorkspace(context);
  rmSync(join(folder, 'packages/react/src/masterpass.ts'));
  const { status, stderr } = check(folder, '--write');
  assert.equal(status, 1);
  assert.match(stderr, /^packages\/react\/src\/masterpass\.ts: add a provider and a hook/m);
});
