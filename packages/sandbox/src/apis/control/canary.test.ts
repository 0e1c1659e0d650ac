import { getTableName } from 'drizzle-orm';
import * as schema from '../../core/store/schema';
import { callClientApi, callGraphql, readFingerprint, TOKENIZE } from '../../fixtures/gateway';
import { closeDatabases, startSandbox, type Sandbox } from '../../index';

/** A documented number that no other test of this file uses. It must not be found anywhere afterwards. */
const CANARY = '4012888888881881';
const CVV = '987';

let sandbox: Sandbox;
const written: string[] = [];
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => (written.push(String(text)), true));
  }
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.stop();
  await closeDatabases();
});

async function readEverything(): Promise<string> {
  const { database } = sandbox.context;
  const rows: Record<string, unknown> = {};
  for (const table of Object.values(schema)) rows[getTableName(table)] = await database.select().from(table);
  return JSON.stringify({ rows, log: sandbox.requests(), analytics: await sandbox.analytics(), written });
}

test('no table, log or output contains a card number that a customer typed', async () => {
  const fingerprint = readFingerprint(sandbox.createClientToken({ customerId: 'ada' }));
  const card = { number: CANARY, cvv: CVV, expirationMonth: '12', expirationYear: '2030' };
  const rest = (creditCard: object) =>
    callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', { authorizationFingerprint: fingerprint, creditCard });

  // Accepted, vaulted, rejected and misplaced, sent in every possible way.
  expect((await rest({ ...card, options: { validate: true } })).status).toBe(201); // it was stored for the customer
  expect((await rest({ ...card, options: { validate: false } })).status).toBe(202);
  expect((await rest({ ...card, expirationMonth: '99' })).status).toBe(422);
  await rest({ ...card, number: Number(CANARY) });
  await rest({
    ...card,
    cardholderName: `${CANARY.slice(0, 4)} ${CANARY.slice(4, 8)} ${CANARY.slice(8, 12)} ${CANARY.slice(12)}`,
    options: { validate: false },
  });
  await callClientApi(sandbox, 'GET', 'payment_methods/credit_cards/capabilities', {
    authorizationFingerprint: fingerprint,
    'creditCard[number]': CANARY,
  });
  await callGraphql(sandbox, fingerprint, { query: TOKENIZE, variables: { input: { creditCard: card } } });
  await callGraphql(sandbox, fingerprint, { query: TOKENIZE, variables: { input: { creditCard: { ...card, number: Number(CANARY) } } } });
  await callGraphql(sandbox, fingerprint, {
    query: `mutation { tokenizeCreditCard(input: { creditCard: { number: "${CANARY}", cvv: "${CVV}" } }) { token } }`,
  });
  await fetch(`${sandbox.url}/xoplatform/logger/api/logger`, {
    method: 'POST',
    body: JSON.stringify({ events: [{ event: 'web.oops', payload: { text: `number ${CANARY}` } }], tracking: [] }),
  });
  await fetch(`${sandbox.url}/${CANARY}?q=${CANARY}`, { method: 'POST', headers: { Referer: `http://shop/?n=${CANARY}` }, body: CANARY });

  const everything = await readEverything();
  expect(everything).toContain('ending in 81');
  expect(everything).toContain('web.oops');
  // Compared as booleans, so that a failure does not print stored data.
  expect(everything.includes(CANARY)).toBe(false);
  expect(everything.replace(/[ -]/g, '').includes(CANARY)).toBe(false);
  expect(everything.includes(`"${CVV}"`)).toBe(false);
});
