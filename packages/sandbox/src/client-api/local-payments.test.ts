import { openShop, type Shop } from '../server-api/testing/shop';
import { callClientApi } from '../testing/gateway';
import { choosePage } from '../testing/choose-page';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const frame = 'https://assets.braintreegateway.com/web/3.118.2/html/local-payment-redirect-frame.min.html';
const query = 'channel=abc&r=https%3A%2F%2Fshop.example%2Fback&t=Back%20to%20the%20shop';
const payment = {
  amount: '10.00',
  currencyIsoCode: 'EUR',
  fundingSource: 'iDEAL',
  intent: 'sale',
  paymentTypeCountryCode: 'NL',
  firstName: 'Ada',
  lastName: 'Lovelace',
  payerEmail: 'ada@example.com',
  line1: '1 Example Street',
  city: 'Amsterdam',
  postalCode: '1012',
  countryCode: 'NL',
  billingAddress: {},
  experienceProfile: { brandName: 'Test shop', noShipping: true },
  returnUrl: `${frame}?${query}`,
  cancelUrl: `${frame}?${query}&c=1`,
};
const invoice = {
  ...payment,
  fundingSource: 'pay_upon_invoice',
  birthDate: '1990-12-10',
  phone: '6912345678',
  phoneCountryCode: '49',
  billingAddress: { line1: '1 Example Street', city: 'Berlin', postalCode: '10115', countryCode: 'DE' },
  lineItems: [{ category: 'PHYSICAL_GOODS', name: 'Tea', quantity: '1', unitAmount: '10.00', unitTaxAmount: '0.00' }],
  experienceProfile: { locale: 'de-DE', customerServiceInstructions: 'Call us', noShipping: true },
};

const call = (path: string, body: object) =>
  callClientApi(shop.sandbox, 'POST', path, { ...body, tokenizationKey: shop.sandbox.tokenizationKey });
interface Resource {
  paymentToken: string;
  redirectUrl: string;
}
async function create(changed: object = {}): Promise<Resource> {
  const { status, body } = await call('local_payments/create', { ...payment, ...changed });
  expect(status).toBe(201);
  return (body as { paymentResource: Resource }).paymentResource;
}

/** The body that a page sends. */
const readResult = (location: string | null) => Object.fromEntries(new URL(location ?? '').searchParams);
async function approve(changed: object = {}): Promise<Record<string, string>> {
  return readResult(await choosePage((await create(changed)).redirectUrl, 'approve'));
}
const tokenize = ({ token, paymentId, PayerID }: Record<string, string>, changed: object = {}) =>
  call('payment_methods/paypal_accounts', {
    merchantAccountId: 'sandbox_eur',
    paypalAccount: { correlationId: token, paymentToken: paymentId, payerId: PayerID, unilateral: false, intent: 'sale', ...changed },
  });
const readAccount = (body: unknown) => (body as { paypalAccounts: [{ nonce: string }] }).paypalAccounts[0];

test('a payment approved at the bank becomes a nonce that the official SDK charges once', async () => {
  const { redirectUrl, paymentToken } = await create();
  const shown = await (await fetch(redirectUrl)).text();
  for (const text of ['Pay with iDEAL', 'Test page', 'Ada Lovelace', '10.00 EUR', 'First Test Bank']) expect(shown).toContain(text);
  const location = await choosePage(redirectUrl, 'approve', { bank: 'Second Test Bank' });
  const back = readResult(location);
  expect(location).toBe(`${payment.returnUrl}&token=${back['token']}&paymentId=${paymentToken}&PayerID=${back['PayerID']}`);

  const { status, body } = await tokenize(back);
  const account = readAccount(body);
  expect([status, account]).toEqual([
    202,
    expect.objectContaining({
      type: 'PayPalAccount',
      nonce: expect.stringMatching(/^tokenlocalpayment_/),
      details: expect.objectContaining({
        correlationId: back['token'],
        payerInfo: expect.objectContaining({ email: 'ada@example.com', firstName: 'Ada', payerId: back['PayerID'], countryCode: 'NL' }),
      }),
    }),
  ]);
  const request = {
    amount: '10.00',
    paymentMethodNonce: account.nonce,
    merchantAccountId: 'sandbox_eur',
    options: { submitForSettlement: true },
  };
  expect(await shop.sale(request)).toMatchObject({
    success: true,
    transaction: {
      paymentInstrumentType: 'local_payment',
      currencyIsoCode: 'EUR',
      status: 'settling',
      localPayment: { fundingSource: 'ideal', paymentId: paymentToken, payerId: back['PayerID'] },
    },
  });
  expect(await shop.sale(request)).toMatchObject({ success: false, message: expect.stringContaining('more than once') });
});

test('a payment that is tokenized twice has one nonce; two payments have two', async () => {
  const [first, second] = [await approve(), await approve()];
  const tokenizeTo = async (back: Record<string, string>) => readAccount((await tokenize(back)).body).nonce;
  const nonce = await tokenizeTo(first);
  expect(await tokenizeTo(first)).toBe(nonce);
  expect(await tokenizeTo(second)).not.toBe(nonce);
});

