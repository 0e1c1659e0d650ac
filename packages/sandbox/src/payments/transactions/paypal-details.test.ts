import { textAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  const sell = (fields: XmlFields) => call('POST transactions', 'transaction', { type: 'sale', amount: '10.00', ...fields });
  const paymentMethodNonce = 'fake-paypal-one-time-nonce';
  /** The capture of 10.00. */
  const CAPTURE = {
    captureId: expect.stringMatching(/^\w{17}$/) as string,
    transactionFeeAmount: '0.84',
    transactionFeeCurrencyIsoCode: 'USD',
  };

  test('a payment is captured when it is submitted for settlement, with its sale or later', async () => {
    expect((await sell({ paymentMethodNonce, options: { submitForSettlement: true } })).body).toMatchObject({ paypal: CAPTURE });
    const { body } = await sell({ paymentMethodNonce });
    expect(body).toMatchObject({ status: 'authorized', paypal: { captureId: null, transactionFeeAmount: null } });
    const path = `transactions/${textAt(body, 'id')}`;
    const submitted = await call(`PUT ${path}/submit_for_settlement`);
    expect(submitted.body).toMatchObject({ status: 'settling', paypal: CAPTURE });
    const settled = await call(`PUT ${path}/settle`);
    expect(settled.body).toMatchObject({ status: 'settled', paypal: { captureId: textAt(submitted.body, 'paypal', 'captureId') } });
  });

  test('a part of a payment is captured, and settles at once', async () => {
    const { body } = await sell({ paymentMethodNonce, amount: '20.00' });
    const path = `transactions/${textAt(body, 'id')}`;
    const part = await call(`POST ${path}/submit_for_partial_settlement`, 'transaction', { amount: '10.00' });
    expect(part.body).toMatchObject({
      status: 'settling',
      statusHistory: [{ status: 'submitted_for_settlement' }, { status: 'settling' }],
      paypal: CAPTURE,
    });
    expect((await call(`GET ${path}`)).body).toMatchObject({ status: 'settlement_pending', paypal: { captureId: null } });
  });

  test('the documented payment has a recipient, unless the sale names another', async () => {
    expect((await sell({ paymentMethodNonce })).body).toMatchObject({
      paypal: { recipientEmail: 'test@paypal.com', recipientPhone: { countryCode: '1', nationalNumber: expect.any(String) as string } },
    });
    const paypal = { recipientEmail: 'grace@shop.example', recipientPhone: { countryCode: '44', nationalNumber: '2079460100' } };
    expect((await sell({ paymentMethodNonce, options: { paypal } })).body).toMatchObject({ paypal });
    const other = await sell({ paymentMethodNonce: 'fake-paypal-future-nonce' });
    expect(other.body).toMatchObject({ paypal: { recipientEmail: null, recipientPhone: null } });
  });
});
