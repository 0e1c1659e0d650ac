import { readFingerprint, callClientApi } from '../testing/gateway';
import { readCodes, openShop, type Shop } from '../server-api/testing/shop';
import { answerChallenge, CHALLENGE_CARD, fetchChallenge, readReport, submitCode, type Lookup } from '../testing/three-d-secure';

let shop: Shop;
let authorizationFingerprint: string;
beforeAll(async () => {
  shop = await openShop();
  authorizationFingerprint = readFingerprint(shop.sandbox.createClientToken());
});
afterAll(() => shop.close());

const post = (path: string, body: object) => callClientApi(shop.sandbox, 'POST', path, { authorizationFingerprint, ...body });
const tokenize = (number: string) => shop.tokenize({ number, expirationMonth: '01', expirationYear: '2030' });
const lookUpNonce = (nonce: string, body: object = {}) =>
  post(`payment_methods/${nonce}/three_d_secure/lookup`, { amount: '10.00', ...body });
async function lookUp(number: string, body: object = {}): Promise<Lookup> {
  const answer = await lookUpNonce(await tokenize(number), body);
  expect(answer.status).toBe(201);
  return answer.body as Lookup;
}
const authenticate = (nonce: string, jwt: string, body: object = {}) =>
  post(`payment_methods/${nonce}/three_d_secure/authenticate_from_jwt`, { jwt, paymentMethodNonce: nonce, ...body });
const find = (nonce: string) => shop.gateway['paymentMethodNonce']!['find']!(nonce);

// Status, enrolled, transaction status, ECI, cryptogram; every documented number of the row.
const SHIFT = { liabilityShiftPossible: true, liabilityShifted: true };
const NO_SHIFT = { liabilityShiftPossible: false, liabilityShifted: false };
const POSSIBLE = { liabilityShiftPossible: true, liabilityShifted: false };
const ROWS: readonly [status: string, numbers: string, enrolled: string | null, pares: string | null, eci: string, flags: typeof SHIFT][] =
  [
    [
      'authenticate_successful',
      '4000000000002701 5200000000002235 340000000002708 6011000000002117 6505290000002000 4000000000001000 5200000000001005 340000000001007 6011000000001002',
      'Y',
      'Y',
      '05/02',
      SHIFT,
    ],
    [
      'authenticate_frictionless_failed',
      '4000000000002925 5200000000002276 340000000002096 6011000000002364 6277800000002457 4000000000001018 5200000000001013 340000000001015 6011000000001010',
      'Y',
      'N',
      '07/00',
      NO_SHIFT,
    ],
    [
      'authenticate_attempt_successful',
      '4000000000002719 5200000000002482 340000000002872 6011000000002646 6505290000002026 4000000000001026 5200000000001021 340000000001023 6011000000001028',
      'Y',
      'A',
      '06/01',
      SHIFT,
    ],
    [
      'authenticate_unable_to_authenticate',
      '4000000000002313 5200000000002268 4000000000001034 5200000000001039 340000000001031 6011000000001036',
      'Y',
      'U',
      '07/00',
      POSSIBLE,
    ],
    [
      'authenticate_rejected',
      '4000000000002537 5200000000002185 340000000002062 4000000000001042 5200000000001047',
      'Y',
      'R',
      '07/00',
      NO_SHIFT,
    ],
    [
      'authentication_unavailable',
      '4000000000002990 5200000000002409 340000000002468 4000000000001059 5200000000001054',
      'U',
      null,
      '07/00',
      NO_SHIFT,
    ],
    [
      'lookup_error',
      '4000000000002446 5200000000002037 340000000002732 4000000000001067 4000000000000044 5200000000000049',
      null,
      null,
      '07/00',
      NO_SHIFT,
    ],
    ['lookup_failed_acs_error', '4000000000002354 5200000000002326 4000000000001075 5200000000001070', null, null, '', NO_SHIFT],
    [
      'lookup_bypassed',
      '4000000000002560 5200000000002508 340000000002948 4000000000001083 5200000000001088',
      'B',
      null,
      '07/00',
      NO_SHIFT,
    ],
    ['data_only_successful', '5200000000002805', 'Y', 'I', '', NO_SHIFT],
    ['lookup_not_enrolled', '4111111111111111 4000000000000051 5200000000000056', 'N', null, '07/00', NO_SHIFT],
    ['unsupported_card', '3530111333300000', null, null, '', NO_SHIFT],
  ];

