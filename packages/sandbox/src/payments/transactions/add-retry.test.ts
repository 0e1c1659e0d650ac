import { valueAt } from '../../core/text-at';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe.each(FORMATS)('in %s', (format) => {
  const sell = async (paymentMethodNonce: string) => {
    const sale = { type: 'sale', amount: '2000.00', paymentMethodNonce };
    const { body } = await callInFormat(shop, format, 'POST transactions', 'transaction', sale);
    return valueAt(body, 'transaction');
  };

  test('a network token that the bank declines is tried again as a transaction of its own', async () => {
    const first = await sell('fake-android-pay-mastercard-nonce');
    expect(first).toMatchObject({ retried: true, retryIds: [expect.any(String)], retriedTransactionId: null });
    const [id] = valueAt(first, 'retryIds') as string[];
    const second = await callInFormat(shop, format, `GET transactions/${id}`);
    expect(second.body).toMatchObject({
      id,
      status: 'processor_declined',
      amount: '2000.00',
      retried: false,
      retryIds: [],
      retriedTransactionId: valueAt(first, 'id'),
      processedWithNetworkToken: false,
      androidPayCard: { isNetworkTokenized: false },
    });
  });

  test('a card is tried once', async () => {
    expect(await sell('fake-valid-nonce')).toMatchObject({ retried: false, retryIds: [] });
  });
});
