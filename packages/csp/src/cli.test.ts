import { runCli } from './cli';
import { contentSecurityPolicy, METHODS } from './index';

let printed: string;

beforeEach(() => {
  printed = '';
  const print = (text: unknown): void => void (printed += String(text));
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
});
afterEach(() => {
  process.exitCode = undefined;
});

const policy = contentSecurityPolicy({ methods: ['paypal', 'venmo'], environment: 'sandbox' });
const args = ['--methods', 'paypal,venmo', '--environment', 'sandbox'];

test.each([
  ['header', `Content-Security-Policy: ${policy.header}`],
  ['meta', `<meta http-equiv="Content-Security-Policy" content="${policy.header.replace(" frame-ancestors 'none';", '')}">`],
  ['nginx', `add_header Content-Security-Policy "${policy.header}" always;`],
  ['json', JSON.stringify(policy.directives, undefined, 2)],
])('options: --format %s', async (format, text) => {
  await runCli([...args, '--format', format]);
  expect(printed).toBe(text);
  expect(process.exitCode).toBe(0);
});

test('options: --format helmet has directives in camel case, and turns off the defaults', async () => {
  await runCli([...args, '--format', 'helmet']);
  const [, json = ''] = /^helmet\(\{ contentSecurityPolicy: ([^]*) \}\)$/.exec(printed) ?? [];
  expect(JSON.parse(json)).toMatchObject({ useDefaults: false, directives: { scriptSrc: [`'self'`], trustedTypes: ['tender'] } });
});

test('options: --nonce, --methods twice, --assets', async () => {
  await runCli(['--methods', 'paypal', '--methods', 'sepa', '--nonce', '--assets', 'https://assets.shop.example']);
  expect(printed).toContain(`script-src 'self' 'nonce-{{nonce}}' https://assets.shop.example;`);
});

test('options: --sandbox allows a sandbox by both names of the machine, and no host of the provider', async () => {
  await runCli(['--methods', 'hosted-fields,vault-manager,three-d-secure', '--sandbox', 'http://localhost:4810']);
  const origins = 'http://localhost:4810 http://127.0.0.1:4810';
  expect(printed).toContain(`script-src 'self' ${origins};`);
  expect(printed).toContain(`connect-src 'self' ${origins};`);
  expect(printed).toContain(`frame-src ${origins};`);
  expect(printed).toContain(`form-action 'self' ${origins};`);
  expect(printed).not.toContain('https:');
});

test.each([
  [[]],
  [['--methods', 'cash']],
  [['--methods', 'paypal', '--sandbox', 'localhost:4810']],
  [['--methods', 'paypal', '--format', 'xml']],
  [['--wrong']],
])('behavior: wrong usage, %j, ends with 2', async (args) => {
  await runCli(args);
  expect(process.exitCode).toBe(2);
});

test('error: CSP_UNKNOWN_METHOD lists all methods', async () => {
  await runCli(['--methods', 'paypal,cash']);
  expect(printed).toBe(`There is no method cash: ${METHODS.join(', ')}.`);
});

test('options: --help', async () => {
  await runCli(['--help']);
  expect(printed).toContain(METHODS.join(', '));
});
