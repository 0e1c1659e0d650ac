import { testCardNumbers, findTestCardOutcome } from '../cards/test-cards';
import { readCodes, openShop, VISA, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const transaction = (name: string, ...args: unknown[]) => shop.gateway['transaction']![name]!(...args);
const testing = (name: string, id: string) => shop.gateway['testing']![name]!(id);
const FAKE = { paymentMethodNonce: 'fake-valid-nonce' };
const PAYPAL = { paymentMethodNonce: 'fake-paypal-billing-agreement-nonce' };
const VENMO = { paymentMethodNonce: 'fake-venmo-account-nonce' };

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

describe('the amount decides', () => {
  const authorized = ['authorized', '1000'] as const;
  test.each([
    ['0.01', ...authorized],
    ['1999.99', ...authorized],
    ['3001.00', ...authorized],
    ['4000.99', ...authorized],
    ['4001.00', ...authorized],
    ['5000.99', ...authorized],
    ['5001.01', ...authorized],
    ['5001.02', ...authorized],
    ['5002.00', ...authorized],
    ['1004.00', ...authorized],
    ['2000.00', 'processor_declined', '2000'],
    ['2000.50', 'processor_declined', '2000'],
    ['2001.00', 'processor_declined', '2001'],
    ['2004.00', 'processor_declined', '2004'],
    ['2999.99', 'processor_declined', '2999'],
    ['3000.00', 'failed', '3000'],
    ['3000.01', 'failed', '3000'],
    ['3000.99', 'failed', '3000'],
  ])('%s is %s, response code %s', async (amount, status, code) => {
    const { success, transaction: created } = await shop.sale({ ...FAKE, amount });
    expect(created).toMatchObject({ status, processorResponseCode: code });
    expect(success).toBe(status === 'authorized');
  });

  test.each([
    ['2000.00', 'Do Not Honor', 'soft_declined'],
    ['2001.00', 'Insufficient Funds', 'soft_declined'],
    ['2004.00', 'Expired Card', 'hard_declined'],
    ['2014.00', 'Processor Declined - Fraud Suspected', 'hard_declined'],
    ['2099.00', 'Cardholder Authentication Required', 'soft_declined'],
    ['2200.00', 'Processor Declined', 'soft_declined'],
  ])('%s is declined with "%s", %s', async (amount, text, type) => {
    const { message, errors, transaction: created } = await shop.sale({ ...FAKE, amount });
    expect(message).toBe(text);
    expect(errors.deepErrors()).toEqual([]);
    expect(created).toMatchObject({ processorResponseText: text, processorResponseType: type });
    expect(created['additionalProcessorResponse']).toBe(`${amount.slice(0, 4)} : ${text}`);
    expect(await transaction('find', created.id)).toMatchObject({ status: 'processor_declined' });
  });

  test('1004.00 is authorized in part, if the merchant accepts parts', async () => {
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '1004.00', acceptPartialAuthorization: true });
    expect(created).toMatchObject({ status: 'authorized', processorResponseCode: '1004', partiallyAuthorized: true });
  });

  test('5001.00 is rejected as an incomplete application', async () => {
    const { message, transaction: created } = await shop.sale({ ...FAKE, amount: '5001.00' });
    expect(message).toBe('Gateway Rejected: application_incomplete');
    expect(created).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: 'application_incomplete' });
  });

  test('5001.01 is declined by PayPal', async () => {
    const { transaction: created } = await shop.sale({ ...PAYPAL, amount: '5001.01' });
    expect(created).toMatchObject({ status: 'processor_declined', processorResponseCode: '2038', paymentInstrumentType: 'paypal_account' });
  });

  const declined = (code: string) => ({ status: 'settlement_declined', processorSettlementResponseCode: code });
  test.each([
    ['4001.00', PAYPAL, declined('4001')],
    ['4001.99', VENMO, declined('4001')],
    ['4002.50', PAYPAL, { status: 'settlement_pending', processorSettlementResponseCode: '4002' }],
    ['4002.50', VENMO, { status: 'settled' }],
    ['4003.00', PAYPAL, declined('4003')],
    ['4018.00', VENMO, declined('4018')],
    ['5000.99', PAYPAL, declined('5000')],
    ['5001.02', PAYPAL, declined('3000')],
    ['5002.00', PAYPAL, { status: 'settled' }],
    ['4001.00', FAKE, { status: 'settled' }],
    ['4002.00', FAKE, { status: 'settled' }],
    ['4018.00', FAKE, { status: 'settled' }],
    ['5001.02', FAKE, { status: 'settled' }],
  ])('%s settles by its documented outcome (%#)', async (amount, method, expected) => {
    expect(await transaction('find', await shop.createSettledSale({ ...method, amount }))).toMatchObject(expected);
  });
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
    ['81717', { amount: '1.00', creditCard: { ...VISA, number: '4242424242424242' } }],
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
    shop.sandbox.clock.advance(3 * 60 * 60 * 1000);
    expect(readCodes(await shop.sale({ amount: '1.00', paymentMethodNonce }))).toEqual(['91565']);
    shop.sandbox.clock.reset();
  });
});

