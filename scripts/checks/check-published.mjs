// Checks packed packages with publint and `are the types wrong`. The argument is the folder of their tarballs.
import { locateTarball } from '../build/pack.mjs';
import { start } from '../machine/prepare.mjs';
import { listPackages } from '../workspace.mjs';

for (const { name, folder, json } of listPackages('packages')) {
  const tarball = locateTarball(process.argv[2], folder, json.version);
  const sheets = Object.keys(json.exports).filter((subpath) => subpath.endsWith('.css')); // they have no types
  const excluded = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
  const results = await Promise.all([
    start('publint', ['run', '--strict', tarball]),
    start('attw', [tarball, '--no-color', '--format', 'table-flipped', ...excluded]),
  ]);
  const isValid = results.every(({ status }) => status === 0);
  for (const { status, output } of results) if (status !== 0) console.log(output);
  if (!isValid) process.exitCode = 1;
  console.log(`${isValid ? 'passed' : 'FAILED'}  ${name}`);
}
