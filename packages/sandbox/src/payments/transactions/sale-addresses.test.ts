import { textAt, valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root: string, fields: XmlFields) => callInFormat(shop, format, request, root, fields);
  const createAddress = async () => {
    const customer = await call('POST customers', 'customer', { firstName: 'Ada' });
    const customerId = textAt(customer.body, 'id') ?? '';
    const address = await call(`POST customers/${customerId}/addresses`, 'address', {
      streetAddress: '1 Main Street',
      postalCode: '60622',
    });
    return { customerId, id: textAt(address.body, 'id') ?? '' };
  };
  const sell = (fields: XmlFields) =>
    call('POST transactions', 'transaction', { type: 'sale', amount: '10.00', paymentMethodNonce: 'fake-valid-nonce', ...fields });

  test('a sale takes both of its addresses from the address book of its customer', async () => {
    const { customerId, id } = await createAddress();
    expect(await sell({ customerId, billingAddressId: id, shippingAddressId: id })).toMatchObject({
      status: 201,
      body: {
        billing: { id, streetAddress: '1 Main Street', postalCode: '60622' },
        shipping: { id, streetAddress: '1 Main Street' },
        avsPostalCodeResponseCode: 'M',
      },
    });
  });

  test("an id that is not in the customer's address book is refused", async () => {
    const { id } = await createAddress();
    const { customerId } = await createAddress();
    const { errors } = await sell({ customerId, billingAddressId: `${id}x`, shippingAddressId: `${id}x` });
    expect(errors).toEqual(['91702 transaction.billing_address_id', '91581 transaction.shipping_address_id']);
  });

  test('a sale that stores its card adds the addresses that it asks for to the address book', async () => {
    const sellAndStore = async (options: XmlFields) => {
      const { body } = await sell({
        customer: { firstName: 'Ada' },
        billing: { streetAddress: '2 Side Street' },
        shipping: { streetAddress: '3 Back Street' },
        options: { storeInVault: true, addBillingAddressToPaymentMethod: true, ...options },
      });
      const customer = await callInFormat(shop, format, `GET customers/${textAt(body, 'customer', 'id')}`);
      const stored = (valueAt(customer.body, 'addresses') as object[]).map((address) => valueAt(address, 'streetAddress'));
      return { sale: body, stored: stored.toSorted() };
    };
    const id: unknown = expect.any(String);
    const both = await sellAndStore({ storeShippingAddressInVault: true });
    expect(both).toMatchObject({ sale: { billing: { id }, shipping: { id } }, stored: ['2 Side Street', '3 Back Street'] });
    expect(await sellAndStore({})).toMatchObject({ sale: { billing: { id }, shipping: { id: null } }, stored: ['2 Side Street'] });
  });
});
