import fc from 'fast-check';
import {
  responsesWithoutNonce,
  describeComponent,
  expectRejectionForEach,
  freshKey,
  openNetwork,
  type Network,
} from '@tender/client/testing';
import { assertTokenizeOptions } from './guards';
import { usBankAccount, type UsBankAccountTokenizeOptions, type UsBankAccount } from './index';
import { tokenizeOptions, tokenizePayload } from './schemas';

const configuration = { usBankAccount: { routeId: 'route', plaid: { publicKey: 'plaid-key' } } };
const mandateText = 'I agree.';
const bankDetails = {
  routingNumber: '011000015',
  accountNumber: '1000000000',
  accountType: 'checking',
  ownershipType: 'personal',
  firstName: 'Ada',
  lastName: 'Lovelace',
  billingAddress: { streetAddress: '1 Test Street', extendedAddress: '2', locality: 'Chicago', region: 'IL', postalCode: '60606' },
} as const;

describeComponent(usBankAccount, { name: 'US Bank Account', configuration, calls: { tokenize: [{ mandateText, bankDetails }] } });

let network: Network;
const create = (): Promise<UsBankAccount> => usBankAccount.create({ authorization: freshKey() });
const events = async (): Promise<string[]> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  return network.events().flatMap((event) => /^web\.usbankaccount\.(.*)/.exec(event)?.[1] ?? []);
};
const sent = (): Record<string, unknown> | undefined => network.to('POST graphql')[0]?.body;

beforeEach(() => {
  network = openNetwork();
  Object.assign(network.configuration, configuration);
  network.reply('POST graphql', {
    body: { data: { tokenizeUsBankAccount: { paymentMethod: { id: 'nonce-1', details: { last4: '0000' } } } } },
  });
});

describe('create', () => {
  test('default', async () => {
    expect(Object.keys(await create()).sort()).toEqual(['teardown', 'tokenize']);
    expect(await events()).toEqual(['initialized']);
  });

  test('error: US_BANK_ACCOUNT_NOT_ENABLED', async () => {
    delete network.configuration['usBankAccount'];
    await expect(create()).rejects.toMatchObject({ code: 'US_BANK_ACCOUNT_NOT_ENABLED', type: 'MERCHANT' });
    expect(await events()).toEqual([]);
  });
});

describe('the options of tokenize', () => {
  const bankLogin = { displayName: 'Shop' };

  test.each<[string, unknown]>([
    ['mandateText property is required', undefined],
    ['mandateText property is required', null],
    ['mandateText property is required', {}],
    ['mandateText property is required', { mandateText: '', bankDetails }],
    ['bankDetails or bankLogin property is required', { mandateText }],
    ['bankDetails or bankLogin property is required', { mandateText, bankDetails: null, bankLogin: '' }],
    ['displayName property is required', { mandateText, bankLogin: {} }],
    ['displayName property is required', { mandateText, bankLogin: { displayName: '' } }],
    ['accountType property is required', { mandateText, bankDetails: {} }],
    ['accountType property is required', { mandateText, bankDetails: { accountType: 5 } }],
    ['accountType property is required', { mandateText, bankDetails: true }],
  ])('error: US_BANK_ACCOUNT_OPTION_REQUIRED, the %s: %j', async (message, options) => {
    const instance = await create();
    const promise = instance.tokenize(options as UsBankAccountTokenizeOptions);
    await expect(promise).rejects.toMatchObject({
      code: 'US_BANK_ACCOUNT_OPTION_REQUIRED',
      type: 'MERCHANT',
      message: expect.stringContaining(message) as string,
    });
    expect([network.to('POST graphql'), await events()]).toEqual([[], ['initialized']]);
  });

  test('error: US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS', async () => {
    const options = { mandateText, bankDetails, bankLogin } as unknown as UsBankAccountTokenizeOptions;
    await expect((await create()).tokenize(options)).rejects.toMatchObject({
      code: 'US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS',
      type: 'MERCHANT',
      message: 'tokenize must be called with bankDetails or bankLogin, not both.',
    });
    expect(network.to('POST graphql')).toEqual([]);
  });

  test('behavior: assertion and schema require the same', () => {
    const everyOption = {
      mandateText: fc.constantFrom(mandateText, ''),
      bankDetails: fc.constant(bankDetails),
      bankLogin: fc.constant(bankLogin),
    };
    fc.assert(
      fc.property(fc.record(everyOption, { requiredKeys: [] }), (options) => {
        let passes = true;
        try {
          assertTokenizeOptions(options);
        } catch {
          passes = false;
        }
        expect(passes).toBe(tokenizeOptions.safeParse(options).success);
      }),
    );
  });
});

