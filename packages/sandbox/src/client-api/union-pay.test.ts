import { callClientApi, fingerprintIn } from '../testing/gateway';
import { openShop, type Shop } from '../server-api/testing/shop';

let shop: Shop;
let authorizationFingerprint: string;
beforeAll(async () => {
  shop = await openShop();
  authorizationFingerprint = fingerprintIn(shop.sandbox.createClientToken());
});
afterAll(() => shop.close());

const CREDIT = '6212345678901232';
const DEBIT = '6212345678901265';
const call = (method: string, path: string, body: object) =>
  callClientApi(shop.sandbox, method, path, { authorizationFingerprint, ...body });
const capabilities = (number: string, body: object = {}) =>
  call('GET', 'payment_methods/credit_cards/capabilities', { 'creditCard[number]': number, '_meta[source]': 'unionpay', ...body });
const enroll = (number: string, changed: object = {}) =>
  call('POST', 'union_pay_enrollments', {
    _meta: { source: 'unionpay' },
    unionPayEnrollment: {
      number,
      mobileCountryCode: '62',
      mobileNumber: '111111111111',
      expirationMonth: '12',
      expirationYear: '2030',
      ...changed,
    },
  });
const enrolled = async (number: string) => ((await enroll(number)).body as { unionPayEnrollmentId: string }).unionPayEnrollmentId;
const tokenize = (
  number: string,
  unionPayEnrollment: object,
  card: object = { expirationMonth: '12', expirationYear: '2030', cvv: '123' },
) =>
  call('POST', 'payment_methods/credit_cards', {
    _meta: { source: 'unionpay' },
    creditCard: { number, ...card, options: { unionPayEnrollment } },
  });
const fieldOf = (body: unknown, ...path: string[]) => {
  const node = { fieldErrors: (body as { fieldErrors: { field: string; fieldErrors?: [] }[] }).fieldErrors };
  return path.reduce<{ field?: string; fieldErrors?: { field: string; fieldErrors?: [] }[] } | undefined>(
    (found, field) => found?.fieldErrors?.find((each) => each.field === field),
    node,
  );
};

const full = { supportsTwoStepAuthAndCapture: true, isSupported: true };
test.each([
  [DEBIT, true, full],
  [CREDIT, false, full],
  ['6212345678900028', false, { supportsTwoStepAuthAndCapture: false, isSupported: false }],
  ['6212345678900036', false, full],
  ['6212345678900085', false, full],
  ['6212345678900093', false, { supportsTwoStepAuthAndCapture: false, isSupported: true }],
  ['62123456789002', false, full],
  ['621234567890003', false, full],
  ['62123456789000003', false, full],
  ['621234567890000002', false, full],
  ['6212345678900000003', false, full],
  ['6243030000000001', false, full],
])('what can be done with %s', async (number, isDebit, unionPay) => {
  expect(await capabilities(number)).toEqual({ status: 200, body: { isUnionPay: true, isDebit, unionPay } });
});

test('of any other brand no more is said', async () => {
  expect(await capabilities('4111111111111111')).toEqual({ status: 200, body: { isUnionPay: false } });
  expect((await capabilities('nonsense')).status).toBe(422);
  expect((await call('GET', 'payment_methods/credit_cards/capabilities', {})).status).toBe(422);
});

test('all of it needs a client token', async () => {
  const key = { authorizationFingerprint: undefined, tokenizationKey: shop.sandbox.tokenizationKey };
  const { url, merchantId, tokenizationKey } = { ...shop.sandbox, merchantId: shop.sandbox.context.merchant.id };
  const query = new URLSearchParams({ 'creditCard[number]': CREDIT, tokenizationKey });
  const asked = await fetch(`${url}/merchants/${merchantId}/client_api/v1/payment_methods/credit_cards/capabilities?${query}`);
  const made = await call('POST', 'union_pay_enrollments', { ...key, unionPayEnrollment: { number: CREDIT } });
  const options = { unionPayEnrollment: {} };
  const tokenized = await call('POST', 'payment_methods/credit_cards', { ...key, creditCard: { number: CREDIT, options } });
  expect([asked.status, made.status, tokenized.status]).toEqual([403, 403, 403]);
});