describe('special cards', () => {
  test('every documented number can be charged, by the amount', async () => {
    const special = ['fraud', 'risk_threshold', 'dispute'];
    for (const number of testCardNumbers.filter((each) => !special.includes(findTestCardOutcome(each) ?? ''))) {
      const { transaction: created } = await shop.sale({ amount: '10.00', creditCard: { number, expirationDate: '01/2030' } });
      expect({ number, ...created }).toMatchObject({
        number,
        status: 'authorized',
        creditCard: { bin: number.slice(0, 6), last4: number.slice(-4) },
      });
    }
  });

  test.each([
    ['4000111111111511', { status: 'gateway_rejected', gatewayRejectionReason: 'fraud' }],
    ['4111130000000003', { status: 'gateway_rejected', gatewayRejectionReason: 'risk_threshold' }],
    ['4111140000000002', { status: 'authorized', riskData: { decision: 'Review' } }],
    ['4000111111111115', { status: 'authorized' }],
    ['378282246310005', { creditCard: { cardType: 'American Express' } }],
    ['6221261111117766', { creditCard: { cardType: 'China UnionPay' } }],
    ['4500600000000061', { creditCard: { prepaid: 'Yes', debit: 'No' } }],
    ['4023490000000008', { creditCard: { countryOfIssuance: 'IRL' } }],
  ])('%s has its documented outcome', async (number, expected) => {
    const { transaction: created } = await shop.sale({ amount: '10.00', creditCard: { number, expirationDate: '01/2030' } });
    expect(created).toMatchObject(expected);
  });

  test('accepts a card that expired long ago', async () => {
    const { transaction: created } = await shop.sale({ amount: '10.00', creditCard: { ...VISA, expirationDate: '05/2009' } });
    expect(created).toMatchObject({ status: 'authorized', creditCard: { expirationDate: '05/2009' } });
  });

  test('the Elo cards expired in 2020', async () => {
    const card = { number: '6277809990229178', expirationMonth: '01', expirationYear: '2020' };
    expect(await shop.sale({ amount: '10.00', creditCard: card })).toMatchObject({ success: false, message: 'Expired Card' });
    expect((await shop.sale({ amount: '10.00', creditCard: { ...card, expirationYear: '2030' } })).success).toBe(true);
  });
});

