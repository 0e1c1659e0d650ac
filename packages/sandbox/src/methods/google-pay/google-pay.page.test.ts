import { choose, opener, openGooglePayShop, type GooglePayShop } from '../../fixtures/google-pay-shop';

let shop: GooglePayShop;
beforeAll(async () => void (shop = await openGooglePayShop()));
afterAll(() => shop.close());

const readPage = async (page: string) => (await fetch(page)).text();

test('the page shows the cards that the shop accepts, and no others', async () => {
  const page = await shop.start(
    shop.createVersion2Request(
      [shop.createCardMethod(shop.authorizeByFingerprint(), { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA'] })],
      {
        merchantInfo: { merchantName: 'Corner shop' },
      },
    ),
  );
  const shown = await readPage(page);
  for (const text of ['Corner shop', '10.00 USD', 'Visa ending in 1111', 'Visa ending in 2503', 'Test page']) expect(shown).toContain(text);
  for (const text of ['Mastercard', 'PayPal', 'on this device']) expect(shown).not.toContain(text);
  expect(
    await readPage(
      await shop.start(
        shop.createVersion2Request([shop.createCardMethod(shop.authorizeByFingerprint(), { allowedCardNetworks: ['INTERAC'] })]),
      ),
    ),
  ).toContain('nothing you could pay with');
});

test('a canceled payment stays canceled', async () => {
  const page = await shop.start(shop.createVersion2Request());
  expect(await choose(page, 'cancel')).toEqual({ target: opener, message: { tender: 'google_pay', kind: 'canceled' } });
  expect((await choose(page, 'approve')).message.kind).toBe('canceled');
});

test('an approval pressed twice creates one nonce', async () => {
  const page = await shop.start(shop.createVersion2Request());
  const [first, again] = [await choose(page, 'approve'), await choose(page, 'approve')];
  expect(again).toEqual(first);
});

test.each([
  ['no request', '', opener],
  ['text', 'pay', opener],
  ['no methods', '{"apiVersion":2}', opener],
  ['no opener', JSON.stringify({ apiVersion: 2, allowedPaymentMethods: [{ type: 'CARD' }] }), 'nowhere'],
])('no payment starts with %s', async (_, request, from) => {
  const { status } = await fetch(`${shop.sandbox.url}/google-pay/start?${new URLSearchParams({ request, opener: from })}`);
  expect(status).toBe(400);
});
