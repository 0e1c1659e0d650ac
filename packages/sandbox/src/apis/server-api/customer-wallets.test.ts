import { valueAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const CARD = { number: '4111111111111111', expirationMonth: '05', expirationYear: '2030' };
const APPLE_PAY = { ...CARD, cryptogram: 'AAAA', cardholderName: 'Ada Lane' };
const PAID_BY = { paymentMethodNonce: 'fake-apple-pay-visa-nonce' };
const NOWHERE = { postalCode: '$$$$', countryCodeAlpha2: 'UX' };

describe.each(FORMATS)('in %s', (format) => {
  const call = (request: string, root?: string, fields?: XmlFields) => callInFormat(shop, format, request, root, fields);
  const create = (fields: XmlFields) => call('POST customers', 'customer', fields);
  const createCustomer = async () => String(valueAt((await create({ firstName: 'Ada' })).body, 'id'));

  test('the nonce of an Apple Pay card is verified as the options beside it say', async () => {
    const options = { verifyCard: true, verificationMerchantAccountId: 'sandbox_eur', verificationAmount: '10.00' };
    const verified = { applePayCards: [{ verifications: [{ status: 'verified', amount: '10.00', merchantAccountId: 'sandbox_eur' }] }] };
    expect((await create({ ...PAID_BY, applePayCard: { options } })).body).toMatchObject(verified);
    expect((await create({ applePayCard: { ...APPLE_PAY, options } })).body).toMatchObject(verified);
    const unverified = await create({ ...PAID_BY, applePayCard: { options: { verifyCard: false } } });
    expect(unverified.body).toMatchObject({ applePayCards: [{ verifications: [] }] });
  });

  test.each<[string[], XmlFields]>([
    [['93535 applePay.options.verification_amount'], { verificationAmount: '-1.00' }],
    [['93534 applePay.options.verification_amount'], { verificationAmount: '0.001' }],
    [['93537 applePay.options.verification_amount'], { verificationAmount: '21474836.48' }],
    [['93536 applePay.options.verification_amount'], { verificationAmount: '0.01', verificationMerchantAccountId: 'card_processor_brl' }],
    [['93540 applePay.options.verification_merchant_account_id'], { verificationMerchantAccountId: 'none' }],
    [
      ['93540 applePay.options.verification_merchant_account_id', '93541 applePay.options.verification_merchant_account_id'],
      { verificationMerchantAccountId: 'suspended_account' },
    ],
    [['93538 applePay.verification_account_type'], { verificationAccountType: 'ach' }],
    [['93543 applePay.options.verification_account_type'], { verificationAccountType: 'credit' }],
  ])('refuses with %j, at the root, an Apple Pay card of a customer and of a payment method', async (errors, fields) => {
    const options = { verifyCard: true, ...fields };
    const customerId = await createCustomer();
    const answers = [
      await create({ ...PAID_BY, applePayCard: { options } }),
      await call(`PUT customers/${customerId}`, 'customer', { applePayCard: { ...APPLE_PAY, options } }),
      await call('POST payment_methods', 'paymentMethod', { customerId, ...PAID_BY, options }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 422, errors });
  });

  test('an Apple Pay card has no transaction of another network', async () => {
    const errors = ['93532 applePay.network_transaction_id_not_allowed'];
    const networkTransactionId = 'test123';
    expect((await create({ ...PAID_BY, applePayCard: { networkTransactionId, options: { verifyCard: true } } })).errors).toEqual(errors);
    expect((await create({ applePayCard: { ...APPLE_PAY, networkTransactionId } })).errors).toEqual(errors);
  });

  test.each<[string, string, string, boolean, XmlFields]>([
    ['applePayCard', 'applePayCards', 'applePay', true, APPLE_PAY],
    ['androidPayCard', 'androidPayCards', 'androidPayCard', false, { ...CARD, googleTransactionId: 'g1' }],
    [
      'androidPayNetworkToken',
      'androidPayCards',
      'androidPayNetworkToken',
      true,
      { ...CARD, googleTransactionId: 'g1', cryptogram: 'AAAA' },
    ],
  ])('a customer is stored and updated with %s, with its token and address', async (member, list, element, isNetworkTokenized, card) => {
    const created = await create({ [member]: { ...card, billingAddress: { postalCode: 83704 } } });
    expect(created.body).toMatchObject({
      [list]: [{ bin: '411111', expirationMonth: '05', isNetworkTokenized, billingAddress: { postalCode: '83704' } }],
    });
    const id = String(valueAt(created.body, 'id'));
    const token = `${member}-${format}`;
    const added = await call(`PUT customers/${id}`, 'customer', { [member]: { ...card, token, options: { makeDefault: true } } });
    expect(valueAt(added.body, list)).toContainEqual(expect.objectContaining({ token, default: true }));
    const refused = await create({ [member]: { ...card, billingAddress: NOWHERE } });
    expect(refused.errors.sort()).toEqual([
      `81813 ${element}.billingAddress.postal_code`,
      `91814 ${element}.billingAddress.country_code_alpha2`,
    ]);
  });

  test("the transaction id of Google is that of a customer's card", async () => {
    const { body } = await create({ androidPayCard: { ...CARD, googleTransactionId: 'g1' } });
    expect(body).toMatchObject({ androidPayCards: [{ googleTransactionId: 'g1' }] });
  });
});
