import { approve, choose, openPayPalShop, profile, readPage, shippingOptions, type PayPalShop } from '../../fixtures/paypal-shop';
import { readCodes } from '../../fixtures/shop';

let shop: PayPalShop;
beforeAll(async () => void (shop = await openPayPalShop()));
afterAll(() => shop.close());

test('a one-time payment is approved on its page and becomes a nonce', async () => {
  const { paymentToken, intent, redirectUrl } = await shop.createPayment({
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
  expect((await shop.postAccount({ paymentToken, payerId: 'X' })).status).toBe(422);
  const back = new URL(
    await choose(redirectUrl, 'approve', { line1: '2 Side Street', city: 'Berlin', countryCode: 'DE', recipientName: 'Ada' }),
  );
  expect(back.href).toMatch(/redirect-frame\.html\?channel=abc&/);
  const { paymentId, PayerID } = Object.fromEntries(back.searchParams);
  expect([paymentId, back.searchParams.get('token')]).toEqual([paymentToken, token]);
  const { status, body } = await shop.postAccount({
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
  const { nonce } = await shop.payAndTokenize({ intent: 'capture' });
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

test('the page receives the financing of a payer who pays in installments', async () => {
  const { details } = await shop.payAndTokenize({ offerPaypalCredit: true, amount: 120 }, { funding: 'credit' });
  const usd = (value: string) => ({ value, currency: 'USD' });
  expect(details['creditFinancingOffered']).toEqual({
    totalCost: usd('120.00'),
    term: 12,
    monthlyPayment: usd('10.00'),
    totalInterest: usd('0.00'),
    payerAcceptance: true,
    cartAmountImmutable: false,
  });
  expect((await shop.payAndTokenize({}, { funding: 'credit' })).details).not.toHaveProperty('creditFinancingOffered');
  expect((await shop.payAndTokenize({ offerPayLater: true }, { funding: 'paylater' })).details).toMatchObject({
    creditFinancingOffered: { term: 4 },
  });
  expect((await shop.payAndTokenize({}, { funding: 'cobranded' })).details).toMatchObject({ cobrandedCardLabel: 'Test airline card' });
});

test('the page receives the delivery that the payer chose', async () => {
  expect((await shop.payAndTokenize({ shippingOptions })).details).toMatchObject({ shippingOptionId: 'slow' });
  expect((await shop.payAndTokenize({ shippingOptions }, { shippingOption: 'fast' })).details).toMatchObject({ shippingOptionId: 'fast' });
  expect((await shop.payAndTokenize({ shippingOptions }, { shippingOption: 'none' })).details).toMatchObject({ shippingOptionId: 'slow' });
});

test('the payer cannot change the shipping address when the shop fixes it', async () => {
  const address = { line1: '9 High Street', city: 'Leeds', countryCode: 'GB', recipientName: 'Grace' };
  const fixed = { ...address, experienceProfile: { ...profile, addressOverride: true } };
  const typed = { line1: '2 Side Street', city: 'Berlin', countryCode: 'DE' };
  expect((await shop.payAndTokenize(fixed, typed)).details).toMatchObject({ payerInfo: { shippingAddress: address } });
  expect((await shop.payAndTokenize(address, typed)).details).toMatchObject({ payerInfo: { shippingAddress: typed } });
});

test('the shop changes amount, address and delivery of an open payment, which the customer sees and pays', async () => {
  const { paymentToken, redirectUrl } = await shop.createPayment();
  const patch = (changed: object) =>
    shop.call('paypal_hermes/patch_payment_resource', { paymentId: paymentToken, currencyIsoCode: 'USD', amount: '12.00', ...changed });
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

test('the id of the order becomes a nonce, like the id of its payment', async () => {
  const { redirectUrl } = await shop.createPayment();
  const { token, PayerID } = await approve(redirectUrl);
  expect(await shop.tokenizeAccount({ paymentToken: token, payerId: PayerID, intent: 'capture' })).toMatchObject({ type: 'PayPalAccount' });
});
