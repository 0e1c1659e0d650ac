/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCli } from '../cli';
import { oldestBrowsers } from './check-browsers';

let shop: string;
let printed: string[];

beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'tender-tools-'));
  printed = [];
  const print = (text: unknown): void => void printed.push(String(text).replaceAll(`${shop}/`, ''));
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
});

afterEach(() => {
  process.exitCode = undefined;
  rmSync(shop, { recursive: true });
});

type Files = Record<string, unknown>;

function write(files: Files): void {
  for (const [name, content] of Object.entries({ 'pay.js': `import 'braintree-web';\n`, ...files })) {
    mkdirSync(dirname(join(shop, name)), { recursive: true });
    writeFileSync(join(shop, name), typeof content === 'string' ? content : JSON.stringify(content, undefined, 2));
  }
}

async function run(files: Files, ...args: string[]): Promise<string> {
  write(files);
  await runCli([shop, ...args]);
  return printed.join('\n');
}

const manifest = (versions: Record<string, string>, rest: object = {}): Files => ({
  'package.json': { dependencies: { 'braintree-web': '3.97.0' }, devDependencies: versions, ...rest },
});
const tsconfig = (compilerOptions: object, rest: object = {}): Files => ({ 'tsconfig.json': { compilerOptions, ...rest } });

describe('a tool that cannot load Tender is named with its line and what to do', () => {
  test.each([
    ['webpack', '^3.12.0', '4.0.0'],
    ['react-scripts', '1.1.5', '2.0.0'],
    ['@vue/cli-service', '~2.9.6', '3.0.0'],
    ['vite', '1.0.0-rc.13', '2.0.0'],
    ['rollup', '^1.20.0', '1.32.0'],
    ['parcel-bundler', '^1.10.0', '1.12.0'],
    ['jest', '^22.4.0', '23.0.0'],
    ['typescript', '~4.6.4', '4.7.0'],
  ])('%s %s', async (name, range, needed) => {
    const text = await run(manifest({ [name]: range }), '--dry-run');
    expect(text).toContain(`package.json:6  "${name}": "${range}": `);
    expect(text).toContain(needed);
  });

  test.each([
    ['package-lock.json', '{ "packages": { "node_modules/typescript": { "version": "4.9.5" } } }', false],
    ['package-lock.json', '{ "packages": { "node_modules/typescript": { "version": "4.5.2" } } }', true],
    ['yarn.lock', 'typescript@^4.0.0:\n  version "4.9.5"\n', false],
    [
      'pnpm-lock.yaml',
      'importers:\n  .:\n    devDependencies:\n      typescript:\n        specifier: ^4.0.0\n        version: 4.9.5\n',
      false,
    ],
    ['node_modules/typescript/package.json', '{ "version": "4.9.5" }', false],
    ['node_modules/typescript/package.json', '{ "version": "3.9.5" }', true],
  ])('by the version that is locked or installed: %s %s', async (file, lock, isNamed) => {
    const text = await run({ ...manifest({ typescript: '^4.0.0' }), [file]: lock });
    expect(text.includes('"typescript": "^4.0.0": ')).toBe(isNamed);
  });

  test.each([
    [{ webpack: '^4.46.0', jest: '24.9.0', typescript: '^4.7.4', browserify: '13.0.0', requirejs: '2.3.6' }],
    [{ 'react-scripts': '4.0.3', vite: '^5.0.0', rollup: '4.0.0', parcel: '2.0.0', '@vue/cli-service': '4.5.19' }],
    [{ '@types/jest': '22.0.0', 'webpack-cli': '3.0.0', 'ts-jest': '22.0.0' }],
    [{ webpack: 'latest', jest: 'workspace:*', typescript: '*' }],
  ])('and no other is: %j', async (versions) => {
    expect(await run(manifest(versions))).not.toContain('Tender does not work with');
  });

  test('by its dependency, not by a script or settings of the same name', async () => {
    const rest = { scripts: { webpack: 'webpack --watch', jest: '24' }, jest: { webpack: '3' }, devDependencies: { webpack: '3.0.0' } };
    const text = await run({ 'package.json': rest, 'pay.js': '// braintree-web\n' });
    expect(text).toContain('package.json:10  "webpack": "3.0.0": ');
    expect(text).not.toContain('"jest"');
  });

  test('in the manifest above the folder that is named', async () => {
    write({ ...manifest({ webpack: '3.0.0' }), 'src/pay.js': `import 'braintree-web';\n` });
    await runCli([join(shop, 'src'), '--dry-run']);
    expect(printed.join('\n')).toContain('package.json:6  "webpack": "3.0.0": ');
  });

  test.each([
    ['.nvmrc', 'v12.22.0\n', '.nvmrc:1  v12.22.0: '],
    ['.node-version', '10\n', '.node-version:1  10: '],
    ['.nvmrc', '20\n', undefined],
    ['.nvmrc', 'lts/*\n', undefined],
  ])('Node: %s %j', async (file, version, line) => {
    const text = await run({ ...manifest({ jest: '26.0.0' }), [file]: version });
    if (line === undefined) expect(text).not.toContain('Tender does not work with');
    else expect(text).toContain(line);
  });

  test.each([
    ['12.x', true],
    ['^10.0.0', true],
    ['>=10', false],
    ['18', false],
  ])('Node: "engines" %s', async (node, isNamed) => {
    expect((await run(manifest({}, { engines: { node } }))).includes(`"node": "${node}": `)).toBe(isNamed);
  });
});

