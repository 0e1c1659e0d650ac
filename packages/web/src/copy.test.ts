/**
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
const run = (...args: string[]) => spawnSync(process.execPath, ['package/bin/tender-web.js', ...args], { cwd: folder, encoding: 'utf8' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tender-copy-'));
  cpSync(join(__dirname, '../bin'), join(folder, 'package/bin'), { recursive: true });
  mkdirSync(join(folder, 'package/dist/script'), { recursive: true });
  writeFileSync(join(folder, 'package/package.json'), '{ "type": "module" }');
  for (const name of ['tender.min.js', 'integrity.json']) writeFileSync(join(folder, 'package/dist/script', name), name);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('tender-web copy writes the scripts into a folder that need not exist, beside what it has', () => {
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'public/shop.js'), 'shop');
  for (const target of ['public', 'public/new/tender']) {
    expect(run('copy', target)).toMatchObject({ status: 0, stdout: `Copied the scripts to ${target}.\n` });
    expect(readFileSync(join(folder, target, 'tender.min.js'), 'utf8')).toBe('tender.min.js');
  }
  expect(readdirSync(join(folder, 'public')).sort()).toEqual(['integrity.json', 'new', 'shop.js', 'tender.min.js']);
});

test.each([[[]], [['copy']], [['move', 'public']], [['copy', 'public', 'other']]])('wrong usage, %j, ends with 2', (args) => {
  expect(run(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining('npx @tender/web copy <folder>') as string });
});
