import { connectSandbox, type ConnectedSandbox } from '../testing';
import { callClientApi, callGraphql, readFingerprint, TOKENIZE, VALID_CARD } from '../testing/gateway';
import { type MerchantSettings } from '../merchant';

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

test('behavior: only an account that accepts Verve validates its cards', async () => {
  const authorizationFingerprint = readFingerprint(await sandbox.createClientToken());
  const save = () =>
    callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', {
      authorizationFingerprint,
      creditCard: { ...VALID_CARD, number: '5060990580000217499', options: { validate: true } },
    });
  expect((await save()).status).toBe(422);
  await sandbox.configure({ supportedCardTypes: ['Visa', 'Verve'] });
  expect((await save()).body).toMatchObject({ creditCards: [{ details: { cardType: 'Verve' } }] });
});

interface FieldError {
  path: string;
  code: string;
}

/** Field errors of a client API response, as a flat list. */
function listErrors(nodes: { field: string; code?: string; fieldErrors?: [] }[], above: string[] = []): FieldError[] {
  return nodes.flatMap(({ field, code, fieldErrors }) => {
    const path = [...above, field];
    return fieldErrors ? listErrors(fieldErrors, path) : [{ path: path.join('.'), code: code ?? '' }];
  });
}

async function refuseByRest(card: object, authorization: object): Promise<FieldError[]> {
  const { status, body } = await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', { ...authorization, creditCard: card });
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: { message: 'Credit card is invalid' } });
  return listErrors((body as { fieldErrors: [] }).fieldErrors);
}

async function refuseByGraphql(card: { options: { validate: boolean } }, authorization: string): Promise<FieldError[]> {
  const { options, ...creditCard } = card;
  const { status, body } = await callGraphql(sandbox, authorization, { query: TOKENIZE, variables: { input: { creditCard, options } } });
  expect(status).toBe(200);
  const { data, errors } = body as { data: unknown; errors: { extensions: Record<string, unknown> }[] };
  expect(data).toEqual({ tokenizeCreditCard: null });
  return errors.map(({ extensions }) => {
    expect(extensions).toMatchObject({ errorClass: 'VALIDATION', errorType: 'user_error' });
    const [first, ...path] = extensions['inputPath'] as string[];
    expect(first).toBe('input');
    return { path: path.join('.'), code: String(extensions['legacyCode']) };
  });
}

const repeatLetter = (length: number) => 'x'.repeat(length);
const createAddress = (members: object) => ({ billingAddress: members });

interface Refusal {
  what: string;
  card: object;
  code: string;
  path: string;
  /** Rejected only when the card is validated. */
  validate?: boolean;
  settings?: MerchantSettings;
}

