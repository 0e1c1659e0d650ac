import { readCodes, VISA } from '../../fixtures/shop';
import { openVaultShop, type VaultShop } from '../../fixtures/vault-shop';

let shop: VaultShop;
beforeAll(async () => void (shop = await openVaultShop()));
afterAll(() => shop.close());

describe('error', () => {
  test.each([
    ['93103', {}],
    ['93107', { paymentMethodNonce: 'fake-consumed-nonce' }],
    ['93108', { paymentMethodNonce: 'unknown' }],
    ['81715', { paymentMethodNonce: 'fake-luhn-invalid-nonce' }],
    ['93102', { paymentMethodNonce: 'fake-three-digit-cvv-only-nonce' }],
    ['93104', { paymentMethodNonce: 'fake-valid-nonce', customerId: undefined }],
    ['93105', { paymentMethodNonce: 'fake-valid-nonce', customerId: 'nobody' }],
    ['91718', { paymentMethodNonce: 'fake-valid-nonce', token: 'a b' }],
    ['91720', { paymentMethodNonce: 'fake-valid-nonce', token: 'x'.repeat(37) }],
    ['91721', { paymentMethodNonce: 'fake-valid-nonce', token: 'all' }],
  ])('%s of a payment method (%#)', async (code, request) => {
    expect(readCodes(await shop.paymentMethod('create', { customerId: await shop.createCustomer(), ...request }))).toEqual([code]);
  });

  test.each([
    ['91704', { ...VISA, customerId: undefined }],
    ['91705', { ...VISA, customerId: 'nobody' }],
    ['91731', { paymentMethodNonce: 'fake-consumed-nonce' }],
    ['91732', { paymentMethodNonce: 'unknown' }],
    ['81725', {}],
    ['81714', { ...VISA, number: '' }],
    ['81715', { ...VISA, number: '4111111111111112' }],
    ['81716', { ...VISA, number: '411' }],
    ['81717', { ...VISA, number: '4539578763621486' }],
    ['81709', { number: VISA.number }],
    ['81710', { ...VISA, expirationDate: '13/30' }],
    ['81712', { number: VISA.number, expirationMonth: '13', expirationYear: '2030' }],
    ['81713', { number: VISA.number, expirationMonth: '12', expirationYear: '1974' }],
    ['81707', { ...VISA, cvv: '1234' }],
    ['81723', { ...VISA, cardholderName: 'x'.repeat(176) }],
    ['81813', { ...VISA, billingAddress: { postalCode: '$' } }],
  ])('%s of a card (%#)', async (code, card) => {
    expect(readCodes(await shop.creditCard('create', { customerId: await shop.createCustomer(), ...card }))).toEqual([code]);
  });

  test('91719 for a token that exists, 93107 for a nonce that is spent', async () => {
    const customerId = await shop.createCustomer();
    const paymentMethodNonce = await shop.tokenize(VISA);
    const { paymentMethod } = await shop.paymentMethod('create', { customerId, paymentMethodNonce });
    expect(readCodes(await shop.paymentMethod('create', { customerId, paymentMethodNonce }))).toEqual(['93107']);
    expect(
      readCodes(await shop.paymentMethod('create', { customerId, paymentMethodNonce: 'fake-valid-nonce', token: paymentMethod.token })),
    ).toEqual(['91719']);
  });

  test('81724 for a card that is vaulted, 81763 for a card that the customer has', async () => {
    const [customerId, other] = [await shop.createCustomer(), await shop.createCustomer()];
    const card = { number: '4005519200000004', expirationDate: '12/2030' };
    await shop.creditCard('create', { ...card, customerId });
    const again = (customer: string, option: string) =>
      shop.creditCard('create', { ...card, customerId: customer, options: { [option]: true } });
    expect(readCodes(await again(other, 'failOnDuplicatePaymentMethod'))).toEqual(['81724']);
    expect(readCodes(await again(customerId, 'failOnDuplicatePaymentMethodForCustomer'))).toEqual(['81763']);
    expect((await again(other, 'failOnDuplicatePaymentMethodForCustomer')).success).toBe(true);
  });
});
