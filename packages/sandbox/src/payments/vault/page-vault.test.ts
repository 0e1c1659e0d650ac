import { callClientApi, callGraphql, readFingerprint } from '../../fixtures/gateway';
import { openShop, VISA, type Fields, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.reset());

const DELETE = `mutation DeletePaymentMethodFromSingleUseToken($input: DeletePaymentMethodFromSingleUseTokenInput!) {
  deletePaymentMethodFromSingleUseToken(input: $input) { clientMutationId }
}`;
const createFingerprint = async (customerId?: string) =>
  readFingerprint(await shop.sandbox.createClientToken(customerId === undefined ? {} : { customerId }));
interface Saved {
  nonce: string;
  default: boolean;
  type: string;
}
async function list(customerId?: string, more: object = {}): Promise<Saved[]> {
  const data = { authorizationFingerprint: await createFingerprint(customerId), ...more };
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
const readErrorClass = async (nonce: string, authorization: string) =>
  (await remove(nonce, authorization)).errors?.[0]?.extensions.errorClass;

/** Vaults two methods with the official SDK. The second is the default. */
async function createCustomer(): Promise<{ id: string; card: Fields; payPal: Fields }> {
  const { customer: created } = await shop.gateway['customer']!['create']!({});
  const add = async (paymentMethodNonce: string, options: object) =>
    (await shop.gateway['paymentMethod']!['create']!({ customerId: created.id, paymentMethodNonce, options })).paymentMethod;
  const card = await add(await shop.tokenize(VISA), {});
  await shop.sandbox.clock.advance(1000);
  return { id: created.id, card, payPal: await add('fake-paypal-billing-agreement-nonce', { makeDefault: true }) };
}

test('the page lists what the server vaulted', async () => {
  const { id } = await createCustomer();
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

test('lists the default method first with defaultFirst', async () => {
  const { id } = await createCustomer();
  const types = async (defaultFirst: number) => (await list(id, { defaultFirst })).map(({ type }) => type);
  expect([await types(1), await types(0)]).toEqual([
    ['PayPalAccount', 'CreditCard'],
    ['CreditCard', 'PayPalAccount'],
  ]);
});

test('a nonce of the list is charged', async () => {
  const { id } = await createCustomer();
  const [card] = await list(id);
  expect((await shop.sale({ amount: '10.00', paymentMethodNonce: card?.nonce })).success).toBe(true);
});

test('lists nothing for a token without a customer, and rejects a tokenization key', async () => {
  await createCustomer();
  expect(await list()).toEqual([]);
  const { tokenizationKey } = shop.sandbox;
  expect((await callClientApi(shop.sandbox, 'GET', 'payment_methods', { tokenizationKey })).status).toBe(403);
});

describe('cards that are shared', () => {
  const ADA = { sharedCustomerIdentifier: 'ada@example.com', sharedCustomerIdentifierType: 'email' };
  const share = async (number: string, more: object = {}, customerId?: string) => {
    const data = { authorizationFingerprint: await createFingerprint(customerId), share: true, ...ADA, ...more };
    const { status, body } = await callClientApi(shop.sandbox, 'POST', 'payment_methods/credit_cards', {
      ...data,
      creditCard: { number, expirationDate: '12/2030' },
    });
    expect(status).toBeLessThan(300);
    return (body as { creditCards: [{ nonce: string }] }).creditCards[0].nonce;
  };
  const listNumbers = async (person: object, customerId?: string) =>
    ((await list(customerId, person)) as unknown as { details: { lastFour: string } }[]).map(({ details }) => details.lastFour);

  test('are listed for the person with whom a page has shared them, the newest first', async () => {
    const nonce = await share('4111111111111111');
    await shop.sandbox.clock.advance(1000);
    await share('5555555555554444');
    expect(await list(undefined, ADA)).toMatchObject([
      { type: 'CreditCard', default: false, hasSubscription: false, details: { lastFour: '4444' } },
      { nonce: expect.stringMatching(/^tokencc_bh_/), details: { lastFour: '1111' } },
    ]);
    expect((await shop.sale({ amount: '10.00', paymentMethodNonce: nonce })).success).toBe(true);
    expect(await listNumbers(ADA)).toEqual(['4444', '1111']);
  });

  test('are listed for nobody else', async () => {
    await share('4111111111111111');
    const { sharedCustomerIdentifier } = ADA;
    expect(await listNumbers({ ...ADA, sharedCustomerIdentifier: 'grace@example.com' })).toEqual([]);
    expect(await listNumbers({ ...ADA, sharedCustomerIdentifier: 'ada\0' })).toEqual([]);
    expect(await listNumbers({ sharedCustomerIdentifier, sharedCustomerIdentifierType: 'phone' })).toEqual([]);
    expect(await listNumbers({ sharedCustomerIdentifier })).toEqual([]);
    expect(await listNumbers({})).toEqual([]);
    expect(await listNumbers(ADA, (await createCustomer()).id)).toEqual(['1111', undefined]);
  });

  test('are in no vault, and can be stored in one', async () => {
    await share('4111111111111111');
    const [shared] = await list(undefined, ADA);
    await expect(shop.gateway['creditCard']!['fromNonce']!(shared?.nonce)).rejects.toMatchObject({ type: 'notFoundError' });
    const { customer } = await shop.gateway['customer']!['create']!({});
    const stored = await shop.gateway['paymentMethod']!['create']!({ customerId: customer.id, paymentMethodNonce: shared?.nonce });
    expect(stored.paymentMethod).toMatchObject({ last4: '1111' });
    await list(customer.id);
    expect(await listNumbers(ADA)).toEqual(['1111']);
  });

  test.each([
    ['without share', { share: false }, undefined],
    ['without a person', { sharedCustomerIdentifier: undefined }, undefined],
    ['for a customer', {}, 'ada'],
  ])('are none %s', async (_, more, customerId) => {
    await share('4111111111111111', more, customerId);
    expect(await listNumbers(ADA)).toEqual([]);
  });
});

test('the server does not find a method that the page deleted, and another becomes the default', async () => {
  const { id, card, payPal } = await createCustomer();
  const nonce = (await list(id)).find((saved) => saved.default)?.nonce ?? '';
  expect(await remove(nonce, await createFingerprint(id))).toMatchObject({
    data: { deletePaymentMethodFromSingleUseToken: { clientMutationId: null } },
  });
  await expect(shop.gateway['paymentMethod']!['find']!(payPal.token)).rejects.toMatchObject({ type: 'notFoundError' });
  expect(await shop.gateway['paymentMethod']!['find']!(card.token)).toMatchObject({ default: true });
  expect(await list(id)).toHaveLength(1);
  expect(await readErrorClass(nonce, await createFingerprint(id))).toBe('NOT_FOUND');
});

test('the page does not find a method that the server deleted', async () => {
  const { id, card } = await createCustomer();
  const [saved] = await list(id);
  await shop.gateway['paymentMethod']!['delete']!(card.token);
  expect(await readErrorClass(saved?.nonce ?? '', await createFingerprint(id))).toBe('NOT_FOUND');
});

test('rejects deletion by a tokenization key or another customer, and the nonce stays unspent', async () => {
  const { id } = await createCustomer();
  const [saved] = await list(id);
  const nonce = saved?.nonce ?? '';
  expect(await readErrorClass(nonce, shop.sandbox.tokenizationKey)).toBe('AUTHORIZATION');
  expect(await readErrorClass(nonce, await createFingerprint('somebody_else'))).toBe('NOT_FOUND');
  expect(await readErrorClass(nonce, await createFingerprint())).toBe('NOT_FOUND');
  expect((await remove(nonce, await createFingerprint(id))).errors).toBeUndefined();
});

test('deletes no nonce that is not of the vault', async () => {
  const { id } = await createCustomer();
  expect(await readErrorClass(await shop.tokenize(VISA), await createFingerprint(id))).toBe('NOT_FOUND');
  expect(await readErrorClass('nothing', await createFingerprint(id))).toBe('NOT_FOUND');
});
