import { callClientApi } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';
import { readReport } from '../../fixtures/three-d-secure';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const opener = 'https://shop.example';
const call = (method: string, path: string, data: object = {}) =>
  callClientApi(shop.sandbox, method, path, { ...data, tokenizationKey: shop.sandbox.tokenizationKey });
const readApiKey = async () => ((await call('GET', 'configuration')).body as { visaCheckout: { apikey: string } }).visaCheckout.apikey;

interface VisaReport {
  target: string;
  message: { tender: string; event: string; error?: object; payment: Record<string, unknown> };
}

async function open(changed: object = {}): Promise<string> {
  const options = {
    apikey: await readApiKey(),
    paymentRequest: { currencyCode: 'USD', subtotal: '10.00' },
    settings: { dataLevel: 'FULL', payment: { cardBrands: ['VISA', 'AMEX'] } },
    ...changed,
  };
  const query = new URLSearchParams({ options: JSON.stringify(options), opener });
  const { headers } = await fetch(`${shop.sandbox.url}/visa-checkout/start?${query}`, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '', shop.sandbox.url).href;
}
const readPage = async (url: string) => (await fetch(url)).text();
const choose = async (url: string, choice: string, card = '') =>
  readReport(await (await fetch(url, { method: 'POST', body: new URLSearchParams({ choice, card }) })).text()) as unknown as VisaReport;
const tokenize = ({ callid, encKey, encPaymentData }: Record<string, unknown>) =>
  call('POST', 'payment_methods/visa_checkout_cards', {
    visaCheckoutCard: { callId: callid, encryptedPaymentData: encPaymentData, encryptedKey: encKey },
  });

test('a card chosen in the sheet becomes a nonce that the official SDK charges once', async () => {
  const url = await open();
  const shown = await readPage(url);
  for (const text of ['Pay with Visa Checkout', 'Test page', '10.00 USD', opener, 'Visa ending in 1111', 'American Express']) {
    expect(shown).toContain(text);
  }
  expect(shown).not.toContain('Mastercard');
  const { target, message } = await choose(url, 'approve', 'AMEX');
  expect([target, message]).toEqual([
    opener,
    {
      tender: 'visa_checkout',
      event: 'payment.success',
      payment: {
        callid: expect.any(String),
        encKey: expect.any(String),
        encPaymentData: expect.any(String),
        vInitRequest: expect.objectContaining({ paymentRequest: { currencyCode: 'USD', subtotal: '10.00' } }),
        partialPaymentMethod: { lastFourDigits: '0005', paymentType: { cardBrand: 'AMEX', cardType: 'CREDIT' } },
        partialShippingAddress: { countryCode: 'US', postalCode: '60654' },
      },
    },
  ]);
  const { status, body } = await tokenize(message.payment);
  const [card] = (body as { visaCheckoutCards: [{ nonce: string }] }).visaCheckoutCards;
  expect([status, card]).toEqual([
    202,
    {
      nonce: expect.stringMatching(/^tokenvisacheckout_/),
      type: 'VisaCheckoutCard',
      description: 'ending in 05',
      consumed: false,
      details: { cardType: 'American Express', lastFour: '0005', lastTwo: '05' },
      billingAddress: expect.objectContaining({ countryCode: 'US', postalCode: '60654' }),
      shippingAddress: expect.objectContaining({ firstName: 'Ada', phoneNumber: expect.any(String) }),
      userData: expect.objectContaining({ userEmail: 'ada@example.com', userFullName: 'Ada Lovelace' }),
      callId: message.payment['callid'],
      binData: expect.objectContaining({ prepaid: 'Unknown' }),
      threeDSecureInfo: null,
    },
  ]);
  const request = { amount: '10.00', paymentMethodNonce: card.nonce };
  expect(await shop.sale(request)).toMatchObject({
    success: true,
    transaction: {
      paymentInstrumentType: 'visa_checkout_card',
      visaCheckoutCard: { last4: '0005', cardType: 'American Express', bin: '378282', callId: message.payment['callid'] },
    },
  });
  expect(await shop.sale(request)).toMatchObject({ success: false, message: expect.stringContaining('more than once') });
});

test.each([
  ['cancel', 'payment.cancel', undefined],
  ['fail', 'payment.error', { code: expect.any(String), message: 'The wallet failed' }],
])('after the choice "%s" the page receives %s, which stays', async (choice, event, error) => {
  const url = await open();
  const { message } = await choose(url, choice);
  expect(message).toEqual({ tender: 'visa_checkout', event, ...(error && { error }), payment: expect.any(Object) });
  expect(message.payment).not.toHaveProperty('encKey');
  expect((await choose(url, 'approve')).message.event).toBe(event);
  expect((await tokenize({ ...message.payment, encKey: 'a', encPaymentData: 'b' })).status).toBe(422);
});

test('the API key of another shop is an error at once', async () => {
  const { message } = readReport(await readPage(await open({ apikey: 'other' }))) as unknown as VisaReport;
  expect(message).toMatchObject({ event: 'payment.error', error: { message: 'The API key is invalid' } });
});

test('without the data level FULL the page receives no card', async () => {
  const { message } = await choose(await open({ settings: { dataLevel: 'SUMMARY' } }), 'approve');
  expect(message.event).toBe('payment.success');
  expect(message.payment).not.toHaveProperty('encPaymentData');
});

test('a shop that accepts no card of the wallet can only be left', async () => {
  const url = await open({ settings: { payment: { cardBrands: ['ELECTRON'] } } });
  expect(await readPage(url)).toContain('nothing you could pay with');
  expect((await choose(url, 'cancel')).message.event).toBe('payment.cancel');
});

test('the result of the wallet is tokenized once, and only with all its parts', async () => {
  const [{ message }, other] = [await choose(await open(), 'approve'), await choose(await open(), 'approve')];
  const { encKey, encPaymentData } = other.message.payment;
  expect((await tokenize({ ...message.payment, encKey })).status).toBe(422);
  expect((await tokenize({ ...message.payment, encPaymentData })).status).toBe(422);
  expect((await tokenize({ ...message.payment, callid: 'unknown' })).status).toBe(422);
  expect((await tokenize({})).status).toBe(422);
  expect((await tokenize(message.payment)).status).toBe(202);
  expect((await tokenize(message.payment)).status).toBe(422);
});

test.each([
  ['no options', '', opener],
  ['text', '"pay"', opener],
  ['no opener', '{}', 'nowhere'],
])('no payment starts with %s', async (_, options, from) => {
  const { status } = await fetch(`${shop.sandbox.url}/visa-checkout/start?${new URLSearchParams({ options, opener: from })}`);
  expect(status).toBe(400);
});
