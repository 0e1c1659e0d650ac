/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCli } from './cli';

const root = join(__dirname, '../../..');
const source = `import braintree from 'braintree-web';\nexport const client = braintree.client.create({ authorization: 'a key' });\n`;
const manifest = (version: string): string => JSON.stringify({ name: 'shop', dependencies: { 'braintree-web': version } }, undefined, 2);

let shop: string;
let printed: string;

beforeEach(() => {
  shop = realpathSync(mkdtempSync(join(tmpdir(), 'tender-cli-')));
  printed = '';
  const print = (text: unknown): void => void (printed += `${String(text)}\n`);
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
});

afterEach(() => {
  process.exitCode = undefined;
  rmSync(shop, { recursive: true });
});

function write(files: Record<string, string | Uint8Array>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(shop, name)), { recursive: true });
    writeFileSync(join(shop, name), text);
  }
}

function install(name: string): void {
  mkdirSync(dirname(join(shop, 'node_modules', name)), { recursive: true });
  symlinkSync(join(root, 'node_modules', name), join(shop, 'node_modules', name));
}

const read = (name: string): string => readFileSync(join(shop, name), 'utf8');

describe('the version that the shop has', () => {
  test('is told when it is older, with what changed in between', async () => {
    write({ 'pay.js': source, 'package.json': manifest('^3.97.0') });
    await runCli([shop]);
    expect(printed).toContain('Your shop uses braintree-web 3.97.0, and Tender matches 3.118.2. If you can, update');
  });

  test('is told when it is newer, with what Tender does not have', async () => {
    write({ 'pay.js': source, 'package.json': manifest('^3.140.0') });
    await runCli([shop]);
    expect(printed).toMatch(
      /uses braintree-web 3\.140\.0.*Tender does not have what was added since.*: instantVerification, paymentReady, paypalCheckoutV6/,
    );
  });

  test('is the installed one, if it is installed', async () => {
    write({ 'pay.js': source, 'package.json': manifest('^3.97.0'), 'node_modules/braintree-web/package.json': '{ "version": "3.99.2" }' });
    await runCli([shop]);
    expect(printed).toContain('Your shop uses braintree-web 3.99.2,');
  });

  test.each([
    ['package-lock.json', '{ "packages": { "node_modules/braintree-web": { "version": "3.99.2" } } }'],
    ['yarn.lock', 'braintree-web@^3.97.0:\n  version "3.99.2"\n'],
    ['yarn.lock', '"braintree-web@npm:^3.97.0":\n  version: 3.99.2\n'],
    ['pnpm-lock.yaml', 'importers:\n  .:\n    dependencies:\n      braintree-web:\n        specifier: ^3.97.0\n        version: 3.99.2\n'],
    ['bun.lock', '{ "packages": { "braintree-web": ["braintree-web@3.99.2", "", {}] } }'],
  ])('is the locked one: %s', async (name, text) => {
    write({ 'pay.js': source, 'package.json': manifest('^3.97.0'), [name]: text });
    await runCli([shop]);
    expect(printed).toContain('Your shop uses braintree-web 3.99.2,');
  });

  test.each([['^3.97.0'], ['latest']])('is the locked one, although an older one is still installed: %s', async (range) => {
    write({
      'pay.js': source,
      'package.json': manifest(range),
      'package-lock.json': '{ "packages": { "node_modules/braintree-web": { "version": "3.99.2" } } }',
      'node_modules/braintree-web/package.json': '{ "version": "2.23.0" }',
    });
    await runCli([shop]);
    expect(printed).toContain('Your shop uses braintree-web 3.99.2,');
    expect(read('pay.js')).toContain('@tender/web');
  });

  test('is that of the manifest, although an older one is still installed', async () => {
    write({ 'pay.js': source, 'package.json': manifest('^3.97.0'), 'node_modules/braintree-web/package.json': '{ "version": "2.23.0" }' });
    await runCli([shop]);
    expect(printed).toContain('Your shop uses braintree-web 3.97.0,');
  });

  test('is not that of the folder in which the shop lies', async () => {
    write({ 'braintree-2.0.1/shop/braintree.js': source.replace('braintree-web', './all'), 'braintree-2.0.1/shop/pay.js': source });
    await runCli([join(shop, 'braintree-2.0.1/shop')]);
    expect(process.exitCode).toBe(0);
  });

  test('is not that of a lock file above the shop that does not fit the manifest', async () => {
    write({ 'shop/package.json': manifest('~2.32.1'), 'package-lock.json': '{ "node_modules/braintree-web": { "version": "3.99.2" } }' });
    await runCli([join(shop, 'shop')]);
    expect(printed).toContain('uses version 2.32.1 of braintree-web');
  });

  test.each([
    ['bower.json', '{ "dependencies": { "braintree-web": "3.50.1" } }'],
    ['composer.json', '{ "require": { "npm-asset/braintree-web": "~3.50.1" } }'],
    ['index.html', '<script type="importmap">{ "imports": { "bt": "https://esm.sh/braintree-web@3.50.1" } }</script>'],
    ['public/braintree-3.50.1/client.min.js', '(function(){})()'],
    ['config.js', "require.config({ paths: { bt: 'https://js.braintreegateway.com/web/3.50.1/js/client.min' } });"],
  ])('is read from %s', async (name, text) => {
    write({ [name]: text });
    await runCli([shop]);
    expect(printed).toContain('Your shop uses braintree-web 3.50.1,');
  });

  test('is not told when it is the same', async () => {
    write({ 'pay.js': source, 'package.json': manifest('3.118.2') });
    await runCli([shop]);
    expect(printed).not.toContain('Your shop uses');
  });

  test('of a script tag counts too, and version 2 beside version 3 is left', async () => {
    const tags = ['web/3.50.0/js/client.min.js', 'v2/braintree.js'].map(
      (path) => `<script src="https://js.braintreegateway.com/${path}"></script>\n`,
    );
    write({ 'index.html': tags.join('') });
    await runCli([shop, '--assets', 'https://assets.shop.example']);
    expect(printed).toContain('Your shop uses braintree-web 3.50.0');
    expect(printed).toMatch(/index\.html:2 {2}left: .*braintree-web 2 has another API/);
  });
});