describe('bank details', () => {
  test('default', async () => {
    const options = Object.freeze({ mandateText, bankDetails: Object.freeze({ ...bankDetails }) });
    const payload = await (await create()).tokenize(options);
    expect(payload).toEqual({
      nonce: 'nonce-1',
      details: {},
      description: 'US bank account ending in - 0000',
      type: 'us_bank_account',
    });
    expect(tokenizePayload.parse(payload)).toEqual(payload);
    expect(sent()?.['variables']).toEqual({
      input: {
        usBankAccount: {
          achMandate: mandateText,
          routingNumber: '011000015',
          accountNumber: '1000000000',
          accountType: 'CHECKING',
          billingAddress: { streetAddress: '1 Test Street', extendedAddress: '2', city: 'Chicago', state: 'IL', zipCode: '60606' },
          individualOwner: { firstName: 'Ada', lastName: 'Lovelace' },
        },
      },
    });
    expect(Object.keys(sent() ?? {}).sort()).toEqual(['clientSdkMetadata', 'query', 'variables']);
    expect(sent()?.['query']).toContain('mutation TokenizeUsBankAccount($input: TokenizeUsBankAccountInput!)');
    expect(await events()).toEqual(['initialized', 'bankdetails.tokenization.succeeded']);
  });

  test.each<[unknown, object]>([
    ['business', { businessOwner: { businessName: 'Mugs' } }],
    ['Business', {}],
    [undefined, {}],
  ])('options: ownershipType %j', async (ownershipType, owner) => {
    const account = { accountType: 'savings', businessName: 'Mugs', ownershipType } as UsBankAccountTokenizeOptions['bankDetails'];
    await (await create()).tokenize({ mandateText, bankDetails: account });
    expect(sent()?.['variables']).toEqual({
      input: { usBankAccount: { achMandate: mandateText, accountType: 'SAVINGS', billingAddress: {}, ...owner } },
    });
  });

  test('behavior: calls may overlap', async () => {
    const instance = await create();
    await expect(
      Promise.all([instance.tokenize({ mandateText, bankDetails }), instance.tokenize({ mandateText, bankDetails })]),
    ).resolves.toHaveLength(2);
  });

  test('error: BRAINTREE_API_ACCESS_RESTRICTED', async () => {
    network.reply('POST graphql', { status: 401, body: {} });
    await expect((await create()).tokenize({ mandateText, bankDetails })).rejects.toMatchObject({
      code: 'BRAINTREE_API_ACCESS_RESTRICTED',
      type: 'MERCHANT',
      message: expect.stringContaining('restricted') as string,
      details: { originalError: { code: 'CLIENT_AUTHORIZATION_INVALID' } },
    });
    expect(await events()).toEqual(['initialized', 'bankdetails.tokenization.failed']);
  });

  test.each([403, 404, 422, 429])('error: US_BANK_ACCOUNT_FAILED_TOKENIZATION for %i', async (status) => {
    network.reply('POST graphql', { status, body: {} });
    await expect((await create()).tokenize({ mandateText, bankDetails })).rejects.toMatchObject({
      code: 'US_BANK_ACCOUNT_FAILED_TOKENIZATION',
      type: 'CUSTOMER',
      details: { originalError: { details: { httpStatus: status } } },
    });
    expect(await events()).toEqual(['initialized', 'bankdetails.tokenization.failed']);
  });

  test.each<[string, Parameters<Network['reply']>[1]]>([
    ['500', { status: 500, body: {} }],
    ['503', { status: 503, body: {} }],
    ['no response', 'drop'],
    ['a GraphQL error that is not about the account', { body: { errors: [{ message: 'odd', extensions: { errorClass: 'INTERNAL' } }] } }],
    ['GraphQL errors without members', { body: { errors: [null, {}] } }],
    ['GraphQL errors that are not an array', { body: { errors: { extensions: { errorClass: 'VALIDATION' } } } }],
    ['a response without a payment method', { body: { data: { tokenizeUsBankAccount: {} } } }],
    ['a response without data', { body: {} }],
    ['an id that is not a string', { body: { data: { tokenizeUsBankAccount: { paymentMethod: { id: 5, details: { last4: '0' } } } } } }],
  ])('error: US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR for %s', async (_, reply) => {
    network.reply('POST graphql', reply);
    const error = await (await create()).tokenize({ mandateText, bankDetails }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', type: 'NETWORK' });
    expect((error as { details: { originalError: unknown } }).details.originalError).toBeInstanceOf(Error);
    expect(await events()).toEqual(['initialized', 'bankdetails.tokenization.failed']);
  });

  test('behavior: the description is made of what the gateway gives', async () => {
    network.reply('POST graphql', {
      body: { data: { tokenizeUsBankAccount: { paymentMethod: { id: 'nonce-1', details: { last4: 42 } } } } },
    });
    const instance = await create();
    await expect(instance.tokenize({ mandateText, bankDetails })).resolves.toMatchObject({
      nonce: 'nonce-1',
      description: 'US bank account ending in - 42',
    });
  });

  test('rejects with US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR for every response without a nonce', async () => {
    const instance = await create();
    const response = { data: { tokenizeUsBankAccount: { paymentMethod: { id: 'nonce-1', details: { last4: '0000' } } } } };
    const responses = responsesWithoutNonce(response, ['data', 'tokenizeUsBankAccount', 'paymentMethod', 'id']);
    await expectRejectionForEach(responses, 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', (body) => {
      network.reply('POST graphql', { body });
      return instance.tokenize({ mandateText, bankDetails });
    });
  });

  test.each<[object[], string]>([
    [[{ message: 'Routing number is invalid', extensions: { errorClass: 'VALIDATION' } }], 'Routing number is invalid'],
    [
      [
        { message: 'odd', extensions: { errorClass: 'INTERNAL' } },
        { message: 'No.', extensions: { errorClass: 'VALIDATION' } },
      ],
      'No.',
    ],
    [[{ extensions: { errorClass: 'VALIDATION' } }], 'The bank account could not be tokenized: it was refused.'],
  ])(
    "rejects with US_BANK_ACCOUNT_FAILED_TOKENIZATION with the gateway's message for a GraphQL validation error: %j",
    async (errors, message) => {
      network.reply('POST graphql', { body: { data: null, errors } });
      await expect((await create()).tokenize({ mandateText, bankDetails })).rejects.toMatchObject({
        code: 'US_BANK_ACCOUNT_FAILED_TOKENIZATION',
        type: 'CUSTOMER',
        message,
        details: { originalError: { code: 'CLIENT_GRAPHQL_REQUEST_ERROR', details: { originalError: errors } } },
      });
      expect(await events()).toEqual(['initialized', 'bankdetails.tokenization.failed']);
    },
  );

  test.each<[string, object[]]>([
    [
      'lacks a field, such as the name of a business',
      [{ message: "Field 'businessName' of variable 'input' has coerced Null value for NonNull type 'String!'" }],
    ],
    ['has a value of the wrong type, such as an unknown state', [{ message: 'Value "Illinois" does not exist.', extensions: {} }]],
  ])('rejects with US_BANK_ACCOUNT_FAILED_TOKENIZATION when the request %s', async (_, errors) => {
    network.reply('POST graphql', { body: { errors } });
    const error = await (await create()).tokenize({ mandateText, bankDetails }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'US_BANK_ACCOUNT_FAILED_TOKENIZATION',
      type: 'CUSTOMER',
      message: 'The bank account could not be tokenized: it was refused.', // the gateway's words are for developers
      details: { originalError: { details: { originalError: errors } } },
    });
    expect(await events()).toEqual(['initialized', 'bankdetails.tokenization.failed']);
  });

  test('behavior: an aborted call sends no failure event', async () => {
    network.reply('POST graphql', 'hang');
    const controller = new AbortController();
    const call = (await create()).tokenize({ mandateText, bankDetails, signal: controller.signal });
    while (!sent()) await new Promise(setImmediate);
    controller.abort('why');
    await expect(call).rejects.toBe('why');
    expect(await events()).toEqual(['initialized']);
  });
});
