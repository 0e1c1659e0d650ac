import { choosePage } from '../../fixtures/choose-page';
import { callGraphql } from '../../fixtures/gateway';
import { openShop, type Shop } from '../../fixtures/shop';

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());
beforeEach(() => shop.sandbox.reset());

interface Answer {
  data?: Record<string, { paymentMethod: { id: string; details: { last4: string } } } | null>;
  errors?: { message: string; extensions?: { errorClass: string; legacyCode?: string; inputPath?: string[] } }[];
}
const run = async (query: string, variables: object) =>
  (await callGraphql(shop.sandbox, shop.sandbox.tokenizationKey, { query, variables })).body as Answer;

const createDocument = (name: string) => `mutation T${name}($input: T${name}Input!) {
  t${name}(input: $input) { paymentMethod { id details { ... on UsBankAccountDetails { last4 } } } }
}`;
const billingAddress = { streetAddress: '1 Test Street', city: 'Chicago', state: 'IL', zipCode: '60606' };
const individualOwner = { firstName: 'Ada', lastName: 'Lovelace' };
const shared = { accountType: 'CHECKING', achMandate: 'I agree.', billingAddress };
const account = { routingNumber: '011000015', accountNumber: '1000000000', ...shared, individualOwner };
const tokenize = (changed: object = {}) =>
  run(createDocument('okenizeUsBankAccount'), { input: { usBankAccount: { ...account, ...changed } } });
const createNonce = async (changed: object = {}) => (await tokenize(changed)).data!['tokenizeUsBankAccount']!.paymentMethod.id;

async function vault(paymentMethodNonce: string, method = 'network_check') {
  const { customer } = await shop.gateway['customer']!['create']!({});
  const options = { usBankAccountVerificationMethod: method };
  return shop.gateway['paymentMethod']!['create']!({ customerId: customer.id, paymentMethodNonce, options });
}

test('an account is tokenized, vaulted and charged through the official SDK', async () => {
  const { data } = await tokenize();
  expect(data).toEqual({
    tokenizeUsBankAccount: { paymentMethod: { id: expect.stringMatching(/^tokenusbankacct_/), details: { last4: '0000' } } },
  });
  const { success, paymentMethod } = await vault(data!['tokenizeUsBankAccount']!.paymentMethod.id);
  expect(success).toBe(true);
  expect(paymentMethod).toMatchObject({
    last4: '0000',
    routingNumber: '011000015',
    accountType: 'checking',
    ownershipType: 'personal',
    accountHolderName: 'Ada Lovelace',
    verified: true,
    achMandate: { text: 'I agree.', acceptedAt: expect.anything() },
  });
  const { transaction } = await shop.sale({
    amount: '10.00',
    paymentMethodToken: paymentMethod.token,
    options: { submitForSettlement: true },
  });
  expect([transaction['paymentInstrumentType'], transaction['status']]).toEqual(['us_bank_account', 'settlement_pending']);
});

test('the account number decides the verification, and no API, log or stored nonce contains a real one', async () => {
  expect((await vault(await createNonce({ accountNumber: '1000000002' }))).paymentMethod).toMatchObject({ verified: false });
  const nonce = await createNonce({ accountNumber: '987654321012', businessOwner: { businessName: 'Mugs' }, individualOwner: null });
  const { paymentMethod } = await vault(nonce, 'independent_check');
  expect(paymentMethod).toMatchObject({ last4: '1012', ownershipType: 'business', accountHolderName: 'Mugs', verified: true });
  const stored = await (await fetch(`${shop.sandbox.url}/_control/nonces`)).text();
  expect(stored).toContain('1012');
  expect(stored).not.toContain('987654321012');
  expect(JSON.stringify(await shop.sandbox.requests())).not.toContain('987654321012');
});

test.each<[string, object, string, string]>([
  ['an account number of letters', { accountNumber: 'abc' }, '93132', 'accountNumber'],
  ['18 digits', { accountNumber: '123456789012345678' }, '93132', 'accountNumber'],
  ['a short routing number', { routingNumber: '1234567' }, '93133', 'routingNumber'],
  ['no mandate', { achMandate: ' ' }, '93130', 'achMandate'],
  ['two owners', { businessOwner: { businessName: 'Mugs' } }, '', 'usBankAccount'],
  ['no owner', { individualOwner: null }, '', 'usBankAccount'],
  ['a ZIP code of letters', { billingAddress: { ...billingAddress, zipCode: 'abcde' } }, '', 'zipCode'],
])('refuses %s', async (_, changed, legacyCode, field) => {
  const { errors, data } = await tokenize(changed);
  expect(data?.['tokenizeUsBankAccount']).toBeNull();
  expect(errors?.[0]?.extensions).toMatchObject({ errorClass: 'VALIDATION', legacyCode });
  expect(errors?.[0]?.extensions?.inputPath?.at(-1)).toBe(field);
});