describe('the search', () => {
  test('takes files of other encodings, and does not write them', async () => {
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('var a = "braintree-web";', 'utf16le')]);
    const latin = Buffer.from("// caf\xe9\nimport 'braintree-web';\n", 'latin1');
    write({ 'Wide.cs': wide, 'latin.js': latin, 'package.json': manifest('3.118.2') });
    await runCli([shop]);
    expect(readFileSync(join(shop, 'latin.js'))).toEqual(latin);
    expect(printed).toMatch(/Wide\.cs:1 {2}left: .*only searched/);
    expect(printed).toMatch(/latin\.js:2 {2}left: .*only searched/);
  });

  test('leaves out what Git ignores', async () => {
    write({ '.gitignore': 'build/\n.env*\n', 'build/pay.js': source, 'pay.js': source, 'package.json': manifest('3.118.2') });
    execFileSync('git', ['init', '--quiet'], { cwd: shop });
    await runCli([shop]);
    expect(read('build/pay.js')).toBe(source);
    expect(read('package.json')).not.toContain('braintree-web');
    expect(printed).toContain('Nothing is left');

    write({ '.env.local': 'SCRIPT=https://js.braintreegateway.com/web/3.97.2/js/client.min.js' });
    await runCli([join(shop, 'build')]);
    expect(read('build/pay.js')).toContain('@tender/web');
    await runCli([shop]);
    expect(printed).toContain('.env.local:1  left: ');
  });

  test('covers the whole project, although only one folder is changed', async () => {
    write({
      'src/pay.js': source,
      'templates/pay.xml': '<script src="https://js.braintreegateway.com"/>',
      'package.json': manifest('3.118.2'),
    });
    await runCli([join(shop, 'src'), join(shop, 'package.json')]);
    expect(read('package.json')).toContain('braintree-web');
    expect(printed).toContain('templates/pay.xml:1  left: ');
  });

  test('counts a file for the manifest that lists the package, although another one is nearer', async () => {
    write({ 'package.json': manifest('3.118.2'), 'packages/pay/package.json': '{ "name": "pay" }', 'packages/pay/pay.js': source });
    await runCli([shop]);
    expect(JSON.parse(read('package.json')).dependencies).toEqual({ '@tender/web': '^1.0.0' });
  });

  test('takes 80 manifests in less than 3 seconds', async () => {
    for (let at = 0; at < 80; at += 1) {
      const folder = `packages/shop-${at}`;
      write({ [`${folder}/package.json`]: manifest('3.118.2') });
      for (let file = 0; file < 8; file += 1) write({ [`${folder}/src/${file}.js`]: source });
    }
    const start = process.cpuUsage(); // the time of the processor, because other programs may keep it busy
    await runCli([shop, '--json', '--dry-run']);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(3000);
    expect(JSON.parse(printed).files.filter(({ changed }: { changed: boolean }) => changed)).toHaveLength(80 * 9);
  });
});

