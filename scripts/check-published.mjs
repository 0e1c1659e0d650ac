// What npm would get, in the eyes of publint and of `are the types wrong` (node10 aside, which reads no `exports`).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from './pack.mjs';
import { run } from './prepare.mjs';
import { packagesIn } from './workspace.mjs';

/** Stylesheets have no types. */
const sheetsOf = (name) =>
  Object.keys(packagesIn('packages').find(({ json }) => json.name === name).json.exports).filter((subpath) => subpath.endsWith('.css'));

const folder = mkdtempSync(join(tmpdir(), 'tender-packed-'));
try {
  let failed = 0;
  for (const { name, tarball } of packAll(folder)) {
    const sheets = sheetsOf(name);
    const attw = [tarball, '--profile', 'node16', '--no-color', '--format', 'table-flipped'];
    if (sheets.length > 0) attw.push('--exclude-entrypoints', ...sheets);
    const lint = run('publint', ['run', '--strict', tarball], { mayFail: true });
    const types = run('attw', attw, { mayFail: true, quiet: true });
    if (types !== 0) run('attw', attw, { mayFail: true }); // again, for its table
    if (lint !== 0 || types !== 0) failed += 1;
    console.log(`${lint === 0 && types === 0 ? 'passed' : 'FAILED'}  ${name}`);
  }
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