test.each([{ accountType: 'CD' }, { billingAddress: {} }, { billingAddress: { ...billingAddress, state: 'XX' } }, { iban: 'DE' }])(
  'the GraphQL schema refuses %j',
  async (changed) => {
    const { errors } = await tokenize(changed);
    expect(errors?.[0]?.extensions).toBeUndefined();
  },
);

test('refuses a merchant who accepts no bank accounts', async () => {
  await shop.sandbox.configure({ usBankAccount: null });
  expect((await tokenize()).errors?.[0]?.extensions?.errorClass).toBe('AUTHORIZATION');
});

describe('a login at the bank', () => {
  const opener = 'https://shop.example';
  const open = async (key = `plaid-${shop.sandbox.merchantId}`) => {
    const query = new URLSearchParams({ key, clientName: 'Mugs & more', opener });
    const answer = await fetch(`${shop.sandbox.url}/third-party/bank-login?${query}`, { redirect: 'manual' });
    return `${shop.sandbox.url}${answer.headers.get('location') ?? ''}`;
  };
  const readPage = async (url: string) => (await fetch(url)).text();
  interface Report {
    target: string;
    message: { kind: string; publicToken: string; error: unknown; metadata: { account_id: string; account: { subtype: string } } };
  }
  async function decide(url: string, choice: string, fields: Record<string, string> = {}): Promise<Report> {
    const next = new URL((await choosePage(url, choice, fields)) ?? '', url).href;
    const report = /data-report="([^"]*)"/.exec(await readPage(next))?.[1] ?? '';
    return JSON.parse(report.replace(/&quot;/g, '"')) as Report;
  }
  const login = (publicToken: string, accountId = 'plaid_account_id', changed: object = {}) =>
    run(createDocument('okenizeUsBankLogin'), {
      input: { usBankLogin: { ...shared, individualOwner, publicToken, accountId, ...changed } },
    });

  test('an account is chosen, tokenized once, and vaulted', async () => {
    const url = await open();
    expect(await readPage(url)).toContain('Mugs &amp; more asks which account to debit.');
    const { target, message } = await decide(url, 'approve', { bank: 'Second Test Bank', account: 'savings' });
    expect([target, message.kind, message.metadata.account.subtype]).toEqual([opener, 'success', 'savings']);
    const { data } = await login(message.publicToken);
    const { id, details } = data!['tokenizeUsBankLogin']!.paymentMethod;
    expect(details.last4).toBe('0001');
    expect((await vault(id)).paymentMethod).toMatchObject({ bankName: 'Second Test Bank', routingNumber: '071000013', verified: true });
    expect((await login(message.publicToken)).errors?.[0]?.message).toBe('Public token is invalid.');
  });

  test('the page may name the account, if it is the one that was chosen', async () => {
    const { message } = await decide(await open(), 'approve', { account: 'checking' });
    expect((await login(message.publicToken, 'another')).errors?.[0]?.message).toBe('Account ID is invalid.');
    expect((await login(message.publicToken, message.metadata.account_id)).data?.['tokenizeUsBankLogin']).not.toBeNull();
  });

  test.each([
    ['cancel', null],
    ['fail', { error_type: 'INSTITUTION_ERROR', error_code: 'INSTITUTION_DOWN' }],
  ])('ends without an account after the choice "%s"', async (choice, error) => {
    const { message } = await decide(await open(), choice);
    expect([message.kind, message.error]).toEqual(['exit', error]);
  });

  test('refuses the key of another merchant', async () => {
    const url = await open('another');
    expect(await readPage(url)).toContain('This shop has no bank login');
    expect((await decide(url, 'approve')).message.kind).toBe('exit');
  });

  test('refuses a merchant who has none', async () => {
    await shop.sandbox.configure({ usBankAccount: { plaid: null } });
    expect((await login('public-sandbox-x')).errors?.[0]?.extensions?.errorClass).toBe('AUTHORIZATION');
  });
});