test.each(ROWS)('cards whose authentication ends as %s without a challenge', async (status, numbers, enrolled, pares, eci, flags) => {
  for (const number of numbers.split(' ')) {
    const { lookup, paymentMethod, threeDSecureInfo } = await lookUp(number);
    const [others, mastercard] = eci.split('/');
    const hasCryptogram = flags.liabilityShifted || status === 'data_only_successful';
    expect([number, paymentMethod.threeDSecureInfo]).toEqual([
      number,
      expect.objectContaining({
        status,
        enrolled,
        paresStatus: pares,
        eciFlag: (number.startsWith('52') ? mastercard : others) || null,
        cavv: hasCryptogram ? expect.any(String) : null,
        ...flags,
      }),
    ]);
    expect([threeDSecureInfo, lookup.acsUrl, lookup.pareq]).toEqual([flags, null, null]);
  }
});

const CHALLENGES: readonly [status: string, numbers: string, actionCode: string, flags: typeof SHIFT][] = [
  [
    'authenticate_successful',
    '4000000000002503 5200000000002151 340000000002534 6505290000002190 4000000000001091 5200000000001096 340000000001098 6011000000001093 4000000000000002',
    'SUCCESS',
    SHIFT,
  ],
  [
    'authenticate_failed',
    '4000000000002370 5200000000002490 340000000002237 6505290000002208 4000000000001109 4000000000000028',
    'FAILURE',
    POSSIBLE,
  ],
  [
    'authenticate_unable_to_authenticate',
    '4000000000002420 5200000000002664 340000000002484 6505290000002257 5200000000001112 4000000000000069',
    'NOACTION',
    POSSIBLE,
  ],
];

test.each(CHALLENGES)('cards whose authentication ends as %s after the correct code', async (status, numbers, actionCode, flags) => {
  for (const number of numbers.split(' ')) {
    const { lookup, paymentMethod, threeDSecureInfo } = await lookUp(number);
    expect(paymentMethod.threeDSecureInfo).toMatchObject({
      status: 'challenge_required',
      enrolled: 'Y',
      paresStatus: 'C',
      eciFlag: null,
      cavv: null,
      acsUrl: lookup.acsUrl,
    });
    expect(threeDSecureInfo).toEqual(POSSIBLE);
    const { data, jwt } = await submitCode(lookup);
    expect(data).toMatchObject({ ActionCode: actionCode, Validated: actionCode === 'SUCCESS', ErrorNumber: 0 });
    const { status: http, body } = await authenticate(paymentMethod.nonce, jwt);
    expect([http, body]).toEqual([
      201,
      {
        paymentMethod: expect.objectContaining({
          nonce: expect.any(String),
          threeDSecureInfo: expect.objectContaining({ status, ...flags }),
        }),
        threeDSecureInfo: flags,
      },
    ]);
  }
});

test.each(['4000000000002644', '5200000000002656', '6505290000002265', '4000000000001125'])(
  'the challenge of %s ends with error 1050, which the server finds on the nonce',
  async (number) => {
    const { lookup, paymentMethod } = await lookUp(number);
    const { data, jwt } = await submitCode(lookup);
    expect(data).toMatchObject({ ActionCode: 'ERROR', ErrorNumber: 1050, Validated: false });
    expect((await authenticate(paymentMethod.nonce, jwt)).status).toBe(422);
    expect(await find(paymentMethod.nonce)).toMatchObject({ threeDSecureInfo: { status: 'authenticate_error', liabilityShifted: false } });
  },
);

test('a bank of 3D Secure 1 may decide without a form, in a hidden frame', async () => {
  const { lookup, paymentMethod } = await lookUp('4000000000000010');
  expect(JSON.parse(Buffer.from(lookup.pareq ?? '', 'base64').toString())).toMatchObject({ mode: 'suppress' });
  const { data, jwt } = readReport(await fetchChallenge(lookup)).message;
  expect(data).toMatchObject({ ActionCode: 'FAILURE', Payment: { ExtendedData: { SignatureVerification: 'N' } } });
  expect((await authenticate(paymentMethod.nonce, jwt)).body).toMatchObject({
    paymentMethod: { threeDSecureInfo: { status: 'authenticate_signature_verification_failed', threeDSecureVersion: '1.0.2' } },
  });
});

