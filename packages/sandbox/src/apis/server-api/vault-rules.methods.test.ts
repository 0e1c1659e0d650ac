import { valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, SETTINGS, type Shop } from '../../fixtures/shop';
import { acceptedKinds } from '../../payments/instruments/kinds';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const CARD = { number: '4111111111111111', expirationDate: '05/2030' };
/** The documented nonces of everything that is no card and may be vaulted. */
const ACCOUNTS = acceptedKinds
  .filter(({ isCard, instrumentType }) => !isCard && instrumentType !== 'local_payment')
  .flatMap(({ fakeNonces }) => Object.keys(fakeNonces))
  .filter((nonce) => nonce !== 'fake-paypal-one-time-nonce');
const DECLINED = { number: '4000111111111115', expirationDate: '05/2030' };

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  const createCustomer = async () => String(valueAt((await call('POST customers', 'customer', { firstName: 'Ada' })).body, 'id'));
  const vault = async (root: string, fields: object) =>
    call('POST payment_methods', root, { customerId: await createCustomer(), ...fields });
  const vaultToken = async (fields: object) => String(valueAt((await vault('creditCard', fields)).body, 'token'));

  test('refuses an empty payment method, and a nonce of a brand that the merchant does not accept', async () => {
    expect((await call('POST payment_methods', 'paymentMethod', {})).errors).toEqual(['93101 paymentMethod.base']);
    await shop.sandbox.configure({ ...SETTINGS, supportedCardTypes: ['Visa'] });
    const paymentMethodNonce = 'fake-valid-amex-nonce';
    const refused = await vault('paymentMethod', { paymentMethodNonce });
    const sold = (fields: XmlFields) => call('POST transactions', 'transaction', { type: 'sale', amount: '1.00', ...fields });
    const codes = [refused.errors, (await sold({ paymentMethodNonce })).errors];
    await shop.sandbox.configure(SETTINGS);
    expect(codes).toEqual([['91734 creditCard.payment_method_nonce'], ['91567 transaction.payment_method_nonce']]);
  });

  test('a token in use is refused with 91719 on creation, on an update and in a sale', async () => {
    const [token, other] = [await vaultToken(CARD), await vaultToken(CARD)];
    expect((await vault('creditCard', { ...CARD, token })).errors).toEqual(['91719 creditCard.token']);
    expect((await call(`PUT payment_methods/credit_card/${other}`, 'creditCard', { token })).errors).toEqual(['91719 creditCard.token']);
    const creditCard = { ...CARD, token };
    const sale = { type: 'sale', amount: '10.00', creditCard, options: { storeInVault: true } };
    expect((await call('POST transactions', 'transaction', sale)).errors).toEqual(['91719 transaction.creditCard.token']);
  });

  test('a declined verification has risk data and stores no card', async () => {
    const customerId = await createCustomer();
    const request = { customerId, ...DECLINED, options: { verifyCard: true } };
    const { body } = await call('POST payment_methods', 'creditCard', request);
    expect(body).toMatchObject({
      message: 'Do Not Honor',
      verification: { status: 'processor_declined', riskData: { decision: 'Approve', decisionReasons: [] } },
    });
    expect((await call(`GET customers/${customerId}`)).body).toMatchObject({ creditCards: [] });
    const skipping = { ...request, options: { verifyCard: true, skipAdvancedFraudChecking: true } };
    const skipped = await call('POST payment_methods', 'creditCard', skipping);
    expect(valueAt(skipped.body, 'verification')).not.toHaveProperty('riskData');
  });

  test.each([
    [{ verificationAmount: '-1' }, '91739 creditCard.options.verification_amount'],
    [{ verificationAmount: 'much' }, '91740 creditCard.options.verification_amount'],
    [{ verificationAmount: '21474836.48' }, '91752 creditCard.options.verification_amount'],
    [{ verificationAmount: '0.99', verificationMerchantAccountId: 'hiper_brl' }, '91741 creditCard.options.verification_amount'],
    [{ verificationMerchantAccountId: 'none' }, '91728 creditCard.options.verification_merchant_account_id'],
    [{ verificationMerchantAccountId: 'suspended_account' }, '91742 creditCard.options.verification_merchant_account_id'],
    [{ verificationAccountType: 'ach' }, '91757 creditCard.options.verification_account_type'],
    [{ verificationAccountType: 'debit' }, '91758 creditCard.options.verification_account_type'],
  ])('refuses the options %j', async (options, error) => {
    expect((await vault('creditCard', { ...CARD, options: { verifyCard: true, ...options } })).errors).toEqual([error]);
  });

  test('a Brazilian account verifies a card as debit', async () => {
    const options = {
      verifyCard: true,
      verificationMerchantAccountId: 'shop_brl',
      verificationAccountType: 'debit',
      verificationAmount: '1.02',
    };
    const { body } = await vault('creditCard', { ...CARD, options });
    expect(body).toMatchObject({ verifications: [{ amount: '1.02', currencyIsoCode: 'BRL', merchantAccountId: 'shop_brl' }] });
    expect(body).toMatchObject({ verifications: [{ creditCard: { token: valueAt(body, 'token'), accountType: 'debit' } }] });
  });

  test('ignores the account type of a verification that is not requested', async () => {
    expect((await vault('creditCard', { ...CARD, options: { verificationAccountType: 'credit' } })).status).toBe(201);
  });

  test('a number beside the nonce of a card takes the place of its number', async () => {
    const { body } = await vault('paymentMethod', { paymentMethodNonce: 'fake-valid-visa-nonce', number: '5555555555554444', cvv: '123' });
    expect(body).toMatchObject({ bin: '555555', last4: '4444', cardType: 'MasterCard', expirationMonth: '12', expirationYear: '2030' });
    const wrong = await vault('paymentMethod', { paymentMethodNonce: 'fake-valid-visa-nonce', number: '4111111111111112' });
    expect(wrong.errors).toEqual(['81715 creditCard.number']);
  });

  test('finds cards that are expired, and cards that expire in a span of months', async () => {
    const [past, later] = [await vaultToken({ ...CARD, expirationDate: '01/2010' }), await vaultToken(CARD)];
    const ids = async (path: string) => valueAt((await call(`POST payment_methods/all/${path}`, 'search', {})).body, 'ids');
    expect(await ids('expired_ids')).toContain(past);
    expect(await ids('expired_ids')).not.toContain(later);
    expect(await ids('expiring_ids?start=012010&end=122010')).toContain(past);
    expect(await ids('expiring_ids?start=022010&end=042030')).not.toContain(past);
    expect(await ids('expiring_ids?start=052030&end=052030')).toContain(later);
    const page = await call('POST payment_methods/all/expired', 'search', { ids: [past] });
    expect(JSON.stringify(page.body)).toContain(`"token":"${past}"`);
  });

  test.each([
    ['91738 creditCard.base', 'creditCard', { paymentMethodNonce: 'fake-paypal-future-nonce' }],
    ['91727 creditCard.venmo_sdk_payment_method_code', 'creditCard', { venmoSdkPaymentMethodCode: 'stub-invalid-payment-method-code' }],
    ['942113 verification.eci_flag', 'creditCard', { ...CARD, threeDSecurePassThru: { cavv: 'c' }, options: { verifyCard: true } }],
    ['91708 creditCard.expiration_date', 'creditCard', { ...CARD, expirationMonth: '05' }],
    ['91729 creditCard.options.update_existing_token', 'creditCard', { ...CARD, options: { updateExistingToken: 'other' } }],
    ['91744 creditCard.billing_address', 'creditCard', { ...CARD, billingAddress: 'Chicago' }],
    ['82902 paypalAccount.base', 'paymentMethod', { paymentMethodNonce: 'fake-paypal-one-time-nonce' }],
    ['81715 creditCard.number', 'paymentMethod', { paymentMethodNonce: 'fake-luhn-invalid-nonce' }],
    [
      '93121 paymentMethod.options.us_bank_account_verification_method',
      'paymentMethod',
      { paymentMethodNonce: 'fake-us-bank-account-nonce', options: { usBankAccountVerificationMethod: 'guess' } },
    ],
  ])('refuses with %s', async (error, root, fields) => {
    expect((await vault(root, fields)).errors).toEqual([error]);
  });

  const CARD_OPTIONS = {
    verifyCard: true,
    verificationMerchantAccountId: 'none',
    verificationAmount: 'much',
    failOnDuplicatePaymentMethod: true,
    failOnDuplicatePaymentMethodForCustomer: true,
    updateExistingToken: 'none',
  };

  test.each(ACCOUNTS)(
    'ignores the options of a card beside %s, also when it is stored twice and in an update',
    async (paymentMethodNonce) => {
      const fields = { paymentMethodNonce, options: CARD_OPTIONS, threeDSecurePassThru: { cavv: 'c' } };
      const stored = await vault('paymentMethod', fields);
      expect(stored).toMatchObject({ status: 201, errors: [] });
      expect((await vault('paymentMethod', fields)).status).toBe(201);
      const path = `PUT payment_methods/any/${String(valueAt(stored.body, 'token'))}`;
      expect((await call(path, 'paymentMethod', fields)).status).toBe(200);
      expect((await call(path, 'paymentMethod', { options: CARD_OPTIONS })).status).toBe(200);
      const options = { usBankAccountVerificationMethod: 'guess' };
      const error = '93121 paymentMethod.options.us_bank_account_verification_method';
      expect((await call(path, 'paymentMethod', { options })).errors).toEqual([error]);
    },
  );

  test('checks the options of a card beside a nonce of a card, and a nonce that is unknown', async () => {
    const options = { verifyCard: true, verificationMerchantAccountId: 'none' };
    const error = '91728 creditCard.options.verification_merchant_account_id';
    expect((await vault('paymentMethod', { paymentMethodNonce: 'fake-android-pay-visa-nonce', options })).errors).toEqual([error]);
    expect((await vault('paymentMethod', { paymentMethodNonce: 'unknown', options })).errors).toContain(error);
  });

  test.each([
    ['5431111111111111', 'MasterCard', 'Unknown'],
    ['63049580000009', 'Maestro', 'Unknown'],
    ['5066991111111118', 'Elo', 'Unknown'],
    ['4111111510101010', 'Visa', 'J3'],
    ['4111111114101010', 'Visa', 'MSA'],
    ['4111111111310101', 'Visa', 'MSB'],
  ])('the test number %s belongs to a card of %s, whose product is %s', async (number, cardType, productId) => {
    expect((await vault('creditCard', { ...CARD, number })).body).toMatchObject({ cardType, productId, last4: number.slice(-4) });
  });

  test('a method cannot become another kind by an update', async () => {
    const card = await vaultToken(CARD);
    const account = String(valueAt((await vault('paymentMethod', { paymentMethodNonce: 'fake-paypal-future-nonce' })).body, 'token'));
    const update = (token: string, paymentMethodNonce: string) =>
      call(`PUT payment_methods/any/${token}`, 'paymentMethod', { paymentMethodNonce });
    expect((await update(card, 'fake-paypal-future-nonce')).errors).toEqual(['91735 creditCard.base']);
    expect((await update(account, 'fake-valid-nonce')).errors).toEqual(['92914 paypalAccount.base']);
  });
});
