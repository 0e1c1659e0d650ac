// Checks which methods a built application contains, by their error codes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '../checks/lint/catalogues.mjs';
import { methods } from '../checks/lint/layers.mjs';
import { listPackages, listFiles } from '../workspace.mjs';

/** @throws when the scripts below the folder do not contain exactly these methods */
export async function checkMethods(/** @type {string} */ folder, /** @type {string[]} */ expected) {
  const scripts = listFiles(folder).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const found = [];
  for (const each of listPackages('packages').filter((each) => methods.includes(each.folder))) {
    const codes = [...(await readCatalogue(each)).keys()].filter((code) => new RegExp(`\\b${code}\\b`).test(text));
    if (codes.length > 0) found.push(each.folder);
  }
  if (found.join() !== expected.toSorted().join()) throw new Error(`The scripts contain ${found.join(', ')}, not ${expected.join(', ')}.`);
  console.log(`${scripts.length} scripts with only these methods: ${found.join(', ')}`);
}
