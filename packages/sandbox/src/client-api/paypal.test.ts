import { readFingerprint, callClientApi } from '../testing/gateway';
import { readCodes, openShop, type Shop } from '../server-api/testing/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const pages = 'https://assets.braintreegateway.com/web/3.118.2/html';
const addresses = { returnUrl: `${pages}/redirect-frame.html?channel=abc`, cancelUrl: `${pages}/cancel-frame.html?channel=abc` };
const profile = { brandName: 'Mugs & more', noShipping: 'false', addressOverride: false };
const checkout = { ...addresses, offerPaypalCredit: false, experienceProfile: profile, amount: '10.00', currencyIsoCode: 'USD' };
const vault = { ...addresses, offerPaypalCredit: false, experienceProfile: { ...profile, noShipping: 'true' } };

const call = (endpoint: string, body: object, authorization: object = { tokenizationKey: shop.sandbox.tokenizationKey }) =>
  callClientApi(shop.sandbox, 'POST', endpoint, { ...body, ...authorization });
const authorizeCustomer = (customerId: string) => ({
  authorizationFingerprint: readFingerprint(shop.sandbox.createClientToken({ customerId })),
});

interface Resource {
  paymentToken: string;
  intent: string;
  redirectUrl: string;
}
async function createPayment(changed: object = {}, authorization?: object): Promise<Resource> {
  const { body } = await call('paypal_hermes/create_payment_resource', { ...checkout, ...changed }, authorization);
  return (body as { paymentResource: Resource }).paymentResource;
}
async function createAgreement(changed: object = {}): Promise<{ tokenId: string; approvalUrl: string }> {
  const { body } = await call('paypal_hermes/setup_billing_agreement', { ...vault, ...changed });
  return (body as { agreementSetup: { tokenId: string; approvalUrl: string } }).agreementSetup;
}

const readPage = async (url: string) => (await fetch(url)).text();
const choose = async (url: string, choice: string, fields: Record<string, string> = {}) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams({ ...fields, choice }), redirect: 'manual' })).headers.get('location') ??
  '';
/** Parameters that the return page receives. */
async function approve(url: string, fields: Record<string, string> = {}, email = 'ada.lovelace@example.com') {
  await choose(url, 'continue', { email });
  return Object.fromEntries(new URL(await choose(url, 'approve', fields)).searchParams) as Record<string, string>;
}

interface Account {
  nonce: string;
  type: string;
  details: Record<string, unknown>;
}
const tokenize = (paypalAccount: object, authorization?: object) =>
  call('payment_methods/paypal_accounts', { paypalAccount }, authorization);
async function tokenizeAccount(paypalAccount: object, authorization?: object): Promise<Account> {
  const { body } = await tokenize(paypalAccount, authorization);
  return (body as { paypalAccounts: [Account] }).paypalAccounts[0];
}
async function payAndTokenize(changed: object = {}, fields: Record<string, string> = {}): Promise<Account> {
  const { redirectUrl } = await createPayment(changed);
  const { paymentId, PayerID, token } = await approve(redirectUrl, fields);
  return tokenizeAccount({ correlationId: token, paymentToken: paymentId, payerId: PayerID, options: { validate: false } });
}
const readErrors = (body: unknown) => JSON.stringify((body as { fieldErrors?: unknown }).fieldErrors);

