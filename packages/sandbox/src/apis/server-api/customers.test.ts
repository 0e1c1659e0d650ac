import * as random from '../../core/random';
import { readCodes, openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const customer = (name: string, ...args: unknown[]) => shop.gateway['customer']![name]!(...args);
const address = (name: string, ...args: unknown[]) => shop.gateway['address']![name]!(...args);

test('a customer is created with a card, changed, and deleted with the card', async () => {
  const request = { id: 'ada', firstName: 'Ada', email: 'ada@example.com', customFields: { shoeSize: '39' } };
  const created = await customer('create', {
    ...request,
    creditCard: { ...VISA, token: 'adas-card', billingAddress: { postalCode: '12345' } },
  });
  expect(created).toMatchObject({
    success: true,
    customer: {
      ...request,
      paymentMethods: [{ token: 'adas-card', default: true }],
      creditCards: [{ last4: '1111' }],
      addresses: [{ postalCode: '12345', customerId: 'ada' }],
      paypalAccounts: [],
    },
  });
  expect(await customer('find', 'ada')).toMatchObject(request);
  const updated = await customer('update', 'ada', { lastName: 'Lovelace', paymentMethodNonce: 'fake-paypal-billing-agreement-nonce' });
  expect(updated.customer).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace', paypalAccounts: [{ email: 'jane.doe@paypal.com' }] });
  const changed = await customer('update', 'ada', {
    creditCard: { expirationDate: '01/2031', options: { updateExistingToken: 'adas-card' } },
  });
  expect(changed.customer).toMatchObject({ creditCards: [{ token: 'adas-card', expirationDate: '01/2031', last4: '1111' }] });
  await customer('delete', 'ada');
  await expect(customer('find', 'ada')).rejects.toMatchObject({ type: 'notFoundError' });
  await expect(shop.gateway['paymentMethod']!['find']!('adas-card')).rejects.toMatchObject({ type: 'notFoundError' });
});

test('a generated id has seven digits, and is another one if it is taken', async () => {
  await customer('create', { id: '1234567' });
  jest.spyOn(random, 'randomDigits').mockReturnValueOnce('1234567');
  const { success, customer: created } = await customer('create', { firstName: 'Ada' });
  expect(success).toBe(true);
  expect(created.id).toMatch(/^[1-9]\d{6}$/);
  expect(created.id).not.toBe('1234567');
});

test.each([
  ['91609', { id: 'taken' }],
  ['91610', { id: 'a b' }],
  ['91611', { id: 'all' }],
  ['91612', { id: 'x'.repeat(37) }],
  ['81604', { email: 'nobody' }],
  ['81608', { firstName: 'x'.repeat(256) }],
  ['81616', { website: 'nowhere' }],
  ['93107', { paymentMethodNonce: 'fake-consumed-nonce' }],
  ['93108', { paymentMethodNonce: 'unknown' }],
  ['81715', { creditCard: { ...VISA, number: '4111111111111112' } }],
])('refuses a customer with error %s', async (code, request) => {
  await customer('create', { id: 'taken' });
  expect(readCodes(await customer('create', request))).toEqual([code]);
});

test('does not create a customer whose card is declined', async () => {
  const creditCard = { number: '4000111111111115', expirationDate: '12/2030', options: { verifyCard: true } };
  expect(await customer('create', { id: 'grace', creditCard })).toMatchObject({
    success: false,
    verification: { status: 'processor_declined' },
  });
  await expect(customer('find', 'grace')).rejects.toMatchObject({ type: 'notFoundError' });
});

test('addresses of a customer are created, changed, found and deleted', async () => {
  await customer('create', { id: 'mary' });
  const created = await address('create', { customerId: 'mary', firstName: 'Mary', locality: 'Bath' });
  expect(created.address).toMatchObject({ customerId: 'mary', firstName: 'Mary', locality: 'Bath', postalCode: null });
  const { id } = created.address;
  expect((await address('update', 'mary', id, { locality: 'London' })).address).toMatchObject({ firstName: 'Mary', locality: 'London' });
  expect(await address('find', 'mary', id)).toMatchObject({ locality: 'London' });
  expect(await customer('find', 'mary')).toMatchObject({ addresses: [{ id }] });
  expect(readCodes(await address('create', { customerId: 'mary' }))).toEqual(['81801']);
  expect(readCodes(await address('create', { customerId: 'mary', postalCode: '$' }))).toEqual(['81813']);
  await address('delete', 'mary', id);
  await expect(address('find', 'mary', id)).rejects.toMatchObject({ type: 'notFoundError' });
  await expect(address('create', { customerId: 'nobody', firstName: 'x' })).rejects.toMatchObject({ type: 'notFoundError' });
});