test('a Mastercard may be authenticated by its data alone, without a challenge', async () => {
  expect((await lookUp('5200000000002151', { dataOnlyRequested: true })).paymentMethod.threeDSecureInfo).toMatchObject({
    status: 'data_only_successful',
  });
  expect((await lookUp(CHALLENGE_CARD, { dataOnlyRequested: true })).paymentMethod.threeDSecureInfo.status).toBe('challenge_required');
});

test('the console names the nonce of the verified card, and what it paid', async () => {
  const { lookup, paymentMethod } = await lookUp(CHALLENGE_CARD);
  const { jwt } = await submitCode(lookup);
  const { body } = await authenticate(paymentMethod.nonce, jwt);
  const { nonce } = (body as Lookup).paymentMethod;
  const { transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce: nonce });
  const { contexts } = (await (await fetch(`${shop.sandbox.url}/_control/contexts`)).json()) as { contexts: object[] };
  expect(contexts).toContainEqual(expect.objectContaining({ kind: 'three_d_secure', nonce, transactionId: transaction.id }));
});

describe('the challenge', () => {
  test('a wrong code may be tried again, twice', async () => {
    const { lookup, paymentMethod } = await lookUp(CHALLENGE_CARD);
    expect(await submitCode(lookup, '0000')).toMatchObject({ kind: 'shown' });
    expect(await fetchChallenge(lookup)).toContain('This code is not right');
    const right = await submitCode(lookup, '1234');
    expect(right.data).toMatchObject({ ActionCode: 'SUCCESS' });
    expect((await authenticate(paymentMethod.nonce, right.jwt)).status).toBe(201);

    const other = await lookUp(CHALLENGE_CARD);
    for (const code of ['1', '2']) await submitCode(other.lookup, code);
    expect((await submitCode(other.lookup, '3')).data).toMatchObject({ ActionCode: 'FAILURE' });
    expect((await submitCode(other.lookup, '1234')).data).toMatchObject({ ActionCode: 'FAILURE' });
  });

  test.each([
    ['cancel', '01'],
    ['expire', '03'],
  ])(
    'after the choice "%s" the cancel code is %s, and the payment may continue without a liability shift',
    async (choice, ChallengeCancel) => {
      const { lookup, paymentMethod } = await lookUp(CHALLENGE_CARD);
      const { data, jwt } = await answerChallenge(lookup, choice);
      expect(data).toMatchObject({ ActionCode: 'FAILURE', Payment: { ExtendedData: { ChallengeCancel } } });
      expect((await authenticate(paymentMethod.nonce, jwt)).body).toMatchObject({ threeDSecureInfo: POSSIBLE });
    },
  );

  test.each(['10001', '10002', '10003', '10005', '10006', '10007', '10008', '10009', '10010', '10011', '1050'])(
    'ends with error %s when the tester chooses it',
    async (number) => {
      const { lookup } = await lookUp(CHALLENGE_CARD);
      const { data } = await answerChallenge(lookup, 'fail', { number });
      expect(data).toMatchObject({ ActionCode: 'ERROR', ErrorNumber: Number(number), ErrorDescription: expect.any(String) });
    },
  );

  test('shows merchant and amount, and reports to nobody without an opener', async () => {
    const { lookup } = await lookUp(CHALLENGE_CARD, { merchantName: 'Corner <shop>', amount: 12.5 });
    const shown = await (await fetch(lookup.acsUrl ?? '')).text();
    for (const text of ['Corner &lt;shop&gt;', '12.50', 'Visa ending in 2503', 'Test page', 'data-report=""'])
      expect(shown).toContain(text);
  });

  test('the payload contains the requested window size', async () => {
    const { lookup } = await lookUp(CHALLENGE_CARD, { additionalInfo: { acsWindowSize: '03' } });
    const payload: unknown = JSON.parse(Buffer.from(lookup.pareq ?? '', 'base64').toString());
    expect(payload).toMatchObject({ challengeWindowSize: '03', mode: 'static' });
  });
});

