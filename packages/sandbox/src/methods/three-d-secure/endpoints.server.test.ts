import { readCodes } from '../../fixtures/shop';
import { CHALLENGE_CARD, submitCode, type Lookup } from '../../fixtures/three-d-secure';
import { openThreeDSecureShop, type ThreeDSecureShop } from '../../fixtures/three-d-secure-shop';

let shop: ThreeDSecureShop;
beforeAll(async () => void (shop = await openThreeDSecureShop()));
afterAll(() => shop.close());

describe("the merchant's server", () => {
  const required = { options: { threeDSecure: { required: true } } };

  test('finds the result on the nonce and charges it', async () => {
    const { lookup, paymentMethod } = await shop.lookUp(CHALLENGE_CARD);
    const { jwt } = await submitCode(lookup);
    const { nonce } = ((await shop.authenticate(paymentMethod.nonce, jwt)).body as Lookup).paymentMethod;
    const expected = {
      status: 'authenticate_successful',
      liabilityShifted: true,
      enrolled: 'Y',
      eciFlag: '05',
      threeDSecureVersion: '2.1.0',
    };
    expect(await shop.findNonce(nonce)).toMatchObject({
      consumed: false,
      threeDSecureInfo: { ...expected, authentication: { transStatus: 'Y' } },
    });
    const sold = await shop.sale({ amount: '10.00', paymentMethodNonce: nonce, ...required });
    expect(sold).toMatchObject({ success: true, transaction: { threeDSecureInfo: expected, creditCard: { last4: '2503' } } });
    expect(await shop.findNonce(paymentMethod.nonce)).toMatchObject({ consumed: true });
  });

  test('cannot charge another amount or merchant account than the lookup was for', async () => {
    const { paymentMethod } = await shop.lookUp('4000000000002701', { amount: '10' });
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
    const { paymentMethod } = await shop.lookUp(number);
    const sold = await shop.sale({ amount: '10.00', paymentMethodNonce: paymentMethod.nonce, ...required });
    expect(sold.success).toBe(success);
    if (why === '81571') expect(readCodes(sold)).toEqual([why]);
    else if (why) expect(sold).toMatchObject({ transaction: { status: 'gateway_rejected', gatewayRejectionReason: why } });
  });

  test('may vault the card: the authentication was for one payment', async () => {
    const { paymentMethod } = await shop.lookUp('4000000000002701');
    const { customer } = await shop.gateway['customer']!['create']!({ paymentMethodNonce: paymentMethod.nonce });
    const [{ token }] = customer['paymentMethods'] as [{ token: string }];
    expect(await shop.sale({ amount: '99.00', paymentMethodToken: token })).toMatchObject({ success: true });
  });

  test('charges a vaulted card by the id of an authentication', async () => {
    const { lookup, paymentMethod } = await shop.lookUp(CHALLENGE_CARD);
    const { jwt } = await submitCode(lookup);
    const { nonce } = ((await shop.authenticate(paymentMethod.nonce, jwt)).body as Lookup).paymentMethod;
    const { threeDSecureInfo } = (await shop.findNonce(nonce)) as unknown as { threeDSecureInfo: { threeDSecureAuthenticationId: string } };
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