const refusals: Refusal[] = [
  { what: 'no number', card: { number: undefined }, code: '81714', path: 'number', validate: true },
  { what: 'neither number nor security code', card: { number: undefined, cvv: undefined }, code: '81714', path: 'number' },
  { what: 'an empty number', card: { number: '' }, code: '81714', path: 'number' },
  { what: 'a blank number', card: { number: '  ' }, code: '81714', path: 'number' },
  { what: 'a number with a wrong last digit', card: { number: '4111111111111112' }, code: '81715', path: 'number' },
  { what: 'eleven digits', card: { number: '41111111111' }, code: '81716', path: 'number' },
  { what: 'twenty digits', card: { number: '41111111111111111111' }, code: '81716', path: 'number' },
  { what: 'letters in the number', card: { number: '4111x11111111111' }, code: '81716', path: 'number' },
  { what: 'a number outside of the documented set', card: { number: '4539578763621486' }, code: '81717', path: 'number' },
  {
    what: 'a brand the merchant does not take',
    card: {},
    code: '81703',
    path: 'number',
    validate: true,
    settings: { supportedCardTypes: ['MasterCard'] },
  },
  {
    what: 'no security code where one is asked for',
    card: { cvv: undefined },
    code: '81706',
    path: 'cvv',
    validate: true,
    settings: { challenges: ['cvv'] },
  },
  { what: 'a security code of two digits', card: { cvv: '12' }, code: '81707', path: 'cvv' },
  { what: 'a security code of four digits for Visa', card: { cvv: '1234' }, code: '81707', path: 'cvv' },
  { what: 'a security code of three digits for American Express', card: { number: '378282246310005' }, code: '81707', path: 'cvv' },
  { what: 'letters in the security code', card: { cvv: '12a' }, code: '81707', path: 'cvv' },
  {
    what: 'no date',
    card: { expirationMonth: undefined, expirationYear: undefined },
    code: '81709',
    path: 'expirationDate',
    validate: true,
  },
  { what: 'an empty date', card: { expirationMonth: '', expirationYear: '' }, code: '81709', path: 'expirationDate' },
  { what: 'month 0', card: { expirationMonth: '0' }, code: '81712', path: 'expirationMonth' },
  { what: 'month 13', card: { expirationMonth: '13' }, code: '81712', path: 'expirationMonth' },
  { what: 'no month', card: { expirationMonth: undefined }, code: '81712', path: 'expirationMonth', validate: true },
  { what: 'the year 1974', card: { expirationYear: '1974' }, code: '81713', path: 'expirationYear' },
  { what: 'the year 2202', card: { expirationYear: '2202' }, code: '81713', path: 'expirationYear' },
  { what: 'a year of three digits', card: { expirationYear: '203' }, code: '81713', path: 'expirationYear' },
  { what: 'a name of 176 characters', card: { cardholderName: repeatLetter(176) }, code: '81723', path: 'cardholderName' },
  {
    what: 'no postal code where one is asked for',
    card: {},
    code: '81808',
    path: 'billingAddress.postalCode',
    validate: true,
    settings: { challenges: ['postal_code'] },
  },
  {
    what: 'a postal code of ten letters',
    card: createAddress({ postalCode: 'ABCDEFGHIJ' }),
    code: '81809',
    path: 'billingAddress.postalCode',
  },
  { what: 'a postal code with a sign', card: createAddress({ postalCode: '12#45' }), code: '81813', path: 'billingAddress.postalCode' },
  { what: 'a long company', card: createAddress({ company: repeatLetter(256) }), code: '81802', path: 'billingAddress.company' },
  {
    what: 'a long extended address',
    card: createAddress({ extendedAddress: repeatLetter(256) }),
    code: '81804',
    path: 'billingAddress.extendedAddress',
  },
  { what: 'a long first name', card: createAddress({ firstName: repeatLetter(256) }), code: '81805', path: 'billingAddress.firstName' },
  { what: 'a long last name', card: createAddress({ lastName: repeatLetter(256) }), code: '81806', path: 'billingAddress.lastName' },
  { what: 'a long locality', card: createAddress({ locality: repeatLetter(256) }), code: '81807', path: 'billingAddress.locality' },
  { what: 'a long region', card: createAddress({ region: repeatLetter(256) }), code: '81810', path: 'billingAddress.region' },
  {
    what: 'a long street address',
    card: createAddress({ streetAddress: repeatLetter(256) }),
    code: '81812',
    path: 'billingAddress.streetAddress',
  },
  { what: 'an unknown country', card: createAddress({ countryName: 'Atlantis' }), code: '91803', path: 'billingAddress.countryName' },
  {
    what: 'an unknown alpha-2 code',
    card: createAddress({ countryCodeAlpha2: 'XX' }),
    code: '91814',
    path: 'billingAddress.countryCodeAlpha2',
  },
  {
    what: 'an unknown alpha-3 code',
    card: createAddress({ countryCodeAlpha3: 'ZZZ' }),
    code: '91816',
    path: 'billingAddress.countryCodeAlpha3',
  },
  {
    what: 'an unknown numeric code',
    card: createAddress({ countryCodeNumeric: '999' }),
    code: '91817',
    path: 'billingAddress.countryCodeNumeric',
  },
  { what: 'security code 200', card: { cvv: '200' }, code: '81736', path: 'cvv', validate: true },
  {
    what: 'American Express security code 2000',
    card: { number: '378282246310005', cvv: '2000' },
    code: '81736',
    path: 'cvv',
    validate: true,
  },
  {
    what: 'postal code 20000',
    card: createAddress({ postalCode: '20000' }),
    code: '81737',
    path: 'billingAddress.postalCode',
    validate: true,
  },
  {
    what: 'street number 200',
    card: createAddress({ streetAddress: '200 N Main St' }),
    code: '81737',
    path: 'billingAddress.postalCode',
    validate: true,
  },
];

