import { randomNonce } from '../random';
import { storeNonce } from '../store/store-nonce';
import { readCodes, openShop, VISA, type Shop } from './testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const method = (name: string, ...args: unknown[]) => shop.gateway['paymentMethod']![name]!(...args);
const creditCard = (name: string, ...args: unknown[]) => shop.gateway['creditCard']![name]!(...args);
const createCustomer = async () => (await shop.gateway['customer']!['create']!({ firstName: 'Ada' })).customer.id;

test('a card is vaulted, charged, changed and deleted', async () => {
  const customerId = await createCustomer();
  const paymentMethodNonce = await shop.tokenize({ ...VISA, cardholderName: 'Ada', billingAddress: { postalCode: '12345' } });
  const created = await method('create', { customerId, paymentMethodNonce });
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
  expect(await method('find', token)).toMatchObject({ token, cardType: 'Visa', subscriptions: [], verifications: [] });
  const sold = await shop.sale({ amount: '10.00', paymentMethodToken: token });
  expect(sold.transaction).toMatchObject({ creditCard: { token }, customer: { id: customerId, firstName: 'Ada' }, cvvResponseCode: 'I' });
  const updated = await method('update', token, { cardholderName: 'Grace', expirationDate: '01/2020', token: `${token}x` });
  expect(updated.paymentMethod).toMatchObject({ token: `${token}x`, cardholderName: 'Grace', expirationDate: '01/2020', expired: true });
  await method('delete', `${token}x`);
  await expect(method('find', `${token}x`)).rejects.toMatchObject({ type: 'notFoundError' });
});

test.each([
  ['fake-valid-nonce', 'CreditCard', 'creditCard', 'find'],
  ['fake-paypal-billing-agreement-nonce', 'PayPalAccount', 'paypalAccount', 'find'],
  ['fake-sepa-direct-debit-nonce', 'SepaDirectDebitAccount', 'sepaDirectDebitAccount', 'find'],
  ['fake-us-bank-account-nonce', 'UsBankAccount', 'usBankAccount', 'find'],
  ['fake-venmo-account-nonce', 'VenmoAccount', 'paymentMethod', 'find'],
  ['fake-apple-pay-visa-nonce', 'ApplePayCard', 'paymentMethod', 'find'],
  ['fake-android-pay-visa-nonce', 'AndroidPayCard', 'paymentMethod', 'find'],
  ['fake-visa-checkout-visa-nonce', 'VisaCheckoutCard', 'paymentMethod', 'find'],
])('%s is vaulted as %s', async (paymentMethodNonce, kind, group, name) => {
  const customerId = await createCustomer();
  const { paymentMethod } = await method('create', { customerId, paymentMethodNonce });
  expect(paymentMethod.constructor.name).toBe(kind);
  expect(await shop.gateway[group]![name]!(paymentMethod.token)).toMatchObject({ token: paymentMethod.token, customerId });
  const customer = await shop.gateway['customer']!['find']!(customerId);
  // The SDK lists every kind except this one in `paymentMethods`.
  const list = kind === 'VisaCheckoutCard' ? 'visaCheckoutCards' : 'paymentMethods';
  expect(customer).toMatchObject({ [list]: [{ token: paymentMethod.token }] });
});

test('the first method is the default, until another becomes the default or it is deleted', async () => {
  const customerId = await createCustomer();
  const add = async (options = {}) =>
    (await method('create', { customerId, paymentMethodNonce: 'fake-valid-nonce', options })).paymentMethod;
  const [first, second, third] = [await add(), await add(), await add({ makeDefault: true })];
  expect([first, second, third].map((each) => each['default'])).toEqual([true, false, true]);
  expect((await shop.sale({ amount: '10.00', customerId })).transaction).toMatchObject({ creditCard: { token: third.token } });
  await method('update', second.token, { options: { makeDefault: true } });
  expect((await shop.sale({ amount: '10.00', customerId })).transaction).toMatchObject({ creditCard: { token: second.token } });
  await method('delete', second.token);
  expect((await shop.sale({ amount: '10.00', customerId })).transaction).toMatchObject({ creditCard: { token: first.token } });
  expect(readCodes(await shop.sale({ amount: '10.00', customerId: await createCustomer() }))).toEqual(['91511']);
  expect(readCodes(await shop.sale({ amount: '10.00', customerId: await createCustomer(), paymentMethodToken: first.token }))).toEqual([
    '91516',
  ]);
});

