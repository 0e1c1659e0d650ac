/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { startProcess, tokenizeAt, type SandboxProcess } from '../fixtures/start-process';

/** Forwards each request to the next of several servers. */
async function startProxy(targets: readonly string[]): Promise<{ server: Server; url: string }> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const target = new URL(targets[turn++ % targets.length] ?? '');
    const headers = { ...incoming.headers, host: target.host };
    const forwarded = request(
      { host: '127.0.0.1', port: target.port, method: incoming.method, path: incoming.url, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';
// Without a server there is nothing that two processes could share. Under CI a skipped test fails.
const testWithPostgres = databaseUrl === '' ? test.skip : test;

testWithPostgres(
  'two processes on one Postgres, with a proxy that alternates between them, lose no nonce and sell none twice',
  async () => {
    const processes = [await startProcess(databaseUrl), await startProcess(databaseUrl)];
    const [first] = processes as [SandboxProcess, SandboxProcess];
    const { server, url } = await startProxy(processes.map((each) => each.url));
    await fetch(`${first.url}/_control/reset`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
    const headers = {
      Authorization: `Basic ${Buffer.from(`${first.publicKey}:${first.privateKey}`).toString('base64')}`,
      'Content-Type': 'application/json',
    };
    let amount = 100;
    const sell = async (nonce: string) => {
      const transaction = { type: 'sale', amount: `${amount++}.00`, payment_method_nonce: nonce, options: { submit_for_settlement: true } };
      return (
        await fetch(`${url}/merchants/${first.merchantId}/transactions`, { method: 'POST', headers, body: JSON.stringify({ transaction }) })
      ).status;
    };
    const buy = async () => {
      const nonce = await tokenizeAt({ ...first, url });
      return (await Promise.all([sell(nonce), sell(nonce), sell(nonce)])).sort();
    };
    const outcomes: number[][] = [];
    for (let round = 0; round < 10; round += 1) outcomes.push(...(await Promise.all(Array.from({ length: 10 }, buy))));
    expect(outcomes).toEqual(Array.from({ length: 100 }, () => [201, 422, 422]));
    for (const { url: own } of processes) {
      const { transactions } = (await (await fetch(`${own}/_control/transactions`)).json()) as { transactions: { nonce: string }[] };
      expect(new Set(transactions.map(({ nonce }) => nonce)).size).toBe(100);
      expect(transactions).toHaveLength(100);
    }
    server.close();
    server.closeAllConnections();
    await Promise.all(processes.map((each) => each.stop()));
  },
  240_000,
);
