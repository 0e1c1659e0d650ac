import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { runCli } from '../cli';

const folder = join(__dirname, '../../fixtures/shops');
const refused = ['drop-in', 'version-2', 'version-2-npm'];
const removed = ['clean', 'next'];
const withoutDependency = ['magento', 'both-versions'];
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
