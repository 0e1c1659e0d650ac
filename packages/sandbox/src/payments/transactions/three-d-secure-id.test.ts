import { textAt } from '../../core/text-at';
import { type XmlFields } from '../../core/xml/write-xml';
import { callInFormat, FORMATS } from '../../fixtures/call-in-format';
import { openShop, VISA, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const CARD = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2030' };
const FULL = 'fake-three-d-secure-visa-full-authentication';

describe.each(FORMATS)('in %s', (format) => {
  const sell = (fields: XmlFields) =>
    callInFormat(shop, format, 'POST transactions', 'transaction', { type: 'sale', amount: '10.00', ...fields });
  const authenticate = async () => {
    const request = 'POST three_d_secure/create_verification/sandbox_usd';
    const { body } = await callInFormat(shop, format, request, 'threeDSecureVerification', CARD);
    return textAt(body, 'threeDSecureToken');
  };

  test('the id of an authentication without a page is valid for its card', async () => {
    const threeDSecureAuthenticationId = await authenticate();
    expect(await sell({ creditCard: VISA, threeDSecureAuthenticationId })).toMatchObject({
      status: 201,
      body: { threeDSecureInfo: { status: 'authenticate_successful', liabilityShifted: true, threeDSecureAuthenticationId } },
    });
    const other = await sell({ creditCard: { ...CARD, number: '5555555555554444' }, threeDSecureAuthenticationId });
    expect(other.errors).toEqual(['915197 transaction.three_d_secure_authentication_id']);
  });

  test('a nonce that is created with its authentication names the id, and is sold with it', async () => {
    const created = await callInFormat(shop, format, 'POST three_d_secure/create_nonce/sandbox_usd', 'creditCard', CARD);
    const nonce = textAt(created.body, 'nonce');
    const found = await callInFormat(shop, format, `GET payment_method_nonces/${nonce}`);
    const threeDSecureAuthenticationId = textAt(found.body, 'threeDSecureInfo', 'threeDSecureAuthenticationId');
    expect(await sell({ paymentMethodNonce: nonce, threeDSecureAuthenticationId })).toMatchObject({
      status: 201,
      body: { threeDSecureInfo: { status: 'authenticate_successful', threeDSecureAuthenticationId } },
    });
  });

  test('a documented nonce takes its own id, and refuses every other with 915198', async () => {
    const paymentMethodNonce = `${FULL}-nonce`;
    expect(await sell({ paymentMethodNonce, threeDSecureAuthenticationId: `${FULL}-id` })).toMatchObject({
      status: 201,
      body: { threeDSecureInfo: { threeDSecureAuthenticationId: `${FULL}-id` } },
    });
    const other = await sell({ paymentMethodNonce, threeDSecureAuthenticationId: 'fake-three-d-secure-visa-not-enrolled-id' });
    expect(other.errors).toEqual(['915198 transaction.three_d_secure_authentication_id']);
  });

  test('an id is refused beside an authentication by another provider', async () => {
    const threeDSecurePassThru = { eciFlag: '05', cavv: 'c', xid: 'x' };
    const threeDSecureAuthenticationId = await authenticate();
    const { errors } = await sell({ creditCard: VISA, threeDSecurePassThru, threeDSecureAuthenticationId });
    expect(errors).toEqual(['915199 transaction.three_d_secure_authentication_id']);
  });
});