describe('rejects', () => {
  test('a key instead of a client token', async () => {
    const nonce = await tokenize(CHALLENGE_CARD);
    const { tokenizationKey } = shop.sandbox;
    const body = { authorizationFingerprint: undefined, tokenizationKey };
    expect((await lookUpNonce(nonce, body)).status).toBe(403);
    expect((await authenticate(nonce, 'a.b.c', body)).status).toBe(403);
  });

  test('a nonce that is unknown, spent by another lookup, documented as spent, or expired', async () => {
    const nonce = await tokenize(CHALLENGE_CARD);
    expect((await lookUpNonce(nonce)).status).toBe(201);
    expect((await lookUpNonce(nonce)).status).toBe(404);
    expect((await lookUpNonce('tokencc_unknown')).status).toBe(404);
    expect((await lookUpNonce('fake-consumed-nonce')).status).toBe(404);
    const late = await tokenize(CHALLENGE_CARD);
    shop.sandbox.clock.advance(3 * 60 * 60 * 1000);
    expect((await lookUpNonce(late)).status).toBe(404);
    shop.sandbox.clock.reset();
  });

  test('one of two simultaneous lookups of a nonce', async () => {
    const nonce = await tokenize(CHALLENGE_CARD);
    const answers = await Promise.all([lookUpNonce(nonce), lookUpNonce(nonce)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
  });

  test.each([
    ['no amount', { amount: undefined }, ['amount']],
    ['an amount in words', { amount: 'ten' }, ['amount']],
    ['a negative amount', { amount: '-1' }, ['amount']],
    ['too large an amount', { amount: '99999999999' }, ['amount']],
    ['an unknown exemption', { requestedExemptionType: 'please' }, ['requestedExemptionType']],
    ['a country in words', { additionalInfo: { billingCountryCode: 'Germany' } }, ['additionalInfo', 'billingCountryCode']],
    ['an unknown window size', { additionalInfo: { acsWindowSize: '06' } }, ['additionalInfo', 'acsWindowSize']],
  ])('%s', async (_, body, [field, inner]) => {
    const nonce = await tokenize(CHALLENGE_CARD);
    const answer = await lookUpNonce(nonce, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fieldErrors: [inner ? { field, fieldErrors: [{ field: inner }] } : { field }] });
    // The nonce is still unspent.
    expect((await lookUpNonce(nonce)).status).toBe(201);
  });

  test.each([' 10 ', 0, '0.5', 10.25])('nothing about the amount %p', async (amount) => {
    expect((await lookUpNonce(await tokenize(CHALLENGE_CARD), { amount })).status).toBe(201);
  });

  test('a nonce that is not a card, is a device number, or is already authenticated', async () => {
    const code = async (nonce: string) => (await lookUpNonce(nonce)).body;
    expect(await code('fake-venmo-account-nonce')).toMatchObject({ fieldErrors: [{ code: '94503' }] });
    expect(await code('fake-apple-pay-visa-nonce')).toMatchObject({ fieldErrors: [{ code: '94503' }] });
    const { paymentMethod } = await lookUp('4000000000002701');
    expect(await code(paymentMethod.nonce)).toMatchObject({ fieldErrors: [{ code: '94507' }] });
  });

  test('a merchant without 3D Secure', async () => {
    const other = await openShop({ merchant: { threeDSecure: null } });
    const body = { authorizationFingerprint: readFingerprint(other.sandbox.createClientToken()), amount: '10' };
    const answer = await callClientApi(other.sandbox, 'POST', 'payment_methods/fake-valid-nonce/three_d_secure/lookup', body);
    expect(answer).toMatchObject({ status: 422, body: { fieldErrors: [{ code: '94515' }] } });
    await other.sandbox.stop();
  });
});

describe('the signed result', () => {
  /** Changes one claim of the token and nothing else. */
  function alterClaims(jwt: string): string {
    const [head = '', claims = '', signature = ''] = jwt.split('.');
    const changed = Buffer.from(claims, 'base64url').toString().replace('FAILURE', 'SUCCESS');
    return [head, Buffer.from(changed).toString('base64url'), signature].join('.');
  }
  const removeSignature = (jwt: string) =>
    [Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url'), jwt.split('.')[1], ''].join('.');

  test('rejects a token that is altered, unsigned, of another kind or lookup, or expired, and spends nothing', async () => {
    const { lookup, paymentMethod } = await lookUp('4000000000002370');
    const other = await lookUp(CHALLENGE_CARD);
    const { jwt } = await submitCode(lookup);
    const { jwt: otherJwt } = await submitCode(other.lookup);
    const { body } = await callClientApi(shop.sandbox, 'GET', 'configuration', { authorizationFingerprint });
    const { cardinalAuthenticationJWT } = (body as { threeDSecure: { cardinalAuthenticationJWT: string } }).threeDSecure;
    const last = jwt.endsWith('A') ? 'B' : 'A';
    for (const token of [
      alterClaims(jwt),
      removeSignature(jwt),
      `${jwt.slice(0, -1)}${last}`,
      otherJwt,
      cardinalAuthenticationJWT,
      'nonsense',
      '',
    ]) {
      expect((await authenticate(paymentMethod.nonce, token)).status).toBe(422);
    }
    expect((await authenticate(paymentMethod.nonce, jwt, { paymentMethodNonce: 'another' })).status).toBe(422);
    expect((await authenticate(other.paymentMethod.nonce, jwt)).status).toBe(422);
    shop.sandbox.clock.advance(2 * 60 * 60 * 1000);
    expect((await authenticate(paymentMethod.nonce, jwt)).status).toBe(422);
    shop.sandbox.clock.reset();
    expect((await authenticate(paymentMethod.nonce, jwt)).status).toBe(201);
  });

  test('returns one nonce when called again, and when called twice at once', async () => {
    const { lookup, paymentMethod } = await lookUp(CHALLENGE_CARD);
    const { jwt } = await submitCode(lookup);
    const answers = await Promise.all([authenticate(paymentMethod.nonce, jwt), authenticate(paymentMethod.nonce, jwt)]);
    answers.push(await authenticate(paymentMethod.nonce, jwt));
    const nonces = answers.map(({ body }) => (body as Lookup).paymentMethod.nonce);
    expect(new Set(nonces).size).toBe(1);
    expect(nonces[0]).not.toBe(paymentMethod.nonce);
  });

  test('rejects with 404 when the nonce was charged meanwhile', async () => {
    const { lookup, paymentMethod } = await lookUp(CHALLENGE_CARD);
    const { jwt } = await submitCode(lookup);
    expect(await shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethod.nonce })).toMatchObject({ success: true });
    expect((await authenticate(paymentMethod.nonce, jwt)).status).toBe(404);
  });
});

