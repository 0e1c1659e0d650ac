import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEachEngine } from '../../fixtures/describe-each-engine';
import { callClientApi, VALID_CARD } from '../../fixtures/gateway';
import { startSandbox, closeDatabases, consumeNonce } from '../../index';
import { findNonce } from '../../payments/instruments/consume-nonce';
import { NONCE_LIFETIME, storeNonce } from '../../payments/instruments/store-nonce';
import { openDatabase } from './database';
import { readImage } from './database-image';
import { MIGRATIONS } from './migrations';
import { openPglite } from './open-pglite';
import { merchants } from './schema';

test('ignores DATABASE_URL, which may be a shop’s database, and uses TENDER_SANDBOX_DATABASE_URL', async () => {
  const before = process.env['DATABASE_URL'];
  const ownBefore = process.env['TENDER_SANDBOX_DATABASE_URL'];
  delete process.env['TENDER_SANDBOX_DATABASE_URL'];
  process.env['DATABASE_URL'] = 'postgres://localhost:1/shop';
  try {
    const sandbox = await startSandbox();
    expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200);
    await sandbox.stop();
    process.env['TENDER_SANDBOX_DATABASE_URL'] = 'postgres://localhost:1/sandbox';
    await expect(startSandbox()).rejects.toThrow();
  } finally {
    restore('DATABASE_URL', before);
    restore('TENDER_SANDBOX_DATABASE_URL', ownBefore);
  }
});

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

test('opens a data folder that an older version created without a record of migrations, and keeps its rows', async () => {
  const data = await mkdtemp(join(tmpdir(), 'data-'));
  const earlier = await openPglite(data, await readImage());
  await earlier.exec('drop schema public cascade; create schema public');
  for (const statement of MIGRATIONS[0] ?? []) await earlier.exec(statement);
  await earlier.exec(`insert into merchants values ('ada', 'public', 'private', '{}', 1)`);
  await earlier.close();
  const { database } = await openDatabase({ data });
  expect(await database.select().from(merchants)).toMatchObject([{ id: 'ada' }]);
  await closeDatabases();
  await rm(data, { recursive: true });
});

afterAll(closeDatabases);

describeEachEngine((options) => {
  const createNonce = (name: string) => ({
    nonce: name,
    type: 'CreditCard',
    document: { type: 'CreditCard', consumed: false, details: {} },
  });

  test('exactly one of fifty simultaneous callers can spend a nonce', async () => {
    const sandbox = await startSandbox(options);
    await storeNonce(sandbox.context, createNonce('tokencc_race'));
    const rows = await Promise.all(Array.from({ length: 50 }, () => consumeNonce(sandbox.context, 'tokencc_race')));
    expect(rows.filter((row) => row !== undefined)).toMatchObject([{ consumed: true, document: { consumed: true } }]);
    expect(await findNonce(sandbox.context, 'tokencc_race')).toMatchObject({ consumed: true });
    await sandbox.stop();
  });

  test('a nonce cannot be spent by another merchant, nor after three hours', async () => {
    const sandbox = await startSandbox(options);
    const { merchant, clock } = sandbox.context;
    await storeNonce(sandbox.context, createNonce('tokencc_late'));
    expect(await consumeNonce({ ...sandbox.context, merchant: { ...merchant, id: 'other' } }, 'tokencc_late')).toBeUndefined();
    clock.advance(NONCE_LIFETIME + 1);
    expect(await consumeNonce(sandbox.context, 'tokencc_late')).toBeUndefined();
    await sandbox.stop();
  });

  test('a reset of one merchant leaves the rows of another', async () => {
    const [one, other] = [await startSandbox(options), await startSandbox(options)];
    for (const { context } of [one, other]) await storeNonce(context, createNonce('tokencc_same'));
    await one.reset();
    expect(await findNonce(one.context, 'tokencc_same')).toBeUndefined();
    expect(await findNonce(other.context, 'tokencc_same')).toBeDefined();
    await Promise.all([one.stop(), other.stop()]);
  });

  test('two sandboxes of one merchant, like two processes behind a load balancer, share tokens and nonces', async () => {
    const merchant = { id: `shared_${Date.now()}`, publicKey: 'public', privateKey: 'private' };
    const [one, other] = [await startSandbox({ ...options, merchant }), await startSandbox({ ...options, merchant })];
    const { body } = await callClientApi(one, 'POST', 'payment_methods/credit_cards', {
      tokenizationKey: other.tokenizationKey,
      creditCard: VALID_CARD,
    });
    const nonce = (body as { creditCards: [{ nonce: string }] }).creditCards[0].nonce;
    expect(await consumeNonce(other.context, nonce)).toBeDefined();
    expect(await consumeNonce(one.context, nonce)).toBeUndefined();
    await Promise.all([one.stop(), other.stop()]);
  });
});
