// Applications get third-party packages only in the versions of the lockfile, and no package runs a script.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { installLocked } from './install.mjs';

/** An application with one dependency, whose script would write a file into the application. */
function createApplication(/** @type {import('node:test').TestContext} */ context) {
  const folder = mkdtempSync(join(tmpdir(), 'tender-install-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const mark = join(folder, 'mark');
  mkdirSync(join(folder, 'package'));
  const scripts = { postinstall: `touch ${mark}` };
  writeFileSync(join(folder, 'package/package.json'), JSON.stringify({ name: 'stranger', version: '1.0.0', scripts }));
  const tarball = join(folder, 'stranger.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', folder, 'package']);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { stranger: '*' } }));
  return { folder, mark, packed: [{ name: 'stranger', tarball }], tarballs: { stranger: `file:${tarball}` } };
}

test('installs what was packed, and runs no script of it', (context) => {
  const { folder, mark, packed, tarballs } = createApplication(context);
  installLocked(folder, packed, { tarballs });
  assert.ok(existsSync(join(folder, 'node_modules/stranger/package.json')));
  assert.ok(!existsSync(mark));
});

test('refuses a package that was not packed and that the lockfile does not hold, before it runs', (context) => {
  const { folder, mark, tarballs } = createApplication(context);
  assert.throws(() => installLocked(folder, [], { tarballs }), /pnpm-lock\.yaml does not hold stranger@file:stranger\.tgz: /);
  assert.ok(!existsSync(mark));
});
