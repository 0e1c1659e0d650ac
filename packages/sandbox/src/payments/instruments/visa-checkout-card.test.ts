import { expectCharge, expectVaulted } from '../../fixtures/expect-instrument';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test.each([
  ['fake-visa-checkout-visa-nonce', 'visa_checkout_card', 'Visa'],
  ['fake-visa-checkout-mastercard-nonce', 'visa_checkout_card', 'MasterCard'],
  ['fake-visa-checkout-amex-nonce', 'visa_checkout_card', 'American Express'],
  ['fake-visa-checkout-discover-nonce', 'visa_checkout_card', 'Discover'],
])('%s is charged as %s', async (nonce, type, cardType) => {
  const expected = { cardType, callId: 'abc123', cardholderName: 'Visa Checkout Cardholder' };
  await expectCharge(shop, nonce, type, 'visaCheckoutCard', expected);
});

// The SDK lists every kind except this one in `paymentMethods`.
test.each([['fake-visa-checkout-visa-nonce', 'VisaCheckoutCard']])('%s is vaulted as %s', async (nonce, kind) => {
  await expectVaulted(shop, nonce, kind, 'paymentMethod', 'visaCheckoutCards');
});
