import { callGraphql, TOKENIZE, VALID_CARD } from '../../fixtures/gateway';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());

const run = async (query: string, variables?: object) => (await callGraphql(sandbox, sandbox.tokenizationKey, { query, variables })).body;

test('tokenizes a card', async () => {
  const input = { creditCard: { ...VALID_CARD, number: '4444333322221111', cardholderName: 'Ada' }, options: { validate: false } };
  expect(await run(TOKENIZE, { input })).toEqual({
    data: {
      tokenizeCreditCard: {
        token: expect.stringMatching(/^tokencc_bf_/),
        creditCard: {
          bin: '444433',
          brandCode: 'VISA',
          last4: '1111',
          cardholderName: 'Ada',
          expirationMonth: '12',
          expirationYear: '2030',
          binData: {
            prepaid: 'NO',
            healthcare: 'NO',
            debit: 'NO',
            durbinRegulated: 'NO',
            commercial: 'NO',
            payroll: 'NO',
            issuingBank: null,
            countryOfIssuance: 'GBR',
            productId: null,
          },
        },
      },
    },
    extensions: { requestId: expect.any(String) },
  });
});

test('tokenizes a card in the variant for PayPal Connect', async () => {
  const query = `mutation TokenizeCreditCardForPayPalConnect($input: TokenizeCreditCardForPayPalConnectInput!, $insight: AuthenticationInsightInput!) {
    tokenizeCreditCardForPayPalConnect(input: $input) {
      clientMutationId
      paymentMethod { id details { ... on CreditCardDetails { bin brandCode last4 } } }
      authenticationInsight(input: $insight) { customerAuthenticationRegulationEnvironment }
    }
  }`;
  const input = {
    creditCard: VALID_CARD,
    options: { validate: false },
    email: 'ada@example.com',
    optIn: false,
    phone: { phoneNumber: '5551234', countryPhoneCode: '1', extensionNumber: '' },
    authAssertion: 'assertion',
    shippingAddress: { postalCode: '94107' },
  };
  expect(await run(query, { input, insight: { merchantAccountId: 'usd' } })).toMatchObject({
    data: {
      tokenizeCreditCardForPayPalConnect: {
        paymentMethod: { id: expect.stringMatching(/^tokencc_bf_/), details: { bin: '411111', brandCode: 'VISA', last4: '1111' } },
        authenticationInsight: { customerAuthenticationRegulationEnvironment: 'UNREGULATED' },
      },
    },
  });
});

test.each([
  ['an unknown field', '{ nope }'],
  ['an unknown argument', 'mutation { tokenizeCreditCard(card: {}) { token } }'],
  ['a document that breaks off', '{'],
  ['a missing selection', 'mutation { tokenizeCreditCard(input: { creditCard: {} }) }'],
])('refuses %s, without an error class', async (_, query) => {
  const answer = await run(query);
  expect(answer).not.toHaveProperty('data');
  expect(answer).toHaveProperty('errors.0.message', expect.any(String));
  expect(answer).not.toHaveProperty('errors.0.extensions');
});

test('refuses a variable with an unknown field, without an error class', async () => {
  const answer = await run(TOKENIZE, { input: { creditCard: { ...VALID_CARD, pin: '1234' } } });
  expect(answer).toMatchObject({ errors: [{ message: expect.stringContaining('pin') }] });
  expect(answer).not.toHaveProperty('errors.0.extensions');
});

test.each([
  ['no authorization', {}],
  ['an unknown key', { Authorization: 'Bearer development_1_other' }],
  ['wrong API keys', { Authorization: `Basic ${btoa('public:private')}` }],
])('classifies %s as an authentication error, with status 200', async (_, headers) => {
  const response = await fetch(`${sandbox.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: '{ ping }' }) });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { errorClass: 'AUTHENTICATION', errorType: 'developer_error' } }] });
});

test('accepts the API keys of the merchant, for client tokens', async () => {
  const send = async (Authorization: string) => {
    const query = 'mutation { createClientToken(input: { clientToken: { customerId: "ada" } }) { clientToken } }';
    return (await fetch(`${sandbox.url}/graphql`, { method: 'POST', headers: { Authorization }, body: JSON.stringify({ query }) })).json();
  };
  const created = (await send(`Basic ${btoa(`${sandbox.publicKey}:${sandbox.privateKey}`)}`)) as {
    data: { createClientToken: { clientToken: string } };
  };
  expect(atob(created.data.createClientToken.clientToken)).toContain('customer_id=ada');
  expect(await send(`Bearer ${sandbox.tokenizationKey}`)).toMatchObject({ errors: [{ extensions: { errorClass: 'AUTHORIZATION' } }] });
});

test('makes no client token for a merchant account that does not exist', async () => {
  const query = 'mutation Create($input: CreateClientTokenInput) { createClientToken(input: $input) { clientToken } }';
  const create = async (merchantAccountId: string | null) => {
    const response = await fetch(`${sandbox.url}/graphql`, {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa(`${sandbox.publicKey}:${sandbox.privateKey}`)}` },
      body: JSON.stringify({ query, variables: { input: { clientToken: { merchantAccountId } } } }),
    });
    return (await response.json()) as unknown;
  };
  expect(await create('ABC123')).toMatchObject({
    data: { createClientToken: null },
    errors: [{ message: 'Invalid merchant account id: ABC123', extensions: { errorType: 'user_error', errorClass: 'VALIDATION' } }],
  });
  const created = { data: { createClientToken: { clientToken: expect.any(String) as string } } };
  expect(await create('shop_eur')).toMatchObject(created);
  expect(await create(null)).toMatchObject(created);
});

test('refuses a version header that is not a date', async () => {
  const headers = { Authorization: `Bearer ${sandbox.tokenizationKey}`, 'Braintree-Version': 'newest' };
  const response = await fetch(`${sandbox.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: '{ ping }' }) });
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('Braintree-Version') }] });
});

test.each(['', '{', '[]', '{"query":1}'])('responds to the body %j with an error', async (body) => {
  const headers = { Authorization: `Bearer ${sandbox.tokenizationKey}` };
  const response = await fetch(`${sandbox.url}/graphql`, { method: 'POST', headers, body });
  expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
});