test.each(refusals)('refuses $what with $code, over REST and GraphQL alike', async ({ card, code, path, validate = false, settings }) => {
  if (settings) await sandbox.configure(settings);
  const fingerprint = readFingerprint(await sandbox.createClientToken());
  const creditCard = { ...VALID_CARD, ...card, options: { validate } };
  const expected = [{ path: `creditCard.${path}`, code }];
  expect(await refuseByRest(creditCard, { authorizationFingerprint: fingerprint })).toEqual(expected);
  expect(await refuseByGraphql(creditCard, fingerprint)).toEqual(expected);
});

test.each([
  { what: 'no slash', date: '1230', code: '81710' },
  { what: 'month 13', date: '13/30', code: '81710' },
  { what: 'a year of three digits', date: '12/203', code: '81710' },
  { what: 'the year 1974', date: '12/1974', code: '81711' },
  { what: 'nothing', date: '', code: '81709' },
])('refuses an expiration date with $what with $code', async ({ date, code }) => {
  const card = { number: VALID_CARD.number, expirationDate: date, options: { validate: false } };
  const errors = await refuseByRest(card, { tokenizationKey: sandbox.tokenizationKey });
  expect(errors).toEqual([{ path: 'creditCard.expirationDate', code }]);
});

test('reports all errors at once, those of one object together', async () => {
  const card = {
    number: '1',
    cvv: '1',
    expirationDate: 'x',
    billing_address: { postal_code: '#', region: repeatLetter(256) },
    options: { validate: false },
  };
  const { body } = await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', {
    tokenizationKey: sandbox.tokenizationKey,
    creditCard: card,
  });
  const [root] = (body as { fieldErrors: [{ field: string; fieldErrors: { field: string }[] }] }).fieldErrors;
  expect(root.field).toBe('creditCard');
  expect(root.fieldErrors.map(({ field }) => field)).toEqual(['number', 'cvv', 'expirationDate', 'billingAddress']);
});

async function tokenize(creditCard: object, more: object = {}) {
  const answer = await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', {
    tokenizationKey: sandbox.tokenizationKey,
    creditCard: { options: { validate: false }, ...creditCard },
    ...more,
  });
  return { status: answer.status, card: (answer.body as { creditCards: Record<string, unknown>[] }).creditCards?.[0], body: answer.body };
}

test('returns a nonce, and of the number only the first six and last four digits', async () => {
  const { status, card } = await tokenize({ ...VALID_CARD, cardholderName: 'Ada Example' });
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
  const { card } = await tokenize({
    number: '4111-1111 1111 1111',
    expiration_month: '1',
    expirationYear: '31',
    cardholder_name: 'Ada',
    billing_address: { postal_code: '94107', country_code_alpha2: 'US' },
  });
  expect(card).toMatchObject({ details: { expirationMonth: '01', expirationYear: '2031', cardholderName: 'Ada' } });
});

test('prefers a month or year to the same part of the date', async () => {
  const { card } = await tokenize({ number: VALID_CARD.number, expirationDate: '1 / 29', expirationYear: '2035' });
  expect(card).toMatchObject({ details: { expirationMonth: '01', expirationYear: '2035' } });
});

test('accepts a date in the past, and a card that the bank would decline', async () => {
  expect((await tokenize({ ...VALID_CARD, expirationYear: '2009' })).status).toBe(202);
  expect((await tokenize({ ...VALID_CARD, number: '4000111111111115' })).status).toBe(202);
});

test('tokenizes a security code alone', async () => {
  const { card } = await tokenize({ cvv: '123' });
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
  expect((await tokenize({ number })).card).toMatchObject({ details: { cardType } });
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
  expect((await tokenize({ number })).card).toMatchObject({ binData });
});

test('reports the regulation of authentication by the country of the card, or as the merchant is configured', async () => {
  const insightRequest = { authenticationInsight: true, merchantAccountId: 'eur' };
  const irish = { number: '4023490000000008' };
  expect((await tokenize(irish, insightRequest)).card).toMatchObject({ authenticationInsight: { regulationEnvironment: 'psd2' } });
  expect((await tokenize(VALID_CARD, insightRequest)).card).toMatchObject({
    authenticationInsight: { regulationEnvironment: 'unregulated' },
  });
  expect((await tokenize(irish)).card).not.toHaveProperty('authenticationInsight');
  await sandbox.configure({ authenticationInsight: { eur: 'unavailable' } });
  expect((await tokenize(irish, insightRequest)).card).toMatchObject({ authenticationInsight: { regulationEnvironment: 'unavailable' } });
});