describe('security code and address', () => {
  test.each([
    [{ cvv: '200' }, {}, { cvvResponseCode: 'N' }],
    [{ cvv: '201' }, {}, { cvvResponseCode: 'U' }],
    [{ cvv: '301' }, {}, { cvvResponseCode: 'S' }],
    [{ cvv: '000' }, {}, { cvvResponseCode: 'M' }],
    [{ cvv: undefined }, {}, { cvvResponseCode: 'I' }],
    [{ number: '378282246310005', cvv: '2000' }, {}, { cvvResponseCode: 'N' }],
    [{ number: '378282246310005', cvv: '2011' }, {}, { cvvResponseCode: 'U' }],
    [{ number: '378282246310005', cvv: '3011' }, {}, { cvvResponseCode: 'S' }],
    [{}, { postalCode: '20000' }, { avsPostalCodeResponseCode: 'N', avsStreetAddressResponseCode: 'I' }],
    [{}, { postalCode: '20001' }, { avsPostalCodeResponseCode: 'U' }],
    [{}, { postalCode: '12345' }, { avsPostalCodeResponseCode: 'M', avsErrorResponseCode: null }],
    [{}, { postalCode: '30000' }, { avsErrorResponseCode: 'E' }],
    [{}, { postalCode: '30001' }, { avsErrorResponseCode: 'S' }],
    [{}, { streetAddress: '200 N Main St' }, { avsStreetAddressResponseCode: 'N', avsPostalCodeResponseCode: 'I' }],
    [{}, { streetAddress: '201 N Main St' }, { avsStreetAddressResponseCode: 'U' }],
    [{}, { streetAddress: '1 N Main St' }, { avsStreetAddressResponseCode: 'M' }],
  ])('the responses to %j and %j', async (card, billing, expected) => {
    const { transaction: created } = await shop.sale({ amount: '10.00', creditCard: { ...VISA, ...card }, billing });
    expect(created).toMatchObject(expected);
    const skipped = await shop.sale({
      amount: '10.00',
      creditCard: { ...VISA, ...card },
      billing,
      options: { skipAvs: true, skipCvv: true },
    });
    expect(skipped.transaction).toMatchObject({ cvvResponseCode: 'B', avsPostalCodeResponseCode: 'B', avsStreetAddressResponseCode: 'B' });
  });

  test.each([
    ['200', '12345', 'cvv'],
    ['123', '20000', 'avs'],
    ['200', '20000', 'avs_and_cvv'],
  ])('the rules of the merchant refuse the code %s with the postal code %s: %s', async (cvv, postalCode, reason) => {
    const before = shop.sandbox.context.settings;
    shop.sandbox.context.settings = { ...before, rules: { transaction: { cvv: true, avs: true } } };
    const paymentMethodNonce = await shop.tokenize({ ...VISA, cvv, billingAddress: { postalCode } });
    const { transaction: created, message } = await shop.sale({ amount: '10.00', paymentMethodNonce });
    expect(message).toBe(`Gateway Rejected: ${reason}`);
    expect(created).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: reason });
    shop.sandbox.context.settings = before;
  });
});

