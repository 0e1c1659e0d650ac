import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCli } from '../cli';

let shop: string;
let printed: string;

beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'tender-codemod-'));
  printed = '';
  const print = (text: unknown): void =>
    void (printed += `${String(text)}
`);
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
});

afterEach(() => {
  process.exitCode = undefined;
  rmSync(shop, { recursive: true });
});

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(shop, name)), { recursive: true });
    writeFileSync(join(shop, name), text);
  }
}

const read = (name: string): string => readFileSync(join(shop, name), 'utf8');
const source = `import braintree from 'braintree-web';\nbraintree.client.create({});\n`;
const manifest = (entries: Record<string, string>): string => JSON.stringify({ name: 'shop', dependencies: entries }, undefined, 4);

test('default', async () => {
  write({ 'src/pay.js': source, 'package.json': `${manifest({ a: '1', 'braintree-web': '^3.97.0', z: '2' })}\n` });
  await runCli([shop]);
  expect(read('src/pay.js')).toContain(`from '@tender/web'`);
  expect(read('package.json')).toBe(`${manifest({ a: '1', '@tender/web': '^1.0.0', z: '2' })}\n`);
  expect(printed).toContain('2 files changed. Nothing is left for you to change.');
  expect(process.exitCode).toBe(0);

  printed = '';
  await runCli([shop]);
  expect(printed).toBe('No file changed. Nothing is left for you to change.\n');
});

test('behavior: the manifest keeps the reference while something uses it', async () => {
  const both = `${source}// see the change log of braintree-web\n`;
  write({ 'src/pay.js': both, 'package.json': manifest({ 'braintree-web': '^3.97.0' }) });
  await runCli([shop]);
  expect(read('package.json')).toBe(manifest({ '@tender/web': '^1.0.0', 'braintree-web': '^3.97.0' }));
  expect(printed).toContain('left: braintree-web: 1 file of the project still names braintree-web;');
  const after = read('package.json');
  await runCli([shop]);
  expect(read('package.json')).toBe(after);

  write({
    'src/pay.js': read('src/pay.js').replace('// see the change log of braintree-web\n', ''),
    'package.json': manifest({ 'braintree-web': '^3.97.0', '@tender/web': '^1.0.0' }),
  });
  await runCli([shop]);
  expect(printed).toContain('no file of the project imports it; remove this line');
});

test('behavior: with --to packages, types come from the packages that export them, and the types of the reference are removed', async () => {
  const dependencies = { 'braintree-web': '^3.97.0' };
  const types = { '@types/braintree-web': '^3.96.0', typescript: '^5.0.0' };
  write({
    'pay.ts': `import { client, type HostedFields } from 'braintree-web';\nexport let a: HostedFields;\nclient;\n`,
    'package.json': JSON.stringify({ dependencies, devDependencies: types }, undefined, '\t'),
  });
  await runCli([shop, '--to', 'packages']);
  const expected = {
    dependencies: { '@tender/client': '^1.0.0', '@tender/hosted-fields': '^1.0.0' },
    devDependencies: { typescript: '^5.0.0' },
  };
  expect(read('package.json')).toBe(JSON.stringify(expected, undefined, '\t'));
});

test('behavior: in a shop that has only the types, its new imports replace them', async () => {
  const types = { '@types/braintree-web': '^3.96.0', typescript: '^5.0.0' };
  write({
    'pay.ts': `import type { Client } from 'braintree-web';\nexport let client: Client;\n`,
    'package.json': JSON.stringify({ devDependencies: types }, undefined, 2),
  });
  await runCli([shop]);
  expect(read('package.json')).toBe(JSON.stringify({ devDependencies: { '@tender/web': '^1.0.0', typescript: '^5.0.0' } }, undefined, 2));
  const after = read('package.json');
  await runCli([shop]);
  expect(read('package.json')).toBe(after);
});

test.each([
  ['^3.75.23', true],
  ['^3.96.17', false],
])('behavior: with @types/braintree-web %s, it is said that types of components are those of instances: %s', async (range, isSaid) => {
  write({
    'pay.ts': `import type { Venmo } from 'braintree-web';\nexport let load: () => Promise<Venmo>;\n`,
    'package.json': JSON.stringify({ devDependencies: { '@types/braintree-web': range } }),
  });
  await runCli([shop]);
  expect(printed.includes('types of instances only')).toBe(isSaid);
});

