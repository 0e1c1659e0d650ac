import { readFingerprint, callClientApi } from '../../fixtures/gateway';
import { openShop } from '../../fixtures/shop';
import { CHALLENGE_CARD, submitCode, type Lookup } from '../../fixtures/three-d-secure';
import { openThreeDSecureShop, type ThreeDSecureShop } from '../../fixtures/three-d-secure-shop';

let shop: ThreeDSecureShop;
beforeAll(async () => void (shop = await openThreeDSecureShop()));
afterAll(() => shop.close());

describe('rejects', () => {
  test('a key instead of a client token', async () => {
    const nonce = await shop.tokenizeNumber(CHALLENGE_CARD);
    const { tokenizationKey } = shop.sandbox;
    const body = { authorizationFingerprint: undefined, tokenizationKey };
    expect((await shop.lookUpNonce(nonce, body)).status).toBe(403);
    expect((await shop.authenticate(nonce, 'a.b.c', body)).status).toBe(403);
  });

  test('a nonce that is unknown, spent by another lookup, documented as spent, or expired', async () => {
    const nonce = await shop.tokenizeNumber(CHALLENGE_CARD);
    expect((await shop.lookUpNonce(nonce)).status).toBe(201);
    expect((await shop.lookUpNonce(nonce)).status).toBe(404);
    expect((await shop.lookUpNonce('tokencc_unknown')).status).toBe(404);
    expect((await shop.lookUpNonce('fake-consumed-nonce')).status).toBe(404);
    const late = await shop.tokenizeNumber(CHALLENGE_CARD);
    await shop.sandbox.clock.advance(3 * 60 * 60 * 1000);
    expect((await shop.lookUpNonce(late)).status).toBe(404);
    await shop.sandbox.clock.reset();
  });

  test('one of two simultaneous lookups of a nonce', async () => {
    const nonce = await shop.tokenizeNumber(CHALLENGE_CARD);
    const answers = await Promise.all([shop.lookUpNonce(nonce), shop.lookUpNonce(nonce)]);
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
    const nonce = await shop.tokenizeNumber(CHALLENGE_CARD);
    const answer = await shop.lookUpNonce(nonce, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fieldErrors: [inner ? { field, fieldErrors: [{ field: inner }] } : { field }] });
    // The nonce is still unspent.
    expect((await shop.lookUpNonce(nonce)).status).toBe(201);
  });

  test.each([' 10 ', 0, '0.5', 10.25])('nothing about the amount %p', async (amount) => {
    expect((await shop.lookUpNonce(await shop.tokenizeNumber(CHALLENGE_CARD), { amount })).status).toBe(201);
  });

  test('a nonce that is not a card, is a device number, or is already authenticated', async () => {
    const code = async (nonce: string) => (await shop.lookUpNonce(nonce)).body;
    expect(await code('fake-venmo-account-nonce')).toMatchObject({ fieldErrors: [{ code: '94503' }] });
    expect(await code('fake-apple-pay-visa-nonce')).toMatchObject({ fieldErrors: [{ code: '94503' }] });
    const { paymentMethod } = await shop.lookUp('4000000000002701');
    expect(await code(paymentMethod.nonce)).toMatchObject({ fieldErrors: [{ code: '94507' }] });
  });

  test('a merchant without 3D Secure', async () => {
    const other = await openShop({ merchant: { threeDSecure: null } });
    const body = { authorizationFingerprint: readFingerprint(await other.sandbox.createClientToken()), amount: '10' };
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
    const { lookup, paymentMethod } = await shop.lookUp('4000000000002370');
    const other = await shop.lookUp(CHALLENGE_CARD);
    const { jwt } = await submitCode(lookup);
    const { jwt: otherJwt } = await submitCode(other.lookup);
    const { body } = await callClientApi(shop.sandbox, 'GET', 'configuration', { authorizationFingerprint: shop.authorizationFingerprint });
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
      expect((await shop.authenticate(paymentMethod.nonce, token)).status).toBe(422);
    }
    expect((await shop.authenticate(paymentMethod.nonce, jwt, { paymentMethodNonce: 'another' })).status).toBe(422);
    expect((await shop.authenticate(other.paymentMethod.nonce, jwt)).status).toBe(422);
    await shop.sandbox.clock.advance(2 * 60 * 60 * 1000);
    expect((await shop.authenticate(paymentMethod.nonce, jwt)).status).toBe(422);
    await shop.sandbox.clock.reset();
    expect((await shop.authenticate(paymentMethod.nonce, jwt)).status).toBe(201);
  });

  test('returns one nonce when called again, and when called twice at once', async () => {
    const { lookup, paymentMethod } = await shop.lookUp(CHALLENGE_CARD);
    const { jwt } = await submitCode(lookup);
    const answers = await Promise.all([shop.authenticate(paymentMethod.nonce, jwt), shop.authenticate(paymentMethod.nonce, jwt)]);
    answers.push(await shop.authenticate(paymentMethod.nonce, jwt));
    const nonces = answers.map(({ body }) => (body as Lookup).paymentMethod.nonce);
    expect(new Set(nonces).size).toBe(1);
    expect(nonces[0]).not.toBe(paymentMethod.nonce);
  });

  test('rejects with 404 when the nonce was charged meanwhile', async () => {
    const { lookup, paymentMethod } = await shop.lookUp(CHALLENGE_CARD);
    const { jwt } = await submitCode(lookup);
    expect(await shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethod.nonce })).toMatchObject({ success: true });
    expect((await shop.authenticate(paymentMethod.nonce, jwt)).status).toBe(404);
  });
});
