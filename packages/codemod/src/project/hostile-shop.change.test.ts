/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runCli } from '../cli';
import { openFolders } from './shop-folders';
import { transformProject } from './transform-project';

const source = `import braintree from 'braintree-web';\nbraintree.client.create({});\n`;
const mock = 'module.exports = { client: { create() {} } };\n';
const manifest = JSON.stringify({ name: 'shop', dependencies: { 'braintree-web': '^3.97.0' } });

const startFolder = process.cwd();
const startPath = process.env['PATH'];
let root: string;
/** A clone of somebody else's repository. */
let shop: string;
/** What the reader has beside the clone. */
let home: string;
let printed: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'tender-hostile-')));
  shop = join(root, 'shop');
  home = join(root, 'home');
  mkdirSync(shop);
  mkdirSync(home);
  printed = '';
  const print = (text: unknown): void => void (printed += `${String(text)}\n`);
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
});

afterEach(() => {
  process.chdir(startFolder);
  process.env['PATH'] = startPath;
  process.exitCode = undefined;
  rmSync(root, { recursive: true });
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(shop, name)), { recursive: true });
    writeFileSync(join(shop, name), text);
  }
}

function link(name: string, target: string): void {
  mkdirSync(dirname(join(shop, name)), { recursive: true });
  symlinkSync(target, join(shop, name));
}

const read = (name: string): string => readFileSync(join(shop, name), 'utf8');
const listHome = (): string[] => readdirSync(home, { recursive: true }).map(String);