describe('options: --policy', () => {
  const header = `default-src 'self'; script-src 'self' https://js.braintreegateway.com https://cdn.example; connect-src 'self' https://api.braintreegateway.com; frame-src https://assets.braintreegateway.com`;

  test('prints the policy of the shop beside the one for Tender', async () => {
    write({ 'nginx.conf': `add_header Content-Security-Policy "${header}";\n`, 'pay.js': `${source}braintree.venmo.create({});\n` });
    await runCli([shop, '--policy', '--assets', 'https://assets.shop.example']);
    const rows = printed.split('\n').map((line) =>
      line
        .split('|')
        .slice(1, 4)
        .map((cell) => cell.trim()),
    );
    expect(printed).toContain(`Content-Security-Policy in ${join(shop, 'nginx.conf')}:`);
    expect(rows).toContainEqual(['directive', 'now', 'with Tender']);
    expect(rows).toContainEqual([
      'script-src',
      `'self' https://js.braintreegateway.com https://cdn.example`,
      `'self' https://cdn.example https://assets.shop.example`,
    ]);
    expect(rows.map(([name]) => name)).not.toContain('base-uri'); // the shop does not restrict it
    expect(rows.find(([name]) => name === 'img-src')?.slice(1)).toEqual(['-', `'self' data:`]); // it falls back to default-src
    expect(rows.find(([name]) => name === 'connect-src')?.[2]).toMatch(/^'self' https:\/\/api\.braintreegateway\.com https:/);
  });

  test('reads the lists of Helmet and meta elements', async () => {
    const list = `helmet({ contentSecurityPolicy: { directives: { scriptSrc: ["'self'", 'js.braintreegateway.com'], frameSrc: ['https://*.braintreegateway.com'] } } });`;
    write({
      'app.js': `${list}\n`,
      'index.html': `<meta http-equiv="Content-Security-Policy" content="script-src 'self' https://js.braintreegateway.com">`,
      'pay.js': source.replaceAll('client', 'hostedFields'),
    });
    await runCli([shop, '--policy']);
    expect(printed).toMatch(/app\.js:[^]*\| script-src +\| 'self' js\.braintreegateway\.com +\| 'self' +\|/);
    expect(printed).toMatch(/\| frame-src +\| https:\/\/\*\.braintreegateway\.com +\| https:\/\/assets\.braintreegateway\.com +\|/);
    expect(printed).toMatch(/index\.html:[^]*\| script-src +\| 'self' https:\/\/js\.braintreegateway\.com +\| 'self' +\|/);
  });

  test('reads the policies of Magento', async () => {
    const values =
      '<values><value id="a" type="host">js.braintreegateway.com</value><value id="b" type="host">cdn.example</value></values>';
    write({
      'etc/csp_whitelist.xml': `<policies><policy id="script-src">${values}</policy></policies>`,
      'pay.js': source.replaceAll('client', 'venmo'),
    });
    await runCli([shop, '--policy', '--assets', 'https://assets.shop.example']);
    expect(printed).toMatch(
      /csp_whitelist\.xml:[^]*\| script-src +\| js\.braintreegateway\.com cdn\.example +\| cdn\.example https:\/\/assets\.shop\.example +\|/,
    );
  });

  test('prints what Tender needs for a shop without a policy', async () => {
    write({ 'pay.js': source.replaceAll('client', 'venmo') });
    await runCli([shop, '--policy']);
    expect(printed).toMatch(/No Content-Security-Policy that names the provider was recognized[^]*\| default-src +\| - +\| 'none' +\|/);
  });
});

