import { execFileSync } from 'node:child_process';
import { type StoredWebhook } from '../../apis/control/stored-webhooks';
import { python, testWithPython } from '../../fixtures/python';
import { Receiver } from '../../fixtures/receiver';
import { type Fields } from '../../fixtures/shop';
import { startShop, type OwnShop } from '../../fixtures/start-shop';

const HOUR = 60 * 60 * 1000;
const DISPUTED = { number: '4023898493988028', expirationDate: '12/2030' };

let receiver: Receiver;
let shop: OwnShop;
beforeAll(async () => {
  receiver = new Receiver();
  shop = await startShop({ webhookUrl: await receiver.open() });
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});
beforeEach(async () => {
  await shop.sandbox.reset();
  receiver.received.length = 0;
  receiver.status = 200;
});

const call = (group: string, name: string, ...args: unknown[]) => shop.gateway[group]![name]!(...args);
const parse = async (form: URLSearchParams | undefined): Promise<Fields> =>
  call('webhookNotification', 'parse', form?.get('bt_signature'), form?.get('bt_payload'));
const readKinds = async () => (await Promise.all(receiver.received.map(parse))).map(({ kind }) => kind);
const list = async () => ((await (await fetch(`${shop.sandbox.url}/_control/webhooks`)).json()) as { webhooks: StoredWebhook[] }).webhooks;
const findWebhook = async (status: string) => {
  for (;;) {
    const [webhook] = await list();
    if (webhook?.status === status) return webhook;
  }
};

test('a settlement is announced with its transaction, by a test route and by the night', async () => {
  const id = await shop.createSettledSale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce', orderId: 'order' });
  await receiver.waitFor(1);
  expect(await parse(receiver.received[0])).toMatchObject({
    kind: 'transaction_settled',
    transaction: { id, status: 'settled', amount: '10.00', orderId: 'order', creditCard: { last4: '1111' } },
  });
  const { transaction } = await shop.sale({
    amount: '11.00',
    paymentMethodNonce: 'fake-valid-nonce',
    options: { submitForSettlement: true },
  });
  shop.sandbox.clock.advance(25 * HOUR);
  await call('transaction', 'find', transaction.id);
  await receiver.waitFor(2);
  expect(await parse(receiver.received[1])).toMatchObject({ kind: 'transaction_settled', transaction: { id: transaction.id } });
});

test('a declined settlement is announced, and a declined refund under its own kind', async () => {
  const nonce = 'fake-paypal-one-time-nonce';
  const declined = await shop.createSettledSale({ amount: '4001.00', paymentMethodNonce: nonce });
  const sale = await shop.createSettledSale({ amount: '5000.00', paymentMethodNonce: nonce });
  expect(sale).not.toBe(declined);
  await receiver.waitFor(2);
  const settled = await shop.createSettledSale({ amount: '9000.00', paymentMethodNonce: nonce });
  const { transaction } = await call('transaction', 'refund', settled, '4001.00');
  await call('testing', 'settle', transaction.id);
  await receiver.waitFor(4);
  expect(await readKinds()).toEqual([
    'transaction_settlement_declined',
    'transaction_settlement_declined',
    'transaction_settled',
    'refund_failed',
  ]);
  expect(await parse(receiver.received[3])).toMatchObject({ transaction: { id: transaction.id, refundedTransactionId: settled } });
});

test.each([
  ['accept', undefined, ['dispute_opened', 'dispute_accepted']],
  ['finalize', 'compelling_evidence', ['dispute_opened', 'dispute_won']],
  ['finalize', 'losing_evidence', ['dispute_opened', 'dispute_lost']],
  ['finalize', 'a receipt', ['dispute_opened', 'dispute_disputed']],
])('a dispute is announced when it opens and ends: %s with the evidence %s', async (step, evidence, kinds) => {
  const { transaction } = await shop.sale({ amount: '83.00', creditCard: DISPUTED });
  const [{ id }] = transaction['disputes'] as [{ id: string }];
  if (evidence !== undefined)
    expect(await call('dispute', 'addTextEvidence', id, evidence)).toMatchObject({ evidence: { comment: evidence } });
  await call('dispute', step, id);
  await receiver.waitFor(3);
  expect((await readKinds()).sort()).toEqual([...kinds, 'transaction_settled'].sort());
  const parsed = await Promise.all(receiver.received.map(parse));
  expect(parsed.find(({ kind }) => kind === 'dispute_opened')).toMatchObject({ dispute: { id, transaction: { id: transaction.id } } });
});

test('a failure is retried at once and then every hour, three times, and each response is listed', async () => {
  receiver.status = 503;
  const sleep = jest.spyOn(shop.sandbox.context.clock, 'sleep');
  const id = await shop.createSettledSale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' });
  await receiver.waitFor(2);
  expect(await findWebhook('failed')).toMatchObject({ kind: 'transaction_settled', transactionId: id, subjectId: id });
  for (const retry of [1, 2, 3]) {
    // The clock moves once the retry waits for it.
    while (sleep.mock.calls.filter(([milliseconds]) => milliseconds === HOUR).length < retry) await list();
    shop.sandbox.clock.advance(HOUR);
    await receiver.waitFor(2 + retry);
    await findWebhook('failed');
  }
  let attempts: StoredWebhook['attempts'] = [];
  while (attempts.length < 5) ({ attempts } = await findWebhook('failed'));
  expect(attempts.map(({ status, answer }) => [status, answer])).toEqual(Array.from({ length: 5 }, () => [503, 'thanks']));
});

test('a webhook is sent again on request', async () => {
  receiver.status = 500;
  await shop.createSettledSale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' });
  const { id } = await findWebhook('failed');
  receiver.status = 204;
  const send = (webhook: string) =>
    fetch(`${shop.sandbox.url}/_control/webhooks/${webhook}/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
  expect(await (await send(id)).json()).toEqual({ webhook: { delivered: true, attempts: 3, status: 204 } });
  expect(await findWebhook('delivered')).toMatchObject({ id });
  expect((await send('nothing')).status).toBe(404);
});

const PYTHON = `
import json, sys, braintree
merchant, public, private, forms = json.loads(sys.argv[1])
gateway = braintree.BraintreeGateway(braintree.Configuration(braintree.Environment.Sandbox, merchant, public, private))
out = []
for signature, payload in forms:
    notification = gateway.webhook_notification.parse(signature, payload)
    subject = getattr(notification, 'transaction', None) or getattr(notification, 'dispute', None)
    out.append([notification.kind, subject.id, str(getattr(subject, 'status', ''))])
print(json.dumps(out))
`;
testWithPython('the Python SDK parses webhooks', async () => {
  const { transaction } = await shop.sale({ amount: '83.00', creditCard: DISPUTED });
  await receiver.waitFor(2);
  const { merchantId, publicKey, privateKey } = shop.sandbox;
  const forms = receiver.received.map((form) => [form.get('bt_signature'), form.get('bt_payload')]);
  const output = execFileSync(python!, ['-c', PYTHON, JSON.stringify([merchantId, publicKey, privateKey, forms])]);
  const [{ id }] = transaction['disputes'] as [{ id: string }];
  expect((JSON.parse(String(output)) as unknown[]).sort()).toEqual([
    ['dispute_opened', id, 'open'],
    ['transaction_settled', transaction.id, 'settled'],
  ]);
});