describe('lifecycle', () => {
  test('a transaction is captured in part, settled, and refunded in parts up to the whole', async () => {
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '10.00' });
    expect(readCodes(await transaction('submitForSettlement', created.id, '10.01'))).toEqual(['91522']);
    const captured = await transaction('submitForSettlement', created.id, '8.00', { orderId: 'captured' });
    expect(captured.transaction).toMatchObject({ status: 'submitted_for_settlement', amount: '8.00', orderId: 'captured' });
    expect(readCodes(await transaction('submitForSettlement', created.id))).toEqual(['91507']);
    expect(readCodes(await transaction('refund', created.id))).toEqual(['91506']);
    expect((await testing('settle', created.id))['transaction']).toMatchObject({ status: 'settled' });
    const first = await transaction('refund', created.id, '3.00');
    expect(first.transaction).toMatchObject({
      type: 'credit',
      amount: '3.00',
      status: 'submitted_for_settlement',
      refundedTransactionId: created.id,
    });
    expect(readCodes(await transaction('refund', created.id, '5.01'))).toEqual(['91521']);
    expect((await transaction('refund', created.id)).transaction).toMatchObject({ amount: '5.00' });
    expect(readCodes(await transaction('refund', created.id))).toEqual(['91512']);
    expect(readCodes(await transaction('refund', first.transaction.id))).toEqual(['91505']);
    const after = await transaction('find', created.id);
    expect(after['refundIds']).toHaveLength(2);
    expect(after['statusHistory']).toMatchObject([{ status: 'authorized' }, { status: 'submitted_for_settlement' }, { status: 'settled' }]);
  });

  test.each([
    [
      '2046.00',
      {
        success: true,
        transaction: {
          status: 'submitted_for_settlement',
          processorResponseCode: '1005',
          processorResponseType: 'approved',
          additionalProcessorResponse: '2046 : Declined',
        },
      },
    ],
    [
      '2004.00',
      {
        success: false,
        transaction: {
          status: 'processor_declined',
          processorResponseCode: '2004',
          processorResponseType: 'hard_declined',
          type: 'credit',
        },
      },
    ],
  ])('a refund of %s has its documented outcome', async (amount, expected) => {
    const id = await shop.createSettledSale({ ...FAKE, amount: '9000.00' });
    expect(await transaction('refund', id, amount)).toMatchObject(expected);
  });

  test('voids a transaction that is not settled', async () => {
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '10.00' });
    expect((await transaction('void', created.id)).transaction).toMatchObject({ status: 'voided' });
    expect(readCodes(await transaction('void', created.id))).toEqual(['91504']);
    const submitted = await shop.sale({ ...FAKE, amount: '10.00', options: { submitForSettlement: true } });
    expect((await transaction('void', submitted.transaction.id)).transaction).toMatchObject({ status: 'voided' });
    const pending = await shop.sale({ ...PAYPAL, amount: '10.00', options: { submitForSettlement: true } });
    await testing('settlementPending', pending.transaction.id);
    expect((await transaction('void', pending.transaction.id)).transaction).toMatchObject({ status: 'voided' });
    expect(readCodes(await transaction('void', await shop.createSettledSale({ ...FAKE, amount: '10.00' })))).toEqual(['91504']);
  });

  test.each([
    ['settle', 'settled', '4000'],
    ['settlementPending', 'settlement_pending', '4002'],
    ['settlementConfirm', 'settlement_confirmed', ''],
    ['settlementDecline', 'settlement_declined', '4001'],
  ])('testing.%s gives the status %s', async (name, status, code) => {
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '10.00' });
    // These methods of the SDK return the response unchanged.
    expect(JSON.stringify(await testing(name, created.id))).toContain('91575');
    await transaction('submitForSettlement', created.id);
    expect((await testing(name, created.id)).transaction).toMatchObject({ status, processorSettlementResponseCode: code });
  });

  test('the clock settles payments and expires authorizations', async () => {
    const day = 24 * 60 * 60 * 1000;
    const submitted = await shop.sale({ ...FAKE, amount: '10.00', options: { submitForSettlement: true } });
    const visa = await shop.sale({ ...FAKE, amount: '10.00' });
    const onFile = await shop.sale({ ...FAKE, amount: '10.00', transactionSource: 'unscheduled' });
    const payPal = await shop.sale({ ...PAYPAL, amount: '10.00' });
    const findStatus = async ({ transaction: { id } }: { transaction: { id: string } }) => (await transaction('find', id))['status'];
    shop.sandbox.clock.advance(21 * 60 * 60 * 1000);
    expect(await findStatus(submitted)).toBe('settling');
    shop.sandbox.clock.advance(3 * 60 * 60 * 1000);
    expect(await findStatus(submitted)).toBe('settled');
    shop.sandbox.clock.advance(2 * day);
    expect([await findStatus(onFile), await findStatus(visa)]).toEqual(['authorization_expired', 'authorized']);
    shop.sandbox.clock.advance(5 * day);
    expect([await findStatus(visa), await findStatus(payPal)]).toEqual(['authorization_expired', 'authorized']);
    shop.sandbox.clock.advance(21 * day);
    expect(await findStatus(payPal)).toBe('authorization_expired');
    shop.sandbox.clock.reset();
  });

  test('parts of an authorization are captured as transactions of their own', async () => {
    const { transaction: created } = await shop.sale({ ...PAYPAL, amount: '100.00' });
    const first = await transaction('submitForPartialSettlement', created.id, '60.00');
    expect(first.transaction).toMatchObject({ status: 'submitted_for_settlement', amount: '60.00', authorizedTransactionId: created.id });
    expect(readCodes(await transaction('submitForPartialSettlement', created.id, '40.01'))).toEqual(['91522']);
    const second = await transaction('submitForPartialSettlement', created.id, '40.00');
    const parent = await transaction('find', created.id);
    expect(parent).toMatchObject({ status: 'settlement_pending', amount: '100.00' });
    expect(parent['partialSettlementTransactionIds']).toEqual([first.transaction.id, second.transaction.id]);
    shop.sandbox.clock.advance(24 * 60 * 60 * 1000);
    expect(await transaction('find', created.id)).toMatchObject({ status: 'settlement_confirmed' });
    expect(await transaction('find', first.transaction.id)).toMatchObject({ status: 'settled' });
    shop.sandbox.clock.reset();
  });

  test('a transaction is cloned, adjusted, and changed before it settles', async () => {
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '10.00' });
    const clone = await transaction('cloneTransaction', created.id, { amount: '11.00', options: { submitForSettlement: true } });
    expect(clone.transaction).toMatchObject({ amount: '11.00', status: 'submitted_for_settlement', creditCard: { last4: '1111' } });
    expect(readCodes(await transaction('cloneTransaction', created.id, { amount: '11.00' }))).toEqual(['91544']);
    const adjusted = await transaction('adjustAuthorization', created.id, '15.00');
    expect(adjusted.transaction).toMatchObject({ amount: '15.00', authorizationAdjustments: [{ amount: '5.00', success: true }] });
    expect(readCodes(await transaction('updateDetails', created.id, { amount: '9.00' }))).toEqual(['915129']);
    const changed = await transaction('updateDetails', clone.transaction.id, { amount: '9.00', orderId: 'changed' });
    expect(changed.transaction).toMatchObject({ amount: '9.00', orderId: 'changed' });
  });

  test('a credit needs no sale', async () => {
    const credit = await transaction('credit', { amount: '5.00', creditCard: VISA });
    expect(credit.transaction).toMatchObject({ type: 'credit', status: 'submitted_for_settlement' });
    expect(readCodes(await transaction('refund', credit.transaction.id))).toEqual(['91505']);
  });
});

