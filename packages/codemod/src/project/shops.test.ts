import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { runCli } from '../cli';

const folder = join(__dirname, '../../fixtures/shops');
const refused = ['drop-in', 'version-2', 'version-2-npm'];
const removed = ['clean', 'next'];
const withoutDependency = ['magento', 'both-versions', 'own-module', 'own-types', 'types-alone'];
const names = readdirSync(folder).flatMap((file) => (file.endsWith('.shop') ? [basename(file, '.shop')] : []));
/** Every place that the promise is about. The codemod has a pattern of its own. */
const mention = /braintree-web|js\.braintreegateway\.com/;

let shop: string;
let printed: string;

beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'tender-shop-'));
  printed = '';
  const print = (text: unknown): void => void (printed += `${String(text)}\n`);
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
});

afterEach(() => {
  process.exitCode = undefined;
  rmSync(shop, { recursive: true });
});

/** Writes the files of a shop, which one fixture holds: `-- name --` begins a file. @returns what the report says is left: `-- (left) --` */
function unpack(name: string): string {
  const [, ...parts] = readFileSync(join(folder, `${name}.shop`), 'utf8').split(/^-- (\S+) --\n/m);
  for (let at = 0; at < parts.length; at += 2) {
    if (parts[at] === '(left)') return parts[at + 1] ?? '';
    const file = join(shop, parts[at] ?? '');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, parts[at + 1] ?? '');
  }
  return '';
}

function listFiles(): Record<string, string> {
  const files = readdirSync(shop, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [join(parentPath, name).slice(shop.length + 1), readFileSync(join(parentPath, name), 'utf8')]),
  );
}

async function run(...args: string[]): Promise<void> {
  printed = '';
  const hashes = join(folder, 'integrity.json');
  await runCli([shop, '--assets', 'https://assets.shop.example', '--integrity', hashes, ...args]);
}

/** The lines of the report about what was left, with paths below the shop. */
function readLeft(): string[] {
  return printed
    .split('\n')
    .filter((line) => line.includes('  left: '))
    .map((line) => line.replace(`${shop}/`, ''));
}

const moved = names.filter((name) => !refused.includes(name));

test.each(moved)('%s: the report ends with every mention that was not changed, by file and line', async (name) => {
  const left = unpack(name);
  await run();
  const [, locks = ''] = /^The next install writes these anew: (.*)$/m.exec(printed) ?? [];
  const [, similar = ''] = /^Other names that contain braintree-web, which may stay: (.*)$/m.exec(printed) ?? [];
  const notes = [...locks.split(', '), ...similar.split(', ')].map((place) => place.replace(`${shop}/`, ''));
  const reported = new Set([...readLeft().map((line) => line.split('  ')[0]), ...notes]);
  for (const [file, text] of Object.entries(listFiles())) {
    if (reported.has(file) || file.startsWith('node_modules/')) continue;
    text.split('\n').forEach((line, at) => {
      if (mention.test(line)) expect(reported).toContain(`${file}:${at + 1}`);
    });
  }
  expect(
    readLeft()
      .map((line) => `${line}\n`)
      .join(''),
  ).toBe(left);
});

test.each(moved)('%s: no old hash is beside a new address, and a second run changes nothing', async (name) => {
  unpack(name);
  await run();
  const files = listFiles();
  for (const text of Object.values(files)) expect(text).not.toMatch(/assets\.shop\.example[^\n]*sha384-old/);
  await run();
  expect(listFiles()).toEqual(files);
});

test.each(removed)('%s: where nothing names braintree-web any more, it is removed, and nothing is left', async (name) => {
  unpack(name);
  await run();
  expect(listFiles()['package.json']).not.toContain('braintree-web');
  expect(printed).toContain('Nothing is left for you to change.');
});

test.each(moved.filter((name) => !removed.includes(name) && !withoutDependency.includes(name)))(
  '%s: where something names braintree-web, the dependency stays',
  async (name) => {
    unpack(name);
    await run();
    expect(listFiles()['package.json']).toMatch(/"braintree-web": /);
  },
);

test.each(refused)('%s: is refused with what to do, and nothing is changed', async (name) => {
  unpack(name);
  const files = listFiles();
  await run();
  expect(process.exitCode).toBe(3);
  expect(printed).toMatch(
    name === 'drop-in' ? /only Drop-in.*leaving-drop-in\.md/s : /version 2[.\d]* of braintree-web.*Move the shop to version 3 first/s,
  );
  expect(listFiles()).toEqual(files);
});

test('types-alone: manifests that do not list braintree-web get the packages that their sources now import', async () => {
  unpack('types-alone');
  await run();
  const files = listFiles();
  const needed = { '@tender/web': '^1.0.0' };
  const format = (manifest: object, indent = 2): string => `${JSON.stringify(manifest, undefined, indent)}\n`;
  expect(files['package.json']).toBe(format({ name: 'shop', dependencies: { ...needed, react: '^19.0.0' } }, 4));
  expect(files['packages/empty/package.json']).toBe(format({ name: 'empty', dependencies: needed }));
  const devDependencies = { '@babel/core': '^7.0.0', ...needed, typescript: '^5.0.0' };
  expect(files['packages/dev/package.json']).toBe(format({ name: 'dev', devDependencies }));
  expect(files['packages/none/package.json']).toBe(format({ name: 'none', private: true, dependencies: needed }));
  expect(files['packages/has/package.json']).toBe(`{ "name": "has", "dependencies": { "@tender/web": "^1.0.0" } }\n`);
  expect(files['src/package.json']).toBe('{ "type": "module" }\n');
});

test('types-alone: where no manifest is among the files, the report says what to install', async () => {
  unpack('types-alone');
  printed = '';
  await runCli([join(shop, 'src/pay.ts')]);
  expect(printed).toContain('None of the package.json files here lists what the changed files now import: npm install @tender/web');
});
