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
  const call = (request: string, fields: XmlFields) => callInFormat(shop, format, request, 'transaction', fields);
  /** Adjusts an authorization of 75.50. */
  const adjust = async (amount: string, sale: XmlFields = {}) => {
    const { body } = await call('POST transactions', { type: 'sale', amount: '75.50', creditCard: VISA, ...sale });
    return call(`PUT transactions/${textAt(body, 'id')}/adjust_authorization`, { amount });
  };

  test('the amount of an authorization is adjusted', async () => {
    expect(await adjust('85.50')).toMatchObject({
      status: 200,
      body: { amount: '85.50', authorizationAdjustments: [{ amount: '10.00', success: true, processorResponseCode: '1000' }] },
    });
  });

  test.each<[string, string, XmlFields]>([
    ['81531 transaction.amount', '0.0', {}],
    ['95606 authorizationAdjustment.base', '75.50', {}],
    ['915219 transaction.base', '85.50', { transactionSource: 'recurring' }],
    ['915222 transaction.base', '75.50', { merchantAccountId: 'sandbox_credit_card' }],
    ['915218 transaction.base', '85.50', { options: { submitForSettlement: true } }],
  ])('a refusal with %s shows the transaction', async (error, amount, sale) => {
    expect(await adjust(amount, sale)).toMatchObject({
      status: 422,
      errors: [error],
      body: { transaction: { amount: '75.50', authorizationAdjustments: [] } },
    });
  });

  test('an unknown transaction is not found', async () => {
    expect(await call('PUT transactions/nothing/adjust_authorization', { amount: '1.00' })).toMatchObject({ status: 404 });
  });
});
