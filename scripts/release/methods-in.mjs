// Which methods are in a built application, told by the names of their errors.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueOf } from '../lint/catalogues.mjs';
import { methods } from '../lint/layers.mjs';
import { packagesIn } from '../workspace.mjs';

/** @throws unless the scripts below the folder hold these methods, and none of any other */
export async function checkMethods(folder, expected) {
  const scripts = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const found = [];
  for (const each of packagesIn('packages').filter((each) => methods.includes(each.folder))) {
    const codes = [...(await catalogueOf(each)).keys()].filter((code) => new RegExp(`\\b${code}\\b`).test(text));
    if (codes.length > 0) found.push(each.folder);
  }
  if (found.join() !== expected.toSorted().join()) throw new Error(`The scripts hold ${found.join(', ')}, not ${expected.join(', ')}.`);
  console.log(`${scripts.length} scripts, of the methods only ${found.join(', ')}`);
}
