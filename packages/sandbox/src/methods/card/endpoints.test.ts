import { tokenizeCard } from '../../fixtures/credit-cards';
import { callClientApi, callGraphql, TOKENIZE, VALID_CARD } from '../../fixtures/gateway';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.configure({}));

test('default: a Verve card has its brand in the client API, and none in GraphQL, whose schema does not know it', async () => {
  const card = { ...VALID_CARD, number: '5060990580000217499', options: { validate: false } };
  const { body } = await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', {
    tokenizationKey: sandbox.tokenizationKey,
    creditCard: card,
  });
  expect(body).toMatchObject({ creditCards: [{ details: { cardType: 'Verve', bin: '506099' } }] });
  const { options, ...creditCard } = card;
  const response = await callGraphql(sandbox, sandbox.tokenizationKey, {
    query: TOKENIZE,
    variables: { input: { creditCard, options } },
  });
  expect(response.body).toMatchObject({ data: { tokenizeCreditCard: { creditCard: { brandCode: 'UNKNOWN' } } } });
});

test('returns a nonce, and of the number only the first six and last four digits', async () => {
  const { status, card } = await tokenizeCard(sandbox, { ...VALID_CARD, cardholderName: 'Ada Example' });
  expect(status).toBe(202);
  expect(card).toEqual({
    type: 'CreditCard',
    nonce: expect.stringMatching(/^tokencc_bf(_[a-z0-9]{6}){4}_[a-z0-9]{3}$/),
    description: 'ending in 11',
    consumed: false,
    isLocked: false,
    securityQuestions: [],
    details: {
      bin: '411111',
      cardType: 'Visa',
      lastFour: '1111',
      lastTwo: '11',
      cardholderName: 'Ada Example',
      expirationMonth: '12',
      expirationYear: '2030',
    },
    binData: expect.objectContaining({ prepaid: 'Unknown', countryOfIssuance: 'Unknown', productId: 'Unknown' }),
    threeDSecureInfo: null,
  });
});

test('reads members in snake case, in camel case and mixed', async () => {
  const { card } = await tokenizeCard(sandbox, {
    number: '4111-1111 1111 1111',
    expiration_month: '1',
    expirationYear: '31',
    cardholder_name: 'Ada',
    billing_address: { postal_code: '94107', country_code_alpha2: 'US' },
  });
  expect(card).toMatchObject({ details: { expirationMonth: '01', expirationYear: '2031', cardholderName: 'Ada' } });
});

test('prefers a month or year to the same part of the date', async () => {
  const { card } = await tokenizeCard(sandbox, { number: VALID_CARD.number, expirationDate: '1 / 29', expirationYear: '2035' });
  expect(card).toMatchObject({ details: { expirationMonth: '01', expirationYear: '2035' } });
});

test('accepts a date in the past, and a card that the bank would decline', async () => {
  expect((await tokenizeCard(sandbox, { ...VALID_CARD, expirationYear: '2009' })).status).toBe(202);
  expect((await tokenizeCard(sandbox, { ...VALID_CARD, number: '4000111111111115' })).status).toBe(202);
});

test('tokenizes a security code alone', async () => {
  const { card } = await tokenizeCard(sandbox, { cvv: '123' });
  expect(card).toMatchObject({
    nonce: expect.stringMatching(/^tokencvv_bf_/),
    description: '',
    details: { bin: '', lastFour: '', cardType: 'Unknown' },
  });
});

test.each([
  ['5555555555554444', 'MasterCard'],
  ['2223000048400011', 'MasterCard'],
  ['378282246310005', 'American Express'],
  ['6011000991300009', 'Discover'],
  ['36259600000004', 'Discover'],
  ['3530111333300000', 'JCB'],
  ['6304000000000000', 'Maestro'],
  ['6243030000000001', 'UnionPay'],
  ['6277809990229178', 'Elo'],
  ['6370950000000005', 'Hiper'],
  ['6062820524845321', 'Hipercard'],
])('recognizes %s as %s', async (number, cardType) => {
  expect((await tokenizeCard(sandbox, { number })).card).toMatchObject({ details: { cardType } });
});

test.each([
  ['4500600000000061', { prepaid: 'Yes', debit: 'No' }],
  ['4012004338508385', { prepaid: 'Yes', debit: 'Yes' }],
  ['4009040000000009', { commercial: 'Yes' }],
  ['4005519200000004', { durbinRegulated: 'Yes' }],
  ['4012000033330026', { healthcare: 'Yes' }],
  ['4012000033330224', { payroll: 'Yes' }],
  ['4012000033330422', { prepaid: 'No', payroll: 'No' }],
  ['4012000033330323', { prepaid: 'Unknown', payroll: 'Unknown' }],
  ['4012000033330620', { countryOfIssuance: 'USA' }],
  ['4012000033330521', { issuingBank: 'NETWORK ONLY' }],
])('reports what is documented about the issuer of %s', async (number, binData) => {
  expect((await tokenizeCard(sandbox, { number })).card).toMatchObject({ binData });
});

test('reports the regulation of authentication by the country of the card, or as the merchant is configured', async () => {
  const insightRequest = { authenticationInsight: true, merchantAccountId: 'eur' };
  const irish = { number: '4023490000000008' };
  expect((await tokenizeCard(sandbox, irish, insightRequest)).card).toMatchObject({
    authenticationInsight: { regulationEnvironment: 'psd2' },
  });
  expect((await tokenizeCard(sandbox, VALID_CARD, insightRequest)).card).toMatchObject({
    authenticationInsight: { regulationEnvironment: 'unregulated' },
  });
  expect((await tokenizeCard(sandbox, irish)).card).not.toHaveProperty('authenticationInsight');
  await sandbox.configure({ authenticationInsight: { eur: 'unavailable' } });
  expect((await tokenizeCard(sandbox, irish, insightRequest)).card).toMatchObject({
    authenticationInsight: { regulationEnvironment: 'unavailable' },
  });
});

test('rejects a body that is not a JSON object', async () => {
  const url = `${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/payment_methods/credit_cards`;
  for (const body of ['{', '[]', '"text"', 'null']) expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
});
