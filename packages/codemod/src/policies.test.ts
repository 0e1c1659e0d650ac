/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runCli } from './cli';

let shop: string;
let printed: string;

beforeEach(() => {
  shop = mkdtempSync(join(tmpdir(), 'tender-policies-'));
  printed = '';
  const print = (text: unknown): void => void (printed += `${String(text)}\n`);
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
});

afterEach(() => {
  process.exitCode = undefined;
  rmSync(shop, { recursive: true });
});

const page = `import { venmo } from 'braintree-web';\nexport const open = (client) => venmo.create({ client });\n`;

async function run(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries({ 'pay.js': page, ...files })) {
    mkdirSync(dirname(join(shop, name)), { recursive: true });
    writeFileSync(join(shop, name), text);
  }
  await runCli([shop, '--dry-run', '--policy', '--assets', 'https://assets.shop.example']);
  printed = printed.replaceAll(`${shop}/`, '');
}

describe('a policy in code is compared', () => {
  const host = 'https://js.braintreegateway.com';
  test.each([
    ['settings.py', `CSP_SCRIPT_SRC = (\n    "'self'",\n    "${host}",\n    "https://cdn.example",\n)\n`],
    ['settings.py', `CONTENT_SECURITY_POLICY = {"DIRECTIVES": {"script-src": ["'self'", "${host}", "https://cdn.example"]}}\n`],
    ['settings.py', `CSP_SCRIPT_SRC = "'self' ${host} https://cdn.example"\n`],
    ['talisman.py', `csp = {'script-src': ["'self'", '${host}', 'https://cdn.example']}\n`],
    ['csp.go', `var csp = map[string][]string{\n\t"script-src": {"'self'", "${host}", "https://cdn.example"},\n}\n`],
    ['csp.go', `csp.ScriptSrc = []string{"'self'", "${host}", "https://cdn.example"}\n`],
    ['secure_headers.rb', `config.csp = {\n  script_src: %w('self' ${host} https://cdn.example),\n}\n`],
    ['webpack.config.js', `new CspHtmlWebpackPlugin({ 'script-src': ["'self'", '${host}', 'https://cdn.example'] });\n`],
    ['server.js', `helmet.contentSecurityPolicy({ directives: { scriptSrc: ["'self'", "${host}", 'https://cdn.example'] } });\n`],
    ['Caddyfile', `header Content-Security-Policy "script-src 'self' ${host} https://cdn.example"\n`],
  ])('%s: %s', async (file, text) => {
    await run({ [file]: text });
    expect(printed).toContain(`Content-Security-Policy in ${file}:`);
    expect(printed).toMatch(
      /\| script-src +\| 'self' https:\/\/js\.braintreegateway\.com https:\/\/cdn\.example +\| 'self' https:\/\/cdn\.example https:\/\/assets\.shop\.example +\|/,
    );
    expect(printed).not.toContain('may also be in');
  });
});

describe('a policy in another form is named by file and line', () => {
  test.each([
    ['app.json', `{\n  "csp": {\n    "scripts": ["https://js.braintreegateway.com"]\n  }\n}\n`, 3],
    [
      'initializers/csp.rb',
      `Rails.application.config.content_security_policy do |policy|\n  policy.script_src :self, "https://js.braintreegateway.com"\nend\n`,
      2,
    ],
    ['Csp.php', `$csp = "connect-src 'self'"\n  . " https://*.braintreegateway.com";\n`, 2],
    ['nginx.conf', `add_header Content-Security-Policy "\n  script-src 'self'\n    https://js.braintreegateway.com;\n";\n`, 3],
    ['.env', `CSP_CONNECT_SRC='self' https://api.braintreegateway.com\n`, 1],
    ['sources.js', `export const trusted = [\n  'self',\n  '*.braintreegateway.com',\n];\n`, 3],
    ['Csp.java', `csp.add("script-src", "https://assets.braintreegateway.com");\n`, 1],
    ['vercel.toml', `[[headers]]\ncsp = """\n  https://payments.braintree-api.com/ \n"""\n`, 3],
  ])('%s: %s', async (file, text, line) => {
    await run({ [file]: text });
    expect(printed).toContain(
      `A Content-Security-Policy may be in these places, in a form that is not read here; compare them by hand: ${file}:${line}\n`,
    );
    expect(printed).toMatch(/\| default-src +\| - +\| 'none' +\|/);
  });

  test('also beside one that is compared', async () => {
    const text = `scriptSrc: ["'self'", 'https://js.braintreegateway.com'],\nconnect: connectHosts('https://api.braintreegateway.com'),\n`;
    await run({ 'csp.js': `export const csp = {\n${text}};\n` });
    expect(printed).toContain('Content-Security-Policy in csp.js:');
    expect(printed).toContain('compare them by hand: csp.js:3\n');
  });

  test('also when no payment method was found', async () => {
    await run({ 'pay.js': '', 'csp.rb': 'policy.script_src "https://js.braintreegateway.com"\n' });
    expect(printed).toContain('No payment method was found, so there is no policy to compare.');
    expect(printed).toContain('compare them by hand: csp.rb:1\n');
  });
});

test.each([
  ['loader.js', `load('https://js.braintreegateway.com/web/3.97.2/js/venmo.min.js');\n`],
  ['layout.html', `<link rel="preconnect" href="https://js.braintreegateway.com">\n`],
  ['server.py', `URL = "https://api.braintreegateway.com"\n`],
  ['notes.md', 'Our policy names https://js.braintreegateway.com in script-src.\n'],
])('a host of the provider that is no source of a policy is not named: %s', async (file, text) => {
  await run({ [file]: text });
  expect(printed).not.toContain('may be in these places');
  expect(printed).toContain('No Content-Security-Policy that names the provider was recognized in the files that were searched.');
  expect(printed).toContain('A server, a proxy or a content delivery network may add one');
});