describe('a link in a clone', () => {
  test.each([
    ['the folder of moved mocks', '__mocks__/@tender', '', []],
    ['the folder of one moved mock', '__mocks__/@tender/web', '', ['__mocks__/braintree-web/client.js']],
    ['the name of a moved mock', '__mocks__/@tender/web.js', 'new-file.js', []],
    ['the name of a moved mock, to a file', '__mocks__/@tender/web.js', 'notes.txt', []],
  ])('in the place of %s is not followed, and the mock is left', async (_, name, target, mocks) => {
    writeFileSync(join(home, 'notes.txt'), 'mine');
    for (const each of mocks.length > 0 ? mocks : ['__mocks__/braintree-web.js']) {
      write({ [each]: mock, 'pay.js': source, 'package.json': manifest });
      link(name, join(home, target));
      for (const args of [['--dry-run'], []]) {
        printed = '';
        await runCli([shop, ...args]);
        expect(process.exitCode).toBe(0);
        expect(printed).toContain(`${join(shop, each)}:1  left: ${each}: Jest finds this mock by its file name`);
      }
      expect(read(each)).toBe(mock);
      expect(read('pay.js')).toContain('@tender/web');
      expect(read('package.json')).toContain('"braintree-web"');
    }
    expect(listHome()).toEqual(['notes.txt']);
    expect(readFileSync(join(home, 'notes.txt'), 'utf8')).toBe('mine');
  });

  test('is not there, but a file in the place of the folder of moved mocks: the mock is left', async () => {
    write({ '__mocks__/braintree-web.js': mock, '__mocks__/@tender': '', 'pay.js': source });
    await runCli([shop]);
    expect(process.exitCode).toBe(0);
    expect(printed).toContain('__mocks__/braintree-web.js:1  left: ');
    expect(read('pay.js')).toContain('@tender/web');
  });

  test('inside the clone is followed for mocks', async () => {
    write({ '__mocks__/braintree-web.js': mock, 'mocks/keep.txt': '' });
    link('__mocks__/@tender', join(shop, 'mocks'));
    await runCli([shop]);
    expect(read('mocks/web.js')).toBe(mock);
  });

  test('in the place of a source is not read and not written', async () => {
    writeFileSync(join(home, 'pay.js'), source);
    link('src', home);
    link('pay.js', join(home, 'pay.js'));
    await runCli([shop]);
    expect(printed).toBe('No file changed. Nothing is left for you to change.\n');
    expect(readFileSync(join(home, 'pay.js'), 'utf8')).toBe(source);
  });

  test.each(['src', 'src/pay.js', 'pay.js'])(
    'that a pattern of the shell has named as %s is refused, with where it leads',
    async (name) => {
      writeFileSync(join(home, 'pay.js'), source);
      link('src', home);
      link('pay.js', join(home, 'pay.js'));
      process.chdir(shop);
      for (const args of [['--dry-run'], []]) {
        await runCli([name, ...args]);
        expect(process.exitCode).toBe(2);
        expect(printed).toContain(
          name === 'pay.js' ? 'If it is a link, name the place' : `to ${join(home, name.slice(4))}, out of the current folder`,
        );
      }
      expect(readFileSync(join(home, 'pay.js'), 'utf8')).toBe(source);
    },
  );

  test.each([
    ['moving.md', 'new-file.md'],
    ['moving.md', 'notes.md'],
    ['docs', ''],
  ])('in the place of the report, as %s to %j, is refused', async (name, target) => {
    writeFileSync(join(home, 'notes.md'), 'mine');
    write({ 'pay.js': source });
    link(name, join(home, target));
    process.chdir(shop);
    await runCli(['.', '--dry-run', '--report', name === 'docs' ? 'docs/moving.md' : name]);
    expect(process.exitCode).toBe(2);
    expect(listHome()).toEqual(['notes.md']);
    expect(readFileSync(join(home, 'notes.md'), 'utf8')).toBe('mine');
  });

  test('that the compiler of the shop puts in the place of a folder is not followed', async () => {
    const compiler = `const fs = require('fs'); fs.renameSync('src', 'old'); fs.symlinkSync(${JSON.stringify(home)}, 'src');`;
    write({
      'src/pay.js': source,
      'tsconfig.json': '{}',
      'node_modules/typescript/package.json': '{ "name": "typescript" }',
      'node_modules/typescript/bin/tsc': `#!/usr/bin/env node\n${compiler}`,
      'node_modules/@tender/web/package.json': '{}',
    });
    await runCli([shop, '--verify']);
    expect(process.exitCode).toBe(2);
    expect(printed).toContain('look for a link in its path');
    expect(listHome()).toEqual([]);
  });

  test('to a device or a pipe, in the place of a lock file, a package or a list for Git, is not read', async () => {
    write({ 'pay.js': source, 'package.json': manifest });
    mkdirSync(join(shop, '.git'));
    mkdirSync(join(shop, 'node_modules/braintree-web'), { recursive: true });
    execFileSync('mkfifo', [join(home, 'pipe'), join(shop, 'braintree-web.js')]);
    link('package-lock.json', '/dev/zero');
    link('yarn.lock', join(home, 'pipe'));
    link('node_modules/braintree-web/package.json', join(home, 'pipe'));
    link('.gitignore', join(home, 'pipe'));
    link('tsconfig.json', '/dev/zero');
    link('.browserslistrc', join(home, 'pipe'));
    link('.nvmrc', '/dev/zero');
    await runCli([shop]);
    expect(read('pay.js')).toContain('@tender/web');
    await runCli([join(shop, 'braintree-web.js')]);
    expect(printed).toContain('braintree-web.js is no file and no folder');
  });
});

