// Compares the tables that the sandbox declares (in core/store/schema.ts and payments/instruments/tables.ts) with those that its migrations create. With
// `--write` it adds a migration for the difference, so that data which an earlier version has stored still opens.
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSource } from '../import-source.mjs';
import { run } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';

const source = join(root, 'packages/sandbox/src');
const folder = join(source, 'core/store');
const migrationsFile = join(folder, 'migrations.ts');
/** What drizzle-kit knows about the tables after the last migration. */
const snapshotFile = join(folder, 'migrations.snapshot.json');

const before = JSON.parse(readFileSync(snapshotFile, 'utf8'));
const tables = {
  ...(await importSource(join(folder, 'schema.ts'))),
  ...(await importSource(join(source, 'payments/instruments/tables.ts'))),
};
const after = generateDrizzleJson(tables, before.id);
const statements = await generateMigration(before, after);

if (statements.length > 0 && process.argv.includes('--write')) {
  const list = statements.map((statement) => `\`${statement}\``).join(',\n');
  writeFileSync(migrationsFile, readFileSync(migrationsFile, 'utf8').replace(/\];\n$/, `[${list}],\n];\n`));
  writeFileSync(snapshotFile, JSON.stringify(after));
  run('oxfmt', [migrationsFile, snapshotFile]);
} else if (statements.length > 0) {
  console.error(
    `The migrations of the sandbox lack:\n${statements.join('\n')}\nAdd them with: node scripts/checks/sandbox-migrations.mjs --write`,
  );
  process.exitCode = 1;
}
