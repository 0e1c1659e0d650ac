#!/usr/bin/env node
// `tender-web copy <folder>` copies the scripts for script tags into a folder of the shop.
import { cpSync } from 'node:fs';

const [command, folder, ...others] = process.argv.slice(2);
if (command !== 'copy' || !folder || others.length > 0) {
  console.error(
    'npx @tender/web copy <folder>\n\nCopies the scripts for script tags, and integrity.json with their hashes, into the folder.',
  );
  process.exit(2);
}
cpSync(new URL('../dist/script', import.meta.url), folder, { recursive: true });
console.log(`Copied the scripts to ${folder}.`);