describe('error', () => {
  test.each([
    ['93103', {}],
    ['93107', { paymentMethodNonce: 'fake-consumed-nonce' }],
    ['93108', { paymentMethodNonce: 'unknown' }],
    ['81715', { paymentMethodNonce: 'fake-luhn-invalid-nonce' }],
    ['93102', { paymentMethodNonce: 'fake-three-digit-cvv-only-nonce' }],
    ['93104', { paymentMethodNonce: 'fake-valid-nonce', customerId: undefined }],
    ['93105', { paymentMethodNonce: 'fake-valid-nonce', customerId: 'nobody' }],
    ['91718', { paymentMethodNonce: 'fake-valid-nonce', token: 'a b' }],
    ['91720', { paymentMethodNonce: 'fake-valid-nonce', token: 'x'.repeat(37) }],
    ['91721', { paymentMethodNonce: 'fake-valid-nonce', token: 'all' }],
  ])('%s of a payment method (%#)', async (code, request) => {
    expect(readCodes(await method('create', { customerId: await createCustomer(), ...request }))).toEqual([code]);
  });

  test.each([
    ['91704', { ...VISA, customerId: undefined }],
    ['91705', { ...VISA, customerId: 'nobody' }],
    ['91731', { paymentMethodNonce: 'fake-consumed-nonce' }],
    ['91732', { paymentMethodNonce: 'unknown' }],
    ['81725', {}],
    ['81714', { ...VISA, number: '' }],
    ['81715', { ...VISA, number: '4111111111111112' }],
    ['81716', { ...VISA, number: '411' }],
    ['81717', { ...VISA, number: '4242424242424242' }],
    ['81709', { number: VISA.number }],
    ['81710', { ...VISA, expirationDate: '13/30' }],
    ['81712', { number: VISA.number, expirationMonth: '13', expirationYear: '2030' }],
    ['81713', { number: VISA.number, expirationMonth: '12', expirationYear: '1974' }],
    ['81707', { ...VISA, cvv: '1234' }],
    ['81723', { ...VISA, cardholderName: 'x'.repeat(176) }],
    ['81813', { ...VISA, billingAddress: { postalCode: '$' } }],
  ])('%s of a card (%#)', async (code, card) => {
    expect(readCodes(await creditCard('create', { customerId: await createCustomer(), ...card }))).toEqual([code]);
  });

  test('91719 for a token that exists, 93107 for a nonce that is spent', async () => {
    const customerId = await createCustomer();
    const paymentMethodNonce = await shop.tokenize(VISA);
    const { paymentMethod } = await method('create', { customerId, paymentMethodNonce });
    expect(readCodes(await method('create', { customerId, paymentMethodNonce }))).toEqual(['93107']);
    expect(readCodes(await method('create', { customerId, paymentMethodNonce: 'fake-valid-nonce', token: paymentMethod.token }))).toEqual([
      '91719',
    ]);
  });

  test('81724 for a card that is vaulted, 81763 for a card that the customer has', async () => {
    const [customerId, other] = [await createCustomer(), await createCustomer()];
    const card = { number: '4005519200000004', expirationDate: '12/2030' };
    await creditCard('create', { ...card, customerId });
    const again = (customer: string, option: string) =>
      creditCard('create', { ...card, customerId: customer, options: { [option]: true } });
    expect(readCodes(await again(other, 'failOnDuplicatePaymentMethod'))).toEqual(['81724']);
    expect(readCodes(await again(customerId, 'failOnDuplicatePaymentMethodForCustomer'))).toEqual(['81763']);
    expect((await again(other, 'failOnDuplicatePaymentMethodForCustomer')).success).toBe(true);
  });
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
    const customerId = await createCustomer();
    const result = await creditCard('create', { ...card, customerId, options: { verifyCard: true } });
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
    const request = { ...VISA, ...card, customerId: await createCustomer(), options: { verifyCard: true } };
    const result = await creditCard('create', request);
    expect(readCodes(result)).toEqual(codes);
    expect(result.verification).toMatchObject({ status: 'gateway_rejected', gatewayRejectionReason });
  });
});

test('a sale can vault its card', async () => {
  const stored = await shop.sale({ amount: '10.00', paymentMethodNonce: await shop.tokenize(VISA), options: { storeInVault: true } });
  const { creditCard: card, customer } = stored.transaction as unknown as { creditCard: { token: string }; customer: { id: string } };
  expect(await method('find', card.token)).toMatchObject({ customerId: customer.id });
  const onSuccess = { options: { storeInVaultOnSuccess: true }, paymentMethodNonce: 'fake-valid-nonce' };
  expect((await shop.sale({ ...onSuccess, amount: '2000.00' })).transaction).toMatchObject({ creditCard: { token: null } });
  const named = await shop.sale({ ...onSuccess, amount: '10.00', customer: { id: 'grace', firstName: 'Grace' } });
  expect(named.transaction).toMatchObject({ customer: { id: 'grace', firstName: 'Grace' } });
  expect(readCodes(await shop.sale({ ...onSuccess, amount: '10.00', customer: { id: 'grace' } }))).toEqual(['91609']);
});

