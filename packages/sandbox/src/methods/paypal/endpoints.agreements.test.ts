import { approve, checkout, choose, openPayPalShop, readPage, type PayPalShop } from '../../fixtures/paypal-shop';

let shop: PayPalShop;
beforeAll(async () => void (shop = await openPayPalShop()));
afterAll(() => shop.close());

test('an agreement to future payments goes into the vault, and is charged from there', async () => {
  const planMetadata = {
    name: 'Coffee',
    billing_cycles: [{ billing_frequency_unit: 'MONTH', pricing_scheme: { pricing_model: 'FIXED', price: '9.00' } }],
  };
  const { tokenId, approvalUrl } = await shop.createAgreement({
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
  const { nonce, details } = await shop.tokenizeAccount({ billingAgreementToken: tokenId, options: { validate: false } });
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
  const { tokenId, approvalUrl } = await shop.createAgreement();
  await approve(approvalUrl);
  expect((await shop.postAccount({ billingAgreementToken: tokenId, options: { validate: true } })).status).toBe(403);
  const { nonce } = await shop.tokenizeAccount(
    { billingAgreementToken: tokenId, options: { validate: true } },
    await shop.authorizeCustomer('ada'),
  );
  const customer = await shop.gateway['customer']!['find']!('ada');
  expect(customer['paypalAccounts']).toMatchObject([{ email: 'ada.lovelace@example.com', default: true }]);
  expect((await shop.sale({ amount: '1.00', paymentMethodNonce: nonce })).transaction).toMatchObject({ customer: { id: 'ada' } });
});

test('a customer pays with the account in the vault, without signing in', async () => {
  const { tokenId, approvalUrl } = await shop.createAgreement();
  await approve(approvalUrl);
  await shop.tokenizeAccount({ billingAgreementToken: tokenId }, await shop.authorizeCustomer('grace'));
  const [vaulted] = (await shop.gateway['customer']!['find']!('grace'))['paypalAccounts'] as [{ token: string }];
  const options = { vaultInitiatedCheckoutPaymentMethodToken: vaulted.token };
  const { redirectUrl } = await shop.createPayment(options, await shop.authorizeCustomer('grace'));
  const page = await readPage(redirectUrl);
  expect(page).toContain('Review your payment');
  expect(page).not.toContain('Use another account');
  const { paymentId, PayerID } = Object.fromEntries(new URL(await choose(redirectUrl, 'approve')).searchParams);
  expect(await shop.tokenizeAccount({ paymentToken: paymentId, payerId: PayerID })).toMatchObject({
    details: { email: 'ada.lovelace@example.com' },
  });
  for (const [token, authorization] of [
    ['none', await shop.authorizeCustomer('grace')],
    [vaulted.token, await shop.authorizeCustomer('other')],
  ] as const) {
    const refused = { ...checkout, vaultInitiatedCheckoutPaymentMethodToken: token };
    expect((await shop.call('paypal_hermes/create_payment_resource', refused, authorization)).status).toBe(422);
  }
});

test('a payment with an agreement to future payments is charged and vaulted in one step', async () => {
  const { redirectUrl } = await shop.createPayment({
    requestBillingAgreement: true,
    billingAgreementDetails: { description: 'And more mugs' },
  });
  await choose(redirectUrl, 'continue', { email: 'buyer@example.com' });
  expect(await readPage(redirectUrl)).toContain('And more mugs');
  const { token } = await approve(redirectUrl);
  const { nonce } = await shop.tokenizeAccount({ billingAgreementToken: token?.replace('EC', 'BA') });
  const { transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce: nonce, options: { storeInVaultOnSuccess: true } });
  expect(transaction).toMatchObject({ paypalAccount: { token: expect.any(String), billingAgreementId: expect.stringMatching(/^B-/) } });
});