describe('3D Secure', () => {
  const createRequest = (name: string) => ({ amount: '10.00', paymentMethodNonce: `fake-three-d-secure-${name}-nonce` });
  const required = { options: { threeDSecure: { required: true } } };

  test.each([
    ['visa-full-authentication', 'authenticate_successful', true],
    ['visa-lookup-timeout', 'lookup_error', false],
    ['visa-failed-signature', 'authenticate_signature_verification_failed', false],
    ['visa-failed-authentication', 'authenticate_failed', false],
    ['visa-attempts-non-participating', 'authenticate_attempt_successful', true],
    ['visa-not-enrolled', 'lookup_not_enrolled', false],
    ['visa-unavailable', 'authentication_unavailable', false],
    ['visa-mpi-lookup-error', 'authentication_unavailable', false],
    ['visa-mpi-authenticate-error', 'authenticate_error', false],
    ['visa-authentication-unavailable', 'authenticate_unable_to_authenticate', false],
    ['visa-bypassed-authentication', 'lookup_bypassed', false],
    ['two-visa-successful-frictionless-authentication', 'authenticate_successful', true],
    ['two-visa-successful-step-up-authentication', 'authenticate_successful', true],
    ['two-visa-error-on-lookup', 'lookup_error', false],
    ['two-visa-timeout-on-lookup', 'lookup_error', false],
  ])('the fake nonce %s has the status %s', async (name, status, liabilityShifted) => {
    const { transaction: created } = await shop.sale(createRequest(name));
    expect(created).toMatchObject({ status: 'authorized', threeDSecureInfo: { status, liabilityShifted }, creditCard: { bin: '400000' } });
    const strict = await shop.sale({ ...createRequest(name), ...required });
    expect(strict.success).toBe(liabilityShifted);
    const byId = await shop.sale({ ...FAKE, amount: '10.00', threeDSecureAuthenticationId: `fake-three-d-secure-${name}-id` });
    expect(byId.transaction).toMatchObject({ threeDSecureInfo: { status } });
  });

  test('that is required: a failed authentication is error 81571, a missing one is rejected', async () => {
    expect(readCodes(await shop.sale({ ...createRequest('visa-failed-authentication'), ...required }))).toEqual(['81571']);
    const { transaction: created } = await shop.sale({ ...FAKE, amount: '10.00', ...required });
    expect(created).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: 'three_d_secure' });
  });

  test('accepts an authentication by another provider', async () => {
    const threeDSecurePassThru = { eciFlag: '05', cavv: 'cavv', xid: 'xid', threeDSecureVersion: '2.2.0' };
    const passed = await shop.sale({ ...FAKE, amount: '10.00', threeDSecurePassThru, ...required });
    expect(passed.transaction).toMatchObject({ status: 'authorized', threeDSecureInfo: { eciFlag: '05', cavv: 'cavv' } });
    expect(readCodes(await shop.sale({ ...FAKE, amount: '10.00', threeDSecurePassThru: { eciFlag: '' } }))).toEqual(['915113']);
  });
});

test('an amount charged twice within half a minute is a duplicate', async () => {
  const before = shop.sandbox.context.settings;
  const { duplicateCheckSeconds: _off, ...settings } = before;
  shop.sandbox.context.settings = settings;
  const sale = { creditCard: VISA, amount: '77.77' };
  expect((await shop.sale(sale)).success).toBe(true);
  expect(await shop.sale(sale)).toMatchObject({
    message: 'Gateway Rejected: duplicate',
    transaction: { gatewayRejectionReason: 'duplicate' },
  });
  expect((await shop.sale({ ...sale, amount: '77.78' })).success).toBe(true);
  expect((await shop.sale({ ...sale, orderId: 'other' })).success).toBe(true);
  expect((await shop.sale({ ...sale, creditCard: { ...VISA, number: '5555555555554444' } })).success).toBe(true);
  shop.sandbox.clock.advance(31_000);
  expect((await shop.sale(sale)).success).toBe(true);
  shop.sandbox.clock.reset();
  shop.sandbox.context.settings = before;
});
