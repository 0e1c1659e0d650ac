import { FAKE_ORDER, openShop, readCodes, VISA, type Fields, type Result, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    merchant: {
      merchantAccounts: { bogota: 'COP', budapest: 'HUF', kuwait: 'KWD', reykjavik: 'ISK', santiago: 'CLP', seoul: 'KRW', tokyo: 'JPY' },
    },
  });
});
afterAll(() => shop.close());

const call = (name: string, ...args: unknown[]): Promise<Result & Fields> => shop.gateway['transaction']![name]!(...args);
const sell = (merchantAccountId: string, amount: string, more: object = {}) =>
  shop.sale({ amount, merchantAccountId, creditCard: VISA, ...more });
const PAYPAL = { creditCard: undefined, paymentMethodNonce: 'fake-paypal-one-time-nonce' };

describe('a sale', () => {
  test.each([
    ['seoul', '826961.35'],
    ['tokyo', '3.50'],
    ['santiago', '10.5'],
    ['reykjavik', '.01'],
    ['kuwait', '10.505'],
    ['sandbox_usd', '10.000'],
  ])('in %s is refused with 81503 for %s, which the currency has no coins for', async (account, amount) => {
    const result = await sell(account, amount);
    expect(result.errors.deepErrors()).toEqual([{ code: '81503', attribute: 'amount', message: 'Amount is an invalid format.' }]);
  });

  test.each([
    ['seoul', '826961', '826961.00'],
    // The gateway writes two decimals itself, and servers send its amounts back.
    ['tokyo', '3.00', '3.00'],
    ['kuwait', '10.500', '10.50'],
    // Other lists, such as that of browsers, have no decimals for these.
    ['budapest', '10.50', '10.50'],
    ['bogota', '10.50', '10.50'],
  ])('in %s takes %s', async (account, amount, stored) => {
    const { success, transaction } = await sell(account, amount);
    expect([success, transaction['amount']]).toEqual([true, stored]);
  });

  test('of a PayPal account in forint is refused with 81503 for 10.50, since PayPal has no decimals in forint', async () => {
    expect(readCodes(await sell('budapest', '10.50', PAYPAL))).toEqual(['81503']);
    expect((await sell('budapest', '10', PAYPAL)).success).toBe(true);
  });
});

describe('a payment in yen is not changed to an amount with decimals', () => {
  const authorize = async () => (await sell('tokyo', '100')).transaction.id;
  const submit = async () => (await sell('tokyo', '100', { options: { submitForSettlement: true } })).transaction.id;

  test.each<[string, () => Promise<string>, (id: string, amount: string) => Promise<Result>]>([
    [
      'refund',
      () => shop.createSettledSale({ amount: '100', merchantAccountId: 'tokyo', creditCard: VISA }),
      (id, amount) => call('refund', id, amount),
    ],
    ['capture', authorize, (id, amount) => call('submitForSettlement', id, amount)],
    ['partial capture', authorize, (id, amount) => call('submitForPartialSettlement', id, amount)],
    ['update', submit, (id, amount) => call('updateDetails', id, { amount })],
    ['adjustment', authorize, (id, amount) => call('adjustAuthorization', id, amount)],
    ['clone', authorize, (id, amount) => call('cloneTransaction', id, { amount, options: { submitForSettlement: true } })],
  ])('%s', async (_, create, change) => {
    const id = await create();
    expect(readCodes(await change(id, '3.50'))).toEqual(['81503']);
    expect((await change(id, '3.00')).success).toBe(true);
  });
});

test('a card is not verified with an amount that the currency has no coins for', async () => {
  const verify = (amount: string) =>
    shop.gateway['creditCardVerification']!['create']!({ creditCard: VISA, options: { amount, merchantAccountId: 'tokyo' } });
  expect(readCodes(await verify('1.50'))).toEqual(['94202']);
  expect((await verify('1')).success).toBe(true);
});

test('fees and monthly payments of PayPal are whole yen', async () => {
  const nonce = await shop.tokenizePayPal(FAKE_ORDER);
  const { transaction } = await sell('tokyo', '1010', {
    creditCard: undefined,
    paymentMethodNonce: nonce,
    options: { submitForSettlement: true },
  });
  expect(transaction['paypalAccount']).toMatchObject({ transactionFeeAmount: expect.stringMatching(/\.00$/) as string });
});
