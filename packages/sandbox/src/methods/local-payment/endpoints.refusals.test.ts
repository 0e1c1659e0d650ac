import { invoice, openLocalPaymentsShop, payment, type LocalPaymentsShop } from '../../fixtures/local-payments-shop';

let shop: LocalPaymentsShop;
beforeAll(async () => void (shop = await openLocalPaymentsShop()));
afterAll(() => shop.close());

test.each([
  ['an unknown funding source', { fundingSource: 'barter' }, 'fundingSource'],
  ['no amount', { amount: undefined }, 'amount'],
  ['an amount of zero', { amount: '0.00' }, 'amount'],
  ['an amount in words', { amount: 'ten' }, 'amount'],
  ['an amount of 3.50 yen', { amount: '3.50', currencyIsoCode: 'JPY' }, 'amount'],
  ['a currency in small letters', { currencyIsoCode: 'eur' }, 'currencyIsoCode'],
  ['another intent', { intent: 'authorize' }, 'intent'],
  ['no address to return to', { returnUrl: undefined }, 'returnUrl'],
  ['a script to return to', { cancelUrl: 'javascript:alert(1)' }, 'cancelUrl'],
  ['an e-mail address without a domain', { payerEmail: 'ada' }, 'payerEmail'],
  ['a country in words', { countryCode: 'Netherlands' }, 'countryCode'],
  ['text in place of a flag', { experienceProfile: { noShipping: 'true' } }, 'experienceProfile'],
  ['recurrence without a customer', { recurrent: true }, 'merchantOrPartnerCustomerId'],
  ['an invoice without a date of birth', { ...invoice, birthDate: undefined }, 'birthDate'],
  ['an invoice without a billing country', { ...invoice, billingAddress: {} }, 'billingAddress'],
  ['a BLIK code that is too short', { fundingSource: 'blik', blikOptions: { level_0: { authCode: '12' } } }, 'blikOptions'],
  ['one click without a consumer', { fundingSource: 'blik', blikOptions: { oneClick: { aliasKey: 'alias-1' } } }, 'blikOptions'],
])('refuses a payment with %s', async (_, changed, field) => {
  const { status, body } = await shop.call('local_payments/create', { ...payment, ...changed });
  expect([status, body]).toEqual([422, expect.objectContaining({ fieldErrors: [expect.objectContaining({ field })] })]);
});

test('refuses to tokenize before approval, for another payer, with another intent, or an unknown payment', async () => {
  const { paymentToken } = await shop.createPayment();
  expect((await shop.postAccount({ paymentId: paymentToken })).status).toBe(422);
  const back = await shop.approvePayment();
  expect((await shop.postAccount({ ...back, PayerID: 'SOMEONE' })).status).toBe(422);
  expect((await shop.postAccount(back, { intent: 'authorize' })).status).toBe(422);
  expect((await shop.postAccount({ ...back, paymentId: 'PAY-NONE' })).status).toBe(422);
  expect((await shop.postAccount(back)).status).toBe(202);
});