test('behavior: the types stay while a source uses them without an import', async () => {
  const dependencies = { 'braintree-web': '3.118.2', '@types/braintree-web': '^3.96.0' };
  const sources = {
    'pay.ts': `import { client } from 'braintree-web';\nclient;\n`,
    'global.ts': 'interface Fields extends braintree.HostedFields {}\n',
  };
  write({ ...sources, 'package.json': JSON.stringify({ dependencies }, undefined, 2) });
  await runCli([shop]);
  expect(JSON.parse(read('package.json'))).toEqual({ dependencies: { '@tender/web': '^1.0.0', ...dependencies } });
  expect(printed).toContain('package.json:5  left: @types/braintree-web: 1 file of the project still names braintree-web');
  expect(printed).toContain('package.json:4  left: braintree-web: 1 file of the project still names braintree-web');
});

test('behavior: other mentions of the reference in a manifest are left and reported with their lines', async () => {
  const json = {
    dependencies: { 'braintree-web': '^3.97.0', 'braintree-web-drop-in': '^1.42.0' },
    jest: { moduleNameMapper: { '^braintree-web$': '<rootDir>/fake.js' } },
    resolutions: { 'braintree-web': '3.97.0' },
  };
  write({ 'pay.js': source, 'package.json': JSON.stringify(json, undefined, 2) });
  await runCli([shop]);
  const left = [...printed.matchAll(/package\.json:(\d+) {2}left: (.+): (.*)/g)].map(([, line, what, reason]) => [line, what, reason]);
  expect(left).toEqual([
    ['4', 'braintree-web', expect.stringContaining('1 file of the project still names braintree-web')],
    ['5', 'braintree-web-drop-in', expect.stringContaining('leaving-drop-in.md')],
    ['9', '"^braintree-web$": "<rootDir>/fake.js"', expect.stringContaining('change it to @tender/web')],
    ['13', '"braintree-web": "3.97.0"', expect.stringContaining('change it to @tender/web')],
  ]);
  const { dependencies, ...rest } = JSON.parse(read('package.json'));
  expect(rest).toEqual({ jest: json.jest, resolutions: json.resolutions });
  expect(dependencies).toEqual({ '@tender/web': '^1.0.0', ...json.dependencies });
});

test('behavior: settings in JSON are read, and lock files are not', async () => {
  const text = JSON.stringify({ compilerOptions: { types: ['braintree-web'] } });
  write({ 'tsconfig.build.json': text, 'package-lock.json': text });
  await runCli([shop, '--json']);
  expect(JSON.parse(printed).files).toMatchObject([{ file: join(shop, 'tsconfig.build.json'), changed: false, left: [{ line: 1 }] }]);
});

test('behavior: a manifest lists the imports of the sources that are nearest to it', async () => {
  const manifestText = manifest({ 'braintree-web': '^3.97.0' });
  write({ 'package.json': manifestText, 'shop/package.json': manifestText, 'shop/pay.js': source });
  await runCli([shop]);
  expect(read('shop/package.json')).toContain('@tender/web');
  expect(read('package.json')).toBe(manifestText);
  expect(printed).toContain('no file of the project imports it');
});

test('behavior: build output, minified files and files of another kind are only searched; dependencies and binary files are not', async () => {
  const files = {
    'node_modules/other/index.js': source,
    'dist/pay.js': source,
    '.cache/pay.js': source,
    'pay.min.js': source,
    'bundle.js': `${source}${'a;'.repeat(3000)}`,
    'image.js': `${source}\0`,
    'notes.txt': source,
  };
  write(files);
  await runCli([shop]);
  for (const [name, text] of Object.entries(files)) expect(read(name)).toBe(text);
  const found = [...printed.matchAll(/^\S+\/tender-codemod-\w+\/(\S+) {2}left: /gm)].map(([, place]) => place);
  expect(found).toEqual(['.cache/pay.js:1', 'bundle.js:1', 'dist/pay.js:1', 'notes.txt:1', 'pay.min.js:1']);
});

