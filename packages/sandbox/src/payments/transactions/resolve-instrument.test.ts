import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  const sell = (fields: XmlFields) => call('POST transactions', 'transaction', { type: 'sale', amount: '10.00', ...fields });

  test('a card that a reader has encrypted is charged, and other data is refused with 91577', async () => {
    const read = (encryptedCardData: string, keySerialNumber: string) =>
      sell({ creditCard: { paymentReaderCardDetails: { encryptedCardData, keySerialNumber } } });
    expect(await read('8F34DFB312DC79C2', 'FFFFFF02000572A00005')).toMatchObject({ status: 201, body: { status: 'authorized' } });
    expect((await read('invalid', 'invalid')).errors).toEqual(['91577 transaction.merchant_account_id']);
  });

  test('a payment that the customer has approved at PayPal is charged by its ids', async () => {
    const paypalAccount = { paymentId: 'PAYID-1', payerId: 'PAYER-1' };
    const { body } = await sell({ paypalAccount, options: { submitForSettlement: true } });
    expect(body).toMatchObject({ paymentInstrumentType: 'paypal_account', status: 'settling', paypal: { ...paypalAccount, token: null } });
    expect((await sell({ paypalAccount: { payerId: 'PAYER-1' } })).errors).toEqual(['91508 transaction.base']);
  });

  test.each(['MetaCheckoutCard', 'MetaCheckoutToken'])('%s has an image, and is known not to be prepaid', async (type) => {
    const paymentMethodNonce = `fake-${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).slice(1)}-nonce`;
    const { body } = await sell({ paymentMethodNonce });
    expect(valueAt(body, `${type.charAt(0).toLowerCase()}${type.slice(1)}`)).toMatchObject({
      imageUrl: 'https://assets.braintreegateway.com/payment_method_logo/visa.png?environment=development',
      prepaid: 'No',
      prepaidReloadable: 'Unknown',
      business: 'Unknown',
    });
  });

  test("a card of Apple Pay whose number is the merchant's has a name of its own", async () => {
    const { body } = await sell({ paymentMethodNonce: 'fake-apple-pay-mpan-nonce' });
    expect(body).toMatchObject({ applePay: { paymentInstrumentName: 'Visa 2006', isDeviceToken: false } });
  });

  test('a card of Google Pay shows the year as it was sent, and expires in it', async () => {
    const card = { number: '4012888888881881', expirationMonth: '10', cryptogram: 'AAAA' };
    const store = async (expirationYear: string) => {
      const { body } = await sell({ googlePayCard: { ...card, expirationYear }, options: { storeInVault: true } });
      expect(body).toMatchObject({ androidPayCard: { expirationYear } });
      return (await call(`GET payment_methods/any/${textAt(body, 'androidPayCard', 'token')}`)).body;
    };
    expect(await store('99')).toMatchObject({ expirationYear: '99', expired: false });
    expect(await store('14')).toMatchObject({ expirationYear: '14', expired: true });
    expect(await store('2030')).toMatchObject({ expirationYear: '2030', expired: false });
  });

  test('a payment shows the first eight digits of a card, and the vault does not', async () => {
    const { body } = await sell({ creditCard: VISA, options: { storeInVault: true } });
    expect(body).toMatchObject({ creditCard: { binExtended: '41111111', paymentAccountReference: null } });
    const stored = await call(`GET payment_methods/any/${textAt(body, 'creditCard', 'token')}`);
    expect(stored.body).toMatchObject({ bin: '411111' });
    expect(stored.body).not.toHaveProperty('binExtended');
  });

  test("the merchant's own network token is described as such, and a card is not", async () => {
    const networkTokenizationAttributes = { cryptogram: 'AAAA', ecommerceIndicator: '05' };
    const { body } = await sell({ creditCard: { ...VISA, networkTokenizationAttributes } });
    expect(body).toMatchObject({ networkToken: { isNetworkTokenized: true, last4: '1111' }, creditCard: { last4: '1111' } });
    expect((await sell({ creditCard: VISA })).body).not.toHaveProperty('networkToken');
  });
});