describe('options: --verify', () => {
  const files = {
    'pay.ts': `${source}export const wrong: number = 'before';\n\nexport const open = braintree.venmo.open;\n`,
    // The compiler needs a third less time without the types of browsers.
    'tsconfig.json': JSON.stringify({
      compilerOptions: { module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true, types: [], lib: ['es2022'] },
    }),
    'package.json': manifest('3.118.2'),
    'node_modules/braintree-web/package.json': '{ "name": "braintree-web", "version": "3.118.2", "types": "index.d.ts" }',
    'node_modules/braintree-web/index.d.ts':
      'declare const all: { client: { create(options: object): unknown }; venmo: { open: string } };\nexport default all;\n',
  };
  const tender = {
    'node_modules/@tender/web/package.json': '{ "name": "@tender/web", "types": "index.d.ts" }',
    'node_modules/@tender/web/index.d.ts':
      'declare const all: { client: { create(options: object): unknown }; venmo: {} };\nexport default all;\n',
  };

  test('prints only the errors that are new', async () => {
    write({ ...files, ...tender });
    install('typescript');
    await runCli([shop, '--verify']);
    expect(printed).toMatch(/The type check found new errors:\npay\.ts\(5,\d+\): error TS2339: Property 'open' does not exist/);
    expect(printed).not.toContain('TS2322');
    expect(read('pay.ts')).toContain('@tender/web');
    expect(process.exitCode).toBe(1);
  });

  test.each([
    ['TS2688', { compilerOptions: { types: ['no-such-types'], module: 'esnext', moduleResolution: 'bundler', lib: ['es2022'] } }],
    ['TS18003', { include: ['nowhere'] }],
    ['TS5095', { compilerOptions: { module: 'commonjs', moduleResolution: 'bundler', lib: ['es2022'] } }],
  ])('says that the compiler checked nothing, with %s', async (code, settings) => {
    write({ ...files, ...tender, 'tsconfig.json': JSON.stringify(settings) });
    install('typescript');
    await runCli([shop, '--verify', '--report', join(shop, 'report.md')]);
    expect(printed).toContain('The type check checked nothing, because the compiler stopped at these errors');
    expect(printed).toContain(code);
    expect(printed).not.toContain('no new errors');
    expect(read('report.md')).toMatch(/## New type errors[^]*checked nothing[^]*Not known\./);
    expect(process.exitCode).toBe(1);
  });

  test('compares the errors although a setting is wrong, where the compiler goes on', async () => {
    const compilerOptions = { noSuchOption: true, module: 'esnext', moduleResolution: 'bundler', types: [], lib: ['es2022'] };
    write({ ...files, ...tender, 'tsconfig.json': JSON.stringify({ compilerOptions }) });
    install('typescript');
    await runCli([shop, '--verify']);
    expect(printed).toMatch(/^The type check found new errors:\npay\.ts/);
  });

  test('says that a syntax error kept the compiler from checking anything', async () => {
    write({ ...files, ...tender, 'other.ts': 'const = ;\n' });
    install('typescript');
    await runCli([shop, '--verify']);
    expect(printed).toMatch(/checked nothing[^]*other\.ts\(1,7\): error TS1/);
  });

  test('says which changed files the compiler did not read', async () => {
    write({ ...files, ...tender, 'pay.ts': source, 'old.js': source });
    install('typescript');
    await runCli([shop, '--verify']);
    expect(printed).toContain(
      `The type check covers 1 of the 2 files that changed. No tsconfig.json includes these: ${join(shop, 'old.js')}`,
    );
    expect(printed).toContain('The type check found no new errors.');
    expect(process.exitCode).toBe(0);
  });

  test('says that the compiler read none of them', async () => {
    write({ ...files, ...tender, 'pay.ts': 'export {};\n', 'old.js': source });
    install('typescript');
    await runCli([shop, '--verify']);
    expect(printed).toContain('The type check covers none of the files that changed.');
    expect(printed).not.toContain('no new errors');
    expect(process.exitCode).toBe(1);
  });

  test('says what to do about errors that shops often see', async () => {
    const use = `braintree.client.create({}, (error: unknown, client) => client.open());\nexport const state = braintree.hostedFields.fields.number.isValid;\n`;
    const types = (mark: string): string =>
      `declare const all: { client: { create(options: object, callback?: (error: unknown, client${mark}: { open(): void }) => void): unknown }; hostedFields: { fields: { number${mark}: { isValid: boolean } } } };\nexport default all;\n`;
    write({
      ...files,
      ...tender,
      'pay.ts': source + use,
      'tsconfig.json': files['tsconfig.json'].replace('"types"', '"strict":true,"types"'),
      'node_modules/braintree-web/index.d.ts': types(''),
      'node_modules/@tender/web/index.d.ts': types('?'),
    });
    install('typescript');
    await runCli([shop, '--verify', '--report', join(shop, 'report.md')]);
    expect(printed).toMatch(/new errors:\npay\.ts[^]*What to do about them:\n- 2 errors: what may be missing is optional/);
    expect(read('report.md')).toMatch(/What to do about them:\n\n- 2 errors: what may be missing is optional/);
  });

  test('says which packages to install first, and changes nothing', async () => {
    write(files);
    install('typescript');
    await runCli([shop, '--verify']);
    expect(printed).toContain('Install them first: npm install @tender/web');
    expect(read('pay.ts')).toBe(files['pay.ts']);
    expect(process.exitCode).toBe(2);
  });

  test('says that the shop has no TypeScript or no tsconfig.json, and changes nothing', async () => {
    write({ ...files, ...tender });
    await runCli([shop, '--verify']);
    expect(printed).toContain('npm install --save-dev typescript');
    rmSync(join(shop, 'tsconfig.json'));
    await runCli([shop, '--verify']);
    expect(printed).toContain('needs a tsconfig.json');
    expect(read('pay.ts')).toBe(files['pay.ts']);
  });
});

describe('options: --report', () => {
  test('writes what changed, what is left, sizes, the policy and a checklist', async () => {
    const web = 'export const client = { create() { return "a client" } }; export default { client };';
    write({
      'pay.js': source,
      'notes.txt': 'pay | with braintree-web',
      'package.json': manifest('^3.97.0'),
      'node_modules/braintree-web/package.json': '{ "name": "braintree-web", "version": "3.97.0", "main": "index.js" }',
      'node_modules/braintree-web/index.js': `exports.client = { create() { return "${'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(3)}" } };`,
      'node_modules/@tender/web/package.json': '{ "name": "@tender/web", "main": "index.js", "type": "module" }',
      'node_modules/@tender/web/index.js': web,
    });
    install('esbuild');
    const file = join(shop, 'report.md');
    await runCli([shop, '--report', file, '--run-esbuild']);
    const report = read('report.md');
    expect(report).toContain('# Moving from braintree-web to Tender');
    expect(report).toContain(`| \`${join(shop, 'pay.js')}:1\` | \`braintree-web\` | \`@tender/web\` |`);
    expect(report).toContain(`| \`${join(shop, 'notes.txt')}:1\` | \`pay \\| with braintree-web\` | still names braintree-web`);
    expect(report).toMatch(/## Sizes[^]*\| 0\.\d KB \| 0\.\d KB \|/);
    expect(report).toMatch(/## Content-Security-Policy/);
    expect(report).toContain('- [ ] You know how to go back');
    expect(report).toContain('Your shop uses braintree-web 3.97.0');

    printed = '';
    await runCli([shop]);
    expect(printed).not.toContain('report.md');
  });

  test('says why a size is not known', async () => {
    write({ 'pay.js': source });
    await runCli([shop, '--dry-run', '--report', join(shop, 'report.md')]);
    expect(read('report.md')).toContain('not measured; --run-esbuild measures it with the esbuild of your shop');
    await runCli([shop, '--dry-run', '--run-esbuild', '--report', join(shop, 'report.md')]);
    expect(read('report.md')).toContain('not known, because the shop has not installed esbuild');
    expect(read('report.md')).toContain('1 file would change.');
    expect(read('pay.js')).toBe(source);
  });

  test('adds up the scripts of the asset host', async () => {
    const hashes = { 'js/client.min.js': 'sha384-new' };
    write({
      'index.html': '<script src="https://js.braintreegateway.com/web/3.97.2/js/client.min.js"></script>',
      'assets/integrity.json': JSON.stringify(hashes),
      'assets/js/client.min.js': 'a'.repeat(1000),
    });
    const options = ['--assets', 'https://assets.shop.example', '--integrity', join(shop, 'assets/integrity.json')];
    await runCli([join(shop, 'index.html'), ...options, '--report', join(shop, 'report.md')]);
    expect(read('report.md')).toContain('| not known, because the scripts are on the host of the provider | 0.0 KB |');
  });
});

test.each([
  [['.', '--report', 'report.txt'], 'ends in .md'],
  [['.', '--run-esbuild'], 'add --report <file>'],
  [['.', '--verify', '--dry-run'], 'leave one of them out'],
  [['.', '--integrity', 'nowhere.json'], 'There is no file nowhere.json'],
  [['.', '--wrong'], '--help lists the options'],
  [[], 'Which files or folders should be moved?'],
])('behavior: wrong usage, %j, says what is right', async (args, message) => {
  await runCli(args);
  expect(printed).toContain(message);
  expect(process.exitCode).toBe(2);
});
