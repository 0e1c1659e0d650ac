import { textAt } from '../../core/text-at';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ merchant: { user: 'ada' } });
});
afterAll(() => shop.close());

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, fields?: object) => callInFormat(shop, format, request, fields && 'transaction', { ...fields });
  const settle = async (paymentMethodNonce: string) => {
    const sale = { type: 'sale', amount: '10.00', paymentMethodNonce, options: { submitForSettlement: true } };
    const { body } = await call('POST transactions', sale);
    return call(`PUT transactions/${textAt(body, 'id')}/settle`);
  };

  test('a settled card payment has a number that banks find it by, and its refund gets another', async () => {
    const { body } = await settle('fake-valid-nonce');
    const acquirerReferenceNumber = textAt(body, 'acquirerReferenceNumber');
    expect(acquirerReferenceNumber).toMatch(/^\d{23}$/);
    const refund = await call(`POST transactions/${textAt(body, 'id')}/refund`, {});
    expect(refund.body).toMatchObject({ acquirerReferenceNumber: null });
    const settled = await call(`PUT transactions/${textAt(refund.body, 'id')}/settle`);
    expect(textAt(settled.body, 'acquirerReferenceNumber')).toMatch(/^\d{23}$/);
    expect((await settle('fake-paypal-one-time-nonce')).body).toMatchObject({ status: 'settled', acquirerReferenceNumber: null });
  });

  test("the history names the merchant's user", async () => {
    const { body } = await settle('fake-valid-nonce');
    expect(body).toMatchObject({ statusHistory: [{ user: 'ada' }, { user: 'ada' }, { status: 'settled', user: 'ada' }] });
  });
});
