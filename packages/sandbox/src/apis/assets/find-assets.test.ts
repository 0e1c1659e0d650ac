import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, type BuildOptions } from 'esbuild';
import { packageFolder } from '../../fixtures/build-program';
import { startSandbox } from '../../index';

/** A repository with several packages, of which one has the sandbox among its dependencies. Programs run at its root. */
let repository: string;
const inShop = (...names: string[]) => join(repository, 'packages/shop', ...names);
const installed = (...names: string[]) => inShop('node_modules/@tender/sandbox', ...names);
beforeEach(async () => {
  repository = await realpath(await mkdtemp(join(tmpdir(), 'repository-')));
  await mkdir(installed('assets'), { recursive: true });
  await writeFile(installed('package.json'), JSON.stringify({ name: '@tender/sandbox' }));
});
afterEach(() => rm(repository, { recursive: true }));

/** Bundles a program that prints where the sandbox finds its files. */
async function buildFinder(outfile: string, options: BuildOptions = {}): Promise<void> {
  const contents = `import { findAssets } from './apis/assets/find-assets'; console.log(findAssets());`;
  const stdin = { contents, resolveDir: join(packageFolder, 'src') };
  await build({ stdin, bundle: true, platform: 'node', format: 'esm', outfile, logLevel: 'error', ...options });
}

async function run(...args: string[]): Promise<string> {
  const { NODE_PATH: _, ...env } = process.env; // by which Node would find the packages of this repository
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: repository, env });
  return stdout.trim();
}

test('finds the files beside its own module when a program runs in another folder', async () => {
  await buildFinder(installed('dist/index.mjs'));
  await writeFile(inShop('start.mjs'), `await import('@tender/sandbox/dist/index.mjs');`);
  expect(await run(inShop('start.mjs'))).toBe(installed('assets'));
  expect(await run('-e', `import(${JSON.stringify(installed('dist/index.mjs'))})`)).toBe(installed('assets'));
});

test('finds them through a link to its folder, as package managers make one', async () => {
  const store = join(repository, 'node_modules/.store/sandbox');
  await mkdir(join(store, 'assets'), { recursive: true });
  await writeFile(join(store, 'package.json'), JSON.stringify({ name: '@tender/sandbox' }));
  await buildFinder(join(store, 'dist/index.mjs'));
  await rm(installed(), { recursive: true });
  await symlink(store, installed());
  expect(await run('-e', `import(${JSON.stringify(installed('dist/index.mjs'))})`)).toBe(join(store, 'assets'));
});

test.each([
  ['ES modules', 'esm', 'tests.mjs'],
  ['CommonJS', 'cjs', 'tests.cjs'],
] as const)('finds them among the dependencies of a program that it was bundled into: %s', async (_, format, name) => {
  await buildFinder(inShop('built', name), { format, logOverride: { 'empty-import-meta': 'silent' } });
  expect(await run(inShop('built', name))).toBe(installed('assets'));
});

test('fails with the reason when they are missing', async () => {
  await buildFinder(installed('dist/index.mjs'));
  await rm(installed('assets'), { recursive: true });
  await expect(run(installed('dist/index.mjs'))).rejects.toThrow(
    `${installed('assets')} does not exist. Name their folder with the option "assets".`,
  );
  await buildFinder(join(repository, 'bundle.mjs'));
  await expect(run('bundle.mjs')).rejects.toThrow('the package @tender/sandbox is not installed where this program runs');
});

test('startSandbox rejects a folder that does not exist', async () => {
  await expect(startSandbox({ assets: join(dirname(repository), 'none') })).rejects.toThrow('There is no such folder.');
});