test.each([
  ['4000111111111115', 'Do Not Honor'],
  ['3566002020360505', 'Processor Network Unavailable - Try Again'],
  ['4000111111111511', 'Gateway Rejected'],
  ['4111130000000003', 'Gateway Rejected'],
])('refuses %s when it is verified, with the message "%s" and no field error', async (number, message) => {
  const authorizationFingerprint = readFingerprint(await sandbox.createClientToken());
  const creditCard = { ...VALID_CARD, number, options: { validate: true } };
  const answer = await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', { authorizationFingerprint, creditCard });
  expect(answer).toEqual({ status: 422, body: { error: { message }, fieldErrors: [] } });
  const { body } = await callGraphql(sandbox, authorizationFingerprint, {
    query: TOKENIZE,
    variables: { input: { creditCard: { ...VALID_CARD, number }, options: { validate: true } } },
  });
  expect(body).toMatchObject({ errors: [{ message, extensions: { errorClass: 'VALIDATION' } }] });
  expect(body).not.toHaveProperty('errors.0.extensions.inputPath');
});

test('accepts a security code and postal code that rules refuse, once the merchant has switched the rules off', async () => {
  await sandbox.configure({ rules: { verification: { cvv: false, avs: false } } });
  const authorizationFingerprint = readFingerprint(await sandbox.createClientToken());
  const creditCard = { ...VALID_CARD, cvv: '200', billingAddress: { postalCode: '20000' }, options: { validate: true } };
  const { status } = await callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', { authorizationFingerprint, creditCard });
  expect(status).toBe(202);
});

test('vaults a validated card for the customer of the token, and finds duplicates', async () => {
  const options = { failOnDuplicatePaymentMethod: true };
  const ada = readFingerprint(await sandbox.createClientToken({ customerId: 'ada' }));
  const bob = readFingerprint(await sandbox.createClientToken({ customerId: 'bob', options }));
  const bobAlone = readFingerprint(
    await sandbox.createClientToken({ customerId: 'bob', options: { failOnDuplicatePaymentMethodForCustomer: true } }),
  );
  const creditCard = { ...VALID_CARD, number: '5555555555554444', options: { validate: true } };
  const vault = (authorizationFingerprint: string, more: object = {}) =>
    callClientApi(sandbox, 'POST', 'payment_methods/credit_cards', {
      authorizationFingerprint,
      creditCard: { ...creditCard, options: { ...creditCard.options, ...more } },
    });
  const refusal = (code: string) => ({ status: 422, body: { fieldErrors: [{ fieldErrors: [{ field: 'number', code }] }] } });

  expect(await vault(ada)).toMatchObject({ status: 201 });
  expect(await vault(ada)).toMatchObject({ status: 201 });
  expect(await vault(bob)).toMatchObject(refusal('81724'));
  expect(await vault(ada, { failOnDuplicatePaymentMethod: true })).toMatchObject(refusal('81724'));
  expect(await vault(bobAlone)).toMatchObject({ status: 201 });
  expect(await vault(bobAlone)).toMatchObject(refusal('81763'));
});

test('a tokenization key may not validate', async () => {
  expect((await tokenize({ ...VALID_CARD, options: { validate: true } })).status).toBe(403);
  const { body } = await callGraphql(sandbox, sandbox.tokenizationKey, {
    query: TOKENIZE,
    variables: { input: { creditCard: VALID_CARD, options: { validate: true } } },
  });
  expect(body).toMatchObject({ errors: [{ extensions: { errorClass: 'AUTHORIZATION', errorType: 'developer_error' } }] });
});

test('rejects a body that is not a JSON object', async () => {
  const url = `${sandbox.url}/merchants/${sandbox.merchantId}/client_api/v1/payment_methods/credit_cards`;
  for (const body of ['{', '[]', '"text"', 'null']) expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
});