test('options: --dry-run', async () => {
  write({ 'pay.js': source });
  await runCli([shop, '--dry-run']);
  expect(read('pay.js')).toBe(source);
  expect(printed).toContain(`-import braintree from 'braintree-web';\n+import braintree from '@tender/web';`);
  expect(printed).toContain(`pay.js:1  braintree-web -> @tender/web`);
  expect(printed).toContain('1 file would change');
});

test('options: --dry-run reports what the run then does, and a second run changes nothing', async () => {
  const fixtures = join(__dirname, '../../fixtures');
  const sources = readdirSync(fixtures).flatMap((file) => {
    const before =
      file.endsWith('.case') &&
      /^-- before --\n([^]*?)(?=^-- (?:after|left) --\n|$(?![^]))/m.exec(readFileSync(join(fixtures, file), 'utf8'))?.[1];
    return before ? [[file.replace(/\.case$/, ''), before] as const] : [];
  });
  write({ ...Object.fromEntries(sources), 'package.json': manifest({ 'braintree-web': '^3.97.0', '@types/braintree-web': '^3.96.0' }) });
  const run = async (...args: string[]) => {
    printed = '';
    await runCli([shop, '--assets', 'https://assets.shop.example', '--json', ...args]);
    return JSON.parse(printed).files as { file: string; changed: boolean; changes: object[]; left: { what: string; reason: string }[] }[];
  };
  const dryRunReport = await run('--dry-run');
  for (const [name, text] of sources) expect(read(name)).toBe(text);
  const done = await run();
  expect(dryRunReport).toEqual(done);
  expect(done.filter(({ changed }) => changed).length).toBeGreaterThan(40);
  const again = await run();
  expect(again.filter(({ changed, changes }) => changed || changes.length > 0)).toEqual([]);
});

test('options: --json, --assets and --integrity', async () => {
  const page = `<script src="https://js.braintreegateway.com/web/3.97.2/js/client.min.js" integrity="sha384-old"></script>`;
  write({ 'page.html': page, 'integrity.json': JSON.stringify({ 'js/client.min.js': 'sha384-new' }) });
  const hashes = join(shop, 'integrity.json');
  await runCli([shop, '--json', '--assets', 'https://assets.shop.example', '--integrity', hashes]);
  expect(read('page.html')).toBe(`<script src="https://assets.shop.example/web/3.118.2/js/client.min.js" integrity="sha384-new"></script>`);
  const { dryRun, files } = JSON.parse(printed);
  expect(dryRun).toBe(false);
  expect(files).toMatchObject([{ file: join(shop, 'page.html'), changed: true, left: [], changes: [{ line: 1 }, { line: 1 }] }]);
});

test('error: CODEMOD_SYNTAX_ERROR: the file is reported and untouched, the others change', async () => {
  write({ 'broken.js': `${source}const = ;`, 'pay.js': source, 'package.json': manifest({ 'braintree-web': '^3.97.0' }) });
  await runCli([shop]);
  expect(process.exitCode).toBe(1);
  expect(read('broken.js')).toBe(`${source}const = ;`);
  expect(read('pay.js')).toContain('@tender/web');
  expect(read('package.json')).toContain('braintree-web');
  expect(printed).toMatch(/broken\.js {2}could not be read, and is unchanged: Unexpected token/);
});

test.each([[[]], [['nowhere']], [['.', '--to', 'elsewhere']], [['.', '--assets', 'shop']], [['.', '--report', 'xml']], [['.', '--wrong']]])(
  'behavior: wrong usage, %j, ends with 2',
  async (args) => {
    await runCli(args);
    expect(process.exitCode).toBe(2);
  },
);

test('options: --help', async () => {
  await runCli(['--help']);
  expect(printed).toContain('Exit codes');
  expect(process.exitCode).toBe(0);
});

