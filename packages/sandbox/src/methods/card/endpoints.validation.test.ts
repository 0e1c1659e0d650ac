import { tokenizeCard } from '../../fixtures/credit-cards';
import { callClientApi, callGraphql, readFingerprint, TOKENIZE, VALID_CARD } from '../../fixtures/gateway';
import { connectSandbox, type ConnectedSandbox } from '../../testing';

let sandbox: ConnectedSandbox;
beforeAll(async () => void (sandbox = await connectSandbox()));
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.configure({}));

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
  expect(status).toBe(201);
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
  expect((await tokenizeCard(sandbox, { ...VALID_CARD, options: { validate: true } })).status).toBe(403);
  const { body } = await callGraphql(sandbox, sandbox.tokenizationKey, {
    query: TOKENIZE,
    variables: { input: { creditCard: VALID_CARD, options: { validate: true } } },
  });
  expect(body).toMatchObject({ errors: [{ extensions: { errorClass: 'AUTHORIZATION', errorType: 'developer_error' } }] });
});
