// Compares what each package exports, including `./internal`, with the record in docs/api, so that a change of the public surface is visible in review. Such
// a change needs a changeset (scripts/check-changesets.mjs). `--write` writes the record.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDeclarations } from './api/declarations.mjs';
import { createReport } from './api/report.mjs';
import { listPackages, root } from './workspace.mjs';

const folder = join(root, 'docs/api');
const write = process.argv.includes('--write');
if (write) mkdirSync(folder, { recursive: true });

const packages = listPackages('packages');
const declarations = createDeclarations(packages);
let changed = 0;
for (const each of packages) {
  const file = join(folder, `${each.folder}.txt`);
  const text = createReport(declarations, each);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (write) writeFileSync(file, text);
  else if (text !== recorded) {
    changed += 1;
    const [before, after] = [recorded, text].map((lines) => new Set(lines.split('\n')));
    console.error(`docs/api/${each.folder}.txt is out of date (node scripts/check-api.mjs --write):`);
    for (const line of before) if (!after.has(line)) console.error(`  - ${line.trim()}`);
    for (const line of after) if (!before.has(line)) console.error(`  + ${line.trim()}`);
    if (before.size === after.size && [...before].every((line) => after.has(line))) console.error('  (the same lines in another order)');
  }
}
console.log(`${packages.length} packages, ${changed} out of date`);
process.exitCode = changed > 0 ? 1 : 0;