describe("the merchant's server", () => {
  const required = { options: { threeDSecure: { required: true } } };

  test('finds the result on the nonce and charges it', async () => {
    const { lookup, paymentMethod } = await lookUp(CHALLENGE_CARD);
    const { jwt } = await submitCode(lookup);
    const { nonce } = ((await authenticate(paymentMethod.nonce, jwt)).body as Lookup).paymentMethod;
    const expected = {
      status: 'authenticate_successful',
      liabilityShifted: true,
      enrolled: 'Y',
      eciFlag: '05',
      threeDSecureVersion: '2.1.0',
    };
    expect(await find(nonce)).toMatchObject({ consumed: false, threeDSecureInfo: { ...expected, authentication: { transStatus: 'Y' } } });
    const sold = await shop.sale({ amount: '10.00', paymentMethodNonce: nonce, ...required });
    expect(sold).toMatchObject({ success: true, transaction: { threeDSecureInfo: expected, creditCard: { last4: '2503' } } });
    expect(await find(paymentMethod.nonce)).toMatchObject({ consumed: true });
  });

  test('cannot charge another amount or merchant account than the lookup was for', async () => {
    const { paymentMethod } = await lookUp('4000000000002701', { amount: '10' });
    const sale = (changed: object) => shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethod.nonce, ...required, ...changed });
    expect(readCodes(await sale({ amount: '11.00' }))).toEqual(['91585']);
    expect(readCodes(await sale({ merchantAccountId: 'shop_eur' }))).toEqual(['91584']);
    expect(await sale({ merchantAccountId: 'sandbox_usd' })).toMatchObject({ success: true });
  });

  test.each([
    ['4000000000002701', true, undefined],
    ['4000000000002719', true, undefined],
    ['4000000000002925', false, '81571'],
    ['4000000000002537', false, '81571'],
    ['4000000000002503', false, 'three_d_secure'],
    ['4000000000002990', false, 'three_d_secure'],
  ])('that requires 3D Secure charges %s: %s (%s)', async (number, success, why) => {
    const { paymentMethod } = await lookUp(number);
    const sold = await shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethod.nonce, ...required });
    expect(sold.success).toBe(success);
    if (why === '81571') expect(readCodes(sold)).toEqual([why]);
    else if (why) expect(sold).toMatchObject({ transaction: { status: 'gateway_rejected', gatewayRejectionReason: why } });
  });

  test('may vault the card: the authentication was for one payment', async () => {
    const { paymentMethod } = await lookUp('4000000000002701');
    const { customer } = await shop.gateway['customer']!['create']!({ paymentMethodNonce: paymentMethod.nonce });
    const [{ token }] = customer['paymentMethods'] as [{ token: string }];
    expect(await shop.sale({ amount: '99.00', paymentMethodToken: token })).toMatchObject({ success: true });
  });

  test('charges a vaulted card by the id of an authentication', async () => {
    const { lookup, paymentMethod } = await lookUp(CHALLENGE_CARD);
    const { jwt } = await submitCode(lookup);
    const { nonce } = ((await authenticate(paymentMethod.nonce, jwt)).body as Lookup).paymentMethod;
    const { threeDSecureInfo } = (await find(nonce)) as unknown as { threeDSecureInfo: { threeDSecureAuthenticationId: string } };
    const { customer } = await shop.gateway['customer']!['create']!({ paymentMethodNonce: nonce });
    const [{ token }] = customer['paymentMethods'] as [{ token: string }];
    const { threeDSecureAuthenticationId } = threeDSecureInfo;
    const sale = { amount: '10.00', paymentMethodToken: token, ...required };
    expect(await shop.sale({ ...sale, threeDSecureAuthenticationId })).toMatchObject({
      success: true,
      transaction: { threeDSecureInfo: { status: 'authenticate_successful' } },
    });
    expect(readCodes(await shop.sale({ ...sale, threeDSecureAuthenticationId: 'unknown' }))).toEqual(['915196']);
  });
});

