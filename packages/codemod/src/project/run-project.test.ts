import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  expect(read('package.json')).toBe(`${manifest({ a: '1', '@tender/web': '^0.1.0', z: '2' })}\n`);
  expect(printed).toContain('2 files changed, 0 places left, 0 files not read');
  expect(process.exitCode).toBe(0);

  printed = '';
  await runCli([shop]);
  expect(printed).toBe('0 files changed, 0 places left, 0 files not read\n');
});

test('behavior: the manifest keeps the reference where something is left on it', async () => {
  const both = `${source}braintree.dataCollector.create({});\n`;
  write({ 'src/pay.js': both, 'package.json': manifest({ 'braintree-web': '^3.97.0' }) });
  await runCli([shop]);
  expect(read('package.json')).toBe(manifest({ '@tender/web': '^0.1.0', 'braintree-web': '^3.97.0' }));
  const after = read('package.json');
  await runCli([shop]);
  expect(read('package.json')).toBe(after);
});

test('behavior: types come from the packages that have them, and the types of the reference go', async () => {
  const dependencies = { 'braintree-web': '^3.97.0' };
  const types = { '@types/braintree-web': '^3.96.0', typescript: '^5.0.0' };
  write({
    'pay.ts': `import { client, type HostedFields } from 'braintree-web';\nexport let a: HostedFields;\nclient;\n`,
    'package.json': JSON.stringify({ dependencies, devDependencies: types }, undefined, '\t'),
  });
  await runCli([shop]);
  const expected = {
    dependencies: { '@tender/hosted-fields': '^0.1.0', '@tender/web': '^0.1.0' },
    devDependencies: { typescript: '^5.0.0' },
  };
  expect(read('package.json')).toBe(JSON.stringify(expected, undefined, '\t'));
});

test('behavior: each manifest answers for the sources that it is nearest to', async () => {
  const given = manifest({ 'braintree-web': '^3.97.0' });
  write({ 'package.json': given, 'shop/package.json': given, 'shop/pay.js': source });
  await runCli([shop]);
  expect(read('shop/package.json')).toContain('@tender/web');
  expect(read('package.json')).toBe(given);
  expect(printed).toContain('nothing that was read imports it');
});

test('behavior: what no person wrote is not read', async () => {
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
  expect(printed).toBe('0 files changed, 0 places left, 0 files not read\n');
});

test('options: --dry-run', async () => {
  write({ 'pay.js': source });
  await runCli([shop, '--dry-run']);
  expect(read('pay.js')).toBe(source);
  expect(printed).toContain(`-import braintree from 'braintree-web';\n+import braintree from '@tender/web';`);
  expect(printed).toContain('1 files would change');
});

test('options: --report json, --assets and --integrity', async () => {
  const page = `<script src="https://js.braintreegateway.com/web/3.97.2/js/client.min.js" integrity="sha384-old"></script>`;
  write({ 'page.html': page, 'integrity.json': JSON.stringify({ 'js/client.min.js': 'sha384-new' }) });
  const hashes = join(shop, 'integrity.json');
  await runCli([shop, '--report', 'json', '--assets', 'https://assets.shop.example', '--integrity', hashes]);
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
  expect(printed).toMatch(/broken\.js {2}not read: Unexpected token/);
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