test('a Swish payment has its page also as a QR code, and is approved on it', async () => {
  const resource = (await create({ fundingSource: 'swish', currencyIsoCode: 'SEK' })) as Resource & { qrDetails: { qrImage: string } };
  const image = Buffer.from(resource.qrDetails.qrImage, 'base64');
  expect([image.toString('latin1', 1, 4), image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual(['PNG', 294, 294]);
  expect(await (await fetch(resource.redirectUrl)).text()).toContain('Pay with Swish');
  expect(readResult(await choosePage(resource.redirectUrl, 'approve'))).toMatchObject({ paymentId: resource.paymentToken });
  expect(await create()).not.toHaveProperty('qrDetails');
});

test("a merchant's own return page receives the result and keeps its query and fragment", async () => {
  const location = await choosePage((await create({ returnUrl: 'https://shop.example/done?step=2#cart' })).redirectUrl, 'approve');
  expect(location).toMatch(/^https:\/\/shop\.example\/done\?step=2&token=EC-\w+&paymentId=PAY-\w+&PayerID=\w+#cart$/);
});

test('after a cancellation the cancel page receives the token, and the payment stays canceled', async () => {
  const { redirectUrl, paymentToken } = await create();
  const location = await choosePage(redirectUrl, 'cancel');
  expect(location).toMatch(/&c=1&token=EC-\w+$/);
  expect(await choosePage(redirectUrl, 'approve')).toBe(location);
  expect(await (await fetch(redirectUrl)).text()).toContain('This payment was canceled');
  expect((await tokenize({ paymentId: paymentToken })).status).toBe(422);
});

test('after the bank declined, the return page receives the error code', async () => {
  const location = await choosePage((await create()).redirectUrl, 'decline');
  expect(readResult(location)).toMatchObject({ errorcode: 'processing_error', token: expect.stringMatching(/^EC-/) });
  expect(readResult(location)).not.toHaveProperty('paymentId');
  expect(location?.startsWith(`${payment.returnUrl}&`)).toBe(true);
});

test.each([
  ['pay upon invoice', invoice],
  ['MB WAY', { fundingSource: 'mbway', returnUrl: undefined, cancelUrl: undefined }],
  ['Bancomat Pay', { fundingSource: 'bancomatpay', currencyIsoCode: 'EUR' }],
  ['BLIK with a code', { fundingSource: 'blik', currencyIsoCode: 'PLN', blikOptions: { level_0: { authCode: '123456' } } }],
  [
    'BLIK, the first payment by one click',
    { fundingSource: 'BLIK', blikOptions: { oneClick: { authCode: '123456', consumerReference: 'c-1', aliasLabel: 'My shop' } } },
  ],
  [
    'BLIK, a later payment by one click',
    { fundingSource: 'blik', blikOptions: { oneClick: { consumerReference: 'c-1', aliasKey: 'alias-1' } } },
  ],
])('%s needs no page of the bank', async (_, changed) => {
  expect(await create(changed)).toMatchObject({ paymentToken: expect.stringMatching(/^PAY-/), redirectUrl: null });
});

test.each(['sofort', 'giropay', 'EPS', 'p24', 'mybank', 'bancontact', 'blik', 'multibanco', 'trustly', 'satispay', 'swish', 'grabpay'])(
  '%s has a page of the bank',
  async (fundingSource) => {
    const { redirectUrl } = await create({ fundingSource });
    expect((await fetch(redirectUrl)).status).toBe(200);
  },
);

test('a BLIK code is not stored', async () => {
  const { paymentToken } = await create({ fundingSource: 'blik', blikOptions: { level_0: { authCode: '918273' } } });
  const contexts = await (await fetch(`${shop.sandbox.url}/_control/contexts`)).text();
  expect(contexts).toContain(paymentToken);
  expect(contexts).not.toContain('918273');
  expect(JSON.stringify(shop.sandbox.requests())).not.toContain('918273');
});

test.each([
  ['an unknown funding source', { fundingSource: 'barter' }, 'fundingSource'],
  ['no amount', { amount: undefined }, 'amount'],
  ['an amount of zero', { amount: '0.00' }, 'amount'],
  ['an amount in words', { amount: 'ten' }, 'amount'],
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
  const { status, body } = await call('local_payments/create', { ...payment, ...changed });
  expect([status, body]).toEqual([422, expect.objectContaining({ fieldErrors: [expect.objectContaining({ field })] })]);
});

test('refuses to tokenize before approval, for another payer, with another intent, or an unknown payment', async () => {
  const { paymentToken } = await create();
  expect((await tokenize({ paymentId: paymentToken })).status).toBe(422);
  const back = await approve();
  expect((await tokenize({ ...back, PayerID: 'SOMEONE' })).status).toBe(422);
  expect((await tokenize(back, { intent: 'authorize' })).status).toBe(422);
  expect((await tokenize({ ...back, paymentId: 'PAY-NONE' })).status).toBe(422);
  expect((await tokenize(back)).status).toBe(202);
});
