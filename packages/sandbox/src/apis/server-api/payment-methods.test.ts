import { expectVaulted } from '../../fixtures/expect-instrument';
import { readCodes, VISA } from '../../fixtures/shop';
import { openVaultShop, type VaultShop } from '../../fixtures/vault-shop';

let shop: VaultShop;
beforeAll(async () => void (shop = await openVaultShop()));
afterAll(() => shop.close());

test('a card is vaulted, charged, changed and deleted', async () => {
  const customerId = await shop.createCustomer();
  const paymentMethodNonce = await shop.tokenize({ ...VISA, cardholderName: 'Ada', billingAddress: { postalCode: '12345' } });
  const created = await shop.paymentMethod('create', { customerId, paymentMethodNonce });
  expect(created).toMatchObject({
    success: true,
    paymentMethod: {
      customerId,
      default: true,
      maskedNumber: '411111******1111',
      cardholderName: 'Ada',
      expired: false,
      billingAddress: { postalCode: '12345' },
    },
  });
  const { token } = created.paymentMethod;
  expect(await shop.paymentMethod('find', token)).toMatchObject({ token, cardType: 'Visa', subscriptions: [], verifications: [] });
  const sold = await shop.sale({ amount: '10.00', paymentMethodToken: token });
  expect(sold.transaction).toMatchObject({ creditCard: { token }, customer: { id: customerId, firstName: 'Ada' }, cvvResponseCode: 'I' });
  const updated = await shop.paymentMethod('update', token, { cardholderName: 'Grace', expirationDate: '01/2020', token: `${token}x` });
  expect(updated.paymentMethod).toMatchObject({ token: `${token}x`, cardholderName: 'Grace', expirationDate: '01/2020', expired: true });
  await shop.paymentMethod('delete', `${token}x`);
  await expect(shop.paymentMethod('find', `${token}x`)).rejects.toMatchObject({ type: 'notFoundError' });
});

test.each([
  ['fake-valid-nonce', 'CreditCard', 'creditCard'],
  ['fake-paypal-billing-agreement-nonce', 'PayPalAccount', 'paypalAccount'],
  ['fake-us-bank-account-nonce', 'UsBankAccount', 'usBankAccount'],
  ['fake-venmo-account-nonce', 'VenmoAccount', 'paymentMethod'],
  ['fake-apple-pay-visa-nonce', 'ApplePayCard', 'paymentMethod'],
  ['fake-android-pay-visa-nonce', 'AndroidPayCard', 'paymentMethod'],
])('%s is vaulted as %s', (nonce, kind, group) => expectVaulted(shop, nonce, kind, group));

test('the first method is the default, until another becomes the default or it is deleted', async () => {
  const customerId = await shop.createCustomer();
  const add = async (options = {}) =>
    (await shop.paymentMethod('create', { customerId, paymentMethodNonce: 'fake-valid-nonce', options })).paymentMethod;
  const [first, second, third] = [await add(), await add(), await add({ makeDefault: true })];
  expect([first, second, third].map((each) => each['default'])).toEqual([true, false, true]);
  expect((await shop.sale({ amount: '10.00', customerId })).transaction).toMatchObject({ creditCard: { token: third.token } });
  await shop.paymentMethod('update', second.token, { options: { makeDefault: true } });
  expect((await shop.sale({ amount: '10.00', customerId })).transaction).toMatchObject({ creditCard: { token: second.token } });
  await shop.paymentMethod('delete', second.token);
  expect((await shop.sale({ amount: '10.00', customerId })).transaction).toMatchObject({ creditCard: { token: first.token } });
  expect(readCodes(await shop.sale({ amount: '10.00', customerId: await shop.createCustomer() }))).toEqual(['91511']);
  expect(readCodes(await shop.sale({ amount: '10.00', customerId: await shop.createCustomer(), paymentMethodToken: first.token }))).toEqual(
    ['91516'],
  );
});

