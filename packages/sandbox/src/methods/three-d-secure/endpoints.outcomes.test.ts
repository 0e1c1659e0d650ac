import { CHALLENGE_CARD, fetchChallenge, readReport, submitCode, type Lookup } from '../../fixtures/three-d-secure';
import { NO_SHIFT, openThreeDSecureShop, POSSIBLE, SHIFT, type ThreeDSecureShop } from '../../fixtures/three-d-secure-shop';

let shop: ThreeDSecureShop;
beforeAll(async () => void (shop = await openThreeDSecureShop()));
afterAll(() => shop.close());

// Status, enrolled, transaction status, ECI, cryptogram; every documented number of the row.
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
    const { lookup, paymentMethod, threeDSecureInfo } = await shop.lookUp(number);
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
    const { lookup, paymentMethod, threeDSecureInfo } = await shop.lookUp(number);
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
    const { status: http, body } = await shop.authenticate(paymentMethod.nonce, jwt);
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
    const { lookup, paymentMethod } = await shop.lookUp(number);
    const { data, jwt } = await submitCode(lookup);
    expect(data).toMatchObject({ ActionCode: 'ERROR', ErrorNumber: 1050, Validated: false });
    expect((await shop.authenticate(paymentMethod.nonce, jwt)).status).toBe(422);
    expect(await shop.findNonce(paymentMethod.nonce)).toMatchObject({
      threeDSecureInfo: { status: 'authenticate_error', liabilityShifted: false },
    });
  },
);

test('a bank of 3D Secure 1 may decide without a form, in a hidden frame', async () => {
  const { lookup, paymentMethod } = await shop.lookUp('4000000000000010');
  expect(JSON.parse(Buffer.from(lookup.pareq ?? '', 'base64').toString())).toMatchObject({ mode: 'suppress' });
  const { data, jwt } = readReport(await fetchChallenge(lookup)).message;
  expect(data).toMatchObject({ ActionCode: 'FAILURE', Payment: { ExtendedData: { SignatureVerification: 'N' } } });
  expect((await shop.authenticate(paymentMethod.nonce, jwt)).body).toMatchObject({
    paymentMethod: { threeDSecureInfo: { status: 'authenticate_signature_verification_failed', threeDSecureVersion: '1.0.2' } },
  });
});

test('a Mastercard may be authenticated by its data alone, without a challenge', async () => {
  expect((await shop.lookUp('5200000000002151', { dataOnlyRequested: true })).paymentMethod.threeDSecureInfo).toMatchObject({
    status: 'data_only_successful',
  });
  expect((await shop.lookUp(CHALLENGE_CARD, { dataOnlyRequested: true })).paymentMethod.threeDSecureInfo.status).toBe('challenge_required');
});

test('the console names the nonce of the verified card, and what it paid', async () => {
  const { lookup, paymentMethod } = await shop.lookUp(CHALLENGE_CARD);
  const { jwt } = await submitCode(lookup);
  const { body } = await shop.authenticate(paymentMethod.nonce, jwt);
  const { nonce } = (body as Lookup).paymentMethod;
  const { transaction } = await shop.sale({ amount: '10.00', paymentMethodNonce: nonce });
  const { contexts } = (await (await fetch(`${shop.sandbox.url}/_control/contexts`)).json()) as { contexts: object[] };
  expect(contexts).toContainEqual(expect.objectContaining({ kind: 'three_d_secure', nonce, transactionId: transaction.id }));
});
