// A build step: puts the image of an empty database into packages/sandbox/dist, so that no sandbox has to create a database first.
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

const folder = join(root, 'packages/sandbox');
const cache = join(folder, 'node_modules/.cache/tender');
const isImage = (/** @type {string} */ name) => name.startsWith('empty-database-');
// Images of earlier versions.
if (existsSync(cache)) for (const name of readdirSync(cache).filter(isImage)) rmSync(join(cache, name));
const { startSandbox } = await import(join(folder, 'dist/index.js'));
await (await startSandbox()).stop();
for (const name of readdirSync(cache).filter(isImage)) copyFileSync(join(cache, name), join(folder, 'dist', name));
process.exit();
