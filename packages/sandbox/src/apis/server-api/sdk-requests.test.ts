import { type XmlFields, type XmlValue } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
let customerId: string;
beforeAll(async () => {
  shop = await openShop({ merchant: { chargebackProtection: true, merchantAccounts: { shop_yen: 'JPY' } } });
  customerId = (await shop.gateway['customer']!['create']!({ firstName: 'Ada' })).customer.id;
});

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root: string, fields: XmlValue) => callInFormat(shop, format, request, root, fields);
  const sell = (fields: XmlFields) =>
    call('POST transactions', 'transaction', { type: 'sale', amount: '10.00', creditCard: VISA, ...fields });
  const vault = (options: XmlFields) =>
    call('POST payment_methods', 'creditCard', { ...VISA, customerId, options: { verifyCard: true, ...options } });

  test('the currency of a sale is that of its merchant account', async () => {
    expect(await sell({ currencyIsoCode: 'USD' })).toMatchObject({ status: 201, body: { currencyIsoCode: 'USD' } });
    expect(await sell({ currencyIsoCode: 'JPY', merchantAccountId: 'shop_yen' })).toMatchObject({
      status: 201,
      body: { currencyIsoCode: 'JPY' },
    });
    expect((await sell({ currencyIsoCode: 'GBP' })).errors).toEqual(['915214 transaction.currency_iso_code']);
    expect((await sell({ currencyIsoCode: 'USD', merchantAccountId: 'shop_yen' })).errors).toEqual([
      '915214 transaction.currency_iso_code',
    ]);
    const unknown = await sell({ currencyIsoCode: 'USD', merchantAccountId: 'unknown' });
    expect(unknown.errors).toEqual(['91513 transaction.merchant_account_id']);
    const yen = { currencyIsoCode: 'JPY', merchantAccountId: 'shop_yen', amount: '10.50' };
    expect((await sell(yen)).errors).toEqual(['81503 transaction.amount']);
  });

  test('the currency of a verification is that of its merchant account', async () => {
    expect((await vault({ verificationCurrencyIsoCode: 'USD' })).status).toBe(201);
    expect((await vault({ verificationCurrencyIsoCode: 'GBP' })).errors).toEqual([
      '91760 creditCard.options.verification_currency_iso_code',
    ]);
    const yen = { verificationMerchantAccountId: 'shop_yen', verificationCurrencyIsoCode: 'JPY' };
    expect((await vault(yen)).status).toBe(201);
    const creditCard = { ...VISA, options: { verifyCard: true, verificationCurrencyIsoCode: 'GBP' } };
    expect((await call('POST customers', 'customer', { creditCard })).errors).toEqual([
      '91760 customer.creditCard.options.verification_currency_iso_code',
    ]);
  });

  test('accepts the names of networks that the SDKs have, in a verification and in a sale', async () => {
    const threeDSecurePassThru = { eciFlag: '05', cavv: 'c', xid: 'x', threeDSecureVersion: '2.1.0', network: 'Visa' };
    expect((await call('POST verifications', 'verification', { creditCard: VISA, threeDSecurePassThru })).status).toBe(201);
    expect((await sell({ threeDSecurePassThru })).status).toBe(201);
  });

  test('a PayPal account is vaulted by its billing agreement, under a token of the server', async () => {
    const account = { billingAgreementId: 'B-123', email: 'ada@example.com', token: `agreement-${format}`, options: { makeDefault: true } };
    const stored = { token: account.token, billingAgreementId: 'B-123', email: 'ada@example.com', default: true };
    const created = await call('POST payment_methods', 'paypalAccount', { ...account, customerId });
    expect(created).toMatchObject({ status: 201, body: stored });
    expect(await sell({ creditCard: null, paymentMethodToken: account.token })).toMatchObject({
      status: 201,
      body: { paypal: { token: account.token } },
    });
    const again = await call('POST payment_methods', 'paypalAccount', { ...account, customerId });
    expect(again.errors).toEqual(['92906 paypalAccount.token']);
    const token = `customer-${format}`;
    const customer = await call('POST customers', 'customer', { paypalAccount: { ...account, token } });
    expect(customer).toMatchObject({ status: 201, body: { paypalAccounts: [{ ...stored, token }] } });
    expect((await call('POST payment_methods', 'paypalAccount', { customerId })).errors).toContain('82901 paypalAccount.base');
  });

  test("Mastercard's verifications have an id that links later payments, and those of other cards have none", async () => {
    const verify = (number: string) => call('POST verifications', 'verification', { creditCard: { ...VISA, number } });
    expect((await verify('5555555555554444')).body).toMatchObject({
      mastercardTransactionLinkId: expect.stringMatching(/^\w{22}$/) as string,
    });
    expect((await verify('4111111111111111')).body).toMatchObject({ mastercardTransactionLinkId: null });
  });

  test('the provider bears the chargebacks of an approved payment, if the merchant is protected', async () => {
    const liabilityShift = { responsibleParty: 'paypal', conditions: ['unauthorized'] };
    expect((await sell({})).body).toMatchObject({ riskData: { decision: 'Approve', liabilityShift } });
    const rejected = await sell({ creditCard: null, paymentMethodNonce: 'fake-gateway-rejected-fraud-nonce' });
    expect(rejected.body).toMatchObject({ transaction: { riskData: { decision: 'Decline' } } });
    expect(rejected.body).not.toMatchObject({ transaction: { riskData: { liabilityShift } } });
  });

  test('amounts of line items that were not sent are null', async () => {
    const item = { name: 'Mug', kind: 'debit', quantity: '1', unitAmount: '10', totalAmount: '10' };
    const { body } = await sell({ lineItems: [item] });
    const id = String((body as { id: unknown }).id);
    expect((await callInFormat(shop, format, `GET transactions/${id}/line_items`)).body).toMatchObject([
      { totalAmount: '10.00', taxAmount: null, unitTaxAmount: null, discountAmount: null },
    ]);
  });

  test('a blank custom field is not kept, and an update removes the field', async () => {
    const created = await call('POST customers', 'customer', { customFields: { note: 'text', blank: '' } });
    const { id, customFields } = created.body as { id: string; customFields: unknown };
    expect(customFields).toEqual({ note: 'text' });
    const updated = await call(`PUT customers/${id}`, 'customer', { customFields: { note: '' } });
    expect((updated.body as { customFields: unknown }).customFields ?? {}).toEqual({});
    expect((await sell({ customFields: { note: 'text', blank: '' } })).body).toMatchObject({ customFields: { note: 'text' } });
  });

  test('numbers in charges and legs have the same rules as texts', async () => {
    const lodging = (amount: number) => ({
      industryType: 'lodging',
      data: { folioNumber: 'ABC', roomRate: 1700, additionalCharges: [{ kind: 'mini_bar', amount }] },
    });
    expect((await sell({ industry: lodging(1699) })).status).toBe(201);
    expect((await sell({ industry: lodging(-1) })).errors).toEqual(['96603 transaction.industry.additionalCharges.index0.amount']);
    const flight = (fareAmount: number) => ({ industryType: 'travel_flight', data: { restrictedTicket: false, legs: [{ fareAmount }] } });
    expect((await sell({ industry: flight(7000) })).status).toBe(201);
    expect((await sell({ industry: flight(-1) })).errors).toEqual(['96309 transaction.industry.legs.index0.fare_amount']);
  });

  test('a postal code that is no text has an error of its own', async () => {
    expect((await sell({ shipsFromPostalCode: ['1', '2'] })).errors).toEqual(['915166 transaction.ships_from_postal_code']);
  });

  test('the documented local payment names no funding source, and is refunded without a capture', async () => {
    const { body } = await sell({ creditCard: null, paymentMethodNonce: 'fake-local-payment-method-nonce' });
    expect(body).toMatchObject({ status: 'authorized', localPayment: { fundingSource: null } });
    const refund = await call(`POST transactions/${String((body as { id: unknown }).id)}/refund`, 'transaction', { amount: '4.00' });
    expect(refund).toMatchObject({
      status: 201,
      body: { type: 'credit', amount: '4.00', localPayment: { refundId: expect.any(String) as string } },
    });
  });

  test('the documented payment by PayPal names the card in the account', async () => {
    const { body } = await callInFormat(shop, format, 'GET payment_method_nonces/fake-paypal-one-time-nonce');
    expect(body).toMatchObject({
      details: { cobrandedCardLabel: 'PayPal Extras Mastercard', shippingAddress: { recipientName: 'Test Buyer' } },
    });
  });
});
