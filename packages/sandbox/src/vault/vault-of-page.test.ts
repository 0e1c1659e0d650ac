import { openShop, VISA, type Fields, type Shop } from '../server-api/testing/shop';
import { callClientApi, callGraphql, fingerprintIn } from '../testing/gateway';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.reset());

const DELETE = `mutation DeletePaymentMethodFromSingleUseToken($input: DeletePaymentMethodFromSingleUseTokenInput!) {
  deletePaymentMethodFromSingleUseToken(input: $input) { clientMutationId }
}`;
const fingerprint = (customerId?: string) => fingerprintIn(shop.sandbox.createClientToken(customerId === undefined ? {} : { customerId }));
interface Saved {
  nonce: string;
  default: boolean;
  type: string;
}
async function list(customerId?: string, more: object = {}): Promise<Saved[]> {
  const data = { authorizationFingerprint: fingerprint(customerId), ...more };
  const { body } = await callClientApi(shop.sandbox, 'GET', 'payment_methods', data);
  return (body as { paymentMethods: Saved[] }).paymentMethods;
}
async function remove(nonce: string, authorization: string) {
  const body = { query: DELETE, variables: { input: { singleUseTokenId: nonce } }, operationName: 'DeletePaymentMethodFromSingleUseToken' };
  return (await callGraphql(shop.sandbox, authorization, body)).body as {
    data: Record<string, unknown> | null;
    errors?: { extensions: { errorClass: string } }[];
  };
}
const classOf = async (nonce: string, authorization: string) => (await remove(nonce, authorization)).errors?.[0]?.extensions.errorClass;

/** Two methods the official SDK vaulted; the second is the default one. */
async function customer(): Promise<{ id: string; card: Fields; payPal: Fields }> {
  const { customer: made } = await shop.gateway['customer']!['create']!({});
  const add = async (paymentMethodNonce: string, options: object) =>
    (await shop.gateway['paymentMethod']!['create']!({ customerId: made.id, paymentMethodNonce, options })).paymentMethod;
  const card = await add(await shop.tokenize(VISA), {});
  shop.sandbox.clock.advance(1000);
  return { id: made.id, card, payPal: await add('fake-paypal-billing-agreement-nonce', { makeDefault: true }) };
}

test('the page sees what the server vaulted', async () => {
  const { id } = await customer();
  expect(await list(id)).toMatchObject([
    {
      nonce: expect.stringMatching(/^tokencc_bh_/),
      type: 'CreditCard',
      default: false,
      description: 'ending in 11',
      hasSubscription: false,
      details: { cardType: 'Visa', lastFour: '1111' },
      binData: { prepaid: 'Unknown' },
    },
    { nonce: expect.stringMatching(/^tokenpp_bh_/), type: 'PayPalAccount', default: true, hasSubscription: false },
  ]);
});

test('the default one first, where that is asked for', async () => {
  const { id } = await customer();
  const types = async (defaultFirst: number) => (await list(id, { defaultFirst })).map(({ type }) => type);
  expect([await types(1), await types(0)]).toEqual([
    ['PayPalAccount', 'CreditCard'],
    ['CreditCard', 'PayPalAccount'],
  ]);
});

test('a nonce of the list is charged', async () => {
  const { id } = await customer();
  const [card] = await list(id);
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce: card?.nonce })).success).toBe(true);
});

test('a token without a customer lists nothing, a tokenization key may not list', async () => {
  await customer();
  expect(await list()).toEqual([]);
  const { tokenizationKey } = shop.sandbox;
  expect((await callClientApi(shop.sandbox, 'GET', 'payment_methods', { tokenizationKey })).status).toBe(403);
});

test('what the page deletes is gone for the server, and the next one becomes the default', async () => {
  const { id, card, payPal } = await customer();
  const nonce = (await list(id)).find((saved) => saved.default)?.nonce ?? '';
  expect(await remove(nonce, fingerprint(id))).toMatchObject({
    data: { deletePaymentMethodFromSingleUseToken: { clientMutationId: null } },
  });
  await expect(shop.gateway['paymentMethod']!['find']!(payPal.token)).rejects.toMatchObject({ type: 'notFoundError' });
  expect(await shop.gateway['paymentMethod']!['find']!(card.token)).toMatchObject({ default: true });
  expect(await list(id)).toHaveLength(1);
  expect(await classOf(nonce, fingerprint(id))).toBe('NOT_FOUND');
});

test('what the server deleted is not found by the page', async () => {
  const { id, card } = await customer();
  const [saved] = await list(id);
  await shop.gateway['paymentMethod']!['delete']!(card.token);
  expect(await classOf(saved?.nonce ?? '', fingerprint(id))).toBe('NOT_FOUND');
});

test('a tokenization key may not delete, nor may another customer; the nonce stays good', async () => {
  const { id } = await customer();
  const [saved] = await list(id);
  const nonce = saved?.nonce ?? '';
  expect(await classOf(nonce, shop.sandbox.tokenizationKey)).toBe('AUTHORIZATION');
  expect(await classOf(nonce, fingerprint('somebody_else'))).toBe('NOT_FOUND');
  expect(await classOf(nonce, fingerprint())).toBe('NOT_FOUND');
  expect((await remove(nonce, fingerprint(id))).errors).toBeUndefined();
});

test('a nonce that is in no vault is not found', async () => {
  const { id } = await customer();
  expect(await classOf(await shop.tokenize(VISA), fingerprint(id))).toBe('NOT_FOUND');
  expect(await classOf('nothing', fingerprint(id))).toBe('NOT_FOUND');
});