describe('a moduleResolution that cannot load Tender is named with its line and what to do', () => {
  const typescript = manifest({ typescript: '5.4.0' });

  test.each<[string, Files, string | undefined]>([
    ['classic', tsconfig({ moduleResolution: 'classic' }), 'tsconfig.json:3'],
    ['Classic', tsconfig({ module: 'esnext', moduleResolution: 'Classic' }), 'tsconfig.json:4'],
    ['a module without it', tsconfig({ module: 'ESNext' }), 'tsconfig.json:3'],
    ['a target without both', tsconfig({ strict: true, target: 'es2017' }), 'tsconfig.json:4'],
    ['node', tsconfig({ module: 'esnext', moduleResolution: 'node' }), undefined],
    ['node10', tsconfig({ moduleResolution: 'node10' }), undefined],
    ['bundler', tsconfig({ module: 'esnext', moduleResolution: 'Bundler' }), undefined],
    ['nodenext', tsconfig({ module: 'nodenext', target: 'es2022' }), undefined],
    ['commonjs', tsconfig({ module: 'commonjs', target: 'es2020' }), undefined],
    ['nothing', tsconfig({}), undefined],
    [
      'a comment',
      { 'tsconfig.json': `{\n  // "moduleResolution": "classic"\n  "compilerOptions": { "moduleResolution": "node", },\n}\n` },
      undefined,
    ],
    [
      'a file that it extends',
      {
        ...tsconfig({ strict: true }, { extends: './config/base' }),
        'config/base.json': { compilerOptions: { moduleResolution: 'classic' } },
      },
      'config/base.json:3',
    ],
    [
      'a file that it extends, overridden',
      {
        ...tsconfig({ moduleResolution: 'node' }, { extends: './base.json' }),
        'base.json': { compilerOptions: { moduleResolution: 'classic' } },
      },
      undefined,
    ],
    [
      'the last of several files',
      {
        ...tsconfig({}, { extends: ['./one.json', './two.json'] }),
        'one.json': { compilerOptions: { moduleResolution: 'node' } },
        'two.json': { compilerOptions: { moduleResolution: 'classic' } },
      },
      'two.json:3',
    ],
    ['a package that it extends', tsconfig({ module: 'esnext' }, { extends: '@acme/tsconfig' }), undefined],
    ['itself', tsconfig({ module: 'esnext' }, { extends: './tsconfig.json' }), 'tsconfig.json:3'],
    [
      'a project that it refers to',
      {
        'tsconfig.json': { files: [], references: [{ path: './tsconfig.app.json' }] },
        'tsconfig.app.json': { compilerOptions: { moduleResolution: 'classic' } },
      },
      'tsconfig.app.json:3',
    ],
  ])('%s', async (_, files, place) => {
    const text = await run({ ...typescript, ...files }, '--dry-run');
    if (place === undefined) expect(text).not.toContain('Tender does not work with');
    else {
      expect(text).toContain(`${place}  "`);
      expect(text).toContain('"moduleResolution": "node"');
    }
  });

  test('TypeScript 6 and newer have another default', async () => {
    expect(await run({ ...manifest({ typescript: '6.0.0' }), ...tsconfig({ module: 'esnext' }) })).not.toContain(
      'Tender does not work with',
    );
  });

  test('a file outside the shop is not read', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'tender-outside-'));
    writeFileSync(join(outside, 'base.json'), JSON.stringify({ compilerOptions: { moduleResolution: 'classic' } }));
    write({ ...typescript, ...tsconfig({}, { extends: './linked.json' }) });
    symlinkSync(join(outside, 'base.json'), join(shop, 'linked.json'));
    await runCli([shop]);
    rmSync(outside, { recursive: true });
    expect(printed.join('\n')).not.toContain('Tender does not work with');
  });
});

