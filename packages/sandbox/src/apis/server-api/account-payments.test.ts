import { randomNonce } from '../../core/random';
import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { CAPTURE } from '../../fixtures/expect-instrument';
import { startShop, type OwnShop } from '../../fixtures/start-shop';
import { storeNonce } from '../../payments/instruments/store-nonce';

let shop: OwnShop;
beforeAll(async () => {
  shop = await startShop({ merchant: { merchantAccounts: { ach: 'USD', strict_ach: 'USD' }, verifiedBankAccounts: ['strict_ach'] } });
});
afterAll(() => shop.close());

async function createNonce(type: string, details: object, facts: object = {}): Promise<string> {
  const nonce = randomNonce('token');
  await storeNonce(shop.sandbox.context, { nonce, type, document: { nonce, type, details }, facts: { ...facts } });
  return nonce;
}

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  const sell = (fields: XmlFields) => call('POST transactions', 'transaction', { type: 'sale', amount: '10.00', ...fields });
  const capture = { submitForSettlement: true };
  const createCustomer = async () => String(valueAt((await call('POST customers', 'customer', { firstName: 'Ada' })).body, 'id'));
  const vault = async (fields: XmlFields) =>
    call('POST payment_methods', 'paymentMethod', { customerId: await createCustomer(), ...fields });

  test('a local payment has the capture of PayPal, and its refund the refund', async () => {
    const paymentMethodNonce = 'fake-local-payment-method-nonce';
    const { body } = await sell({ paymentMethodNonce, options: capture });
    const payment = { fundingSource: null, payerId: 'FAKEPAYERID', debugId: expect.any(String) as string };
    expect(body).toMatchObject({ status: 'settling', localPayment: { ...payment, ...CAPTURE, refundId: null } });
    const refund = await call(`POST transactions/${textAt(body, 'id')}/refund`, 'transaction', { amount: '4.00' });
    expect(refund).toMatchObject({
      status: 201,
      body: {
        localPayment: {
          ...payment,
          refundId: expect.any(String) as string,
          refundFromTransactionFeeAmount: '0.14',
          refundFromTransactionFeeCurrencyIsoCode: 'USD',
        },
      },
    });
    expect((await sell({ paymentMethodNonce })).body).toMatchObject({ status: 'authorized', localPayment: CAPTURE });
    expect((await sell({ paymentMethodNonce, amount: '2000.00' })).body).toMatchObject({
      transaction: { localPayment: { captureId: null } },
    });
  });

  test('a debit of a US bank account has its type and the mandate that the server sends', async () => {
    const { body } = await sell({
      paymentMethodNonce: 'fake-us-bank-account-nonce',
      options: { usBankAccount: { achType: 'same_day' } },
      usBankAccount: { achMandateText: 'I agree.', achMandateAcceptedAt: '2030-01-01T00:00:00Z' },
    });
    expect(body).toMatchObject({
      achType: 'same_day',
      status: 'settlement_pending',
      usBankAccount: { achMandate: { text: 'I agree.', acceptedAt: '2030-01-01T00:00:00Z' } },
    });
    const ordinary = await sell({ paymentMethodNonce: 'fake-us-bank-account-nonce' });
    expect(ordinary.body).toMatchObject({ achType: 'standard', usBankAccount: { achMandate: { text: 'example mandate text' } } });
  });

  test('a merchant account that demands verified bank accounts takes no nonce of an unverified one', async () => {
    const merchantAccountId = 'strict_ach';
    const entered = () => createNonce('UsBankAccount', { last4: '0000' }, { accountNumber: '1000000000' });
    const refused = await sell({ paymentMethodNonce: await entered(), merchantAccountId });
    expect(refused.errors).toEqual(['915171 transaction.payment_method_nonce']);
    expect((await sell({ paymentMethodNonce: await entered(), merchantAccountId: 'ach' })).status).toBe(201);
    const stored = await sell({ paymentMethodNonce: await entered(), merchantAccountId: 'ach', options: { storeInVault: true } });
    const paymentMethodToken = String(valueAt(stored.body, 'usBankAccount', 'token'));
    expect((await sell({ paymentMethodToken, merchantAccountId: 'ach' })).status).toBe(201);
    const chosen = await createNonce('UsBankAccount', { last4: '0000' }, { bankLogin: true });
    expect((await sell({ paymentMethodNonce: chosen, merchantAccountId })).status).toBe(201);
    const { body } = await vault({ paymentMethodNonce: await entered(), options: { usBankAccountVerificationMethod: 'network_check' } });
    expect((await sell({ paymentMethodToken: String(valueAt(body, 'token')), merchantAccountId })).status).toBe(201);
  });

  test('a PayPal payment names who gets the money, and is settling as soon as it is captured', async () => {
    const paypal = {
      payeeEmail: 'payee@shop.example',
      payeeId: 'PAYEE',
      customField: 'gift',
      description: 'Two mugs',
      recipientEmail: 'grace@shop.example',
      recipientPhone: { countryCode: '1', nationalNumber: '3125550100' },
    };
    const { body } = await sell({ paymentMethodNonce: 'fake-paypal-one-time-nonce', options: { ...capture, paypal } });
    expect(body).toMatchObject({ status: 'settling', paypal });
    expect((valueAt(body, 'statusHistory') as object[]).map((event) => textAt(event, 'status'))).toEqual([
      'authorized',
      'submitted_for_settlement',
      'settling',
    ]);
    const legacy = await sell({ paymentMethodNonce: 'fake-paypal-one-time-nonce', paypalAccount: { payeeEmail: 'p@shop.example' } });
    expect(legacy.body).toMatchObject({ status: 'authorized', paypal: { payeeEmail: 'p@shop.example' } });
    const captured = await call(`PUT transactions/${textAt(legacy.body, 'id')}/submit_for_settlement`);
    expect(captured.body).toMatchObject({ status: 'settling' });
  });

  test('a PayPal payment has the ids of its page, and one without a page those of the provider', async () => {
    const providerIds = {
      paymentId: expect.stringMatching(/^PAY-\w+$/) as string,
      authorizationId: expect.stringMatching(/^AUTH-\w+$/) as string,
    };
    expect((await sell({ paymentMethodNonce: 'fake-paypal-one-time-nonce' })).body).toMatchObject({ paypal: providerIds });
    const paid = await createNonce('PayPalAccount', {}, { paymentId: 'PAYID-1', billingAgreementId: 'B-1' });
    const first = await sell({ paymentMethodNonce: paid, options: { storeInVault: true } });
    expect(first.body).toMatchObject({
      paypal: { paymentId: 'PAYID-1', authorizationId: expect.stringMatching(/^\w{17}$/) as string },
    });
    const later = await sell({ paymentMethodToken: String(valueAt(first.body, 'paypal', 'token')) });
    expect(later.body).toMatchObject({ paypal: providerIds });
  });

  test('a settling PayPal payment is refunded, with the refund and the fee of PayPal', async () => {
    const { body } = await sell({ paymentMethodNonce: 'fake-paypal-one-time-nonce', options: capture });
    const refund = await call(`POST transactions/${textAt(body, 'id')}/refund`, 'transaction', { amount: '4.00' });
    expect(refund).toMatchObject({
      status: 201,
      body: {
        type: 'credit',
        amount: '4.00',
        paypal: { refundId: expect.any(String) as string, refundFromTransactionFeeAmount: '0.14' },
      },
    });
  });

  test('an account of PayPal is vaulted with its payee, custom field and description', async () => {
    const options = { paypal: { payeeEmail: 'payee@shop.example', customField: 'gift', description: 'Two mugs' } };
    const paymentMethodNonce = 'fake-paypal-billing-agreement-nonce';
    const { body } = await vault({ paymentMethodNonce, options });
    expect(body).toMatchObject(options.paypal);
    const customer = await call('POST customers', 'customer', { firstName: 'Ada', paymentMethodNonce, options });
    expect(customer.body).toMatchObject({ paypalAccounts: [options.paypal] });
  });

  test('an account of PayPal is vaulted by a refresh token', async () => {
    const { body } = await vault({ paypalRefreshToken: 'PAYPAL_REFRESH_TOKEN' });
    expect(body).toMatchObject({ email: 'payer@example.com', billingAgreementId: 'B_FAKE_ID', token: expect.any(String) as string });
    const found = await call(`GET payment_methods/paypal_account/${String(valueAt(body, 'token'))}`);
    expect(found.body).toMatchObject({ billingAgreementId: 'B_FAKE_ID' });
    const plain = await vault({ paypalRefreshToken: 'PAYPAL_REFRESH_TOKEN', paypalVaultWithoutUpgrade: true });
    expect(plain.body).toMatchObject({ email: 'payer@example.com', billingAgreementId: null });
  });

  test('a nonce that stands for a wallet of the past is refused with 93117', async () => {
    expect((await vault({ paymentMethodNonce: 'fake-coinbase-nonce' })).errors).toEqual(['93117 coinbaseAccount.base']);
  });
});