test('a one-time payment is approved on its page and becomes a nonce', async () => {
  const { paymentToken, intent, redirectUrl } = await createPayment({
    lineItems: [{ name: 'Mug', kind: 'debit', quantity: '2', unitAmount: '5.00' }],
  });
  expect([paymentToken, intent]).toEqual([expect.stringMatching(/^PAYID-/), 'authorize']);
  const token = new URL(redirectUrl).searchParams.get('token');
  expect(token).toMatch(/^EC-/);
  expect(await readPage(redirectUrl)).toContain('You pay Mugs &amp; more.');
  expect(await choose(redirectUrl, 'continue', { email: 'ada.lovelace@example.com' })).toBe(
    new URL(redirectUrl).pathname + `?token=${token}`,
  );
  const page = await readPage(redirectUrl);
  for (const text of ['10.00 USD', '2 × Mug, 5.00', 'Ada Lovelace, ada.lovelace@example.com', '1 Test Street', 'Agree and continue']) {
    expect(page).toContain(text);
  }
  expect((await tokenize({ paymentToken, payerId: 'X' })).status).toBe(422);
  const back = new URL(
    await choose(redirectUrl, 'approve', { line1: '2 Side Street', city: 'Berlin', countryCode: 'DE', recipientName: 'Ada' }),
  );
  expect(back.href).toMatch(/redirect-frame\.html\?channel=abc&/);
  const { paymentId, PayerID } = Object.fromEntries(back.searchParams);
  expect([paymentId, back.searchParams.get('token')]).toEqual([paymentToken, token]);
  const { status, body } = await tokenize({
    correlationId: token,
    paymentToken: paymentId,
    payerId: PayerID,
    options: { validate: false },
  });
  expect([status, body]).toEqual([
    202,
    {
      paypalAccounts: [
        {
          nonce: expect.stringMatching(/^tokenpp_/),
          type: 'PayPalAccount',
          description: 'PayPal',
          consumed: false,
          details: {
            email: 'ada.lovelace@example.com',
            correlationId: token,
            payerInfo: expect.objectContaining({
              email: 'ada.lovelace@example.com',
              payerId: PayerID,
              firstName: 'Ada',
              lastName: 'Lovelace',
              countryCode: 'US',
              phone: '4085550100',
              shippingAddress: { recipientName: 'Ada', line1: '2 Side Street', city: 'Berlin', countryCode: 'DE' },
              billingAddress: expect.objectContaining({ line1: '1 Test Street', postalCode: '95131' }),
            }),
          },
        },
      ],
    },
  ]);
});

test('the nonce of a one-time payment is charged once, and the vault refuses it', async () => {
  const { nonce } = await payAndTokenize({ intent: 'capture' });
  const { customer } = await shop.gateway['customer']!['create']!({});
  const refused = await shop.gateway['paymentMethod']!['create']!({ customerId: customer.id, paymentMethodNonce: nonce });
  expect(readCodes(refused)).toEqual(['82902']);
  const options = { submitForSettlement: true, paypal: { customField: 'order 7', description: 'Two mugs' } };
  const { transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce: nonce, options });
  expect(transaction).toMatchObject({
    paymentInstrumentType: 'paypal_account',
    paypalAccount: {
      payerEmail: 'ada.lovelace@example.com',
      payerFirstName: 'Ada',
      payerId: expect.stringMatching(/^[A-Z2-9]{13}$/),
      paymentId: expect.stringMatching(/^PAYID-/),
      authorizationId: expect.stringMatching(/^\w{17}$/),
      customField: 'order 7',
      description: 'Two mugs',
      sellerProtectionStatus: 'ELIGIBLE',
      billingAgreementId: null,
    },
  });
  expect(readCodes(await shop.sale({ amount: '10.00', paymentMethodNonce: nonce }))).toEqual(['91564']);
  await shop.gateway['testing']!['settle']!(transaction.id);
  const { paypalAccount } = await shop.gateway['transaction']!['find']!(transaction.id);
  expect(paypalAccount).toMatchObject({ captureId: expect.stringMatching(/^\w{17}$/), transactionFeeAmount: '0.84' });
});