describe('a page with scripts of both SDKs', () => {
  const tag = (path: string, rest = ''): string => `<script src="https://js.braintreegateway.com/web/${path}"${rest}></script>\n`;
  const assets = ['--assets', 'https://assets.shop.example'];

  test('is not made: a page with a script that Tender does not have stays, and other pages change', async () => {
    const page = tag('3.140.0/js/client.min.js') + tag('3.140.0/js/paypal-checkout-v6.min.js');
    write({ 'wallet.html': page, 'card.html': tag('3.140.0/js/client.min.js') });
    await runCli([shop, ...assets]);
    expect(read('wallet.html')).toBe(page);
    expect(read('card.html')).toContain('https://assets.shop.example');
    expect(printed).toContain(`These files use what Tender does not have, so they stay as they are: ${join(shop, 'wallet.html')}.`);
  });

  test('is named when an address or a hash in it could not be changed', async () => {
    write({
      'computed.html': tag('3.97.2/js/client.min.js') + tag('{{ version }}/js/venmo.min.js'),
      'hash.html': tag('3.97.2/js/client.min.js') + tag('3.97.2/js/venmo.min.js', ' integrity="sha384-old"'),
      'whole.html': tag('3.97.2/js/client.min.js'),
    });
    await runCli([shop, ...assets]);
    expect(printed).toContain(
      `These files now load scripts of both SDKs: ${join(shop, 'computed.html')}, ${join(shop, 'hash.html')}. A component rejects`,
    );
  });

  test('is not named where nothing has changed', async () => {
    write({ 'wallet.html': tag('3.140.0/js/client.min.js') + tag('3.140.0/js/paypal-checkout-v6.min.js') });
    await runCli([shop]);
    expect(printed).not.toContain('INCOMPATIBLE_VERSIONS');
  });
});

describe('a second run, after the first one left', () => {
  const dropIn = `import dropin from 'braintree-web-drop-in';\nexport const open = () => dropin.create({});\n`;
  const dropInTag = '<script src="https://js.braintreegateway.com/web/dropin/1.42.0/js/dropin.min.js"></script>\n';
  const tag = '<script src="https://js.braintreegateway.com/web/3.97.2/js/client.min.js"></script>\n';

  test.each<[string, Record<string, string>, string]>([
    [
      'Drop-in, with packages',
      { 'pay.js': source, 'old.js': dropIn, 'package.json': manifest({ 'braintree-web': '^3.97.0', 'braintree-web-drop-in': '^1.42.0' }) },
      'old.js:1  left: braintree-web-drop-in',
    ],
    ['Drop-in, without a manifest', { 'pay.js': source.replace(/\n.*/, '\nclient();'), 'old.js': dropIn }, 'old.js:1  left: '],
    ['Drop-in, on pages', { 'pay.html': tag, 'old.html': dropInTag }, 'old.html:1  left: '],
    ['Drop-in, on the same page', { 'pay.html': tag + dropInTag }, 'pay.html:2  left: '],
    [
      'version 2',
      { 'pay.html': tag, 'old.html': '<script src="https://js.braintreegateway.com/v2/braintree.js"></script>\n' },
      'old.html:1  left: ',
    ],
  ])('%s, lists it and ends with 0', async (_, files, left) => {
    write(files);
    for (const round of ['first', 'second']) {
      printed = '';
      await runCli([shop, '--assets', 'https://assets.shop.example']);
      expect([round, process.exitCode]).toEqual([round, 0]);
      expect(printed).toContain(left);
    }
    expect(printed).toContain('No file changed. ');
  });
});

describe('the lines of a report are those after the edit', () => {
  test('where lines of a manifest come before the one that stays', async () => {
    write({
      'pay.js': `import braintree from 'braintree-web';\nbraintree.client.create({});\n// braintree-web\n`,
      'package.json': manifest({ a: '1', 'braintree-web': '^3.97.0' }),
    });
    await runCli([shop]);
    const line = read('package.json')
      .split('\n')
      .findIndex((text) => text.includes('"braintree-web"'));
    expect(printed).toContain(`package.json:${line + 1}  left: braintree-web: 1 file`);
  });

  test('where an import becomes several', async () => {
    write({ 'pay.ts': `import { client, VaultManager } from 'braintree-web';\nexport const all = [client, VaultManager];\n` });
    await runCli([shop, '--to', 'packages']);
    const line = read('pay.ts')
      .split('\n')
      .findIndex((text) => text.includes('VaultManager'));
    expect(printed).toContain(`pay.ts:${line + 1}  left: VaultManager: used as a value`);
  });

  test('where a mock has moved', async () => {
    write({ '__mocks__/braintree-web.js': 'module.exports = {}; // for braintree-web\n' });
    await runCli([shop, '--dry-run']);
    expect(printed).toContain('__mocks__/braintree-web.js:1  left: ');
    printed = '';
    await runCli([shop]);
    expect(printed).toContain('__mocks__/@tender/web.js:1  left: ');
  });
});
