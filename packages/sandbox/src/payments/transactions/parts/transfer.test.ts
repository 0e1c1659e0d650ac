import { type XmlFields } from '../../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../../fixtures/call-in-format';
import { openShop, type Shop } from '../../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const sell = (format: 'xml' | 'json', transfer: XmlFields, paymentMethodNonce = 'fake-valid-nonce') =>
  callInFormat(shop, format, 'POST transactions', 'transaction', { type: 'sale', amount: '10.00', paymentMethodNonce, transfer });

describe.each(FORMATS)('in %s', (format) => {
  test('a payment that loads an account is marked as such', async () => {
    const sender = { firstName: 'Ada', lastName: 'Lane', taxId: '12345678901', accountReferenceNumber: '1000012345' };
    const { status, body } = await sell(format, { type: 'wallet_transfer', sender, receiver: { firstName: 'Grace', lastName: 'Hall' } });
    expect([status, body]).toEqual([201, expect.objectContaining({ accountFundingTransaction: true, status: 'authorized' })]);
  });

  test('refuses a transfer by another payment method with 97511', async () => {
    const { errors } = await sell(format, { type: 'wallet_transfer' }, 'fake-paypal-one-time-nonce');
    expect(errors).toEqual(['97511 accountFundingTransaction.base']);
  });

  test.each<[string, XmlFields]>([
    ['97501 accountFundingTransaction.base', { type: 'gift' }],
    ['97510 accountFundingTransaction.base', { type: null }],
    ['97502 accountFundingTransaction.sender_tax_id', { type: 'wallet_transfer', sender: { taxId: '?' } }],
    ['97503 accountFundingTransaction.sender_first_name', { type: 'wallet_transfer', sender: { firstName: 'x'.repeat(51) } }],
    ['97504 accountFundingTransaction.sender_last_name', { type: 'wallet_transfer', sender: { lastName: 'x'.repeat(51) } }],
    ['97505 accountFundingTransaction.sender_account_reference_number', { sender: { accountReferenceNumber: '*' } }],
    ['97513 accountFundingTransaction.sender_account_reference_number_type', { sender: { accountReferenceNumberType: '*' } }],
    ['97506 accountFundingTransaction.receiver_tax_id', { receiver: { taxId: '?' } }],
    ['97507 accountFundingTransaction.receiver_first_name', { receiver: { firstName: 'x'.repeat(51) } }],
    ['97508 accountFundingTransaction.receiver_last_name', { receiver: { lastName: 'x'.repeat(51) } }],
    ['97509 accountFundingTransaction.receiver_account_reference_number', { receiver: { accountReferenceNumber: '*' } }],
    ['97514 accountFundingTransaction.receiver_account_reference_number_type', { receiver: { accountReferenceNumberType: '*' } }],
  ])('refuses with %s', async (error, transfer) => {
    expect(await sell(format, transfer)).toMatchObject({ status: 422, errors: [error] });
  });
});
