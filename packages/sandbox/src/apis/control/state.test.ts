import { describeEachEngine } from '../../fixtures/describe-each-engine';
import { VISA } from '../../fixtures/shop';
import { startShop, type OwnShop } from '../../fixtures/start-shop';

const HEADERS = { 'Content-Type': 'application/json' };

describeEachEngine((options) => {
  let one: OwnShop;
  let other: OwnShop;
  beforeAll(async () => {
    one = await startShop(options);
    other = await startShop(options);
  });
  afterAll(async () => {
    await one.sandbox.stop();
    await other.close();
  });

  const exportState = async ({ sandbox }: OwnShop) => (await fetch(`${sandbox.url}/_control/state`)).text();
  const importState = ({ sandbox }: OwnShop, body: string) =>
    fetch(`${sandbox.url}/_control/state`, { method: 'PUT', headers: HEADERS, body });

  test('a state is exported and imported into the sandbox of another merchant, where its objects work', async () => {
    const { gateway, sandbox } = one;
    await gateway['customer']!['create']!({ id: 'ada', creditCard: { ...VISA, token: 'ada_visa' } });
    const id = await one.createSettledSale({ amount: '10.00', paymentMethodToken: 'ada_visa' });
    const nonce = await one.tokenize(VISA);
    sandbox.clock.advance(60 * 60 * 1000);
    const state = await exportState(one);
    expect(state).not.toContain(sandbox.privateKey);
    await other.sale({ amount: '99.00', paymentMethodNonce: 'fake-valid-nonce' });
    expect((await importState(other, state)).status).toBe(204);
    expect(JSON.parse(await exportState(other))).toMatchObject({ tables: (JSON.parse(state) as { tables: object }).tables });
    expect(Math.abs(other.sandbox.clock.now() - sandbox.clock.now())).toBeLessThan(60_000);
    expect(await other.gateway['transaction']!['refund']!(id, '4.00')).toMatchObject({ success: true });
    expect(await other.sale({ amount: '5.00', paymentMethodNonce: nonce })).toMatchObject({ success: true });
    expect(await one.sale({ amount: '5.00', paymentMethodNonce: nonce })).toMatchObject({ success: true });
  });

  test('imports a state of more than 1 MB', async () => {
    const state = JSON.parse(await exportState(one)) as { tables: { customers: Record<string, unknown>[] } };
    const [customer] = state.tables.customers;
    state.tables.customers = [{ ...customer, id: 'large', document: { company: 'x'.repeat(1024 * 1024) } }];
    const body = JSON.stringify(state);
    expect(body.length).toBeGreaterThan(1024 * 1024);
    expect((await importState(other, body)).status).toBe(204);
    expect(await other.gateway['customer']!['find']!('large')).toMatchObject({ id: 'large' });
  });

  test('refuses what is not a state, and keeps what is stored', async () => {
    const before = await exportState(one);
    for (const [body, status] of [
      ['{', 400],
      ['{}', 422],
      [JSON.stringify({ ...JSON.parse(before), version: 2 }), 422],
    ] as const) {
      const response = await importState(one, body);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ error: { message: expect.any(String) as string } });
    }
    expect((JSON.parse(await exportState(one)) as { tables: object }).tables).toEqual((JSON.parse(before) as { tables: object }).tables);
  });
});
