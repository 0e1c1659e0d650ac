import { closeDatabases, startSandbox, type Sandbox } from '../index';
import { callClientApi } from '../testing/gateway';
import { reportIn } from '../testing/three-d-secure';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox()));
afterAll(async () => {
  await sandbox.stop();
  await closeDatabases();
});

async function configured(): Promise<string> {
  const { body } = await callClientApi(sandbox, 'GET', 'configuration', { tokenizationKey: sandbox.tokenizationKey });
  return (body as { threeDSecure: { cardinalAuthenticationJWT: string } }).threeDSecure.cardinalAuthenticationJWT;
}
const page = async (jwt: string, opener = 'https://shop.example') =>
  (await fetch(`${sandbox.url}/three-d-secure/setup?${new URLSearchParams({ jwt, opener })}`)).text();
const messageFor = async (jwt: string) => reportIn(await page(jwt)).message;

test('the token of the configuration begins a session; every configuration has one of its own', async () => {
  const [one, other] = [await configured(), await configured()];
  expect(one).not.toBe(other);
  const report = reportIn(await page(one));
  expect(report).toEqual({
    target: 'https://shop.example',
    message: { tender: 'three_d_secure', kind: 'setup', data: { sessionId: expect.stringMatching(/^0_[\w-]{36}$/) } },
  });
});

test('a token that is not ours, altered, or too old does not', async () => {
  const jwt = await configured();
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const changed = Buffer.from(Buffer.from(claims, 'base64url').toString().replace('tender-sandbox', 'someone-else')).toString('base64url');
  const refused = (number: number) => ({ kind: 'refused', data: { number, description: expect.any(String) } });
  expect(await messageFor([head, changed, signature].join('.'))).toMatchObject(refused(1010));
  expect(await messageFor('a.b.c')).toMatchObject(refused(1010));
  expect(await messageFor('nonsense')).toMatchObject(refused(1020));
  sandbox.clock.advance(2 * 60 * 60 * 1000);
  expect(await messageFor(jwt)).toMatchObject(refused(1011));
  sandbox.clock.reset();
  expect(await messageFor(jwt)).toMatchObject({ kind: 'setup' });
});

test('nobody is told who does not say where they are', async () => {
  expect(await page(await configured(), 'javascript:alert(1)')).toContain('data-report=""');
});

test('there is no way back from an authentication nobody began', async () => {
  const query = new URLSearchParams({ transaction_id: 'unknown', authentication_complete_base_url: 'https://assets.example/?' });
  expect((await fetch(`${sandbox.url}/three-d-secure/term?${query}`)).status).toBe(404);
});
