import { client } from '@tender/client';
import { responsesWithoutNonce, expectRejectionForEach, freshKey, freshToken } from '@tender/client/testing';
import { paypalCheckout, type PayPalCheckoutTokenizePaymentOptions } from '../checkout';
import { openCheckoutPage, type CheckoutPage } from '../fixtures/checkout';
import { ACCOUNT, createAccount, readSentData } from '../fixtures/paypal-network';

const APPROVED = { paymentToken: 'EC-1', billingToken: 'BA-1', payerID: 'PAYER', paymentID: 'PAY-1', orderID: 'ORDER-1' };

let page: CheckoutPage;
const tokenize = (options: object = APPROVED): Promise<unknown> => page.instance.tokenizePayment(options);
beforeEach(async () => {
  page = await openCheckoutPage({ authorization: freshToken() });
});

test('default', async () => {
  await expect(tokenize()).resolves.toEqual({ nonce: 'nonce', type: 'PayPalAccount', details: { email: 'ada@example.com' } });
  expect(readSentData(page.network, ACCOUNT)).toEqual({
    paypalAccount: {
      correlationId: 'BA-1',
      options: { validate: false },
      paymentToken: 'PAY-1',
      payerId: 'PAYER',
      unilateral: false,
    },
  });
  expect(page.events()).toEqual(['tokenization.started', 'tokenization.success']);
});

test('behavior: after a checkout', async () => {
  await page.instance.createPayment({ flow: 'checkout', intent: 'capture', riskCorrelationId: 'risk' });
  await tokenize({ ...APPROVED, paymentID: undefined });
  expect(readSentData(page.network, ACCOUNT)).toMatchObject({
    paypalAccount: { correlationId: 'risk', paymentToken: 'ORDER-1', intent: 'capture', options: { validate: false } },
  });
  await tokenize({ ...APPROVED, intent: 'order' });
  expect(readSentData(page.network, ACCOUNT)).toMatchObject({ paypalAccount: { intent: 'order' } });
  expect(page.events().slice(1)).toEqual([
    'tokenization.started EC-1',
    'tokenization.success EC-1',
    'tokenization.started EC-1',
    'tokenization.success EC-1',
  ]);
});

test('behavior: after an agreement', async () => {
  await page.instance.createPayment({ flow: 'vault', intent: 'order' });
  await tokenize();
  expect(readSentData(page.network, ACCOUNT)).toEqual({
    paypalAccount: { correlationId: 'BA-1', options: { validate: true }, billingAgreementToken: 'BA-1' },
  });
});

test('behavior: after PayPal’s app has returned to a new tab, the agreement that the URL names is exchanged', async () => {
  history.replaceState(null, '', '?token=EC-1&ba_token=BA-1');
  await tokenize({ billingToken: 'BA-1' });
  history.replaceState(null, '', location.pathname);
  expect(readSentData(page.network, ACCOUNT)).toEqual({
    paypalAccount: { correlationId: 'BA-1', options: { validate: true }, billingAgreementToken: 'BA-1' },
  });
});

test('behavior: without `createPayment` on this page, a token of an agreement is exchanged like that of a payment', async () => {
  await tokenize({ billingToken: 'BA-1' });
  expect(readSentData(page.network, ACCOUNT)).toMatchObject({ paypalAccount: { correlationId: 'BA-1', options: { validate: false } } });
  expect(readSentData(page.network, ACCOUNT)?.paypalAccount).not.toHaveProperty('billingAgreementToken');
});

test.each([
  [{ vault: false }, { validate: false }],
  [{ vault: 'yes' }, { validate: 'yes' }],
  [{ vault: undefined }, {}],
  [{}, { validate: true }],
])('options: vault %j', async (options, expected) => {
  await page.instance.createPayment({ flow: 'vault' });
  await tokenize({ ...APPROVED, ...options });
  expect(readSentData(page.network, ACCOUNT)).toMatchObject({ paypalAccount: { options: expected } });
  expect((readSentData(page.network, ACCOUNT)?.paypalAccount as { options: object }).options).toEqual(expected);
});

test('behavior: nothing is validated with a tokenization key', async () => {
  await page.create({ authorization: freshKey(), merchantAccountId: 'euros' });
  await page.instance.createPayment({ flow: 'vault' });
  await tokenize();
  expect(readSentData(page.network, ACCOUNT)).toMatchObject({
    paypalAccount: { options: { validate: false } },
    merchantAccountId: 'euros',
  });
});

test('behavior: uses the risk correlation id of the last payment only', async () => {
  await page.instance.createPayment({ flow: 'vault', riskCorrelationId: 'risk' });
  await page.instance.createPayment({ flow: 'checkout' });
  await tokenize({ paymentToken: 'EC-1' });
  expect(readSentData(page.network, ACCOUNT)).toMatchObject({ paypalAccount: { correlationId: 'EC-1' } });
});

test('behavior: returns further details of the account', async () => {
  const more = { creditFinancingOffered: { term: 6 }, shippingOptionId: 'fast', cobrandedCardLabel: 'card' };
  page.network.reply(ACCOUNT, { body: { paypalAccounts: [createAccount({ ...more, other: 'x' })] } });
  await expect(tokenize()).resolves.toEqual({ nonce: 'nonce', type: 'PayPalAccount', details: { email: 'ada@example.com' }, ...more });
  expect(page.events()).toEqual(['tokenization.started', 'tokenization.success', 'credit.accepted']);
});

test.each([undefined, null, {}])('behavior: sends the request without anything to exchange (%j)', async (options) => {
  await expect(page.instance.tokenizePayment(options as PayPalCheckoutTokenizePaymentOptions)).resolves.toMatchObject({ nonce: 'nonce' });
});

test('rejects with PAYPAL_ACCOUNT_TOKENIZATION_FAILED for a response without an account', async () => {
  page.network.reply(ACCOUNT, { body: {} });
  await expect(tokenize()).rejects.toMatchObject({
    code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
    type: 'NETWORK',
    details: { originalError: { name: 'TypeError' } },
  });
  expect(page.events()).toEqual(['tokenization.started', 'tokenization.failed']);
});

test('rejects with PAYPAL_ACCOUNT_TOKENIZATION_FAILED for every response without a nonce', async () => {
  const responses = responsesWithoutNonce({ paypalAccounts: [createAccount()] }, ['paypalAccounts', 0, 'nonce']);
  await expectRejectionForEach(responses, 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED', (body) => {
    page.network.reply(ACCOUNT, { body });
    return tokenize();
  });
});

test('behavior: rejects with the client’s errors unchanged', async () => {
  page.network.reply(ACCOUNT, { status: 422, body: {} }, { body: { paypalAccounts: [createAccount()] } });
  await expect(tokenize()).rejects.toMatchObject({ code: 'CLIENT_REQUEST_ERROR', details: { httpStatus: 422 } });
  expect(page.events()).toEqual(['tokenization.started', 'tokenization.failed']);
  await expect(tokenize()).resolves.toMatchObject({ nonce: 'nonce' });
});

test('error: PAYPAL_ACCOUNT_TOKENIZATION_FAILED', async () => {
  const own = await client.create({ authorization: freshKey() });
  const error = new Error('x');
  const instance = await paypalCheckout.create({ client: { ...own, request: () => Promise.reject(error) } });
  await expect(instance.tokenizePayment(APPROVED)).rejects.toMatchObject({
    code: 'PAYPAL_ACCOUNT_TOKENIZATION_FAILED',
    type: 'NETWORK',
    details: { originalError: error },
  });
});
