import { callGraphql } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop({ merchant: { preferredPaymentMethods: { venmoPreferred: true } } })));
afterAll(() => shop.close());

interface Answer {
  success: boolean;
  /** The id of the session, or the recommendations. */
  target?: unknown;
  errors?: { deepErrors(): { message: string }[] };
}
const readMessages = ({ errors }: Answer) => errors?.deepErrors().map(({ message }) => message);

/** Builds an input of the official SDK, which takes no plain objects. Its types leave out this part. */
interface Builder {
  sessionId(id: string): Builder;
  email(address: string): Builder;
  venmoAppInstalled(isInstalled: boolean): Builder;
  customer(customer: unknown): Builder;
  merchantAccountId(id: string): Builder;
  purchaseUnits(units: unknown[]): Builder;
  build(): unknown;
}
type Inputs = Record<
  `${'CreateCustomerSession' | 'CustomerRecommendations' | 'CustomerSession' | 'UpdateCustomerSession'}Input`,
  { builder(sessionId?: string): Builder }
>;
const { CreateCustomerSessionInput, CustomerRecommendationsInput, CustomerSessionInput, UpdateCustomerSessionInput } =
  jest.requireActual<Inputs>('braintree/lib/braintree/graphql');

const call = (name: string, input: unknown) => shop.gateway['customerSession']![name]!(input) as Promise<unknown> as Promise<Answer>;
const create = (sessionId?: string) => {
  const builder = CreateCustomerSessionInput.builder();
  return call('createCustomerSession', (sessionId === undefined ? builder : builder.sessionId(sessionId)).build());
};
const customer = () => CustomerSessionInput.builder().email('ada@example.com').venmoAppInstalled(true).build();
const recommend = (sessionId: string) =>
  call('getCustomerRecommendations', CustomerRecommendationsInput.builder().sessionId(sessionId).build());

test('a session has an id of the gateway, or that of the shop, once', async () => {
  expect(await create()).toEqual({ success: true, target: expect.stringMatching(/^\w{4}-\w{4}-\w{8}-\w{4}-\w{12}$/) });
  expect(await create('session-1')).toEqual({ success: true, target: 'session-1' });
  const [one, other] = await Promise.all([create('session-2'), create('session-2')]);
  expect([one.success, other.success].sort()).toEqual([false, true]);
  expect(readMessages(one.success ? other : one)).toEqual(['Session IDs must be unique per merchant.']);
});

test('what the shop tells of the customer decides what is recommended', async () => {
  await create('session-3');
  expect(await recommend('session-3')).toMatchObject({
    success: true,
    target: {
      sessionId: 'session-3',
      isInPayPalNetwork: true,
      recommendations: { paymentRecommendations: [{ paymentOption: 'PAYPAL', recommendedPriority: 1 }] },
    },
  });
  const update = UpdateCustomerSessionInput.builder('session-3').customer(customer()).build();
  expect(await call('updateCustomerSession', update)).toEqual({ success: true, target: 'session-3' });
  expect(await recommend('session-3')).toMatchObject({
    target: {
      recommendations: {
        paymentRecommendations: [
          { paymentOption: 'PAYPAL', recommendedPriority: 1 },
          { paymentOption: 'VENMO', recommendedPriority: 2 },
        ],
      },
    },
  });
});

test('a session that does not exist is neither changed nor recommended for', async () => {
  const update = UpdateCustomerSessionInput.builder('none').build();
  for (const answer of [await recommend('none'), await call('updateCustomerSession', update)])
    expect(readMessages(answer)).toEqual(['The customer session does not exist.']);
});

test('a session is updated with what the customer buys', async () => {
  await create('session-5');
  const update = UpdateCustomerSessionInput.builder('session-5').purchaseUnits([]).build();
  expect(await call('updateCustomerSession', update)).toEqual({ success: true, target: 'session-5' });
});

test("the provider's test session exists, and its expired one keeps its id", async () => {
  const sessionId = '94f0b2db-5323-4d86-add3-paypal000000';
  const paymentRecommendations = [{ paymentOption: 'PAYPAL', recommendedPriority: 1 }];
  expect(await recommend(sessionId)).toMatchObject({ target: { sessionId, recommendations: { paymentRecommendations } } });
  const expired = '11EF-34BC-2702904B-9026-C3ECF4BAC765';
  expect(readMessages(await create(expired))).toEqual(['Session IDs must be unique per merchant.']);
  const update = UpdateCustomerSessionInput.builder(expired).build();
  expect(readMessages(await call('updateCustomerSession', update))).toEqual(['The customer session does not exist.']);
});

test('a merchant account that may not recommend is refused before the session is looked up', async () => {
  const input = CustomerRecommendationsInput.builder().sessionId('none').merchantAccountId('gbp_pwpp_multi_account_merchant_account');
  await expect(call('getCustomerRecommendations', input.build())).rejects.toMatchObject({ type: 'authorizationError' });
});

test('the published query recommends the same; a page may not ask', async () => {
  await create('session-4');
  const query =
    'query($input: CustomerRecommendationsInput!) { customerRecommendations(input: $input) { isInPayPalNetwork recommendations { ... on PaymentRecommendations { paymentOptions { paymentOption recommendedPriority } } } } }';
  const variables = { input: { sessionId: 'session-4' } };
  const { publicKey, privateKey, url } = shop.sandbox;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}` },
    body: JSON.stringify({ query, variables }),
  });
  expect(((await response.json()) as { data: unknown }).data).toEqual({
    customerRecommendations: {
      isInPayPalNetwork: true,
      recommendations: { paymentOptions: [{ paymentOption: 'PAYPAL', recommendedPriority: 1 }] },
    },
  });
  const { body } = await callGraphql(shop.sandbox, shop.sandbox.tokenizationKey, { query, variables });
  expect((body as { errors: { message: string }[] }).errors[0]?.message).toBe('Customer sessions are for a server.');
});
