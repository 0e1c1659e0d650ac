import { closeShop, openShop, type OpenShop } from './fixtures/open-shop';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => closeShop(shop));

const TOKENIZE = `mutation TokenizeUsBankAccount($input: TokenizeUsBankAccountInput!) {
  tokenizeUsBankAccount(input: $input) { paymentMethod { id } }
}`;

/** Creates a nonce of one of the documented accounts, as the page does. */
async function createNonce(accountNumber: string): Promise<string> {
  const usBankAccount = {
    accountNumber,
    routingNumber: '011000015',
    accountType: 'CHECKING',
    achMandate: 'By clicking “Pay” I authorize the shop to debit my account.',
    individualOwner: { firstName: 'Ada', lastName: 'Lovelace' },
    billingAddress: { streetAddress: '1 Test Street', city: 'Chicago', state: 'IL', zipCode: '60606' },
  };
  const response = await fetch(`${shop.sandbox.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'braintree-version': '2018-05-10',
      authorization: `Bearer ${shop.sandbox.tokenizationKey}`,
    },
    body: JSON.stringify({ query: TOKENIZE, variables: { input: { usBankAccount } } }),
  });
  const { data } = (await response.json()) as { data: { tokenizeUsBankAccount: { paymentMethod: { id: string } } } };
  return data.tokenizeUsBankAccount.paymentMethod.id;
}

const vaulted = (): number =>
  shop.sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith('/payment_methods')).length;

test('default: an account is verified, kept and charged', async () => {
  const { status, body } = await shop.order({ paymentMethodNonce: await createNonce('1000000000'), isBankAccount: true });
  expect([status, body]).toMatchObject([
    201,
    { status: 'paid', method: { kind: 'us-bank-account', name: 'US bank account', detail: 'checking ending in 0000' } },
  ]);
  const transaction = await shop.gateway.transaction.find(String(body.transactionId));
  expect(transaction).toMatchObject({ paymentInstrumentType: 'us_bank_account', orderId: body.id });
});

test('error: account-not-verified; nothing is charged, and nothing is kept', async () => {
  const before = shop.sales();
  const { status, body } = await shop.refusedOrder({ paymentMethodNonce: await createNonce('1000000003'), isBankAccount: true });
  expect([status, body.code]).toEqual([402, 'account-not-verified']);
  expect(shop.sales()).toBe(before);
  expect(shop.sandbox.requests().at(-1)).toMatchObject({ method: 'DELETE' });
});

test('error: nonce-unknown', async () => {
  const { body } = await shop.refusedOrder({ paymentMethodNonce: 'tokenusbankacct_unknown', isBankAccount: true });
  expect(body.code).toBe('nonce-unknown');
});

test('behavior: an answer that was lost is found again, and charged once', async () => {
  const orderKey = '6e9b6a3c-3b0e-4f0a-9a5b-0d6a3b1c2d3e';
  const request = { orderKey, paymentMethodNonce: await createNonce('1000000000'), isBankAccount: true };
  const [sales, kept] = [shop.sales(), vaulted()];
  shop.breakSale({ drop: 'after' });
  expect((await shop.refusedOrder(request)).body.code).toBe('unconfirmed');
  const { status, body } = await shop.order(request);
  expect([status, body.status]).toEqual([201, 'paid']);
  expect([shop.sales() - sales, vaulted() - kept]).toEqual([1, 2]);
});