describe('a program of a clone', () => {
  const marker = (): string => join(home, 'ran');
  const script = (): string => `require('fs').writeFileSync(${JSON.stringify(marker())}, '');`;

  beforeEach(() => {
    const shell = `#!/bin/sh\ntouch '${marker()}'\n`;
    write({
      'pay.js': source,
      'package.json': manifest,
      '.gitignore': 'build/\n',
      'tsconfig.json': '{}',
      'run.sh': shell,
      'hooks/post-index-change': shell,
      'node_modules/.bin/git': shell,
      'node_modules/esbuild/package.json': '{ "name": "esbuild", "main": "main.js" }',
      'node_modules/esbuild/main.js': script(),
      'node_modules/typescript/package.json': '{ "name": "typescript" }',
      'node_modules/typescript/bin/tsc': script(),
      'node_modules/braintree-web/package.json': '{ "name": "braintree-web", "version": "3.97.0", "main": "main.js" }',
      'node_modules/braintree-web/main.js': script(),
      'node_modules/@tender/web/package.json': '{ "name": "@tender/web", "main": "main.js" }',
      'node_modules/@tender/web/main.js': script(),
    });
    execFileSync('git', ['init', '--quiet'], { cwd: shop });
    execFileSync('chmod', ['+x', 'run.sh', 'hooks/post-index-change', 'node_modules/.bin/git'], { cwd: shop });
    for (const name of ['core.fsmonitor', 'core.sshCommand', 'core.pager', 'core.editor', 'diff.external', 'filter.x.clean'])
      execFileSync('git', ['config', name, join(shop, 'run.sh')], { cwd: shop });
    execFileSync('git', ['config', 'core.hooksPath', join(shop, 'hooks')], { cwd: shop });
    // As npx does, which puts the programs of the current folder first.
    process.env['PATH'] = `${join(shop, 'node_modules/.bin')}${delimiter}${startPath}`;
    process.chdir(shop);
  });

  test.each([['--dry-run'], ['--policy'], ['--json'], ['--report=moving.md'], ['--dry-run', '--report=moving.md', '--policy']])(
    'is not run by %s %s %s',
    async (...args) => {
      await runCli(['.', ...args.filter((each) => typeof each === 'string')]);
      expect(process.exitCode).toBe(0);
      expect(existsSync(marker())).toBe(false);
    },
  );

  test.each([['--run-esbuild', '--report=moving.md'], ['--verify']])('is run only by a flag that says so: %s', async (...args) => {
    await runCli(['.', ...args.filter((each) => typeof each === 'string')]);
    expect(existsSync(marker())).toBe(true);
    await runCli(['--help']);
    expect(printed).toMatch(/runs the esbuild that your shop has installed[^]*runs the TypeScript that it has installed/);
  });
});

describe('the lists of files that Git ignores', () => {
  test('are read as Git reads them', async () => {
    const names = ['a.js', 'b.js', 'build/a.js', 'deep/build/a.js', 'deep/a.js', 'deep/[x]/a.js', 'deep/[x]/build/keep.js', 'deep/ x/a.js'];
    const more = [
      'deep/only/a.js',
      'deep/only/b.js',
      'only/a.js',
      'x/out/y/a.js',
      'x/out/y/b.js',
      '#a.js',
      '!a.js',
      'A.js',
      'last/a.js',
      'last/b.js',
    ];
    write(Object.fromEntries([...names, ...more].map((name) => [name, source])));
    write({
      '.gitignore': '\uFEFF# names\nbuild/\n/b.js\n**/y/b.js\n\\#a.js\n\\!a.js\n!deep/build/\nlast/*\n!last/b.js\n',
      'deep/.gitignore': '!build/\nonly/a.js\n',
      'deep/[x]/.gitignore': '/a.js\nbuild/*\n!keep.js\n',
      'deep/ x/.gitignore': 'a.js  \r\n',
      'x/.gitignore': 'out/*/a.js\n',
    });
    execFileSync('git', ['init', '--quiet'], { cwd: shop });
    writeFileSync(join(shop, '.git/info/exclude'), 'A.js\n');
    const ignored = execFileSync('git', ['check-ignore', '--no-index', '-z', '--stdin'], {
      cwd: shop,
      input: [...names, ...more].join('\0'),
    });
    const expected = ignored.toString().split('\0').filter(Boolean).sort();
    await runCli([shop]);
    expect([...names, ...more].filter((name) => read(name) === source).sort()).toEqual(expected);
    expect(expected.length).toBeGreaterThan(8);
  });

  test('are those of the repository in its worktrees and submodules too', async () => {
    const names = ['a.js', 'b.js'];
    const git = (cwd: string, ...parameters: string[]): unknown =>
      execFileSync(
        'git',
        ['-c', 'user.name=Shop', '-c', 'user.email=shop@shop.example', '-c', 'protocol.file.allow=always', ...parameters],
        {
          cwd,
          stdio: 'pipe',
        },
      );
    const [origin, worktree] = [join(shop, 'origin'), join(shop, 'worktree')];
    write(Object.fromEntries(names.map((name) => [`origin/${name}`, source])));
    git(origin, 'init', '--quiet');
    git(origin, 'add', '.');
    git(origin, 'commit', '--quiet', '--message', 'Shop');
    git(origin, 'worktree', 'add', '--quiet', worktree);
    git(shop, 'init', '--quiet');
    git(shop, 'submodule', '--quiet', 'add', origin, 'submodule');
    writeFileSync(join(origin, '.git/info/exclude'), 'a.js\n');
    writeFileSync(join(shop, '.git/modules/submodule/info/exclude'), 'b.js\n');
    write({ 'broken/.git': 'gitdir: ../origin/a.js', 'broken/a.js': source });
    for (const folder of ['worktree', 'submodule', 'broken']) await runCli([join(shop, folder)]);
    const unchanged = ['worktree/a.js', 'worktree/b.js', 'submodule/a.js', 'submodule/b.js', 'broken/a.js'].filter(
      (name) => read(name) === source,
    );
    expect(unchanged).toEqual(['worktree/a.js', 'submodule/b.js']);
  });

  test('belong to the repository around the shop, and a folder that the reader names is changed all the same', async () => {
    write({ 'packages/pay/build/pay.js': source, 'packages/pay/pay.js': source, '.gitignore': '/packages/*/build\n' });
    mkdirSync(join(shop, '.git'));
    await runCli([join(shop, 'packages/pay')]);
    expect(read('packages/pay/build/pay.js')).toBe(source);
    expect(read('packages/pay/pay.js')).toContain('@tender/web');
    expect(printed).toContain(`A .gitignore names these, so they were left out: ${join(shop, 'packages/pay/build/pay.js')}`);
    await runCli([join(shop, 'packages/pay/build')]);
    expect(read('packages/pay/build/pay.js')).toContain('@tender/web');
  });

  test('take no time with patterns of many wildcards', async () => {
    const name = `${'a'.repeat(200)}.js`;
    write({ [name]: source, '.gitignore': `${'*a'.repeat(60)}*b\n${'**/a/'.repeat(60)}b\n` });
    mkdirSync(join(shop, '.git'));
    const start = process.cpuUsage();
    await runCli([shop]);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(5000);
    expect(read(name)).toContain('@tender/web');
  });
});