test('an agreement to future payments goes into the vault, and is charged from there', async () => {
  const planMetadata = {
    name: 'Coffee',
    billing_cycles: [{ billing_frequency_unit: 'MONTH', pricing_scheme: { pricing_model: 'FIXED', price: '9.00' } }],
  };
  const { tokenId, approvalUrl } = await createAgreement({
    description: 'A mug a month',
    plan_type: 'RECURRING',
    plan_metadata: planMetadata,
  });
  expect(new URL(approvalUrl).searchParams.get('ba_token')).toBe(tokenId);
  await choose(approvalUrl, 'continue', { email: 'buyer@example.com' });
  const page = await readPage(approvalUrl);
  for (const text of ['Agree to future payments', 'A mug a month', 'Coffee, every month, 9.00', 'Agree and save'])
    expect(page).toContain(text);
  const back = await approve(approvalUrl, {}, 'buyer@example.com');
  expect(back).toEqual({ channel: 'abc', ba_token: tokenId, token: expect.stringMatching(/^EC-/) });
  const { nonce, details } = await tokenizeAccount({ billingAgreementToken: tokenId, options: { validate: false } });
  expect(details).not.toHaveProperty('payerInfo.shippingAddress');
  const { customer } = await shop.gateway['customer']!['create']!({});
  const { paymentMethod } = await shop.gateway['paymentMethod']!['create']!({ customerId: customer.id, paymentMethodNonce: nonce });
  expect(paymentMethod).toMatchObject({
    email: 'buyer@example.com',
    billingAgreementId: expect.stringMatching(/^B-/),
    customerId: customer.id,
  });
  const { transaction } = await shop.sale({ amount: '9.00', paymentMethodToken: paymentMethod.token });
  expect(transaction).toMatchObject({
    status: 'authorized',
    paypalAccount: { token: paymentMethod.token, payerEmail: 'buyer@example.com' },
  });
});

test('an account that the page validates with a client token is vaulted at once', async () => {
  const { tokenId, approvalUrl } = await createAgreement();
  await approve(approvalUrl);
  expect((await tokenize({ billingAgreementToken: tokenId, options: { validate: true } })).status).toBe(403);
  const { nonce } = await tokenizeAccount({ billingAgreementToken: tokenId, options: { validate: true } }, authorizeCustomer('ada'));
  const customer = await shop.gateway['customer']!['find']!('ada');
  expect(customer['paypalAccounts']).toMatchObject([{ email: 'ada.lovelace@example.com', default: true }]);
  expect((await shop.sale({ amount: '1.00', paymentMethodNonce: nonce })).transaction).toMatchObject({ customer: { id: 'ada' } });
});

test('a customer pays with the account in the vault, without signing in', async () => {
  const { tokenId, approvalUrl } = await createAgreement();
  await approve(approvalUrl);
  await tokenizeAccount({ billingAgreementToken: tokenId }, authorizeCustomer('grace'));
  const [vaulted] = (await shop.gateway['customer']!['find']!('grace'))['paypalAccounts'] as [{ token: string }];
  const options = { vaultInitiatedCheckoutPaymentMethodToken: vaulted.token };
  const { redirectUrl } = await createPayment(options, authorizeCustomer('grace'));
  const page = await readPage(redirectUrl);
  expect(page).toContain('Review your payment');
  expect(page).not.toContain('Use another account');
  const { paymentId, PayerID } = Object.fromEntries(new URL(await choose(redirectUrl, 'approve')).searchParams);
  expect(await tokenizeAccount({ paymentToken: paymentId, payerId: PayerID })).toMatchObject({
    details: { email: 'ada.lovelace@example.com' },
  });
  for (const [token, authorization] of [
    ['none', authorizeCustomer('grace')],
    [vaulted.token, authorizeCustomer('other')],
  ] as const) {
    const refused = { ...checkout, vaultInitiatedCheckoutPaymentMethodToken: token };
    expect((await call('paypal_hermes/create_payment_resource', refused, authorization)).status).toBe(422);
  }
});

test('a payment with an agreement to future payments is charged and vaulted in one step', async () => {
  const { redirectUrl } = await createPayment({ requestBillingAgreement: true, billingAgreementDetails: { description: 'And more mugs' } });
  await choose(redirectUrl, 'continue', { email: 'buyer@example.com' });
  expect(await readPage(redirectUrl)).toContain('And more mugs');
  const { token } = await approve(redirectUrl);
  const { nonce } = await tokenizeAccount({ billingAgreementToken: token?.replace('EC', 'BA') });
  const { transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce: nonce, options: { storeInVaultOnSuccess: true } });
  expect(transaction).toMatchObject({ paypalAccount: { token: expect.any(String), billingAgreementId: expect.stringMatching(/^B-/) } });
});

