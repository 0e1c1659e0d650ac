/** @jest-environment node */
import { openShop, SETTINGS, VISA, type Shop } from '../../fixtures/shop';
import { testCardNumbers, findTestCardOutcome } from '../../payments/cards/test-cards';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const transaction = (name: string, ...args: unknown[]) => shop.gateway['transaction']![name]!(...args);
const FAKE = { paymentMethodNonce: 'fake-valid-nonce' };
const PAYPAL = { paymentMethodNonce: 'fake-paypal-billing-agreement-nonce' };
const VENMO = { paymentMethodNonce: 'fake-venmo-account-nonce' };

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

  test('a declined Mastercard has the advice of its network', async () => {
    const { transaction: created } = await shop.sale({ amount: '2000.00', creditCard: { ...VISA, number: '5555555555554444' } });
    expect(created).toMatchObject({ merchantAdviceCode: '01', merchantAdviceCodeText: 'New account information available' });
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
    await shop.sandbox.configure({ ...SETTINGS, rules: { transaction: { cvv: true, avs: true } } });
    const paymentMethodNonce = await shop.tokenize({ ...VISA, cvv, billingAddress: { postalCode } });
    const { transaction: created, message } = await shop.sale({ amount: '10.00', paymentMethodNonce });
    expect(message).toBe(`Gateway Rejected: ${reason}`);
    expect(created).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason: reason });
    await shop.sandbox.configure(SETTINGS);
  });
});