describe('the text of a clone', () => {
  const name = 'a\n`|<img src=x>\u001b[2J\u202e.js';
  const wrong = `${source}// braintree-web <img src=x onerror=alert(1)> \`\`\` | ![](https://example.com/a.png) \u001b[31m \u009b2J \u202e\n`;

  test('does not act on the terminal', async () => {
    write({ [name]: wrong, 'bad\u001b[2J.js': `${source}const \u001b[2J = ;`, 'package-lock.json\n': '', 'package.json': manifest });
    for (const args of [['--dry-run'], ['--dry-run', '--json'], ['--dry-run', '--policy'], ['nowhere\u001b[2J']])
      await runCli([shop, ...args]);
    expect(printed).not.toMatch(/[^\P{Cc}\n\t]|[\u202A-\u202E]/u);
    expect(printed).toContain('a\\u000a`|<img src=x>\\u001b[2J\\u202e.js:3  left: // braintree-web <img');
    printed = '';
    await runCli([shop, '--dry-run', '--json']);
    expect(JSON.parse(printed).files.map(({ file }: { file: string }) => file)).toContain(join(shop, name));
  });

  test('is text in the report', async () => {
    const policy = `add_header Content-Security-Policy "script-src https://js.braintreegateway.com <img> ![](a) |x| 'self'";\n`;
    write({
      [name]: wrong,
      'bad.js': `import 'braintree-web'; let <img src=x> = 1;`,
      '<b>.conf': policy,
      'pay.js': source.replaceAll('client', 'venmo'),
    });
    await runCli([shop, '--dry-run', '--report', join(home, 'report.md')]);
    const report = readFileSync(join(home, 'report.md'), 'utf8').replace(/^<!-- report of .* -->/, '');
    const outsideCode = report.replace(/(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '').replace(/\\[^]/g, '');
    expect(outsideCode).not.toMatch(/<|!\[|\p{Cf}|[^\P{Cc}\n]/u);
    for (const line of outsideCode.split('\n').filter((each) => each.startsWith('|'))) expect([4, 3]).toContain(line.split('|').length - 1);
  });

  test('is searched although it begins as a report does, unless it is Markdown', async () => {
    write({
      'pay.js': `<!-- report of npx @tender/codemod -->\nrequire('braintree-web');\n`,
      'moving.md': '<!-- report of npx @tender/codemod -->\nbraintree-web',
    });
    await runCli([shop]);
    expect(read('pay.js')).toContain('@tender/web');
    expect(printed).not.toContain('moving.md');
  });

  test('is not searched when it is too large, and the report says so', async () => {
    write({ 'large.sql': 'braintree-web\n'.repeat(1000), 'pay.js': source });
    truncateSync(join(shop, 'large.sql'), 3_000_000_000);
    await runCli([shop]);
    expect(printed).toContain(`Too large to be searched: ${join(shop, 'large.sql')}`);
    expect(read('pay.js')).toContain('@tender/web');
  });

  test('adds nothing to the prototype of objects', async () => {
    const keys = `"__proto__": { "polluted": "1" }, "constructor": { "prototype": { "polluted": "1" } }`;
    write({
      'package.json': `{ ${keys}, "dependencies": { ${keys}, "braintree-web": "^3.97.0", "__proto__": "1" } }`,
      'integrity.json': `{ "__proto__": "sha384-a", "js/client.min.js": "sha384-b" }`,
      'pay.js': source,
      'page.html': '<script src="https://js.braintreegateway.com/web/3.97.2/js/client.min.js" integrity="sha384-old"></script>',
    });
    await runCli([shop, '--assets', 'https://assets.shop.example', '--integrity', join(shop, 'integrity.json')]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(read('page.html')).toContain('integrity="sha384-b"');
  });

  test('is left where the parser would never end, and all other files are changed', () => {
    write({ 'endless.ts': `${source}${'<T>('.repeat(40)}1${')'.repeat(40)};`, 'pay.ts': source });
    const { files } = transformProject([shop], { folders: openFolders([shop]), timeLimit: 2000 });
    expect(files).toMatchObject([
      { error: 'It takes longer than 2 seconds to read.', changes: [] },
      { after: source.replace('braintree-web', '@tender/web') },
    ]);
  });

  test('is left where it is nested too deeply, and all other files are changed', async () => {
    write({
      'deep.js': `${source}${'(\n'.repeat(60_000)}`,
      'sum.js': `${source}export const sum = 0${'\n+ 1'.repeat(60_000)};\n`,
      'member.js': `${source}export const deep = a${'.b'.repeat(4000)};\n`,
      'package.json': `{ "a": ${'[\n'.repeat(60_000)}, "braintree-web"`,
      'pay.js': source,
    });
    await runCli([shop]);
    expect(read('pay.js')).toContain('@tender/web');
    expect(read('deep.js')).toContain('braintree-web');
    expect(printed).toMatch(/deep\.js {2}could not be read, and is unchanged: /);
  });
});

test.each([
  ['https://assets.example/web', 'a scheme, a host and perhaps a port'],
  [`https://a'b.example`, 'a scheme, a host and perhaps a port'],
  ['https://a";b', 'a scheme, a host and perhaps a port'],
])('--assets %s would change the text around an address, and is refused', async (assets, message) => {
  write({ 'pay.js': source });
  await runCli([shop, '--assets', assets]);
  expect(process.exitCode).toBe(2);
  expect(printed).toContain(message);
});

test('--integrity with something else than hashes is refused', async () => {
  write({ 'pay.js': source, 'integrity.json': '{ "js/client.min.js": "sha384-a\\" onload=\\"alert(1)" }' });
  await runCli([shop, '--integrity', join(shop, 'integrity.json')]);
  expect(process.exitCode).toBe(2);
  expect(printed).toContain('something else than a hash for js/client.min.js');
});

test('one file of the codemod writes to the disk, and two run programs', () => {
  const folder = join(__dirname, '..');
  const sources = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const find = (pattern: RegExp): string[] => sources.filter((name) => pattern.test(readFileSync(join(folder, name), 'utf8'))).sort();
  expect(
    find(
      /\b(?:write|append|rename|mkdir|mkdtemp|rm|rmdir|unlink|copyFile|cp|link|symlink|truncate|chmod|createWriteStream)\w*Sync\b|node:fs\/promises/,
    ),
  ).toEqual([join('project', 'shop-folders.ts')]);
  expect(find(/node:child_process|createRequire\(|node:worker_threads/)).toEqual(['measure-sizes.ts', join('project', 'type-check.ts')]);
});

test('a file whose permissions and name stay is written in place', async () => {
  write({ 'pay.js': source });
  const { ino } = lstatSync(join(shop, 'pay.js'));
  await runCli([shop]);
  expect(lstatSync(join(shop, 'pay.js')).ino).toBe(ino);
});
