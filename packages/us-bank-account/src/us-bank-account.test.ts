import fc from 'fast-check';
import { answersWithoutNonce, describeComponent, expectNonceOrError, freshKey, openNetwork, type Network } from '@tender/client/testing';
import { checkOptions } from './actions/check-options';
import { ACCOUNT_TYPES, DESCRIPTION, EVENT_PREFIX, NAME, OWNERSHIP_TYPES, PLAID, TEST_ACCOUNT_ID, TYPE } from './constants';
import { usBankAccount, type TokenizeOptions, type UsBankAccount } from './index';
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

test('default: constants', () => {
  expect([NAME, EVENT_PREFIX, TYPE, DESCRIPTION]).toEqual([
    'US Bank Account',
    'usbankaccount',
    'us_bank_account',
    'US bank account ending in - ',
  ]);
  expect([ACCOUNT_TYPES, OWNERSHIP_TYPES]).toEqual([
    ['checking', 'savings'],
    ['personal', 'business'],
  ]);
  expect([PLAID, TEST_ACCOUNT_ID]).toEqual([{ apiVersion: 'v2', product: 'auth', selectAccount: true }, 'plaid_account_id']);
});

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
    const promise = instance.tokenize(options as TokenizeOptions);
    await expect(promise).rejects.toMatchObject({
      code: 'US_BANK_ACCOUNT_OPTION_REQUIRED',
      type: 'MERCHANT',
      message: expect.stringContaining(message) as string,
    });
    expect([network.to('POST graphql'), await events()]).toEqual([[], ['initialized']]);
  });

  test('error: US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS', async () => {
    const options = { mandateText, bankDetails, bankLogin } as unknown as TokenizeOptions;
    await expect((await create()).tokenize(options)).rejects.toMatchObject({
      code: 'US_BANK_ACCOUNT_MUTUALLY_EXCLUSIVE_OPTIONS',
      type: 'MERCHANT',
      message: 'tokenize must be called with bankDetails or bankLogin, not both.',
    });
    expect(network.to('POST graphql')).toEqual([]);
  });

  test('behavior: guard and schema require the same', () => {
    const given = {
      mandateText: fc.constantFrom(mandateText, ''),
      bankDetails: fc.constant(bankDetails),
      bankLogin: fc.constant(bankLogin),
    };
    fc.assert(
      fc.property(fc.record(given, { requiredKeys: [] }), (options) => {
        let passes = true;
        try {
          checkOptions(options);
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
    const account = { accountType: 'savings', businessName: 'Mugs', ownershipType } as TokenizeOptions['bankDetails'];
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
    ['no answer', 'drop'],
    ['a failure told over GraphQL', { body: { errors: [{ message: 'odd', extensions: { errorClass: 'INTERNAL' } }] } }],
    ['errors of GraphQL that say nothing', { body: { errors: [null, {}] } }],
    ['errors of GraphQL that are no list', { body: { errors: { extensions: { errorClass: 'VALIDATION' } } } }],
    ['an answer without a payment method', { body: { data: { tokenizeUsBankAccount: {} } } }],
    ['an answer without data', { body: {} }],
    ['an id that is none', { body: { data: { tokenizeUsBankAccount: { paymentMethod: { id: 5, details: { last4: '0' } } } } } }],
  ])('error: US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR for %s', async (_, reply) => {
    network.reply('POST graphql', reply);
    const error = await (await create()).tokenize({ mandateText, bankDetails }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', type: 'NETWORK' });
    expect((error as { details: { originalError: unknown } }).details.originalError).toBeInstanceOf(Error);
    expect(await events()).toEqual(['initialized', 'bankdetails.tokenization.failed']);
  });

  test('rejects with US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR for every answer that brings no nonce', async () => {
    const instance = await create();
    const answer = { data: { tokenizeUsBankAccount: { paymentMethod: { id: 'nonce-1', details: { last4: '0000' } } } } };
    const answers = answersWithoutNonce(answer, ['data', 'tokenizeUsBankAccount', 'paymentMethod', 'id']);
    await expectNonceOrError(answers, 'US_BANK_ACCOUNT_TOKENIZATION_NETWORK_ERROR', (body) => {
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
    "rejects with US_BANK_ACCOUNT_FAILED_TOKENIZATION in the gateway's words when it refuses over GraphQL: %j",
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

  test('behavior: an aborted call tells no failure', async () => {
    network.reply('POST graphql', 'hang');
    const stop = new AbortController();
    const call = (await create()).tokenize({ mandateText, bankDetails, signal: stop.signal });
    while (!sent()) await new Promise(setImmediate);
    stop.abort('why');
    await expect(call).rejects.toBe('why');
    expect(await events()).toEqual(['initialized']);
  });
});