test.each([DEBIT, CREDIT, '6212345678900093', '62123456789002', '6212345678900000003'])(
  '%s: enrolled, a code by SMS, a nonce, a sale',
  async (number) => {
    const { status, body } = await enroll(number);
    expect([status, body]).toEqual([201, { unionPayEnrollmentId: expect.any(String), smsCodeRequired: true }]);
    const { unionPayEnrollmentId: id } = body as { unionPayEnrollmentId: string };
    const answer = await tokenize(number, { id, smsCode: '12345' });
    expect(answer).toMatchObject({
      status: 202,
      body: { creditCards: [{ type: 'CreditCard', details: { cardType: 'UnionPay', lastFour: number.slice(-4) } }] },
    });
    const [{ nonce }] = (answer.body as { creditCards: [{ nonce: string }] }).creditCards;
    expect(await shop.sale({ amount: '10.00', paymentMethodNonce: nonce, options: { submitForSettlement: true } })).toMatchObject({
      success: true,
      transaction: { status: 'submitted_for_settlement', creditCard: { cardType: 'China UnionPay', last4: number.slice(-4) } },
    });
  },
);

test('a card that needs no code', async () => {
  const { body } = await enroll('6212345678900085');
  expect(body).toEqual({ unionPayEnrollmentId: expect.any(String), smsCodeRequired: false });
  const { unionPayEnrollmentId: id } = body as { unionPayEnrollmentId: string };
  expect((await tokenize('6212345678900085', { id })).status).toBe(202);
});

test.each([
  ['a card this merchant cannot charge', '6212345678900028', {}, 'number'],
  ['a card that is not active', '6212345678900036', {}, 'number'],
  ['a card of another brand', '4111111111111111', {}, 'number'],
  ['a number that is none', '6212345678901233', {}, 'number'],
  ['no mobile number', CREDIT, { mobileNumber: undefined }, 'mobileNumber'],
  ['a mobile number in words', CREDIT, { mobileNumber: 'call me' }, 'mobileNumber'],
  ['no country code', CREDIT, { mobileCountryCode: undefined }, 'mobileCountryCode'],
  ['an expired card', CREDIT, { expirationYear: '2009' }, 'expirationYear'],
  ['an expired date', CREDIT, { expirationMonth: undefined, expirationYear: undefined, expirationDate: '12/09' }, 'expirationDate'],
])('not enrolled: %s', async (_, number, changed, field) => {
  const { status, body } = await enroll(number, changed);
  expect([status, fieldOf(body, 'unionPayEnrollment', field)]).toEqual([422, expect.objectContaining({ field })]);
});

test.each([
  ['in one', { expirationDate: '12/30' }],
  ['in two', { expirationDate: '12/2030' }],
  ['not at all', {}],
])('a date may be given %s', async (_, date) => {
  const { body } = await enroll(CREDIT, { expirationMonth: undefined, expirationYear: undefined, ...date });
  const { unionPayEnrollmentId: id } = body as { unionPayEnrollmentId: string };
  expect((await tokenize(CREDIT, { id, smsCode: '1' }, date)).status).toBe(202);
});

describe('not tokenized', () => {
  const where = ['creditCard', 'options', 'unionPayEnrollment'];

  test('with the wrong code, or none; the right one is still good after that', async () => {
    const id = await enrolled(CREDIT);
    const wrong = await tokenize(CREDIT, { id, smsCode: '999999' });
    expect([wrong.status, fieldOf(wrong.body, ...where, 'smsCode')]).toEqual([422, expect.objectContaining({ field: 'smsCode' })]);
    const none = await tokenize(CREDIT, { id });
    expect([none.status, fieldOf(none.body, ...where, 'smsCode')]).toEqual([422, expect.objectContaining({ field: 'smsCode' })]);
    expect((await tokenize(CREDIT, { id, smsCode: '12345' })).status).toBe(202);
    expect((await tokenize(CREDIT, { id, smsCode: '12345' })).status).toBe(422);
  });

  test('with an enrollment that is unknown or of another card', async () => {
    const id = await enrolled(CREDIT);
    for (const [number, given] of [
      [CREDIT, 'unknown'],
      [DEBIT, id],
    ] as const) {
      const { status, body } = await tokenize(number, { id: given, smsCode: '12345' });
      expect([status, fieldOf(body, ...where, 'id')]).toEqual([422, expect.objectContaining({ field: 'id' })]);
    }
  });

  test('an expired card', async () => {
    const { status, body } = await tokenize(CREDIT, { id: await enrolled(CREDIT), smsCode: '1' }, { expirationDate: '01/2009' });
    expect([status, fieldOf(body, 'creditCard', 'expirationDate')]).toEqual([422, expect.objectContaining({ field: 'expirationDate' })]);
  });
});

test('a card without an enrollment is a card like any other', async () => {
  expect((await tokenize('4111111111111111', {})).status).toBe(202);
  expect((await tokenize('4111111111111112', {})).status).toBe(422);
});
