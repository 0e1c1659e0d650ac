import { readCodes, openShop, SETTINGS, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const transaction = (name: string, ...args: unknown[]) => shop.gateway['transaction']![name]!(...args);
const FAKE = { paymentMethodNonce: 'fake-valid-nonce' };

test('a card is charged', async () => {
  const nonce = await shop.tokenize(VISA);
  const { success, transaction: created } = await shop.sale({ amount: '10.00', paymentMethodNonce: nonce, orderId: 'order-1' });
  expect(success).toBe(true);
  expect(created).toMatchObject({
    type: 'sale',
    status: 'authorized',
    amount: '10.00',
    orderId: 'order-1',
    currencyIsoCode: 'USD',
    merchantAccountId: 'sandbox_usd',
    paymentInstrumentType: 'credit_card',
    processorResponseCode: '1000',
    processorResponseText: 'Approved',
    processorResponseType: 'approved',
    networkResponseCode: 'XX',
    networkResponseText: 'sample network response text',
    cvvResponseCode: 'M',
    avsPostalCodeResponseCode: 'I',
    threeDSecureInfo: null,
    gatewayRejectionReason: null,
    partiallyAuthorized: false,
    disputes: [],
    refundIds: [],
    graphQLId: expect.any(String) as string,
    creditCard: { maskedNumber: '411111******1111', cardType: 'Visa', expirationDate: '12/2030', last4: '1111', bin: '411111' },
    riskData: { decision: 'Approve', deviceDataCaptured: false },
    statusHistory: [{ status: 'authorized', amount: '10.00', transactionSource: 'api' }],
  });
  expect(await transaction('find', created.id)).toMatchObject({ id: created.id, status: 'authorized' });
});

test('the response contains the data of the request', async () => {
  const { transaction: created } = await shop.sale({
    ...FAKE,
    amount: '12.34',
    channel: 'tender',
    customFields: { giftWrap: 'yes & "no" <x>' },
    customer: { firstName: 'Ada', email: 'ada@example.com' },
    billing: { postalCode: '12345', streetAddress: '1 Main St' },
    shipping: { locality: 'Zürich' },
    descriptor: { name: 'abc*def' },
    purchaseOrderNumber: 'po-1',
    taxAmount: '1.00',
    deviceData: 'abc',
    lineItems: [{ kind: 'debit', name: 'Mug', quantity: '1', unitAmount: '12.34', totalAmount: '12.34' }],
  });
  expect(created).toMatchObject({
    channel: 'tender',
    customFields: { giftWrap: 'yes & "no" <x>' },
    customer: { firstName: 'Ada', email: 'ada@example.com' },
    billing: { postalCode: '12345' },
    shipping: { locality: 'Zürich' },
    descriptor: { name: 'abc*def' },
    purchaseOrderNumber: 'po-1',
    taxAmount: '1.00',
    riskData: { deviceDataCaptured: true },
    avsPostalCodeResponseCode: 'M',
  });
  const items = await shop.gateway['transactionLineItem']!['findAll']!(created.id);
  expect(items).toMatchObject([{ name: 'Mug', kind: 'debit' }]);
});

describe('error', () => {
  test.each([
    ['81502', { ...FAKE }],
    ['81501', { ...FAKE, amount: '-1.00' }],
    ['81503', { ...FAKE, amount: 'ten' }],
    ['81503', { ...FAKE, amount: '1.001' }],
    ['81528', { ...FAKE, amount: '100000000000.00' }],
    ['81531', { ...FAKE, amount: '0.00' }],
    ['81534', { ...FAKE, amount: '1.00', taxAmount: '-1.00' }],
    ['91564', { amount: '1.00', paymentMethodNonce: 'fake-consumed-nonce' }],
    ['91565', { amount: '1.00', paymentMethodNonce: 'unknown' }],
    ['81715', { amount: '1.00', paymentMethodNonce: 'fake-luhn-invalid-nonce' }],
    ['91508', { amount: '1.00' }],
    ['91510', { amount: '1.00', customerId: 'nobody' }],
    ['91513', { ...FAKE, amount: '1.00', merchantAccountId: 'nowhere' }],
    ['91518', { amount: '1.00', paymentMethodToken: 'nothing' }],
    ['81715', { amount: '1.00', creditCard: { ...VISA, number: '4111111111111112' } }],
    ['81717', { amount: '1.00', creditCard: { ...VISA, number: '4539578763621486' } }],
    ['81709', { amount: '1.00', creditCard: { number: VISA.number } }],
    ['81707', { amount: '1.00', creditCard: { ...VISA, cvv: '12' } }],
    ['81813', { amount: '1.00', creditCard: VISA, billing: { postalCode: '$' } }],
    ['91501', { ...FAKE, amount: '1.00', orderId: 'x'.repeat(256) }],
    ['915196', { ...FAKE, amount: '1.00', threeDSecureAuthenticationId: 'unknown' }],
  ])('%s (%#)', async (code, request) => {
    const result = await shop.sale(request);
    expect(result.success).toBe(false);
    expect(readCodes(result)).toEqual([code]);
    expect(result.transaction).toBeUndefined();
  });

  test('reports several errors, each at its path', async () => {
    const result = await shop.sale({ amount: '0', paymentMethodNonce: 'unknown' });
    expect(result.errors.deepErrors()).toMatchObject([
      { code: '81531', attribute: 'amount' },
      { code: '91565', attribute: 'payment_method_nonce' },
    ]);
    expect(result.message.split('\n')).toHaveLength(2);
  });

  test('a refused sale leaves the nonce unspent, a declined one spends it', async () => {
    const paymentMethodNonce = await shop.tokenize(VISA);
    expect(readCodes(await shop.sale({ amount: '', paymentMethodNonce }))).toEqual(['81502']);
    expect(await shop.sale({ amount: '2000.00', paymentMethodNonce })).toMatchObject({ transaction: { status: 'processor_declined' } });
    expect(readCodes(await shop.sale({ amount: '1.00', paymentMethodNonce }))).toEqual(['91564']);
  });

  test('91565 for a nonce that is three hours old', async () => {
    const paymentMethodNonce = await shop.tokenize(VISA);
    await shop.sandbox.clock.advance(3 * 60 * 60 * 1000);
    expect(readCodes(await shop.sale({ amount: '1.00', paymentMethodNonce }))).toEqual(['91565']);
    await shop.sandbox.clock.reset();
  });
});

test('an amount charged twice within half a minute is a duplicate', async () => {
  await shop.sandbox.configure({});
  const sale = { creditCard: VISA, amount: '77.77' };
  expect((await shop.sale(sale)).success).toBe(true);
  expect(await shop.sale(sale)).toMatchObject({
    message: 'Gateway Rejected: duplicate',
    transaction: { gatewayRejectionReason: 'duplicate' },
  });
  expect((await shop.sale({ ...sale, amount: '77.78' })).success).toBe(true);
  expect((await shop.sale({ ...sale, orderId: 'other' })).success).toBe(true);
  expect((await shop.sale({ ...sale, creditCard: { ...VISA, number: '5555555555554444' } })).success).toBe(true);
  await shop.sandbox.clock.advance(31_000);
  expect((await shop.sale(sale)).success).toBe(true);
  await shop.sandbox.clock.reset();
  await shop.sandbox.configure(SETTINGS);
});
