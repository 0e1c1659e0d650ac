import { choosePage } from '../../fixtures/choose-page';
import { type Fields } from '../../fixtures/shop';
import { openWebhookShop, type WebhookShop } from '../../fixtures/webhook-shop';

let shop: WebhookShop;
beforeAll(async () => void (shop = await openWebhookShop()));
afterAll(() => shop.close());
beforeEach(() => shop.reset());

/** The newest webhook, as parsed by the official SDK. */
async function parseWebhook(): Promise<Fields> {
  const form = shop.receiver.received.at(-1)!;
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
  const { paymentToken } = await shop.createPayment();
  const { status, body } = await shop.sendEvent(paymentToken, 'complete');
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
  const { paymentToken } = await shop.createPayment();
  await shop.sendEvent(paymentToken, 'complete', { charge: true });
  const { localPaymentCompleted } = await parseWebhook();
  const { transaction, paymentMethodNonce } = localPaymentCompleted as { transaction: Fields; paymentMethodNonce: string };
  expect(transaction).toMatchObject({ status: 'settling', amount: '10.00', currencyIsoCode: 'EUR' });
  expect(await shop.gateway['transaction']!['find']!(transaction.id)).toMatchObject({ paymentInstrumentType: 'local_payment' });
  expect(await sale(paymentMethodNonce)).toMatchObject({ success: false });
});

test('a first BLIK payment by one click gives an alias, in the webhook and in the transaction', async () => {
  const oneClick = { authCode: '123456', consumerReference: 'c-1', aliasLabel: 'My shop' };
  const { paymentToken } = await shop.createPayment({ fundingSource: 'blik', currencyIsoCode: 'PLN', blikOptions: { oneClick } });
  await shop.sendEvent(paymentToken, 'complete');
  const { localPaymentCompleted } = await parseWebhook();
  const { blikAliases, paymentMethodNonce } = localPaymentCompleted as Fields;
  expect(blikAliases).toEqual([{ key: expect.stringMatching(/^alias-/), label: 'My shop' }]);
  expect((await sale(paymentMethodNonce)).transaction['localPayment']).toMatchObject({ fundingSource: 'blik', blikAliases });
});

test('after an approval on its page the webhook follows', async () => {
  const { paymentToken, redirectUrl } = await shop.createPayment({ fundingSource: 'ideal' });
  await choosePage(redirectUrl, 'approve');
  await shop.receiver.waitFor(1);
  expect(await parseWebhook()).toMatchObject({ kind: 'local_payment_completed', localPaymentCompleted: { paymentId: paymentToken } });
});

test('a payment without a window is approved on the phone', async () => {
  const { paymentToken } = await shop.createPayment();
  const phone = `${shop.sandbox.url}/pay/local_payment/${paymentToken}`;
  expect(await (await fetch(phone)).text()).not.toContain('Cancel and go back');
  expect(await choosePage(phone, 'approve')).toBe(`/pay/local_payment/${paymentToken}`);
  await shop.receiver.waitFor(1);
  expect(await (await fetch(phone)).text()).toContain('This payment was approved');
});

test('after `expire` the payment cannot be completed', async () => {
  const { paymentToken } = await shop.createPayment();
  expect(await shop.sendEvent(paymentToken, 'expire')).toMatchObject({ status: 200, body: { localPayment: { status: 'expired' } } });
  expect(await parseWebhook()).toMatchObject({
    kind: 'local_payment_expired',
    localPaymentExpired: { paymentId: paymentToken, paymentContextId: expect.any(String) },
  });
  expect(await shop.sendEvent(paymentToken, 'complete')).toMatchObject({
    status: 422,
    body: { error: { message: 'The payment is expired' } },
  });
});

test('`fund` settles the payment, and charges it first if need be', async () => {
  const [first, second] = [await shop.createPayment(), await shop.createPayment()];
  await shop.sendEvent(first.paymentToken, 'complete');
  const { localPaymentCompleted } = await parseWebhook();
  const { transaction } = await sale((localPaymentCompleted as Fields)['paymentMethodNonce']);
  await shop.sendEvent(first.paymentToken, 'fund');
  expect(await parseWebhook()).toMatchObject({
    kind: 'local_payment_funded',
    localPaymentFunded: { paymentId: first.paymentToken, transaction: { id: transaction.id, status: 'settled' } },
  });
  await shop.sendEvent(second.paymentToken, 'complete');
  await shop.sendEvent(second.paymentToken, 'fund');
  expect(await parseWebhook()).toMatchObject({
    localPaymentFunded: { paymentId: second.paymentToken, transaction: { status: 'settled', amount: '10.00' } },
  });
});

test('after `reverse` the payment cannot be charged, and a charged payment is not reversed', async () => {
  const [first, second] = [await shop.createPayment(), await shop.createPayment()];
  await shop.sendEvent(first.paymentToken, 'complete');
  const { localPaymentCompleted } = await parseWebhook();
  expect(await shop.sendEvent(first.paymentToken, 'reverse')).toMatchObject({
    status: 200,
    body: { localPayment: { status: 'reversed' } },
  });
  expect(await parseWebhook()).toMatchObject({ kind: 'local_payment_reversed', localPaymentReversed: { paymentId: first.paymentToken } });
  expect(await sale((localPaymentCompleted as Fields)['paymentMethodNonce'])).toMatchObject({ success: false });
  await shop.sendEvent(second.paymentToken, 'complete', { charge: true });
  expect((await shop.sendEvent(second.paymentToken, 'reverse')).status).toBe(422);
});

test('refuses unknown payments, events that do not fit, unknown options, and bodies that are not JSON', async () => {
  expect((await shop.sendEvent('PAY-NONE', 'complete')).status).toBe(404);
  const { paymentToken } = await shop.createPayment();
  expect((await shop.sendEvent(paymentToken, 'fund')).status).toBe(422);
  expect((await shop.sendEvent(paymentToken, 'complete', { sometimes: true })).status).toBe(422);
  const url = `${shop.sandbox.url}/_control/local-payments/${paymentToken}/complete`;
  expect((await fetch(url, { method: 'POST', body: 'charge=true' })).status).toBe(415);
  expect(shop.receiver.received).toHaveLength(0);
});

test('one of two simultaneous completions succeeds', async () => {
  const { paymentToken } = await shop.createPayment();
  const answers = await Promise.all([shop.sendEvent(paymentToken, 'complete'), shop.sendEvent(paymentToken, 'complete')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(shop.receiver.received).toHaveLength(1);
});
