/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { closeDatabases } from '../../core/store/database';
import { paymentMethodNonces } from '../../payments/instruments/tables';
import { startSandbox } from '../start-sandbox';
import { warmUp } from './warm-up';

test('tokenizes cards as a merchant of its own, and removes them', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const sandbox = await startSandbox();
  await warmUp();
  const responses = (await Promise.all(fetched.mock.results.map(({ value }) => value as Promise<Response>))).map(({ status }) => status);
  expect(responses).toEqual(new Array(300).fill(202));
  const { database } = sandbox.context;
  expect(await database.select().from(paymentMethodNonces).where(eq(paymentMethodNonces.merchantId, 'tender_warm_up'))).toEqual([]);
  expect(sandbox.requests()).toEqual([]);
  await sandbox.stop();
  await closeDatabases();
});
