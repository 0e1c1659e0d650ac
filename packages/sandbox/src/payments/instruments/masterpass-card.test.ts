import { expectCharge } from '../../fixtures/expect-instrument';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

test.each([
  ['fake-masterpass-visa-nonce', 'masterpass_card', 'Visa'],
  ['fake-masterpass-mastercard-nonce', 'masterpass_card', 'MasterCard'],
  ['fake-masterpass-amex-nonce', 'masterpass_card', 'American Express'],
  ['fake-masterpass-discover-nonce', 'masterpass_card', 'Discover'],
])('%s is charged as %s', async (nonce, type, cardType) => {
  await expectCharge(shop, nonce, type, 'masterpassCard', { cardType, cardholderName: 'Masterpass Cardholder' });
});