test('the page receives the financing of a payer who pays in installments', async () => {
  const { details } = await payAndTokenize({ offerPaypalCredit: true, amount: 120 }, { funding: 'credit' });
  const usd = (value: string) => ({ value, currency: 'USD' });
  expect(details['creditFinancingOffered']).toEqual({
    totalCost: usd('120.00'),
    term: 12,
    monthlyPayment: usd('10.00'),
    totalInterest: usd('0.00'),
    payerAcceptance: true,
    cartAmountImmutable: false,
  });
  expect((await payAndTokenize({}, { funding: 'credit' })).details).not.toHaveProperty('creditFinancingOffered');
  expect((await payAndTokenize({ offerPayLater: true }, { funding: 'paylater' })).details).toMatchObject({
    creditFinancingOffered: { term: 4 },
  });
  expect((await payAndTokenize({}, { funding: 'cobranded' })).details).toMatchObject({ cobrandedCardLabel: 'Test airline card' });
});

const shippingOptions = [
  { id: 'slow', label: 'By ship', type: 'SHIPPING', selected: true, amount: { currency: 'USD', value: '1.00' } },
  { id: 'fast', label: 'By plane', type: 'SHIPPING', selected: false, amount: { currency: 'USD', value: '5.00' } },
];

test('the page receives the delivery that the payer chose', async () => {
  expect((await payAndTokenize({ shippingOptions })).details).toMatchObject({ shippingOptionId: 'slow' });
  expect((await payAndTokenize({ shippingOptions }, { shippingOption: 'fast' })).details).toMatchObject({ shippingOptionId: 'fast' });
  expect((await payAndTokenize({ shippingOptions }, { shippingOption: 'none' })).details).toMatchObject({ shippingOptionId: 'slow' });
});

test('the payer cannot change the shipping address when the shop fixes it', async () => {
  const address = { line1: '9 High Street', city: 'Leeds', countryCode: 'GB', recipientName: 'Grace' };
  const fixed = { ...address, experienceProfile: { ...profile, addressOverride: true } };
  const typed = { line1: '2 Side Street', city: 'Berlin', countryCode: 'DE' };
  expect((await payAndTokenize(fixed, typed)).details).toMatchObject({ payerInfo: { shippingAddress: address } });
  expect((await payAndTokenize(address, typed)).details).toMatchObject({ payerInfo: { shippingAddress: typed } });
});

test('the shop changes amount, address and delivery of an open payment, which the customer sees and pays', async () => {
  const { paymentToken, redirectUrl } = await createPayment();
  const patch = (changed: object) =>
    call('paypal_hermes/patch_payment_resource', { paymentId: paymentToken, currencyIsoCode: 'USD', amount: '12.00', ...changed });
  const breakdown = { itemTotal: '10.00', shipping: '3.00', shippingDiscount: '1.00' };
  const { status, body } = await patch({
    amountBreakdown: breakdown,
    line1: '9 High Street',
    city: 'Leeds',
    countryCode: 'GB',
    shippingOptions,
  });
  expect([status, body]).toEqual([200, { paymentResource: expect.objectContaining({ paymentToken, redirectUrl }) }]);
  await choose(redirectUrl, 'continue', { email: 'buyer@example.com' });
  const page = await readPage(redirectUrl);
  for (const text of ['12.00 USD', '9 High Street', 'By plane, 5.00 USD']) expect(page).toContain(text);
  const order = new URL(redirectUrl).searchParams.get('token');
  expect((await patch({ paymentId: order })).status).toBe(200);
  const refusals: [string, object][] = [
    ['currency', { currencyIsoCode: 'EUR' }],
    ['breakdown', { amountBreakdown: { itemTotal: '10.00' } }],
    ['payment', { paymentId: 'PAYID-NONE' }],
    ['amount', { amount: '-1' }],
    ['shipping options', { shippingOptions: [{ ...shippingOptions[0], amount: { currency: 'EUR', value: '1.00' } }] }],
  ];
  for (const [name, changed] of refusals) expect([name, (await patch(changed)).status]).toEqual([name, 422]);
  await choose(redirectUrl, 'cancel');
  expect((await patch({})).status).toBe(422);
});

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
  const { status, body } = await call('paypal_hermes/create_payment_resource', { ...checkout, ...changed });
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
  const { status, body } = await call('paypal_hermes/setup_billing_agreement', { ...vault, ...changed });
  expect([status, readErrors(body)]).toEqual([422, expect.stringContaining(named)]);
});

