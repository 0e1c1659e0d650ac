// The names each package exports, by entry point, against the record in docs/api: a name that comes or goes is seen in review, and needs
// a changeset. `--write` writes the record.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { packagesIn, root, sourcesOf } from './workspace.mjs';

const folder = join(root, 'docs/api');
const packages = packagesIn('packages');
const entries = packages.flatMap(({ directory, json }) => sourcesOf(json).map(([, source]) => join(directory, source)));
const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const program = ts.createProgram(entries, { ...options, composite: false, noEmit: true });
const checker = program.getTypeChecker();

function namesOf(file) {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) return [];
  return checker
    .getExportsOfModule(symbol)
    .map((each) => {
      const target = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      return target.flags & ts.SymbolFlags.Value ? each.name : `type ${each.name}`;
    })
    .sort();
}

const write = process.argv.includes('--write');
if (write) mkdirSync(folder, { recursive: true });
let changed = 0;
for (const each of packages) {
  const text = sourcesOf(each.json)
    .map(([subpath, source]) =>
      [each.name + subpath.slice(1), ...namesOf(join(each.directory, source)).map((name) => `  ${name}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
  const file = join(folder, `${each.folder}.txt`);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (write) writeFileSync(file, text);
  else if (text !== recorded) {
    changed += 1;
    const [before, after] = [recorded, text].map((lines) => new Set(lines.split('\n')));
    console.error(`docs/api/${each.folder}.txt is out of date (node scripts/check-api.mjs --write):`);
    for (const line of before) if (!after.has(line)) console.error(`  - ${line.trim()}`);
    for (const line of after) if (!before.has(line)) console.error(`  + ${line.trim()}`);
    if ([...before].every((line) => after.has(line)) && before.size === after.size)
      console.error('  (the same names in another order or place)');
  }
}
console.log(`${packages.length} packages, ${changed} out of date`);
process.exitCode = changed > 0 ? 1 : 0;
