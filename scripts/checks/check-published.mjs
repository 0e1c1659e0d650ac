// Checks the packed packages with publint and `are the types wrong`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from '../build/pack.mjs';
import { run } from '../machine/prepare.mjs';
import { listPackages } from '../workspace.mjs';

/** The stylesheets that a package exports. They have no types. */
const listStylesheets = (/** @type {string} */ name) =>
  Object.keys(listPackages('packages').find(({ json }) => json.name === name)?.json.exports ?? {}).filter((subpath) =>
    subpath.endsWith('.css'),
  );

const folder = mkdtempSync(join(tmpdir(), 'tender-packed-'));
try {
  let failed = 0;
  for (const { name, tarball } of packAll(folder)) {
    const sheets = listStylesheets(name);
    const attw = [tarball, '--no-color', '--format', 'table-flipped'];
    if (sheets.length > 0) attw.push('--exclude-entrypoints', ...sheets);
    const lint = run('publint', ['run', '--strict', tarball], { mayFail: true });
    const types = run('attw', attw, { mayFail: true, quiet: true });
    if (types !== 0) run('attw', attw, { mayFail: true }); // again, to print its table
    if (lint !== 0 || types !== 0) failed += 1;
    console.log(`${lint === 0 && types === 0 ? 'passed' : 'FAILED'}  ${name}`);
  }
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
