import { addresses, choose, openPayPalShop, readErrors, readPage, shippingOptions, type PayPalShop } from '../../fixtures/paypal-shop';

let shop: PayPalShop;
beforeAll(async () => void (shop = await openPayPalShop()));
afterAll(() => shop.close());

test('a canceled payment stays canceled, and the shop receives the token', async () => {
  const { redirectUrl } = await shop.createPayment();
  const token = new URL(redirectUrl).searchParams.get('token');
  const canceled = `${addresses.cancelUrl}&token=${token}`;
  expect(await choose(redirectUrl, 'cancel')).toBe(canceled);
  expect(await choose(redirectUrl, 'approve')).toBe(canceled);
  expect(await readPage(redirectUrl)).toContain('This payment was canceled');
});

test('a payment that PayPal declines comes back like an approved one, and cannot be tokenized', async () => {
  const { redirectUrl } = await shop.createPayment();
  await choose(redirectUrl, 'continue', { email: 'buyer@example.com' });
  const { paymentId, PayerID } = Object.fromEntries(new URL(await choose(redirectUrl, 'decline')).searchParams);
  const { status, body } = await shop.postAccount({ paymentToken: paymentId, payerId: PayerID });
  expect([status, readErrors(body)]).toEqual([422, expect.stringContaining('was refused by PayPal')]);
});

test('the first page lets the customer sign in or pay as a guest', async () => {
  const { redirectUrl } = await shop.createPayment({ experienceProfile: { landingPageType: 'billing' }, payer_email: 'known@example.com' });
  expect(await readPage(redirectUrl)).toContain('Continue as a guest');
  await choose(redirectUrl, 'login');
  const page = await readPage(redirectUrl);
  for (const text of ['Sign in', 'known@example.com', 'Pay without an account']) expect(page).toContain(text);
  const problem = await choose(redirectUrl, 'continue', { email: 'nobody' });
  expect(await readPage(new URL(problem, redirectUrl).href)).toContain('Enter a valid email address.');
  expect(await choose(redirectUrl, 'approve')).toBe(new URL(redirectUrl).pathname + new URL(redirectUrl).search);
  await choose(redirectUrl, 'continue', { email: 'g@example.com', firstName: 'Grace', lastName: 'Hopper' });
  expect(await readPage(redirectUrl)).toContain('Grace Hopper, g@example.com');
  await choose(redirectUrl, 'other-account');
  expect(await readPage(redirectUrl)).toContain('known@example.com');
});

test('with useraction=commit the button of the page says "Pay now"', async () => {
  const { redirectUrl } = await shop.createPayment();
  await choose(redirectUrl, 'continue', { email: 'buyer@example.com' });
  expect(await readPage(`${redirectUrl}&useraction=commit`)).toContain('Pay now');
});

test("a page that PayPal's script opened stays open, and reports to the origin that opened it", async () => {
  const payPalUrl = 'https://www.paypal.com/checkoutnow/error';
  const { redirectUrl, paymentToken } = await shop.createPayment({ returnUrl: payPalUrl, cancelUrl: payPalUrl, shippingOptions });
  const url = `${redirectUrl}&opener=${encodeURIComponent('https://shop.example')}`;
  const report = async (at: string) => {
    const [, text = ''] = /data-report="([^"]*)"/.exec(await readPage(at)) ?? [];
    return text === '' ? undefined : (JSON.parse(text.replace(/&quot;/g, '"').replace(/&amp;/g, '&')) as unknown);
  };
  await choose(url, 'continue', { email: 'buyer@example.com' });
  expect(await report(url)).toBeUndefined();
  const changed = new URL(await choose(url, 'delivery', { city: 'Berlin', countryCode: 'DE', shippingOption: 'fast' }), url).href;
  const orderID = new URL(redirectUrl).searchParams.get('token');
  expect(await report(changed)).toEqual({
    target: 'https://shop.example',
    message: {
      tender: 'paypal',
      kind: 'shipping',
      data: {
        orderID,
        paymentID: paymentToken,
        paymentToken: orderID,
        shipping_address: { city: 'Berlin', country_code: 'DE' },
        selected_shipping_option: expect.objectContaining({ id: 'fast' }),
      },
    },
    answers: { accepted: expect.not.stringContaining('changed'), refused: expect.stringContaining('refused=1') },
  });
  const settled = new URL(await choose(url, 'approve'), url).href;
  expect(settled).toBe(url);
  expect(await report(settled)).toMatchObject({
    target: 'https://shop.example',
    message: { kind: 'approved', data: { orderID, paymentID: paymentToken, payerID: expect.any(String), shippingOptionsId: 'fast' } },
  });
  expect(await report(`${redirectUrl}&opener=javascript:1`)).toBeUndefined();
});
