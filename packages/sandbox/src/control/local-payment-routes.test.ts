import { openShop, type Fields, type Shop } from '../server-api/testing/shop';
import { callClientApi } from '../testing/gateway';
import { choosePage } from '../testing/choose-page';
import { Receiver } from '../webhooks/testing/receiver';

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
  receiver.received.length = 0;
  receiver.status = 200;
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
async function sendEvent(id: string, name: string, options: object = {}): Promise<Answer> {
  const response = await fetch(`${shop.sandbox.url}/_control/local-payments/${id}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(options),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
/** The newest webhook, as parsed by the official SDK. */
async function parseWebhook(): Promise<Fields> {
  const form = receiver.received.at(-1)!;
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

test('after `complete` the merchant receives the nonce, which is charged once', async () => {
  const { paymentToken } = await create();
  const { status, body } = await sendEvent(paymentToken, 'complete');
  expect([status, body]).toMatchObject([
    200,
    { localPayment: { id: paymentToken, status: 'approved' }, webhook: { delivered: true, attempts: 1 } },
  ]);
  const { kind, localPaymentCompleted } = await parseWebhook();
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

test('after `complete` with a charge the webhook has the transaction', async () => {
  const { paymentToken } = await create();
  await sendEvent(paymentToken, 'complete', { charge: true });
  const { localPaymentCompleted } = await parseWebhook();
  const { transaction, paymentMethodNonce } = localPaymentCompleted as { transaction: Fields; paymentMethodNonce: string };
  expect(transaction).toMatchObject({ status: 'settling', amount: '10.00', currencyIsoCode: 'EUR' });
  expect(await shop.gateway['transaction']!['find']!(transaction.id)).toMatchObject({ paymentInstrumentType: 'local_payment' });
  expect(await sale(paymentMethodNonce)).toMatchObject({ success: false });
});

test('a first BLIK payment by one click gives an alias, in the webhook and in the transaction', async () => {
  const oneClick = { authCode: '123456', consumerReference: 'c-1', aliasLabel: 'My shop' };
  const { paymentToken } = await create({ fundingSource: 'blik', currencyIsoCode: 'PLN', blikOptions: { oneClick } });
  await sendEvent(paymentToken, 'complete');
  const { localPaymentCompleted } = await parseWebhook();
  const { blikAliases, paymentMethodNonce } = localPaymentCompleted as Fields;
  expect(blikAliases).toEqual([{ key: expect.stringMatching(/^alias-/), label: 'My shop' }]);
  expect((await sale(paymentMethodNonce)).transaction['localPayment']).toMatchObject({ fundingSource: 'blik', blikAliases });
});

test('after an approval on its page the webhook follows', async () => {
  const { paymentToken, redirectUrl } = await create({ fundingSource: 'ideal' });
  await choosePage(redirectUrl, 'approve');
  await receiver.waitFor(1);
  expect(await parseWebhook()).toMatchObject({ kind: 'local_payment_completed', localPaymentCompleted: { paymentId: paymentToken } });
});

test('a payment without a window is approved on the phone', async () => {
  const { paymentToken } = await create();
  const phone = `${shop.sandbox.url}/pay/local_payment/${paymentToken}`;
  expect(await (await fetch(phone)).text()).not.toContain('Cancel and go back');
  expect(await choosePage(phone, 'approve')).toBe(`/pay/local_payment/${paymentToken}`);
  await receiver.waitFor(1);
  expect(await (await fetch(phone)).text()).toContain('This payment was approved');
});

test('after `expire` the payment cannot be completed', async () => {
  const { paymentToken } = await create();
  expect(await sendEvent(paymentToken, 'expire')).toMatchObject({ status: 200, body: { localPayment: { status: 'expired' } } });
  expect(await parseWebhook()).toMatchObject({
    kind: 'local_payment_expired',
    localPaymentExpired: { paymentId: paymentToken, paymentContextId: expect.any(String) },
  });
  expect(await sendEvent(paymentToken, 'complete')).toMatchObject({ status: 422, body: { error: { message: 'The payment is expired' } } });
});

test('`fund` settles the payment, and charges it first if need be', async () => {
  const [first, second] = [await create(), await create()];
  await sendEvent(first.paymentToken, 'complete');
  const { localPaymentCompleted } = await parseWebhook();
  const { transaction } = await sale((localPaymentCompleted as Fields)['paymentMethodNonce']);
  await sendEvent(first.paymentToken, 'fund');
  expect(await parseWebhook()).toMatchObject({
    kind: 'local_payment_funded',
    localPaymentFunded: { paymentId: first.paymentToken, transaction: { id: transaction.id, status: 'settled' } },
  });
  await sendEvent(second.paymentToken, 'complete');
  await sendEvent(second.paymentToken, 'fund');
  expect(await parseWebhook()).toMatchObject({
    localPaymentFunded: { paymentId: second.paymentToken, transaction: { status: 'settled', amount: '10.00' } },
  });
});

test('after `reverse` the payment cannot be charged, and a charged payment is not reversed', async () => {
  const [first, second] = [await create(), await create()];
  await sendEvent(first.paymentToken, 'complete');
  const { localPaymentCompleted } = await parseWebhook();
  expect(await sendEvent(first.paymentToken, 'reverse')).toMatchObject({ status: 200, body: { localPayment: { status: 'reversed' } } });
  expect(await parseWebhook()).toMatchObject({ kind: 'local_payment_reversed', localPaymentReversed: { paymentId: first.paymentToken } });
  expect(await sale((localPaymentCompleted as Fields)['paymentMethodNonce'])).toMatchObject({ success: false });
  await sendEvent(second.paymentToken, 'complete', { charge: true });
  expect((await sendEvent(second.paymentToken, 'reverse')).status).toBe(422);
});

test('refuses unknown payments, events that do not fit, unknown options, and bodies that are not JSON', async () => {
  expect((await sendEvent('PAY-NONE', 'complete')).status).toBe(404);
  const { paymentToken } = await create();
  expect((await sendEvent(paymentToken, 'fund')).status).toBe(422);
  expect((await sendEvent(paymentToken, 'complete', { sometimes: true })).status).toBe(422);
  const url = `${shop.sandbox.url}/_control/local-payments/${paymentToken}/complete`;
  expect((await fetch(url, { method: 'POST', body: 'charge=true' })).status).toBe(415);
  expect(receiver.received).toHaveLength(0);
});

test('one of two simultaneous completions succeeds', async () => {
  const { paymentToken } = await create();
  const answers = await Promise.all([sendEvent(paymentToken, 'complete'), sendEvent(paymentToken, 'complete')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(receiver.received).toHaveLength(1);
});

describe('a receiver that', () => {
  /** The log entries of the attempts. */
  const listAttempts = () => shop.sandbox.requests().filter(({ path }) => path === '/webhooks');

  test('fails gets a second attempt', async () => {
    receiver.status = 500;
    const { body } = await sendEvent((await create()).paymentToken, 'complete');
    expect(body).toMatchObject({ localPayment: { status: 'approved' }, webhook: { delivered: false, attempts: 2, status: 500 } });
    expect(listAttempts()).toMatchObject([
      {
        method: 'POST',
        status: 500,
        failure: "The merchant's server responded to the webhook with status 500.",
        body: { webhook: 'local_payment_completed' },
      },
      { status: 500 },
    ]);
  });

  test('redirects counts as failed', async () => {
    receiver.status = 302;
    expect((await sendEvent((await create()).paymentToken, 'complete')).body.webhook).toMatchObject({ delivered: false, status: 302 });
  });

  test('hangs gets two attempts of five seconds', async () => {
    receiver.status = undefined;
    const response = sendEvent((await create()).paymentToken, 'complete');
    for (const attempt of [1, 2]) {
      await receiver.waitFor(attempt);
      shop.sandbox.clock.advance(5000);
    }
    const failure = "The merchant's server did not respond to the webhook in time.";
    expect((await response).body).toMatchObject({
      localPayment: { status: 'approved' },
      webhook: { delivered: false, attempts: 2, failure },
    });
    expect(listAttempts()).toMatchObject([
      { status: 0, failure },
      { status: 0, failure },
    ]);
  });

  test('does not exist causes no error', async () => {
    const gone = new Receiver();
    const webhookUrl = await gone.open();
    await gone.close();
    shop.sandbox.context.settings = { ...shop.sandbox.context.settings, webhookUrl };
    const { body } = await sendEvent((await create()).paymentToken, 'complete');
    expect(body).toMatchObject({
      localPayment: { status: 'approved' },
      webhook: { delivered: false, failure: expect.stringContaining('could not be sent') },
    });
  });

  test('is not configured gets nothing', async () => {
    const { webhookUrl: _, ...settings } = shop.sandbox.context.settings;
    shop.sandbox.context.settings = settings;
    expect((await sendEvent((await create()).paymentToken, 'complete')).body.webhook).toBeNull();
    expect(listAttempts()).toEqual([]);
  });
});
