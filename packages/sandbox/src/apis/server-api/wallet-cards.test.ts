import { textAt, valueAt } from '../../core/text-at';
import { writeXml, type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const CARD = { expirationMonth: '10', expirationYear: '2030', cryptogram: 'AAAAAAAA/COBt84dnIEcwAA3gAAGhgEDoLABAAhAgAABAAAALnNCLw==' };

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  const sell = (fields: XmlFields) => call('POST transactions', 'transaction', { type: 'sale', amount: '10.00', ...fields });

  test('charges a card of Apple Pay that the server has decrypted, and stores it', async () => {
    const applePayCard = { ...CARD, number: '370295001292109', cardholderName: 'Ada Lane', eciIndicator: '07' };
    const { body } = await sell({ applePayCard, options: { storeInVault: true } });
    expect(body).toMatchObject({
      paymentInstrumentType: 'apple_pay_card',
      processedWithNetworkToken: true,
      applePay: {
        cardType: 'Apple Pay - American Express',
        last4: '2109',
        cardholderName: 'Ada Lane',
        token: expect.any(String) as string,
      },
    });
    expect(JSON.stringify(body)).not.toContain('AAAAAAAA');
    const found = await call(`GET payment_methods/any/${String(valueAt(body, 'applePay', 'token'))}`);
    expect(found.body).toMatchObject({ cardType: 'Apple Pay - American Express' });
  });

  test.each(['androidPayCard', 'googlePayCard'])('charges a card of Google Pay, as %s', async (name) => {
    const card = { ...CARD, number: '4012888888881881', googleTransactionId: 'g1', sourceCardType: 'Visa', sourceCardLastFour: '1111' };
    const { body } = await sell({ [name]: card });
    expect(body).toMatchObject({
      paymentInstrumentType: 'android_pay_card',
      androidPayCard: {
        googleTransactionId: 'g1',
        sourceCardLast4: '1111',
        sourceDescription: 'Visa 1111',
        virtualCardLast4: '1881',
        virtualCardType: 'Visa',
        isNetworkTokenized: true,
      },
    });
  });

  test('a customer is created with a card of Apple Pay, which is verified', async () => {
    const applePayCard = { ...CARD, number: '4111111111111111', billingAddress: { postalCode: '60622' }, options: { verifyCard: true } };
    const { body } = await call('POST customers', 'customer', { firstName: 'Ada', applePayCard });
    expect(body).toMatchObject({
      applePayCards: [{ cardType: 'Apple Pay - Visa', billingAddress: { postalCode: '60622' }, verifications: [{ status: 'verified' }] }],
    });
    expect((await call('POST customers', 'customer', { applePayCard: { ...applePayCard, cryptogram: null } })).errors).toEqual([
      '93511 applePay.cryptogram',
    ]);
  });

  test('charges the network token of a card', async () => {
    const networkTokenizationAttributes = { cryptogram: CARD.cryptogram, ecommerceIndicator: '05', tokenRequestorId: '1' };
    const { body } = await sell({ creditCard: { ...VISA, networkTokenizationAttributes } });
    expect(body).toMatchObject({
      processedWithNetworkToken: true,
      retried: false,
      creditCard: { isNetworkTokenized: true, binExtended: '41111111' },
    });
  });

  test('a network token that the bank declines is tried again, and a card is not', async () => {
    const decline = async (fields: XmlFields) => (await sell({ ...fields, amount: '2000.00' })).body;
    expect(await decline({ paymentMethodNonce: 'fake-android-pay-mastercard-nonce' })).toMatchObject({
      transaction: { status: 'processor_declined', processedWithNetworkToken: true, retried: true },
    });
    expect(await decline({ creditCard: VISA })).toMatchObject({ transaction: { processedWithNetworkToken: false, retried: false } });
  });

  test('a debit card without a PIN is charged through its network when it is captured at once', async () => {
    const paymentMethodNonce = 'fake-pinless-debit-visa-nonce';
    const network = async (options: XmlFields) => textAt((await sell({ paymentMethodNonce, options })).body, 'debitNetwork');
    expect(await network({ submitForSettlement: true })).toBe('STAR');
    expect(await network({ submitForSettlement: true, creditCard: { processDebitAsCredit: true } })).toBeNull();
    expect(await network({})).toBeNull();
  });

  test('an authorization by telephone keeps its code and is not cloned', async () => {
    const { body } = await sell({ creditCard: VISA, processorAuthorizationCode: 'ABC123' });
    expect(body).toMatchObject({ status: 'authorized', processorAuthorizationCode: 'ABC123' });
    const clone = { amount: '5.00', options: { submitForSettlement: true } };
    expect((await call(`POST transactions/${textAt(body, 'id')}/clone`, 'transactionClone', clone)).errors).toEqual([
      '91541 transaction.base',
    ]);
  });

  const BRAZILIAN = { creditCard: VISA, amount: '100.01', merchantAccountId: 'shop_brl', installments: { count: 4 } };

  test('a Brazilian card is charged in installments, of which the last has the rest', async () => {
    const { body } = await sell({ ...BRAZILIAN, options: { submitForSettlement: true } });
    expect(body).toMatchObject({ installmentCount: 4, installments: ['25.00', '25.00', '25.00', '25.01'].map((amount) => ({ amount })) });
    expect(body).toMatchObject({ refundedInstallments: [] });
    expect((await sell(BRAZILIAN)).body).toMatchObject({ installmentCount: 4, installments: [] });
  });

  test('a refund is taken from every installment of its sale', async () => {
    const { body } = await sell({ ...BRAZILIAN, options: { submitForSettlement: true } });
    const id = textAt(body, 'id');
    await call(`PUT transactions/${id}/settle`);
    const refund = await call(`POST transactions/${id}/refund`, 'transaction', { amount: '49.99' });
    const planned = valueAt(body, 'installments') as object[];
    expect(refund.body).toMatchObject({
      type: 'credit',
      installments: [],
      refundedInstallments: [1, 2, 3, 4].map((number) => {
        const projectedDisbursementDate = textAt(planned[number - 1], 'projectedDisbursementDate');
        const amount = number === 4 ? '25.01' : '25.00';
        const adjustment = { amount: number === 4 ? '-12.52' : '-12.49', kind: 'REFUND', projectedDisbursementDate };
        return { id: `${id}_INST_${number}`, amount, projectedDisbursementDate, adjustments: [adjustment] };
      }),
    });
    expect((await call(`POST transactions/${id}/refund`, 'transaction', { amount: '0.03' })).body).toMatchObject({
      refundedInstallments: ['0.00', '0.00', '0.00', '-0.03'].map((amount) => ({ adjustments: [{ amount }] })),
    });
  });

  test('a capture of less than the service fee is refused', async () => {
    const { body } = await sell({ creditCard: VISA, serviceFeeAmount: '2.00' });
    const capture = (amount: string) => call(`PUT transactions/${textAt(body, 'id')}/submit_for_settlement`, 'transaction', { amount });
    expect((await capture('1.00')).errors).toEqual(['91551 transaction.amount']);
    expect((await capture('2.00')).status).toBe(200);
  });
});

test("the last digits of the card in Apple Pay and in Google Pay have the tags that the provider's SDKs read", async () => {
  const { publicKey, privateKey, merchantId: id } = shop.sandbox;
  const sell = async (nonce: string) => {
    const response = await fetch(`${shop.sandbox.url}/merchants/${id}/transactions`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
        'Content-Type': 'application/xml',
        Accept: 'application/xml',
      },
      body: writeXml('transaction', { type: 'sale', amount: '10.00', paymentMethodNonce: nonce }),
    });
    return response.text();
  };
  expect(await sell('fake-apple-pay-visa-nonce')).toContain('<source-card-last4>1111</source-card-last4>');
  expect(await sell('fake-android-pay-visa-nonce')).toContain('<source-card-last-4>1111</source-card-last-4>');
});
