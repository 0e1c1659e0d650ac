import { approve, checkout, openPayPalShop, readErrors, shippingOptions, vault, type PayPalShop } from '../../fixtures/paypal-shop';

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

const yen = (value: string) => ({
  currencyIsoCode: 'JPY',
  shippingOptions: [{ ...shippingOptions[0], amount: { currency: 'JPY', value } }],
});
const item = { name: 'Mug', kind: 'debit', quantity: 1 };
const DECIMALS: [string, object, string][] = [
  ['3.50 yen', { currencyIsoCode: 'JPY', amount: '3.50' }, 'amount'],
  ['10.5 forint', { currencyIsoCode: 'HUF', amount: '10.5' }, 'amount'],
  ['10.01 Taiwan dollars', { currencyIsoCode: 'TWD', amount: 10.01 }, 'amount'],
  ['a delivery for 1.50 yen', yen('1.50'), 'shippingOptions'],
  ['a line item for 2.5 yen', { currencyIsoCode: 'JPY', lineItems: [{ ...item, unitAmount: '2.5' }] }, 'lineItems'],
  [
    'a line item with a tax of 0.5 yen',
    { currencyIsoCode: 'JPY', lineItems: [{ ...item, unitAmount: '2', unitTaxAmount: '0.5' }] },
    'lineItems',
  ],
];

test.each(DECIMALS)('refuses a payment with %s, for which PayPal has no decimals', async (_, changed, field) => {
  const { status, body } = await shop.call('paypal_hermes/create_payment_resource', { ...checkout, ...changed });
  expect([status, body]).toEqual([422, expect.objectContaining({ fieldErrors: [expect.objectContaining({ field })] })]);
  expect(readErrors(body)).toContain('Amount is an invalid format');
});

test.each([
  ['amounts', { amount: '3.50' }, 'amount'],
  ['deliveries', yen('1.50'), 'shippingOptions'],
  ['line items', { lineItems: [{ ...item, unitAmount: '2.5' }] }, 'lineItems'],
  ['breakdowns', { amount: '3', amountBreakdown: { itemTotal: '2.50', shipping: '0.50' } }, 'amountBreakdown'],
])('refuses %s with decimals when it changes a payment in yen', async (_, changed, field) => {
  const { paymentToken: paymentId } = await shop.createPayment({ currencyIsoCode: 'JPY', amount: '10' });
  const patch = (change: object) => shop.call('paypal_hermes/patch_payment_resource', { paymentId, currencyIsoCode: 'JPY', ...change });
  const { status, body } = await patch(changed);
  expect([status, body]).toEqual([422, expect.objectContaining({ fieldErrors: [expect.objectContaining({ field })] })]);
  expect((await patch({ ...yen('1.00'), amount: '3', lineItems: [{ ...item, unitAmount: '2.00' }] })).status).toBe(200);
});

test('takes decimals in other currencies, and amounts in yen that are written with zeros', async () => {
  expect((await shop.createPayment({ currencyIsoCode: 'CZK', amount: '3.50' })).paymentToken).toMatch(/^PAYID-/);
  expect((await shop.createPayment({ amount: '3.00', ...yen('1.0') })).paymentToken).toMatch(/^PAYID-/);
});

test.each([
  ['another plan type', { planType: 'FOREVER' }, 'planType'],
  [
    'a plan of other cycles',
    { planType: 'RECURRING', planMetadata: { billingCycles: [{ billingFrequencyUnit: 'HOUR' }] } },
    'billingFrequencyUnit',
  ],
  [
    'a plan for 9.50 yen',
    { planType: 'RECURRING', planMetadata: { currencyIsoCode: 'JPY', billingCycles: [{ pricingScheme: { price: '9.50' } }] } },
    'Amount is an invalid format',
  ],
  [
    'a fee of 0.5 yen',
    { planType: 'RECURRING', planMetadata: { currencyIsoCode: 'JPY', oneTimeFeeAmount: '0.5' } },
    'Amount is an invalid format',
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
