import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { openShop, type Fields, type Shop } from '../server-api/testing/shop';
import { callClientApi } from '../testing/gateway';
import { choosePage } from '../testing/choose-page';

/** A merchant's server: keeps each webhook, and answers as the test says; `undefined` leaves the caller waiting. */
class Receiver {
  readonly taken: URLSearchParams[] = [];
  answer: number | undefined = 200;
  private arrived = () => {};
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      this.taken.push(new URLSearchParams(body));
      if (this.answer !== undefined) response.writeHead(this.answer).end('thanks');
      this.arrived();
    });
  });
  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhooks`;
  }
  /** Resolves once so many have come. */
  async count(wanted: number): Promise<void> {
    while (this.taken.length < wanted) await new Promise<void>((resolve) => (this.arrived = resolve));
  }
  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }
}

let receiver: Receiver;
let shop: Shop;
beforeAll(async () => {
  receiver = new Receiver();
  shop = await openShop({ webhookUrl: await receiver.open() });
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});
beforeEach(async () => {
  await shop.sandbox.reset();
  receiver.taken.length = 0;
  receiver.answer = 200;
});

const page = 'https://assets.braintreegateway.com/web/3.118.2/html/local-payment-redirect-frame.html?channel=a&r=b&t=c';
async function create(changed: object = {}): Promise<{ paymentToken: string; redirectUrl: string }> {
  const { body } = await callClientApi(shop.sandbox, 'POST', 'local_payments/create', {
    tokenizationKey: shop.sandbox.tokenizationKey,
    amount: '10.00',
    currencyIsoCode: 'EUR',
    fundingSource: 'mbway',
    intent: 'sale',
    firstName: 'Ada',
    lastName: 'Lovelace',
    returnUrl: page,
    cancelUrl: `${page}&c=1`,
    ...changed,
  });
  return (body as { paymentResource: { paymentToken: string; redirectUrl: string } }).paymentResource;
}
interface Answer {
  status: number;
  body: { localPayment: Fields; webhook: Fields | null; error?: { message: string } };
}
async function move(id: string, name: string, options: object = {}): Promise<Answer> {
  const response = await fetch(`${shop.sandbox.url}/_control/local-payments/${id}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(options),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
/** The newest webhook as the official SDK reads it. */
async function parsed(): Promise<Fields> {
  const form = receiver.taken.at(-1)!;
  expect([...form.keys()]).toEqual(['bt_signature', 'bt_payload']);
  return shop.gateway['webhookNotification']!['parse']!(form.get('bt_signature'), form.get('bt_payload'));
}
const sale = (nonce: unknown) =>
  shop.sale({
    amount: '10.00',
    paymentMethodNonce: nonce,
    merchantAccountId: 'sandbox_eur',
    options: { submitForSettlement: true },
  });

test('completed: the merchant is sent the nonce, which is charged once', async () => {
  const { paymentToken } = await create();
  const { status, body } = await move(paymentToken, 'complete');
  expect([status, body]).toMatchObject([
    200,
    { localPayment: { id: paymentToken, status: 'approved' }, webhook: { delivered: true, attempts: 1 } },
  ]);
  const { kind, localPaymentCompleted } = await parsed();
  expect([kind, localPaymentCompleted]).toMatchObject([
    'local_payment_completed',
    {
      paymentId: paymentToken,
      payerId: expect.any(String),
      payerName: 'Ada Lovelace',
      paymentMethodNonce: expect.stringMatching(/^tokenlocalpayment_/),
      bic: expect.any(String),
      ibanLastChars: '3000',
    },
  ]);
  expect(localPaymentCompleted).not.toHaveProperty('transaction');
  const { paymentMethodNonce } = localPaymentCompleted as Fields;
  expect(await sale(paymentMethodNonce)).toMatchObject({
    success: true,
    transaction: { paymentInstrumentType: 'local_payment', localPayment: { fundingSource: 'mbway', paymentId: paymentToken } },
  });
  expect(await sale(paymentMethodNonce)).toMatchObject({ success: false });
});

test('completed and charged in one step: the webhook has the transaction', async () => {
  const { paymentToken } = await create();
  await move(paymentToken, 'complete', { charge: true });
  const { localPaymentCompleted } = await parsed();
  const { transaction, paymentMethodNonce } = localPaymentCompleted as { transaction: Fields; paymentMethodNonce: string };
  expect(transaction).toMatchObject({ status: 'submitted_for_settlement', amount: '10.00', currencyIsoCode: 'EUR' });
  expect(await shop.gateway['transaction']!['find']!(transaction.id)).toMatchObject({ paymentInstrumentType: 'local_payment' });
  expect(await sale(paymentMethodNonce)).toMatchObject({ success: false });
});

test('a first BLIK payment by one click gives an alias, in the webhook and in the transaction', async () => {
  const oneClick = { authCode: '123456', consumerReference: 'c-1', aliasLabel: 'My shop' };
  const { paymentToken } = await create({ fundingSource: 'blik', currencyIsoCode: 'PLN', blikOptions: { oneClick } });
  await move(paymentToken, 'complete');
  const { localPaymentCompleted } = await parsed();
  const { blikAliases, paymentMethodNonce } = localPaymentCompleted as Fields;
  expect(blikAliases).toEqual([{ key: expect.stringMatching(/^alias-/), label: 'My shop' }]);
  expect((await sale(paymentMethodNonce)).transaction['localPayment']).toMatchObject({ fundingSource: 'blik', blikAliases });
});

test('approved on its page: the merchant is told as well, of the same nonce', async () => {
  const { paymentToken, redirectUrl } = await create({ fundingSource: 'ideal' });
  await choosePage(redirectUrl, 'approve');
  await receiver.count(1);
  expect(await parsed()).toMatchObject({ kind: 'local_payment_completed', localPaymentCompleted: { paymentId: paymentToken } });
});