test('tokenizes only an approved payment, for the payer who approved it, once', async () => {
  const refused = async (account: object, named: string) => {
    const { status, body } = await tokenize(account);
    expect([status, readErrors(body)]).toEqual([422, expect.stringContaining(named)]);
  };
  const { paymentToken, redirectUrl } = await createPayment();
  await refused({ unilateral: false }, 'Incomplete PayPal account information');
  await refused({ paymentToken: 'PAYID-NONE', payerId: 'X' }, 'Payment token is invalid');
  await refused({ billingAgreementToken: paymentToken.replace('PAYID', 'BA') }, 'Billing agreement token is invalid');
  await refused({ paymentToken, payerId: 'X' }, 'has not been approved');
  const { PayerID: payerId } = await approve(redirectUrl);
  await refused({ paymentToken }, 'Payer ID is invalid');
  await refused({ paymentToken, payerId: 'OTHER' }, 'Payer ID is invalid');
  await refused({ paymentToken, payerId, intent: 'lend' }, 'intent');
  const [first, second] = await Promise.all([tokenizeAccount({ paymentToken, payerId }), tokenizeAccount({ paymentToken, payerId })]);
  expect([second, await tokenizeAccount({ paymentToken, payerId })]).toEqual([first, first]);
  const { tokenId, approvalUrl } = await createAgreement();
  await approve(approvalUrl);
  const answers = await Promise.all([tokenize({ billingAgreementToken: tokenId }), tokenize({ billingAgreementToken: tokenId })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 422]);
  await refused({ billingAgreementToken: tokenId }, 'has been tokenized already');
});

test('the id of the order becomes a nonce, like the id of its payment', async () => {
  const { redirectUrl } = await createPayment();
  const { token, PayerID } = await approve(redirectUrl);
  expect(await tokenizeAccount({ paymentToken: token, payerId: PayerID, intent: 'capture' })).toMatchObject({ type: 'PayPalAccount' });
});

test('a canceled payment stays canceled, and the shop receives the token', async () => {
  const { redirectUrl } = await createPayment();
  const token = new URL(redirectUrl).searchParams.get('token');
  const canceled = `${addresses.cancelUrl}&token=${token}`;
  expect(await choose(redirectUrl, 'cancel')).toBe(canceled);
  expect(await choose(redirectUrl, 'approve')).toBe(canceled);
  expect(await readPage(redirectUrl)).toContain('This payment was canceled');
});

test('a payment that PayPal declines comes back like an approved one, and cannot be tokenized', async () => {
  const { redirectUrl } = await createPayment();
  await choose(redirectUrl, 'continue', { email: 'buyer@example.com' });
  const { paymentId, PayerID } = Object.fromEntries(new URL(await choose(redirectUrl, 'decline')).searchParams);
  const { status, body } = await tokenize({ paymentToken: paymentId, payerId: PayerID });
  expect([status, readErrors(body)]).toEqual([422, expect.stringContaining('was refused by PayPal')]);
});

test('the first page lets the customer sign in or pay as a guest', async () => {
  const { redirectUrl } = await createPayment({ experienceProfile: { landingPageType: 'billing' }, payer_email: 'known@example.com' });
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
  const { redirectUrl } = await createPayment();
  await choose(redirectUrl, 'continue', { email: 'buyer@example.com' });
  expect(await readPage(`${redirectUrl}&useraction=commit`)).toContain('Pay now');
});

test("a page that PayPal's script opened stays open, and reports to the origin that opened it", async () => {
  const payPalUrl = 'https://www.paypal.com/checkoutnow/error';
  const { redirectUrl, paymentToken } = await createPayment({ returnUrl: payPalUrl, cancelUrl: payPalUrl, shippingOptions });
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

test('an approval expires after three hours', async () => {
  const { paymentToken, redirectUrl } = await createPayment();
  const { PayerID } = await approve(redirectUrl);
  shop.sandbox.clock.advance(4 * 60 * 60 * 1000);
  expect((await tokenize({ paymentToken, payerId: PayerID })).status).toBe(422);
  shop.sandbox.clock.reset();
});