test('a nonce of a vaulted method refers to the method', async () => {
  const customerId = await createCustomer();
  const { paymentMethod } = await method('create', { customerId, paymentMethodNonce: 'fake-valid-prepaid-nonce' });
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
  await expect(creditCard('fromNonce', nonce)).rejects.toMatchObject({ type: 'notFoundError' });
  const { paymentMethodNonce } = await shop.gateway['paymentMethodNonce']!['create']!(paymentMethod.token);
  const other = String(paymentMethodNonce['nonce']);
  expect(await creditCard('fromNonce', other)).toMatchObject({ token: paymentMethod.token });
  // Finding a card by its nonce spends the nonce.
  await expect(creditCard('fromNonce', other)).rejects.toMatchObject({ type: 'notFoundError' });
  await expect(shop.gateway['paymentMethodNonce']!['create']!('nothing')).rejects.toMatchObject({ type: 'notFoundError' });
});

describe('US bank account', () => {
  const bankAccount = async (accountNumber: string, usBankAccountVerificationMethod?: string) => {
    const { context } = shop.sandbox;
    const nonce = randomNonce('tokenusbankacct_bc');
    await storeNonce(context, {
      nonce,
      type: 'us_bank_account',
      document: { nonce, details: { last4: accountNumber.slice(-4) } },
      hidden: { accountNumber },
    });
    const options = { usBankAccountVerificationMethod };
    return (await method('create', { customerId: await createCustomer(), paymentMethodNonce: nonce, options }))
      .paymentMethod as unknown as {
      token: string;
      verified: boolean;
      verifications: { id: string; status: string; processorResponseCode: string }[];
    };
  };

  test.each([
    ['1000000000', 'network_check', 'verified', '1000'],
    ['1000000001', 'network_check', 'verified', '1003'],
    ['1000000002', 'network_check', 'failed', '3000'],
    ['1000000003', 'network_check', 'processor_declined', '2038'],
    ['1000000003', 'micro_transfers', 'processor_declined', '2005'],
    ['1000000004', 'network_check', 'processor_declined', '2046'],
    ['1000000005', 'network_check', 'processor_declined', '2061'],
    ['1000000006', 'network_check', 'processor_declined', '2092'],
    ['1000000008', 'network_check', 'processor_declined', '2061'],
    ['1234567890', 'network_check', 'processor_declined', '2038'],
    ['1000000000', 'micro_transfers', 'pending', '1000'],
    ['1000000002', 'micro_transfers', 'failed', '3000'],
    ['1234567890', 'independent_check', 'verified', '1000'],
  ])(
    'the verification of account %s by %s ends as %s, response %s',
    async (accountNumber, verificationMethod, status, processorResponseCode) => {
      const account = await bankAccount(accountNumber, verificationMethod);
      expect(account).toMatchObject({ verified: status === 'verified', verifications: [{ status, processorResponseCode }] });
      const sold = await shop.sale({ amount: '10.00', paymentMethodToken: account.token });
      if (status === 'verified') expect(sold.transaction).toMatchObject({ status: 'settlement_pending' });
      else expect(readCodes(sold)).toEqual(['915172']);
    },
  );

  test('the amounts of two deposits confirm an account', async () => {
    const { token, verifications } = await bankAccount('1000000000', 'micro_transfers');
    const confirm = (...amounts: number[]) =>
      shop.gateway['usBankAccountVerification']!['confirmMicroTransferAmounts']!(verifications[0]!.id, amounts);
    expect(readCodes(await confirm(1, 2))).toEqual(['96103']);
    expect((await confirm(17, 29)).success).toBe(true);
    expect(readCodes(await confirm(17, 29))).toEqual(['96101']);
    expect(await method('find', token)).toMatchObject({ verified: true });
  });

  test('after five wrong attempts every other one is refused with 96104, also a correct one', async () => {
    const { verifications } = await bankAccount('1000000000', 'micro_transfers');
    const confirm = (...amounts: number[]) =>
      shop.gateway['usBankAccountVerification']!['confirmMicroTransferAmounts']!(verifications[0]!.id, amounts);
    const codes: string[] = [];
    for (let attempt = 1; attempt <= 6; attempt++) codes.push(...readCodes(await confirm(1, 2)));
    expect(codes).toEqual(['96103', '96103', '96103', '96103', '96104', '96104']);
    expect(readCodes(await confirm(17, 29))).toEqual(['96104']);
  });

  test.each([
    ['33333.33', 'failed', 'failed'],
    ['44444.44', 'settlement_pending', 'settlement_declined'],
    ['55555.55', 'settlement_pending', 'settlement_declined'],
    ['6666.66', 'settlement_pending', 'settlement_declined'],
    ['7777.77', 'settlement_pending', 'settlement_declined'],
    ['2000.00', 'settlement_pending', 'settled'],
  ])('a sale of %s is first %s, and %s a day later', async (amount, status, later) => {
    const { transaction } = await shop.sale({ amount, paymentMethodNonce: 'fake-us-bank-account-nonce' });
    expect(transaction).toMatchObject({ status, paymentInstrumentType: 'us_bank_account' });
    shop.sandbox.clock.advance(24 * 60 * 60 * 1000);
    expect(await shop.gateway['transaction']!['find']!(transaction.id)).toMatchObject({ status: later });
    shop.sandbox.clock.reset();
  });
});
