import { encodeKeys } from '../../fixtures/send';
import { closeDatabases, startSandbox, type Sandbox } from '../../index';

let sandbox: Sandbox;
beforeAll(async () => void (sandbox = await startSandbox()));
afterAll(async () => {
  await sandbox.stop();
  await closeDatabases();
});

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

/** A path of each API, and the text of its refusal as far as it names the reason. */
const post = async (path: string, type: string, body: string, authorization = '') => {
  const response = await fetch(sandbox.url + path.replace(':merchant', `/merchants/${sandbox.merchantId}`), {
    method: 'POST',
    headers: { 'Content-Type': type, ...(authorization === '' ? {} : { Authorization: authorization }) },
    body,
  });
  return { status: response.status, text: await response.text() };
};

const nest = (depth: number) => `{"a":`.repeat(depth) + '1' + '}'.repeat(depth);
const DEEP = 'The request is nested more than 100 deep';
const CARDS = ':merchant/client_api/v1/payment_methods/credit_cards';

test.each([
  ['a form with a key of 900 KB, nested in itself', CARDS, FORM, `a${'[b]'.repeat(300_000)}=1`, "A parameter's name is longer than 4096"],
  ['a form with a key of more levels than any request has', CARDS, FORM, `a${'[b]'.repeat(100)}=1`, DEEP],
  ['a form with more parameters than any request has', CARDS, FORM, 'a=1&'.repeat(5000), 'more than 4096 parameters'],
  ['a query with a key of more levels than any request has', `${CARDS}?a${'[b]'.repeat(100)}=1`, FORM, '', DEEP],
  ['JSON of more levels than any request has', CARDS, JSON_TYPE, nest(101), DEEP],
  ['JSON as deep as the body allows', CARDS, JSON_TYPE, '['.repeat(500_000) + ']'.repeat(500_000), DEEP],
  ['an analytics event of that depth', '/xoplatform/logger/api/logger', JSON_TYPE, nest(101), DEEP],
  ['a setting of that depth', '/_control/faults', JSON_TYPE, nest(101), DEEP],
])('refuses with 400 and the reason %s', async (_, path, type, body, reason) => {
  const { status, text } = await post(path, type, body);
  expect(status).toBe(400);
  expect((JSON.parse(text) as { error: { message: string } }).error.message).toContain(reason);
});

test('the server API refuses JSON and XML of more levels than any request has, with the reason', async () => {
  const keys = encodeKeys(sandbox);
  for (const [type, body] of [
    [JSON_TYPE, nest(101)],
    ['application/xml', '<a>'.repeat(101) + '</a>'.repeat(101)],
  ] as const) {
    const { status, text } = await post(':merchant/transactions', type, body, keys);
    expect(status).toBe(400);
    expect(text).toContain(DEEP);
  }
});

test('GraphQL names the reason among its errors', async () => {
  const body = `{"query":"{ __typename }","variables":${nest(101)}}`;
  const { status, text } = await post('/graphql', JSON_TYPE, body, `Bearer ${sandbox.tokenizationKey}`);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ errors: [{ message: DEEP, extensions: { errorClass: 'RESOURCE_LIMIT' } }] });
});

test('accepts a form whose keys have 100 levels, and JSON of 100 levels', async () => {
  const levels = '[b]'.repeat(99);
  for (const { status, text } of [await post(CARDS, FORM, `a${levels}=1`), await post(CARDS, JSON_TYPE, nest(100))]) {
    expect(status).toBe(401);
    expect(text).not.toContain(DEEP);
  }
});