describe('a browserslist with browsers in which Tender does not run is named', () => {
  test.each<[string, Files, string | undefined]>([
    ['a list', manifest({}, { browserslist: ['chrome >= 119', 'ie 11'] }), 'package.json:6  "browserslist": ['],
    ['a string', manifest({}, { browserslist: 'safari >= 15' }), 'package.json:6  "browserslist": "safari >= 15"'],
    ['shares', manifest({}, { browserslist: ['> 0.1%'] }), 'package.json:6'],
    [
      'an environment',
      manifest({}, { browserslist: { production: ['op_mini all'], development: ['last 1 chrome version'] } }),
      'package.json:6',
    ],
    ['a file', { ...manifest({}), '.browserslistrc': '# ours\n[production]\nios_saf >= 14\n' }, '.browserslistrc:3  ios_saf >= 14'],
    ['a file of the other name', { ...manifest({}), browserslist: 'edge >= 18\n' }, 'browserslist:1  edge >= 18'],
    [
      'an environment for development',
      manifest({}, { browserslist: { production: ['chrome >= 119'], development: ['ie 11'] } }),
      undefined,
    ],
    [
      'new browsers',
      manifest({}, { browserslist: ['last 2 chrome versions', 'firefox >= 119', 'safari >= 17.1', 'samsung >= 23'] }),
      undefined,
    ],
    ['what is no list', manifest({}, { browserslist: [{ a: 1 }, 'no browser at all'] }), undefined],
  ])('%s', async (_, files, line) => {
    const text = await run(files, '--dry-run');
    if (line === undefined) expect(text).not.toContain('does not run');
    else expect(text).toContain(line);
  });

  test('with the oldest version of each browser', async () => {
    const text = await run(manifest({}, { browserslist: ['chrome 90-100', 'ie 11', 'ios_saf 15.6-15.8', 'firefox 130'] }));
    expect(text).toContain('Tender does not run in some of these browsers: chrome 90, ie 11, ios_saf 15.6-15.8.');
  });

  test.each([
    'extends @acme/browserslist-config',
    '> 1% in my stats',
    '> 1% in @acme/browserslist-stats stats',
    'browserslist config',
    'cover 90% in @acme/x stats',
  ])('%s is not evaluated, because that would run code of the shop', async (query) => {
    const marker = join(shop, 'ran');
    const code = `require('fs').writeFileSync(${JSON.stringify(marker)}, ''); module.exports = [];`;
    const text = await run({
      ...manifest({}, { browserslist: ['chrome >= 119', query] }),
      'node_modules/@acme/browserslist-config/index.js': code,
      'node_modules/@acme/browserslist-stats/browserslist-stats.js': code,
      'node_modules/@acme/x/index.js': code,
      'browserslist-stats.json': '{ "ie": { "11": 100 } }',
    });
    expect(existsSync(marker)).toBe(false);
    expect(text).toContain(`"browserslist": [`);
    expect(text).toContain('is not evaluated here');
  });

  test('and the oldest ones that Tender runs in are those of its own list', () => {
    const { browserslist } = JSON.parse(readFileSync(join(__dirname, '../../../../package.json'), 'utf8')) as { browserslist: string[] };
    for (const entry of browserslist) {
      const [name = '', , version] = entry.split(' ');
      expect([name, oldestBrowsers[name]]).toEqual([name, Number(version)]);
    }
  });
});

describe('the tools are named', () => {
  const files = { ...manifest({ webpack: '3.12.0' }), ...tsconfig({ moduleResolution: 'classic' }) };

  test('before anything is written', async () => {
    write(files);
    let text = '';
    jest.spyOn(console, 'log').mockImplementation((line) => {
      if (String(line).includes('Tender does not work with')) text = readFileSync(join(shop, 'pay.js'), 'utf8');
    });
    await runCli([shop]);
    expect(text).toContain('braintree-web');
    expect(readFileSync(join(shop, 'pay.js'), 'utf8')).toContain('@tender/web');
  });

  test('with the lines after the edit', async () => {
    const text = await run({
      'package.json': { dependencies: { 'braintree-web': '3.97.0', webpack: '3.12.0' } },
      'other.js': '// braintree-web\n',
    });
    const line = readFileSync(join(shop, 'package.json'), 'utf8')
      .split('\n')
      .findIndex((each) => each.includes('webpack'));
    expect(text).toContain(`package.json:${line + 1}  "webpack": "3.12.0": `);
  });

  test('in the report and in JSON', async () => {
    await run(files, '--dry-run', '--report', join(shop, 'report.md'));
    expect(readFileSync(join(shop, 'report.md'), 'utf8')).toMatch(/## Tools to update first\n\n[^]*package\.json:6[^]*## What changed/);
    printed = [];
    await run(files, '--dry-run', '--json');
    expect(JSON.parse(printed.join('')).tools).toMatchObject([{ line: 6, what: '"webpack": "3.12.0"' }, { line: 3 }]);
  });
});
