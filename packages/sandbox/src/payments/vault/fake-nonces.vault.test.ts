import { readCodes, openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const create = (request: object) => shop.gateway['paymentMethod']!['create']!(request);

test.each([
  ['fake-processor-declined-visa-nonce', 'processor_declined', '2000'],
  ['fake-processor-declined-mastercard-nonce', 'processor_declined', '2000'],
  ['fake-processor-declined-amex-nonce', 'processor_declined', '2000'],
  ['fake-processor-declined-discover-nonce', 'processor_declined', '2000'],
  ['fake-processor-declined-dinersclub-nonce', 'processor_declined', '2000'],
  ['fake-processor-failure-jcb-nonce', 'failed', '3000'],
])('the verification of %s ends as %s', async (paymentMethodNonce, status, processorResponseCode) => {
  const { customer } = await shop.gateway['customer']!['create']!({});
  const refused = await create({ customerId: customer.id, paymentMethodNonce, options: { verifyCard: true } });
  expect(refused).toMatchObject({ success: false, verification: { status, processorResponseCode } });
  expect((await create({ customerId: customer.id, paymentMethodNonce })).success).toBe(true);
});

test.each([
  ['fake-three-digit-cvv-only-nonce', 'M'],
  ['fake-three-digit-cvv-only-n-response-nonce', 'N'],
  ['fake-three-digit-cvv-only-u-response-nonce', 'U'],
  ['fake-three-digit-cvv-only-s-response-nonce', 'S'],
  ['fake-four-digit-cvv-only-nonce', 'M'],
  ['fake-four-digit-cvv-only-n-response-nonce', 'N'],
  ['fake-four-digit-cvv-only-u-response-nonce', 'U'],
  ['fake-four-digit-cvv-only-s-response-nonce', 'S'],
])('%s, sent with a card in the vault, has the security code response %s', async (paymentMethodNonce, code) => {
  const { customer } = await shop.gateway['customer']!['create']!({});
  const { paymentMethod } = await create({ customerId: customer.id, paymentMethodNonce: 'fake-valid-nonce' });
  const request = { amount: '10.00', paymentMethodToken: paymentMethod.token };
  expect((await shop.sale({ ...request, paymentMethodNonce })).transaction).toMatchObject({ cvvResponseCode: code });
  expect((await shop.sale(request)).transaction).toMatchObject({ cvvResponseCode: 'I' });
});

test('a one-time PayPal payment cannot be vaulted: 82902', async () => {
  const { customer } = await shop.gateway['customer']!['create']!({});
  expect(readCodes(await create({ customerId: customer.id, paymentMethodNonce: 'fake-paypal-one-time-nonce' }))).toEqual(['82902']);
});