test('a payment without a window, approved on the phone', async () => {
  const { paymentToken } = await create();
  const phone = `${shop.sandbox.url}/pay/local_payment/${paymentToken}`;
  expect(await (await fetch(phone)).text()).not.toContain('Cancel and go back');
  expect(await choosePage(phone, 'approve')).toBe(`/pay/local_payment/${paymentToken}`);
  await receiver.count(1);
  expect(await (await fetch(phone)).text()).toContain('This payment was approved');
});

test('expired: no nonce any more', async () => {
  const { paymentToken } = await create();
  expect(await move(paymentToken, 'expire')).toMatchObject({ status: 200, body: { localPayment: { status: 'expired' } } });
  expect(await parsed()).toMatchObject({
    kind: 'local_payment_expired',
    localPaymentExpired: { paymentId: paymentToken, paymentContextId: expect.any(String) },
  });
  expect(await move(paymentToken, 'complete')).toMatchObject({ status: 422, body: { error: { message: 'The payment is expired' } } });
});

test('funded: charged if it was not, and settled', async () => {
  const [first, second] = [await create(), await create()];
  await move(first.paymentToken, 'complete');
  const { localPaymentCompleted } = await parsed();
  const { transaction } = await sale((localPaymentCompleted as Fields)['paymentMethodNonce']);
  await move(first.paymentToken, 'fund');
  expect(await parsed()).toMatchObject({
    kind: 'local_payment_funded',
    localPaymentFunded: { paymentId: first.paymentToken, transaction: { id: transaction.id, status: 'settled' } },
  });
  await move(second.paymentToken, 'complete');
  await move(second.paymentToken, 'fund');
  expect(await parsed()).toMatchObject({
    localPaymentFunded: { paymentId: second.paymentToken, transaction: { status: 'settled', amount: '10.00' } },
  });
});

test('reversed: what was not charged cannot be charged any more, what was is not reversed', async () => {
  const [first, second] = [await create(), await create()];
  await move(first.paymentToken, 'complete');
  const { localPaymentCompleted } = await parsed();
  expect(await move(first.paymentToken, 'reverse')).toMatchObject({ status: 200, body: { localPayment: { status: 'reversed' } } });
  expect(await parsed()).toMatchObject({ kind: 'local_payment_reversed', localPaymentReversed: { paymentId: first.paymentToken } });
  expect(await sale((localPaymentCompleted as Fields)['paymentMethodNonce'])).toMatchObject({ success: false });
  await move(second.paymentToken, 'complete', { charge: true });
  expect((await move(second.paymentToken, 'reverse')).status).toBe(422);
});

test('refused: unknown, not pending, unknown options, another origin', async () => {
  expect((await move('PAY-NONE', 'complete')).status).toBe(404);
  const { paymentToken } = await create();
  expect((await move(paymentToken, 'fund')).status).toBe(422);
  expect((await move(paymentToken, 'complete', { sometimes: true })).status).toBe(422);
  const url = `${shop.sandbox.url}/_control/local-payments/${paymentToken}/complete`;
  expect((await fetch(url, { method: 'POST', body: 'charge=true' })).status).toBe(415);
  expect(receiver.taken).toHaveLength(0);
});

test('of two who complete at once one does', async () => {
  const { paymentToken } = await create();
  const answers = await Promise.all([move(paymentToken, 'complete'), move(paymentToken, 'complete')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(receiver.taken).toHaveLength(1);
});

describe('a receiver that', () => {
  /** What the console shows of the attempts. */
  const attempts = () => shop.sandbox.requests().filter(({ path }) => path === '/webhooks');

  test('fails is asked once more', async () => {
    receiver.answer = 500;
    const { body } = await move((await create()).paymentToken, 'complete');
    expect(body).toMatchObject({ localPayment: { status: 'approved' }, webhook: { delivered: false, attempts: 2, status: 500 } });
    expect(attempts()).toMatchObject([
      { method: 'POST', status: 500, failure: 'The webhook was answered 500.', body: { webhook: 'local_payment_completed' } },
      { status: 500 },
    ]);
  });

  test('sends elsewhere has not taken it', async () => {
    receiver.answer = 302;
    expect((await move((await create()).paymentToken, 'complete')).body.webhook).toMatchObject({ delivered: false, status: 302 });
  });

  test('hangs is waited for no longer than five seconds, twice', async () => {
    receiver.answer = undefined;
    const moved = move((await create()).paymentToken, 'complete');
    for (const attempt of [1, 2]) {
      await receiver.count(attempt);
      shop.sandbox.clock.advance(5000);
    }
    const failure = 'The webhook was not answered in time.';
    expect((await moved).body).toMatchObject({ localPayment: { status: 'approved' }, webhook: { delivered: false, attempts: 2, failure } });
    expect(attempts()).toMatchObject([
      { status: 0, failure },
      { status: 0, failure },
    ]);
  });

  test('is not there harms nobody', async () => {
    const gone = new Receiver();
    const webhookUrl = await gone.open();
    await gone.close();
    shop.sandbox.context.settings = { ...shop.sandbox.context.settings, webhookUrl };
    const { body } = await move((await create()).paymentToken, 'complete');
    expect(body).toMatchObject({
      localPayment: { status: 'approved' },
      webhook: { delivered: false, failure: expect.stringContaining('could not be sent') },
    });
  });

  test('is none: nothing is sent', async () => {
    const { webhookUrl: _, ...settings } = shop.sandbox.context.settings;
    shop.sandbox.context.settings = settings;
    expect((await move((await create()).paymentToken, 'complete')).body.webhook).toBeNull();
    expect(attempts()).toEqual([]);
  });
});
