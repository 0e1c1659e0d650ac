import { callClientApi, readFingerprint } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
let authorizationFingerprint: string;
beforeAll(async () => {
  shop = await openShop();
  authorizationFingerprint = readFingerprint(await shop.sandbox.createClientToken());
});
afterAll(() => shop.close());

const CREDIT = '6212345678901232';
const DEBIT = '6212345678901265';
const call = (method: string, path: string, body: object) =>
  callClientApi(shop.sandbox, method, path, { authorizationFingerprint, ...body });
const readCapabilities = (number: string, body: object = {}) =>
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
const enrollCard = async (number: string) => ((await enroll(number)).body as { unionPayEnrollmentId: string }).unionPayEnrollmentId;
const tokenize = (
  number: string,
  unionPayEnrollment: object,
  card: object = { expirationMonth: '12', expirationYear: '2030', cvv: '123' },
) =>
  call('POST', 'payment_methods/credit_cards', {
    _meta: { source: 'unionpay' },
    creditCard: { number, ...card, options: { unionPayEnrollment } },
  });
const readField = (body: unknown, ...path: string[]) => {
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
])('reports whether %s is a debit card (%s), and which payments it supports', async (number, isDebit, unionPay) => {
  expect(await readCapabilities(number)).toEqual({ status: 200, body: { isUnionPay: true, isDebit, unionPay } });
});

test('reports of a card of another brand only that it is not UnionPay', async () => {
  expect(await readCapabilities('4111111111111111')).toEqual({ status: 200, body: { isUnionPay: false } });
  expect((await readCapabilities('nonsense')).status).toBe(422);
  expect((await call('GET', 'payment_methods/credit_cards/capabilities', {})).status).toBe(422);
});

test('every endpoint needs a client token', async () => {
  const key = { authorizationFingerprint: undefined, tokenizationKey: shop.sandbox.tokenizationKey };
  const { url, merchantId, tokenizationKey } = shop.sandbox;
  const query = new URLSearchParams({ 'creditCard[number]': CREDIT, tokenizationKey });
  const answer = await fetch(`${url}/merchants/${merchantId}/client_api/v1/payment_methods/credit_cards/capabilities?${query}`);
  const created = await call('POST', 'union_pay_enrollments', { ...key, unionPayEnrollment: { number: CREDIT } });
  const options = { unionPayEnrollment: {} };
  const tokenized = await call('POST', 'payment_methods/credit_cards', { ...key, creditCard: { number: CREDIT, options } });
  expect([answer.status, created.status, tokenized.status]).toEqual([403, 403, 403]);
});

/** One of each kind, and of each length. */
const CHARGED = [
  ...[DEBIT, CREDIT, '6212345678900093'],
  ...['62123456789002', '621234567890003', '62123456789000003', '621234567890000002', '6212345678900000003'],
];

test.each(CHARGED)('%s is enrolled, confirmed by a code by SMS, tokenized and charged', async (number) => {
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
});

test('a card that needs no code by SMS is tokenized without one', async () => {
  const { body } = await enroll('6212345678900085');
  expect(body).toEqual({ unionPayEnrollmentId: expect.any(String), smsCodeRequired: false });
  const { unionPayEnrollmentId: id } = body as { unionPayEnrollmentId: string };
  expect((await tokenize('6212345678900085', { id })).status).toBe(202);
});

test.each([
  ['a card this merchant cannot charge', '6212345678900028', {}, 'number'],
  ['a card that is not active', '6212345678900036', {}, 'number'],
  ['a card of another brand', '4111111111111111', {}, 'number'],
  ['a number with a wrong last digit', '6212345678901233', {}, 'number'],
  ['no mobile number', CREDIT, { mobileNumber: undefined }, 'mobileNumber'],
  ['a mobile number in words', CREDIT, { mobileNumber: 'call me' }, 'mobileNumber'],
  ['no country code', CREDIT, { mobileCountryCode: undefined }, 'mobileCountryCode'],
  ['an expired card', CREDIT, { expirationYear: '2009' }, 'expirationYear'],
  ['an expired date', CREDIT, { expirationMonth: undefined, expirationYear: undefined, expirationDate: '12/09' }, 'expirationDate'],
])('refuses to enroll %s', async (_, number, changed, field) => {
  const { status, body } = await enroll(number, changed);
  expect([status, readField(body, 'unionPayEnrollment', field)]).toEqual([422, expect.objectContaining({ field })]);
});

test.each([
  ['with a two-digit year', { expirationDate: '12/30' }],
  ['with a four-digit year', { expirationDate: '12/2030' }],
  ['that is left out', {}],
])('accepts an expiration date %s', async (_, date) => {
  const { body } = await enroll(CREDIT, { expirationMonth: undefined, expirationYear: undefined, ...date });
  const { unionPayEnrollmentId: id } = body as { unionPayEnrollmentId: string };
  expect((await tokenize(CREDIT, { id, smsCode: '1' }, date)).status).toBe(202);
});

describe('refuses to tokenize', () => {
  const enrollmentPath = ['creditCard', 'options', 'unionPayEnrollment'];

  test('with the wrong code or none, and the correct code still works afterwards', async () => {
    const id = await enrollCard(CREDIT);
    const wrong = await tokenize(CREDIT, { id, smsCode: '999999' });
    expect([wrong.status, readField(wrong.body, ...enrollmentPath, 'smsCode')]).toEqual([
      422,
      expect.objectContaining({ field: 'smsCode' }),
    ]);
    const none = await tokenize(CREDIT, { id });
    expect([none.status, readField(none.body, ...enrollmentPath, 'smsCode')]).toEqual([422, expect.objectContaining({ field: 'smsCode' })]);
    expect((await tokenize(CREDIT, { id, smsCode: '12345' })).status).toBe(202);
    expect((await tokenize(CREDIT, { id, smsCode: '12345' })).status).toBe(422);
  });

  test('with an enrollment that is unknown or of another card', async () => {
    const id = await enrollCard(CREDIT);
    for (const [number, enrollmentId] of [
      [CREDIT, 'unknown'],
      [DEBIT, id],
    ] as const) {
      const { status, body } = await tokenize(number, { id: enrollmentId, smsCode: '12345' });
      expect([status, readField(body, ...enrollmentPath, 'id')]).toEqual([422, expect.objectContaining({ field: 'id' })]);
    }
  });

  test('an expired card', async () => {
    const { status, body } = await tokenize(CREDIT, { id: await enrollCard(CREDIT), smsCode: '1' }, { expirationDate: '01/2009' });
    expect([status, readField(body, 'creditCard', 'expirationDate')]).toEqual([422, expect.objectContaining({ field: 'expirationDate' })]);
  });
});

test('a card of another brand needs no enrollment, even when the page names one', async () => {
  expect((await tokenize('4111111111111111', {})).status).toBe(202);
  expect((await tokenize('4111111111111112', {})).status).toBe(422);
});
