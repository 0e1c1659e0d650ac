import { valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { FAKE_ORDER, openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const LONG = 'x'.repeat(128);
const OPTION = { id: 'slow', label: 'By ship', type: 'SHIPPING', amount: '1.00' };

describe.each(FORMATS)('in %s', (format) => {
  const update = async (fields: XmlFields) => {
    const paymentMethodNonce = await shop.tokenizePayPal(FAKE_ORDER);
    return callInFormat(shop, format, 'PUT paypal/payment_resource', 'paypalPaymentResource', { paymentMethodNonce, ...fields });
  };

  test('changes the payment of a nonce, which stays', async () => {
    const { status, body } = await update({
      amount: '55.00',
      currencyIsoCode: 'USD',
      description: 'A mug',
      payeeEmail: 'shop@example.com',
      lineItems: [{ name: 'Mug', kind: 'debit', quantity: '1', unitAmount: '55.00' }],
      shippingOptions: [OPTION],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'PayPalAccount', consumed: false });
    const sold = await shop.sale({ amount: '55.00', paymentMethodNonce: valueAt(body, 'nonce') });
    expect(sold.success).toBe(true);
  });

  test('takes a documented nonce, and changes nothing', async () => {
    const paymentMethodNonce = 'fake-paypal-one-time-nonce';
    const answer = await update({ paymentMethodNonce, amount: '55.00', currencyIsoCode: 'USD' });
    expect(answer).toMatchObject({ status: 200, body: { nonce: paymentMethodNonce, type: 'PayPalAccount', consumed: false } });
  });

  test.each<[string, XmlFields]>([
    ['97301 paypalPaymentResource.payment_method_nonce', { paymentMethodNonce: 'fake-consumed-nonce' }],
    ['97302 paypalPaymentResource.payment_method_nonce', { paymentMethodNonce: 'fake-valid-nonce' }],
    ['97301 paypalPaymentResource.payment_method_nonce', { paymentMethodNonce: 'unknown' }],
    ['97303 paypalPaymentResource.payment_method_nonce', { paymentMethodNonce: null }],
    ['97304 paypalPaymentResource.payee_email', { payeeEmail: 'nobody' }],
    ['97305 paypalPaymentResource.payee_email', { payeeEmail: LONG }],
    ['97308 paypalPaymentResource.lineItems.index0.kind', { lineItems: [{ kind: 'credit', unitAmount: '1.00' }] }],
    ['97309 paypalPaymentResource.lineItems.index0.unit_amount', { lineItems: [{ kind: 'debit', unitAmount: 'one' }] }],
    ['97325 paypalPaymentResource.amount', { amount: 'much' }],
    ['97325 paypalPaymentResource.amount', { amount: '3.50', currencyIsoCode: 'JPY' }],
    [
      '97309 paypalPaymentResource.lineItems.index0.unit_amount',
      { currencyIsoCode: 'HUF', lineItems: [{ kind: 'debit', unitAmount: '1.50' }] },
    ],
    ['97336 paypalPaymentResource.description', { description: LONG }],
    ['97337 paypalPaymentResource.custom_field', { customField: LONG }],
    ['97338 paypalPaymentResource.order_id', { orderId: LONG }],
    ['97318 paypalPaymentResource.shippingOptions.index0.type', { shippingOptions: [{ ...OPTION, type: 'ROCKET' }] }],
    ['97319 paypalPaymentResource.shipping_options', { shippingOptions: [OPTION, OPTION] }],
  ])('refuses with %s', async (error, fields) => {
    expect(await update(fields)).toMatchObject({ status: 422, errors: [error] });
  });
});
