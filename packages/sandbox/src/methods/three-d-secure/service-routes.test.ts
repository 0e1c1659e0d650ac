import { callClientApi } from '../../fixtures/gateway';
import { readReport } from '../../fixtures/three-d-secure';
import { closeDatabases, startSandbox, type Sandbox } from '../../index';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox()));
afterAll(async () => {
  await sandbox.stop();
  await closeDatabases();
});

async function readToken(): Promise<string> {
  const { body } = await callClientApi(sandbox, 'GET', 'configuration', { tokenizationKey: sandbox.tokenizationKey });
  return (body as { threeDSecure: { cardinalAuthenticationJWT: string } }).threeDSecure.cardinalAuthenticationJWT;
}
const openSetup = async (jwt: string, opener = 'https://shop.example') =>
  (await fetch(`${sandbox.url}/three-d-secure/setup?${new URLSearchParams({ jwt, opener })}`)).text();
const requestSetup = async (jwt: string) => readReport(await openSetup(jwt)).message;

test('the token of the configuration starts a session, and every configuration has its own', async () => {
  const [one, other] = [await readToken(), await readToken()];
  expect(one).not.toBe(other);
  const report = readReport(await openSetup(one));
  expect(report).toEqual({
    target: 'https://shop.example',
    message: { tender: 'three_d_secure', kind: 'setup', data: { sessionId: expect.stringMatching(/^0_[\w-]{36}$/) } },
  });
});

test('a token that is altered, not of the sandbox, or too old is refused', async () => {
  const jwt = await readToken();
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const changed = Buffer.from(Buffer.from(claims, 'base64url').toString().replace('tender-sandbox', 'someone-else')).toString('base64url');
  const refused = (number: number) => ({ kind: 'refused', data: { number, description: expect.any(String) } });
  expect(await requestSetup([head, changed, signature].join('.'))).toMatchObject(refused(1010));
  expect(await requestSetup('a.b.c')).toMatchObject(refused(1010));
  expect(await requestSetup('nonsense')).toMatchObject(refused(1020));
  sandbox.clock.advance(2 * 60 * 60 * 1000);
  expect(await requestSetup(jwt)).toMatchObject(refused(1011));
  sandbox.clock.reset();
  expect(await requestSetup(jwt)).toMatchObject({ kind: 'setup' });
});

test('sends no message when the opener is not an origin', async () => {
  expect(await openSetup(await readToken(), 'javascript:alert(1)')).toContain('data-report=""');
});

test('rejects the return from an unknown authentication', async () => {
  const query = new URLSearchParams({ transaction_id: 'unknown', authentication_complete_base_url: 'https://assets.example/?' });
  expect((await fetch(`${sandbox.url}/three-d-secure/term?${query}`)).status).toBe(404);
});
