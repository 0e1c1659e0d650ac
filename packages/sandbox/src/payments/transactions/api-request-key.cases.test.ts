import { textAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const PAYPAL = 'fake-paypal-one-time-nonce';
const authorize = async (paymentMethodNonce = 'fake-valid-nonce') =>
  (await shop.sale({ amount: '10.00', paymentMethodNonce })).transaction.id;
const settle = () => shop.createSettledSale({ amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' });

interface Operation {
  name: string;
  /** Prepares a transaction and resolves with the request: method and path. */
  prepare(): Promise<string>;
  fields: XmlFields;
  /** A body that the operation refuses. A void has none. */
  invalid?: XmlFields;
}
const charge = { amount: '10.00', paymentMethodNonce: 'fake-valid-nonce' };
const create = () => Promise.resolve('POST transactions');
const OPERATIONS: Operation[] = [
  { name: 'a sale', prepare: create, fields: { ...charge, type: 'sale' }, invalid: { ...charge, type: 'sale', amount: '-1' } },
  { name: 'a credit', prepare: create, fields: { ...charge, type: 'credit' }, invalid: { ...charge, type: 'credit', amount: '-1' } },
  {
    name: 'a capture',
    prepare: async () => `PUT transactions/${await authorize()}/submit_for_settlement`,
    fields: { amount: '8.00' },
    invalid: { amount: '11.00' },
  },
  {
    name: 'a capture in part',
    prepare: async () => `POST transactions/${await authorize(PAYPAL)}/submit_for_partial_settlement`,
    fields: { amount: '3.00' },
    invalid: { amount: '11.00' },
  },
  {
    name: 'a refund',
    prepare: async () => `POST transactions/${await settle()}/refund`,
    fields: { amount: '3.00' },
    invalid: { amount: '11.00' },
  },
  { name: 'a void', prepare: async () => `PUT transactions/${await authorize()}/void`, fields: {} },
];

let keys = 0;
const createKey = () => `key-${(keys += 1)}`;

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, fields: XmlFields) => callInFormat(shop, format, request, 'transaction', fields);

  describe.each(OPERATIONS)('$name', ({ prepare, fields, invalid }) => {
    test('happens once for its key', async () => {
      const [request, apiRequestKey] = [await prepare(), createKey()];
      const [first, again] = [await call(request, { ...fields, apiRequestKey }), await call(request, { ...fields, apiRequestKey })];
      expect([first.errors, again.errors]).toEqual([[], []]);
      expect(textAt(again.body, 'id')).toBe(textAt(first.body, 'id'));
    });

    test('refuses the key of another request with 915232', async () => {
      const [request, apiRequestKey] = [await prepare(), createKey()];
      await call(request, { ...fields, apiRequestKey });
      expect((await call(request, { ...fields, orderId: 'other', apiRequestKey })).errors).toEqual(['915232 transaction.api_request_key']);
    });

    test('refuses a key that is too long with 915230', async () => {
      const apiRequestKey = 'x'.repeat(256);
      expect((await call(await prepare(), { ...fields, apiRequestKey })).errors).toEqual(['915230 transaction.api_request_key']);
    });

    if (invalid)
      test('a refusal is not repeated: its key is refused with 915234', async () => {
        const [request, apiRequestKey] = [await prepare(), createKey()];
        const refused = await call(request, { ...invalid, apiRequestKey });
        expect(refused).toMatchObject({ status: 422, errors: [expect.stringContaining('transaction.amount')] });
        expect((await call(request, { ...invalid, apiRequestKey })).errors).toEqual(['915234 transaction.api_request_key']);
      });
  });

  test.each([
    ['update_details', 'PUT'],
    ['adjust_authorization', 'PUT'],
    ['clone', 'POST'],
  ])('%s takes no key', async (operation, method) => {
    const request = `${method} transactions/${await authorize()}/${operation}`;
    expect((await call(request, { amount: '9.00', apiRequestKey: createKey() })).errors).toEqual(['915231 transaction.api_request_key']);
  });
});
