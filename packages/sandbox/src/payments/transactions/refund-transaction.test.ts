import { textAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe.each(FORMATS)('in %s', (format) => {
  /** Refunds 20.00 of a sale that is submitted for settlement. */
  const refund = async (fields: XmlFields) => {
    const sale = { type: 'sale', amount: '100.00', creditCard: VISA, options: { submitForSettlement: true }, ...fields };
    const { body } = await callInFormat(shop, format, 'POST transactions', 'transaction', sale);
    return callInFormat(shop, format, `POST transactions/${textAt(body, 'id')}/refund`, 'transaction', { amount: '20.00' });
  };

  test('a payment in installments is refunded before it is settled', async () => {
    const adjustments = [{ amount: '-5.00', kind: 'REFUND' }];
    expect(await refund({ merchantAccountId: 'card_processor_brl', installments: { count: 4 } })).toMatchObject({
      status: 201,
      body: { type: 'credit', refundedInstallments: Array.from({ length: 4 }, () => ({ adjustments })) },
    });
  });

  test('another payment is not', async () => {
    expect((await refund({ merchantAccountId: 'card_processor_brl' })).errors).toEqual(['91506 transaction.base']);
  });
});
