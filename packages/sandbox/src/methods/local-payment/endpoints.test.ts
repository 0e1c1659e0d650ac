import { choosePage } from '../../fixtures/choose-page';
import {
  invoice,
  openLocalPaymentsShop,
  payment,
  readResult,
  type LocalPaymentsShop,
  type Resource,
} from '../../fixtures/local-payments-shop';

let shop: LocalPaymentsShop;
beforeAll(async () => void (shop = await openLocalPaymentsShop()));
afterAll(() => shop.close());

const readAccount = (body: unknown) => (body as { paypalAccounts: [{ nonce: string }] }).paypalAccounts[0];

test('a payment approved at the bank becomes a nonce that the official SDK charges once', async () => {
  const { redirectUrl, paymentToken } = await shop.createPayment();
  const shown = await (await fetch(redirectUrl)).text();
  for (const text of ['Pay with iDEAL', 'Test page', 'Ada Lovelace', '10.00 EUR', 'First Test Bank']) expect(shown).toContain(text);
  const location = await choosePage(redirectUrl, 'approve', { bank: 'Second Test Bank' });
  const back = readResult(location);
  expect(location).toBe(`${payment.returnUrl}&token=${back['token']}&paymentId=${paymentToken}&PayerID=${back['PayerID']}`);

  const { status, body } = await shop.postAccount(back);
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
  const [first, second] = [await shop.approvePayment(), await shop.approvePayment()];
  const tokenizeTo = async (back: Record<string, string>) => readAccount((await shop.postAccount(back)).body).nonce;
  const nonce = await tokenizeTo(first);
  expect(await tokenizeTo(first)).toBe(nonce);
  expect(await tokenizeTo(second)).not.toBe(nonce);
});

test('a Swish payment has its page also as a QR code, and is approved on it', async () => {
  const resource = (await shop.createPayment({ fundingSource: 'swish', currencyIsoCode: 'SEK' })) as Resource & {
    qrDetails: { qrImage: string };
  };
  const image = Buffer.from(resource.qrDetails.qrImage, 'base64');
  expect([image.toString('latin1', 1, 4), image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual(['PNG', 294, 294]);
  expect(await (await fetch(resource.redirectUrl)).text()).toContain('Pay with Swish');
  expect(readResult(await choosePage(resource.redirectUrl, 'approve'))).toMatchObject({ paymentId: resource.paymentToken });
  expect(await shop.createPayment()).not.toHaveProperty('qrDetails');
});

test("a merchant's own return page receives the result and keeps its query and fragment", async () => {
  const location = await choosePage(
    (await shop.createPayment({ returnUrl: 'https://shop.example/done?step=2#cart' })).redirectUrl,
    'approve',
  );
  expect(location).toMatch(/^https:\/\/shop\.example\/done\?step=2&token=EC-\w+&paymentId=PAY-\w+&PayerID=\w+#cart$/);
});

test('after a cancellation the cancel page receives the token, and the payment stays canceled', async () => {
  const { redirectUrl, paymentToken } = await shop.createPayment();
  const location = await choosePage(redirectUrl, 'cancel');
  expect(location).toMatch(/&c=1&token=EC-\w+$/);
  expect(await choosePage(redirectUrl, 'approve')).toBe(location);
  expect(await (await fetch(redirectUrl)).text()).toContain('This payment was canceled');
  expect((await shop.postAccount({ paymentId: paymentToken })).status).toBe(422);
});

test('after the bank declined, the return page receives the error code', async () => {
  const location = await choosePage((await shop.createPayment()).redirectUrl, 'decline');
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
  expect(await shop.createPayment(changed)).toMatchObject({ paymentToken: expect.stringMatching(/^PAY-/), redirectUrl: null });
});

test.each(['sofort', 'giropay', 'EPS', 'p24', 'mybank', 'bancontact', 'blik', 'multibanco', 'trustly', 'satispay', 'swish', 'grabpay'])(
  '%s has a page of the bank',
  async (fundingSource) => {
    const { redirectUrl } = await shop.createPayment({ fundingSource });
    expect((await fetch(redirectUrl)).status).toBe(200);
  },
);

test('a BLIK code is not stored', async () => {
  const { paymentToken } = await shop.createPayment({ fundingSource: 'blik', blikOptions: { level_0: { authCode: '918273' } } });
  const contexts = await (await fetch(`${shop.sandbox.url}/_control/contexts`)).text();
  expect(contexts).toContain(paymentToken);
  expect(contexts).not.toContain('918273');
  expect(JSON.stringify(await shop.sandbox.requests())).not.toContain('918273');
});