test('the page of 3D Secure 1 can read a nonce', async () => {
  const { lookup, paymentMethod } = await lookUp('4000000000000002');
  const answer = await callClientApi(shop.sandbox, 'GET', `payment_method_nonces/${paymentMethod.nonce}`, { authorizationFingerprint });
  expect(answer).toMatchObject({ status: 200, body: { nonce: paymentMethod.nonce, threeDSecureInfo: { acsUrl: lookup.acsUrl } } });
  expect((await callClientApi(shop.sandbox, 'GET', 'payment_method_nonces/unknown', { authorizationFingerprint })).status).toBe(404);
});

test.each([
  ['1234', { success: true, threeDSecureInfo: SHIFT }],
  [undefined, { success: false, threeDSecureInfo: POSSIBLE, error: { message: expect.any(String) } }],
])('a bank of 3D Secure 1 sends the customer back after the code %s', async (code, expected) => {
  const { lookup } = await lookUp('4000000000000002');
  const base = 'https://assets.braintreegateway.com/web/3.118.2/html/three-d-secure-authentication-complete-frame.html?channel=a&';
  const TermUrl = `${lookup.termUrl}&three_d_secure_version=3.118.2&authentication_complete_base_url=${encodeURIComponent(base)}`;
  const form = (fields: Record<string, string>) => new URLSearchParams(fields);
  const send = (url: string, init: RequestInit = {}) =>
    fetch(url, { redirect: 'manual', ...init }).then((answer) => answer.headers.get('location'));
  const opened = await send(lookup.acsUrl ?? '', {
    method: 'POST',
    body: form({ PaReq: lookup.pareq ?? '', MD: lookup.md ?? '', TermUrl }),
  });
  const page = new URL(opened ?? '', shop.sandbox.url).href;
  expect(await (await fetch(page)).text()).toContain('One-time code');
  const term = await send(page, { method: 'POST', body: form(code ? { choice: 'submit', code } : { choice: 'cancel' }) });
  const complete = new URL((await send(term ?? '')) ?? '');
  expect(complete.href.startsWith(`${base}auth_response=`)).toBe(true);
  expect(JSON.parse(complete.searchParams.get('auth_response') ?? '')).toMatchObject(expected);
});
