// Checks the packed packages with publint and `are the types wrong`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packAll } from '../build/pack.mjs';
import { run, start } from '../machine/prepare.mjs';
import { listPackages } from '../workspace.mjs';

const packages = listPackages('packages');
const folder = mkdtempSync(join(tmpdir(), 'tender-packed-'));
try {
  for (const { name, tarball } of packAll(folder)) {
    const exported = Object.keys(packages.find(({ json }) => json.name === name)?.json.exports ?? {});
    const sheets = exported.filter((subpath) => subpath.endsWith('.css')); // they have no types
    const excluded = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
    const lint = run('publint', ['run', '--strict', tarball], { mayFail: true });
    const types = await start('attw', [tarball, '--no-color', '--format', 'table-flipped', ...excluded]);
    const isValid = lint === 0 && types.status === 0;
    if (types.status !== 0) console.log(types.output);
    if (!isValid) process.exitCode = 1;
    console.log(`${isValid ? 'passed' : 'FAILED'}  ${name}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
