import { randomNonce } from '../../core/random';
import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { CAPTURE, expectCharge, expectVaulted } from '../../fixtures/expect-instrument';
import { startShop, type OwnShop } from '../../fixtures/start-shop';
import { storeNonce } from './store-nonce';

let shop: OwnShop;
beforeAll(async () => void (shop = await startShop()));
afterAll(() => shop.close());

const MANDATE = { last4: '1234', bankReferenceToken: 'ABC-1', merchantOrPartnerCustomerId: 'p', mandateType: 'ONE_OFF' };

test.each([['fake-sepa-direct-debit-nonce', 'sepa_debit_account']])('%s is charged as %s', async (nonce, type) => {
  await expectCharge(shop, nonce, type, 'sepaDirectDebitAccountDetails', {
    last4: '1234',
    mandateType: 'RECURRENT',
    bankReferenceToken: 'a-fake-bank-reference-token',
    merchantOrPartnerCustomerId: 'a-fake-mp-customer-id',
  });
});

test.each([['fake-sepa-direct-debit-nonce', 'sepaDirectDebitAccountDetails', 'sepa_debit_account']])(
  'the image of %s (%s) is that of %s',
  async (paymentMethodNonce, detail, name) => {
    const { transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce });
    const imageUrl = expect.stringContaining(`/payment_method_logo/${name}.svg`) as string;
    expect(transaction).toMatchObject({ [detail]: { imageUrl } });
  },
);

test.each([['fake-sepa-direct-debit-nonce', 'SepaDirectDebitAccount']])('%s is vaulted as %s', async (nonce, kind) => {
  await expectVaulted(shop, nonce, kind, 'sepaDirectDebitAccount');
});

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  const sell = (fields: XmlFields) => call('POST transactions', 'transaction', { type: 'sale', amount: '10.00', ...fields });
  const capture = { submitForSettlement: true };
  const createCustomer = async () => String(valueAt((await call('POST customers', 'customer', { firstName: 'Ada' })).body, 'id'));
  const vault = async (fields: XmlFields) =>
    call('POST payment_methods', 'paymentMethod', { customerId: await createCustomer(), ...fields });

  test('a SEPA account is vaulted with its mandate, and a debit of it costs a cent and has no order of PayPal', async () => {
    const paymentMethodNonce = 'fake-sepa-direct-debit-nonce';
    const { body } = await vault({ paymentMethodNonce });
    expect(body).toMatchObject({ mandateType: 'RECURRENT', last4: '1234', viewUrl: expect.stringContaining('https://') as string });
    const sold = await sell({ paymentMethodToken: String(valueAt(body, 'token')), options: capture });
    expect(sold.body).toMatchObject({
      status: 'settling',
      paymentInstrumentType: 'sepa_debit_account',
      sepaDebitAccountDetail: { paypalV2OrderId: null, debugId: null, settlementType: null, ...CAPTURE, transactionFeeAmount: '0.01' },
    });
    const settled = await call(`PUT transactions/${textAt(sold.body, 'id')}/settle`);
    expect(settled.body).toMatchObject({
      status: 'settled',
      sepaDebitAccountDetail: { transactionFeeAmount: '0.01', captureId: textAt(sold.body, 'sepaDebitAccountDetail', 'captureId') },
    });
    expect((await call(`GET payment_method_nonces/${paymentMethodNonce}`)).body).toMatchObject({
      details: { mandateType: 'RECURRENT', ibanLastChars: '1234', bankReferenceToken: 'a-fake-bank-reference-token' },
    });
  });

  test('a SEPA account has codes of its own: 87115 for one debit, 87116 and 87117 for its customer', async () => {
    const type = 'SEPADirectDebitAccount';
    const once = randomNonce('token');
    await storeNonce(shop.sandbox.context, { nonce: once, type, document: { nonce: once, type, details: MANDATE }, facts: {} });
    expect((await vault({ paymentMethodNonce: once })).errors).toEqual(['87115 sepaDebitAccount.mandate_type']);
    const paymentMethodNonce = 'fake-sepa-direct-debit-nonce';
    expect((await vault({ paymentMethodNonce, customerId: 'nobody' })).errors).toEqual(['87116 sepaDebitAccount.customer_id']);
    expect((await vault({ paymentMethodNonce, customerId: null })).errors).toEqual(['87117 sepaDebitAccount.customer_id']);
    const sold = await sell({ paymentMethodNonce: once, options: { storeInVault: true } });
    expect([sold.status, valueAt(sold.body, 'sepaDebitAccountDetail', 'token')]).toEqual([201, null]);
  });

  test('a SEPA debit that is submitted later than its sale is captured then', async () => {
    const { body } = await sell({ paymentMethodNonce: 'fake-sepa-direct-debit-nonce' });
    expect(body).toMatchObject({ status: 'authorized', sepaDebitAccountDetail: { captureId: null, transactionFeeAmount: null } });
    const captured = await call(`PUT transactions/${textAt(body, 'id')}/submit_for_settlement`);
    const sepaDebitAccountDetail = { paypalV2OrderId: expect.any(String) as string, settlementType: 'INSTANT', ...CAPTURE };
    expect(captured.body).toMatchObject({ status: 'settling', sepaDebitAccountDetail });
  });

  test('a search by the short name of the payment instrument finds SEPA debits', async () => {
    const sold = [
      await sell({ paymentMethodNonce: 'fake-sepa-direct-debit-nonce' }),
      await sell({ paymentMethodNonce: 'fake-valid-nonce' }),
    ];
    const [debit = '', card = ''] = sold.map(({ body }) => textAt(body, 'id') ?? '');
    const search = { ids: [debit, card], paymentInstrumentType: ['SEPADebitAccount'] };
    const found = await call('POST transactions/advanced_search_ids', 'search', search);
    expect(valueAt(found.body, 'ids')).toEqual([debit]);
  });
});
