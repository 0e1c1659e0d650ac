import { runInNewContext } from 'node:vm';
import { choosePage } from '../../fixtures/choose-page';
import { callClientApi } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const callbackUrl = 'https://assets.braintreegateway.com/web/3.118.2/html/redirect-frame.min.html';
const requestToken = { originUrl: 'https://shop.example', subtotal: '10.00', currencyCode: 'USD', callbackUrl };
const call = (path: string, body: object) =>
  callClientApi(shop.sandbox, 'POST', path, { ...body, tokenizationKey: shop.sandbox.tokenizationKey });
async function begin(changed: object = {}): Promise<string> {
  const { status, body } = await call('masterpass/request_token', { requestToken: { ...requestToken, ...changed } });
  expect(status).toBe(201);
  return (body as { requestToken: string }).requestToken;
}
const createPageUrl = (token: string) => `${shop.sandbox.url}/pay/masterpass/${token}`;
const readResult = (location: string | null) => Object.fromEntries(new URL(location ?? '').searchParams);
const approve = async (fields: Record<string, string> = {}) =>
  readResult(await choosePage(createPageUrl(await begin()), 'approve', fields));
const tokenize = (back: Record<string, string | undefined>) =>
  call('payment_methods/masterpass_cards', {
    masterpassCard: {
      checkoutResourceUrl: back['checkout_resource_url'],
      requestToken: back['oauth_token'],
      verifierToken: back['oauth_verifier'],
    },
  });
const readCard = (body: unknown) => (body as { masterpassCards: [{ nonce: string }] }).masterpassCards[0];

test('a card chosen in the wallet becomes a nonce that the official SDK charges once', async () => {
  const token = await begin();
  const shown = await (await fetch(createPageUrl(token))).text();
  for (const text of ['Pay with Masterpass', 'Test page', '10.00 USD', 'Visa ending in 1111', 'https://shop.example']) {
    expect(shown).toContain(text);
  }
  const back = readResult(await choosePage(createPageUrl(token), 'approve', { card: 'master' }));
  expect(back).toEqual({
    mpstatus: 'success',
    oauth_token: expect.any(String),
    oauth_verifier: expect.any(String),
    checkout_resource_url: expect.stringMatching(/^http/),
  });
  const { status, body } = await tokenize(back);
  const card = readCard(body);
  expect([status, card]).toEqual([
    202,
    {
      nonce: expect.stringMatching(/^tokenmasterpass_/),
      type: 'MasterpassCard',
      description: 'ending in 44',
      consumed: false,
      details: { cardType: 'MasterCard', lastFour: '4444', lastTwo: '44' },
      contact: expect.objectContaining({ firstName: 'Ada', emailAddress: 'ada@example.com' }),
      billingAddress: expect.objectContaining({ countryCodeAlpha2: 'US', postalCode: '60654' }),
      shippingAddress: expect.objectContaining({ streetAddress: '1 Example Street' }),
      binData: expect.objectContaining({ prepaid: 'Unknown' }),
      threeDSecureInfo: null,
    },
  ]);
  const request = { amount: '10.00', paymentMethodNonce: card.nonce };
  expect(await shop.sale(request)).toMatchObject({
    success: true,
    transaction: { paymentInstrumentType: 'masterpass_card', masterpassCard: { last4: '4444', cardType: 'MasterCard', bin: '555555' } },
  });
  expect(await shop.sale(request)).toMatchObject({ success: false, message: expect.stringContaining('more than once') });
});

test.each([
  ['cancel', 'cancel', 'canceled'],
  ['fail', 'failure', 'failed'],
])('after the choice "%s" the page receives only the status "%s", which stays', async (choice, mpstatus, shown) => {
  const page = createPageUrl(await begin());
  const location = await choosePage(page, choice);
  expect(readResult(location)).toEqual({ mpstatus });
  expect(await choosePage(page, 'approve')).toBe(location);
  expect(await (await fetch(page)).text()).toContain(`This checkout was ${shown}`);
});

test('the result of the wallet is tokenized once, and only with all its parts', async () => {
  const [back, other] = [await approve(), await approve()];
  expect((await tokenize({ ...back, oauth_verifier: other['oauth_verifier'] })).status).toBe(422);
  expect((await tokenize({ ...back, checkout_resource_url: other['checkout_resource_url'] })).status).toBe(422);
  // The token that the page receives is not the one it started with.
  expect((await tokenize({ ...back, oauth_token: back['oauth_token']?.split('-')[0] })).status).toBe(422);
  expect((await tokenize(back)).status).toBe(202);
  expect((await tokenize(back)).status).toBe(422);
  expect((await tokenize({})).status).toBe(422);
});

test.each([
  ['no subtotal', { subtotal: undefined }, 'subtotal'],
  ['a subtotal in words', { subtotal: 'ten' }, 'subtotal'],
  ['a currency in small letters', { currencyCode: 'usd' }, 'currencyCode'],
  ['no origin', { originUrl: 'shop' }, 'originUrl'],
  ['a script as return address', { callbackUrl: 'javascript:alert(1)' }, 'callbackUrl'],
])('refuses a checkout with %s', async (_, changed, field) => {
  const { status, body } = await call('masterpass/request_token', { requestToken: { ...requestToken, ...changed } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ fieldErrors: [{ field: 'requestToken', fieldErrors: [{ field }] }] });
});

/** Runs the script like a loading page at this URL. */
function runCheckout(script: string, src: string, options: object): string {
  let assigned = '';
  const window = {
    location: { assign: (url: string) => void (assigned = url) },
    MasterPass: { client: { checkout: (_: object) => undefined } },
  };
  runInNewContext(script, { window, URL, document: { currentScript: { src } } });
  window.MasterPass.client.checkout(options);
  return assigned;
}

test.each([
  ['/third-party/masterpass.js', 'http://localhost:4810'],
  ['/dyn/js/switch/integration/MasterPass.client.js', 'https://sandbox.static.masterpass.com'],
])("the sandbox's stand-in for the wallet's script, at %s, opens the page of the wallet", async (path, origin) => {
  const response = await fetch(`${shop.sandbox.url}${path}`);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const token = await begin();
  const appUrl = 'com.example.shop.payments://x/return';
  const pageUrl = runCheckout(await response.text(), `${origin}${path}`, {
    requestToken: token,
    callbackUrl: appUrl,
    allowedCardTypes: 'amex,discover',
  });
  expect(pageUrl.startsWith(`${origin}/pay/masterpass/${token}?`)).toBe(true);
  const localPageUrl = pageUrl.replace(origin, shop.sandbox.url);
  const shown = await (await fetch(localPageUrl)).text();
  expect(shown).toContain('American Express ending in 0005');
  expect(shown).not.toContain('Visa');
  expect(await choosePage(localPageUrl, 'cancel')).toBe(`${appUrl}?mpstatus=cancel`);
});
