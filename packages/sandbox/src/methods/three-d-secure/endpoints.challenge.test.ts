import { callClientApi } from '../../fixtures/gateway';
import { answerChallenge, CHALLENGE_CARD, fetchChallenge, submitCode } from '../../fixtures/three-d-secure';
import { openThreeDSecureShop, POSSIBLE, SHIFT, type ThreeDSecureShop } from '../../fixtures/three-d-secure-shop';

let shop: ThreeDSecureShop;
beforeAll(async () => void (shop = await openThreeDSecureShop()));
afterAll(() => shop.close());

describe('the challenge', () => {
  test('a wrong code may be tried again, twice', async () => {
    const { lookup, paymentMethod } = await shop.lookUp(CHALLENGE_CARD);
    expect(await submitCode(lookup, '0000')).toMatchObject({ kind: 'shown' });
    expect(await fetchChallenge(lookup)).toContain('This code is not right');
    const right = await submitCode(lookup, '1234');
    expect(right.data).toMatchObject({ ActionCode: 'SUCCESS' });
    expect((await shop.authenticate(paymentMethod.nonce, right.jwt)).status).toBe(201);

    const other = await shop.lookUp(CHALLENGE_CARD);
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
      const { lookup, paymentMethod } = await shop.lookUp(CHALLENGE_CARD);
      const { data, jwt } = await answerChallenge(lookup, choice);
      expect(data).toMatchObject({ ActionCode: 'FAILURE', Payment: { ExtendedData: { ChallengeCancel } } });
      expect((await shop.authenticate(paymentMethod.nonce, jwt)).body).toMatchObject({ threeDSecureInfo: POSSIBLE });
    },
  );

  test.each(['10001', '10002', '10003', '10005', '10006', '10007', '10008', '10009', '10010', '10011', '1050'])(
    'ends with error %s when the tester chooses it',
    async (number) => {
      const { lookup } = await shop.lookUp(CHALLENGE_CARD);
      const { data } = await answerChallenge(lookup, 'fail', { number });
      expect(data).toMatchObject({ ActionCode: 'ERROR', ErrorNumber: Number(number), ErrorDescription: expect.any(String) });
    },
  );

  test('shows merchant and amount, and reports to nobody without an opener', async () => {
    const { lookup } = await shop.lookUp(CHALLENGE_CARD, { merchantName: 'Corner <shop>', amount: 12.5 });
    const shown = await (await fetch(lookup.acsUrl ?? '')).text();
    for (const text of ['Corner &lt;shop&gt;', '12.50', 'Visa ending in 2503', 'Test page', 'data-report=""'])
      expect(shown).toContain(text);
  });

  test('the payload contains the requested window size', async () => {
    const { lookup } = await shop.lookUp(CHALLENGE_CARD, { additionalInfo: { acsWindowSize: '03' } });
    const payload: unknown = JSON.parse(Buffer.from(lookup.pareq ?? '', 'base64').toString());
    expect(payload).toMatchObject({ challengeWindowSize: '03', mode: 'static' });
  });
});

test('the page of 3D Secure 1 can read a nonce', async () => {
  const { lookup, paymentMethod } = await shop.lookUp('4000000000000002');
  const answer = await callClientApi(shop.sandbox, 'GET', `payment_method_nonces/${paymentMethod.nonce}`, {
    authorizationFingerprint: shop.authorizationFingerprint,
  });
  expect(answer).toMatchObject({ status: 200, body: { nonce: paymentMethod.nonce, threeDSecureInfo: { acsUrl: lookup.acsUrl } } });
  expect(
    (await callClientApi(shop.sandbox, 'GET', 'payment_method_nonces/unknown', { authorizationFingerprint: shop.authorizationFingerprint }))
      .status,
  ).toBe(404);
});

test.each([
  ['1234', { success: true, threeDSecureInfo: SHIFT }],
  [undefined, { success: false, threeDSecureInfo: POSSIBLE, error: { message: expect.any(String) } }],
])('a bank of 3D Secure 1 sends the customer back after the code %s', async (code, expected) => {
  const { lookup } = await shop.lookUp('4000000000000002');
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
