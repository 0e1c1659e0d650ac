import { approve, checkout, openPayPalShop, readErrors, shippingOptions, vault, type PayPalShop } from './testing/paypal-shop';

let shop: PayPalShop;
beforeAll(async () => void (shop = await openPayPalShop()));
afterAll(() => shop.close());

test.each([
  ['no amount', { amount: undefined }, 'amount'],
  ['an amount of zero', { amount: '0.00' }, 'Amount must be greater than zero'],
  ['an amount that is no number', { amount: 'ten' }, 'Amount is an invalid format'],
  ['no currency', { currencyIsoCode: undefined }, 'currencyIsoCode'],
  ['a currency PayPal does not take', { currencyIsoCode: 'XAU' }, 'Currency is not supported'],
  ['another intent', { intent: 'lend' }, 'intent'],
  ['a script as return address', { returnUrl: 'javascript:alert(1)' }, 'URL is invalid'],
  ['no return address', { returnUrl: undefined }, 'returnUrl'],
  ['half a shipping address', { line1: '1 High Street' }, 'Shipping address needs'],
  ['a line item of another kind', { lineItems: [{ name: 'Mug', kind: 'gift', quantity: 1, unitAmount: '1' }] }, 'kind'],
  ['two selected deliveries', { shippingOptions: shippingOptions.map((option) => ({ ...option, selected: true })) }, 'Only one'],
  ['deliveries in another currency', { currencyIsoCode: 'EUR', shippingOptions }, 'must have the currency'],
  ['another contact preference', { contactPreference: 'CALL_ME' }, 'contactPreference'],
])('refuses a payment with %s', async (_, changed, named) => {
  const { status, body } = await shop.call('paypal_hermes/create_payment_resource', { ...checkout, ...changed });
  expect([status, readErrors(body)]).toEqual([422, expect.stringContaining(named)]);
});

test.each([
  ['another plan type', { planType: 'FOREVER' }, 'planType'],
  [
    'a plan of other cycles',
    { planType: 'RECURRING', planMetadata: { billingCycles: [{ billingFrequencyUnit: 'HOUR' }] } },
    'billingFrequencyUnit',
  ],
  ['half a shipping address', { shippingAddress: { city: 'Leeds' } }, 'Shipping address needs'],
  ['a long description', { description: 'x'.repeat(128) }, 'Description is too long'],
])('refuses an agreement with %s', async (_, changed, named) => {
  const { status, body } = await shop.call('paypal_hermes/setup_billing_agreement', { ...vault, ...changed });
  expect([status, readErrors(body)]).toEqual([422, expect.stringContaining(named)]);
});

test('tokenizes only an approved payment, for the payer who approved it, once', async () => {
  const refused = async (account: object, named: string) => {
    const { status, body } = await shop.postAccount(account);
    expect([status, readErrors(body)]).toEqual([422, expect.stringContaining(named)]);
  };
  const { paymentToken, redirectUrl } = await shop.createPayment();
  await refused({ unilateral: false }, 'Incomplete PayPal account information');
  await refused({ paymentToken: 'PAYID-NONE', payerId: 'X' }, 'Payment token is invalid');
  await refused({ billingAgreementToken: paymentToken.replace('PAYID', 'BA') }, 'Billing agreement token is invalid');
  await refused({ paymentToken, payerId: 'X' }, 'has not been approved');
  const { PayerID: payerId } = await approve(redirectUrl);
  await refused({ paymentToken }, 'Payer ID is invalid');
  await refused({ paymentToken, payerId: 'OTHER' }, 'Payer ID is invalid');
  await refused({ paymentToken, payerId, intent: 'lend' }, 'intent');
  const [first, second] = await Promise.all([
    shop.tokenizeAccount({ paymentToken, payerId }),
    shop.tokenizeAccount({ paymentToken, payerId }),
  ]);
  expect([second, await shop.tokenizeAccount({ paymentToken, payerId })]).toEqual([first, first]);
  const { tokenId, approvalUrl } = await shop.createAgreement();
  await approve(approvalUrl);
  const answers = await Promise.all([
    shop.postAccount({ billingAgreementToken: tokenId }),
    shop.postAccount({ billingAgreementToken: tokenId }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 422]);
  await refused({ billingAgreementToken: tokenId }, 'has been tokenized already');
});

test('an approval expires after three hours', async () => {
  const { paymentToken, redirectUrl } = await shop.createPayment();
  const { PayerID } = await approve(redirectUrl);
  await shop.sandbox.clock.advance(4 * 60 * 60 * 1000);
  expect((await shop.postAccount({ paymentToken, payerId: PayerID })).status).toBe(422);
  await shop.sandbox.clock.reset();
});
