// What npm would get, in the eyes of publint and of `are the types wrong` (node10 aside, which reads no `exports`).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './pack.mjs';
import { run } from './prepare.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tender-packed-'));
try {
  let failed = 0;
  for (const { name, tarball } of packAll(folder)) {
    console.log(name);
    if (run('publint', ['run', '--strict', tarball], { mayFail: true }) !== 0) failed += 1;
    if (run('attw', ['--profile', 'node16', '--format', 'table-flipped', tarball], { mayFail: true }) !== 0) failed += 1;
  }
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