describe('verification', () => {
  test.each([
    ['4111111111111111', 'verified', '1000'],
    ['4000111111111115', 'processor_declined', '2000'],
    ['5105105105105100', 'processor_declined', '2000'],
    ['378734493671000', 'processor_declined', '2000'],
    ['6011000990139424', 'processor_declined', '2000'],
    ['38520000009814', 'processor_declined', '2000'],
    ['3566002020360505', 'failed', '3000'],
    ['4000111111111511', 'gateway_rejected', null],
  ])('of %s ends as %s', async (number, status, processorResponseCode) => {
    const card = { number, expirationDate: '12/2030' };
    const customerId = await shop.createCustomer();
    const result = await shop.creditCard('create', { ...card, customerId, options: { verifyCard: true } });
    const verified = status === 'verified';
    expect(result.success).toBe(verified);
    const verification = verified ? (result.creditCard['verification'] as object) : result.verification;
    expect(verification).toMatchObject({ status, processorResponseCode });
    expect(await shop.gateway['customer']!['find']!(customerId)).toMatchObject({ creditCards: verified ? [{}] : [] });
    const alone = await shop.gateway['creditCardVerification']!['create']!({ creditCard: card });
    expect(alone.verification).toMatchObject({ status });
    expect(await shop.gateway['creditCardVerification']!['find']!(alone.verification.id)).toMatchObject({ status });
  });

  test.each([
    [{ cvv: '200' }, ['81736'], 'cvv'],
    [{ billingAddress: { postalCode: '20000' } }, ['81737'], 'avs'],
  ])('the rules of the merchant refuse %j', async (card, codes, gatewayRejectionReason) => {
    const request = { ...VISA, ...card, customerId: await shop.createCustomer(), options: { verifyCard: true } };
    const result = await shop.creditCard('create', request);
    expect(readCodes(result)).toEqual(codes);
    expect(result.verification).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason });
  });
});

test('a sale can vault its card', async () => {
  const stored = await shop.sale({ amount: '10.00', paymentMethodNonce: await shop.tokenize(VISA), options: { storeInVault: true } });
  const { creditCard: card, customer } = stored.transaction as unknown as { creditCard: { token: string }; customer: { id: string } };
  expect(await shop.paymentMethod('find', card.token)).toMatchObject({ customerId: customer.id });
  const onSuccess = { options: { storeInVaultOnSuccess: true }, paymentMethodNonce: 'fake-valid-nonce' };
  expect((await shop.sale({ ...onSuccess, amount: '2000.00' })).transaction).toMatchObject({ creditCard: { token: null } });
  const named = await shop.sale({ ...onSuccess, amount: '10.00', customer: { id: 'grace', firstName: 'Grace' } });
  expect(named.transaction).toMatchObject({ customer: { id: 'grace', firstName: 'Grace' } });
  expect(readCodes(await shop.sale({ ...onSuccess, amount: '10.00', customer: { id: 'grace' } }))).toEqual(['91609']);
});

test('a nonce of a vaulted method refers to the method', async () => {
  const customerId = await shop.createCustomer();
  const { paymentMethod } = await shop.paymentMethod('create', { customerId, paymentMethodNonce: 'fake-valid-prepaid-nonce' });
  const createdNonce = await shop.gateway['paymentMethodNonce']!['create']!(paymentMethod.token);
  const { nonce } = createdNonce.paymentMethodNonce as unknown as { nonce: string };
  expect(createdNonce.paymentMethodNonce).toMatchObject({
    type: 'CreditCard',
    default: true,
    binData: { prepaid: 'Yes' },
    details: { lastTwo: '10' },
  });
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce: nonce })).transaction).toMatchObject({
    creditCard: { token: paymentMethod.token },
  });
  expect(await shop.gateway['paymentMethodNonce']!['find']!(nonce)).toMatchObject({ consumed: true });
  await expect(shop.creditCard('fromNonce', nonce)).rejects.toMatchObject({ type: 'notFoundError' });
  const { paymentMethodNonce } = await shop.gateway['paymentMethodNonce']!['create']!(paymentMethod.token);
  const other = String(paymentMethodNonce['nonce']);
  expect(await shop.creditCard('fromNonce', other)).toMatchObject({ token: paymentMethod.token });
  // Finding a card by its nonce spends the nonce.
  await expect(shop.creditCard('fromNonce', other)).rejects.toMatchObject({ type: 'notFoundError' });
  await expect(shop.gateway['paymentMethodNonce']!['create']!('nothing')).rejects.toMatchObject({ type: 'notFoundError' });
});
