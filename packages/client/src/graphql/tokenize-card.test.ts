import { client, type Client } from '../index';
import { fetchTransport } from '../transport/fetch';
import { freshKey, freshToken, openNetwork, type Network, type Reply } from '../testing/network';

const ENDPOINT = 'payment_methods/credit_cards';
const REST = `POST ${ENDPOINT}`;

let network: Network;

beforeEach(() => {
  network = openNetwork();
  network.configuration.graphQL = {
    url: 'https://payments.sandbox.braintree-api.com/graphql',
    features: ['other', 'tokenize_credit_cards'],
  };
  network.reply('POST graphql', { body: { data: { tokenizeCreditCard: { token: 'nonce', creditCard: {} } } } });
  network.reply(REST, { body: { creditCards: [{ nonce: 'by REST' }] } });
});

async function tokenize(data: object, authorization = freshKey(), endpoint = ENDPOINT): Promise<Record<string, unknown>> {
  const made = await client.create({ authorization });
  return made.request({ method: 'post', endpoint, data });
}

interface Sent {
  clientSdkMetadata: unknown;
  query: string;
  variables: { input: Record<string, unknown> } & Record<string, unknown>;
  operationName: string;
}

async function sentFor(data: object, authorization?: string): Promise<Sent> {
  await tokenize(data, authorization);
  return network.to('POST graphql')[0]?.body as unknown as Sent;
}

const failed = (errors: unknown, data: unknown = null): Reply => ({ body: { data, errors } });
const classed = (errorClass: string, extensions: object = {}): object => ({ message: 'why', extensions: { errorClass, ...extensions } });

describe('which calls go over GraphQL', () => {
  test('default', async () => {
    const authorization = freshKey();
    const made = await client.create({ authorization, sessionId: 'session' });
    await made.request({ method: 'post', endpoint: ENDPOINT, data: { _meta: { source: 'mine' }, creditCard: { number: '4111' } } });
    expect(network.to(REST)).toEqual([]);
    const [{ headers, body, url }] = network.to('POST graphql') as never as [Network['requests'][number]];
    expect(url.href).toBe('https://payments.sandbox.braintree-api.com/graphql');
    expect(headers).toEqual({
      'Content-Type': 'application/json',
      Authorization: `Bearer ${authorization}`,
      'Braintree-Version': '2018-05-10',
    });
    expect(Object.keys(body ?? {})).toEqual(['clientSdkMetadata', 'query', 'variables', 'operationName']);
    expect(body).toMatchObject({
      clientSdkMetadata: { source: 'client', integration: 'custom', sessionId: 'session' },
      operationName: 'TokenizeCreditCard',
      variables: { input: { creditCard: { number: '4111' }, options: { validate: false } } },
    });
    expect(Object.keys(body?.clientSdkMetadata ?? {})).toEqual(['source', 'integration', 'sessionId']);
  });

  test('behavior: GraphQL also for an endpoint with a query', async () => {
    await tokenize({}, freshKey(), `${ENDPOINT}?x=y`);
    expect(network.to('POST graphql')).toHaveLength(1);
  });

  test.each<[string, object, string, unknown]>([
    ['another endpoint', {}, 'payment_methods/credit_cards/x', undefined],
    ['a UnionPay enrolment', { creditCard: { options: { unionPayEnrollment: { id: 'x' } } } }, ENDPOINT, undefined],
    ['an enrolment that is null', { creditCard: { options: { unionPayEnrollment: null } } }, ENDPOINT, undefined],
    ...[null, 0, '', false].flatMap((empty): [string, object, string, undefined][] => [
      [`a card that is ${JSON.stringify(empty)}`, { creditCard: empty }, ENDPOINT, undefined],
      [`options that are ${JSON.stringify(empty)}`, { creditCard: { options: empty } }, ENDPOINT, undefined],
    ]),
    ['a merchant without the feature', {}, ENDPOINT, { features: ['other'] }],
    ['features that are no list', {}, ENDPOINT, { features: undefined }],
  ])('behavior: REST for %s', async (_, data, endpoint, override) => {
    if (override) network.configuration.graphQL = { url: 'https://payments.braintree-api.com/graphql', ...override };
    await tokenize(data, freshKey(), endpoint);
    expect(network.to('POST graphql')).toEqual([]);
    expect(network.to(`POST ${endpoint}`)).toHaveLength(1);
  });

  test.each([{ creditCard: { options: { unionPayEnrollment: undefined } } }, { creditCard: { options: { union_pay_enrollment: {} } } }])(
    'behavior: GraphQL for %j',
    async (data) => {
      await tokenize(data);
      expect(network.to('POST graphql')).toHaveLength(1);
    },
  );

  test('behavior: sends events for the authorization and for both statuses', async () => {
    await tokenize({});
    network.reply('POST graphql', failed([classed('VALIDATION')]));
    await tokenize({}, freshToken()).catch(() => {});
    const events = network.events().filter((name) => name.includes('graphql'));
    expect(events).toEqual([
      'web.graphql.init',
      'web.graphql.tokenization-key',
      'web.graphql.status.200',
      'web.graphql.determinedStatus.200',
      'web.graphql.init',
      'web.graphql.authorization-fingerprint',
      'web.graphql.status.200',
      'web.graphql.determinedStatus.422',
    ]);
  });
});

describe('input', () => {
  const billingAddress = { firstName: 'A', extendedAddress: null, countryCodeNumeric: '276', lines: ['a', 'b'] };

  test.each<[string, object, object]>([
    ['nothing', {}, {}],
    [
      'numbers',
      { number: 4111, cvv: 123, expirationMonth: 1, expirationYear: 2030 },
      { number: '4111', cvv: '123', expirationMonth: '1', expirationYear: '2030' },
    ],
    [
      'snake case',
      { cardholder_name: 'A', expiration_month: '1', billing_address: { country_code_alpha3: 'DEU', country_codeAlpha2: 'DE' } },
      { cardholderName: 'A', expirationMonth: '1', billingAddress: { countryCodeAlpha3: 'DEU', countryCodealpha2: 'DE' } },
    ],
    ['an expiration date', { expirationDate: ' 01 / 2030 ' }, { expirationMonth: '01', expirationYear: '2030' }],
    ['a month over the date', { expirationDate: '01/2030', expirationMonth: '02' }, { expirationMonth: '02', expirationYear: '2030' }],
    ['a year over the date', { expirationDate: '01/2030', expirationYear: '2031' }, { expirationMonth: '01', expirationYear: '2031' }],
    ['a date without slash', { expirationDate: '0130' }, { expirationMonth: '0130', expirationYear: '' }],
    ['a date that is empty', { expirationDate: '' }, { expirationMonth: '', expirationYear: '' }],
    ['a date that is null', { expirationDate: null }, {}],
    ['an address as it is', { billingAddress }, { billingAddress }],
    ['an address that is null', { billingAddress: null }, {}],
    ['unknown members left out', { number: '1', other: '2', options: { failOnDuplicatePaymentMethod: true } }, { number: '1' }],
    ['null', { number: null, cvv: null }, { number: null, cvv: null }],
  ])('behavior: %s', async (_, creditCard, expected) => {
    const { variables } = await sentFor({ creditCard });
    expect(variables.input.creditCard).toEqual(expected);
  });

  test.each([undefined, 'text', []])('behavior: creditCard %j', async (creditCard) => {
    const { variables } = await sentFor({ creditCard });
    expect(variables).toEqual({ input: { creditCard: {}, options: { validate: false } } });
  });

  test.each<[string, object, string, boolean]>([
    ['a key', {}, freshKey(), false],
    ['a token', {}, freshToken(), true],
    ['both', { authorizationFingerprint: 'mine' }, freshKey(), true],
    ['false with a token', { creditCard: { options: { validate: false } } }, freshToken(), false],
    ['true with a key', { creditCard: { options: { validate: true } } }, freshKey(), true],
    ['options without it', { creditCard: { options: {} } }, freshToken(), true],
    ['a text is no answer', { creditCard: { options: { validate: 'true' } } }, freshKey(), false],
  ])('behavior: the default of validate for %s', async (_, data, authorization, validate) => {
    const { variables } = await sentFor(data, authorization);
    expect(variables.input.options).toEqual({ validate });
  });

  test('options: authenticationInsight, with a merchant account, is requested', async () => {
    const sent = await sentFor({ authenticationInsight: true, merchantAccountId: 'account', creditCard: {} });
    expect(sent.variables.authenticationInsightInput).toEqual({ merchantAccountId: 'account' });
    expect(sent.query).toContain('$authenticationInsightInput: AuthenticationInsightInput!');
    expect(sent.query).toContain('customerAuthenticationRegulationEnvironment');
  });

  test.each([{ authenticationInsight: true }, { merchantAccountId: 'account' }])(
    'behavior: does not request authentication insight for %j',
    async (data) => {
      const sent = await sentFor(data);
      expect(sent.variables).not.toHaveProperty('authenticationInsightInput');
      expect(sent.query).not.toContain('nsight');
    },
  );

  test('options: fastlane sends its own mutation, with the terms and the consent', async () => {
    network.reply('POST graphql', {
      body: {
        data: { tokenizeCreditCardForPayPalConnect: { paymentMethod: { id: 'nonce', details: { last4: '1111', brandCode: 'VISA' } } } },
      },
    });
    const data = {
      authenticationInsight: true,
      merchantAccountId: 'account',
      creditCard: {
        number: '4111',
        email: 'a@b.c',
        phone: { number: 1 },
        shippingAddress: { region: 'x' },
        fastlane: { has_buyer_consent: true, termsAndConditionsVersion: '3', termsAndConditionsCountry: '', authAssertion: false },
      },
    };
    const result = await tokenize(data);
    const sent = network.to('POST graphql')[0]?.body as unknown as Sent;
    expect(sent.operationName).toBe('TokenizeCreditCardForPayPalConnect');
    expect(sent.variables).toEqual({
      input: {
        creditCard: { number: '4111' },
        options: { validate: false },
        email: 'a@b.c',
        optIn: true,
        phone: { number: '1' },
        termsAndConditionsVersion: '3',
        authAssertion: false,
        shippingAddress: { region: 'x' },
      },
      authenticationInsightInput: { merchantAccountId: 'account' },
    });
    expect(result).toMatchObject({ creditCards: [{ nonce: 'nonce', details: { lastFour: '1111', cardType: 'Visa' } }] });
  });

  test('options: fastlane true sends no consent', async () => {
    const { variables } = await sentFor({ creditCard: { fastlane: true } }).catch(
      () => network.to('POST graphql')[0]?.body as unknown as Sent,
    );
    expect(variables).toEqual({ input: { creditCard: {}, options: { validate: false }, optIn: false } });
  });
});

describe('answer', () => {
  const adapt = async (creditCard: unknown, more: object = {}): Promise<Record<string, unknown>> => {
    network.reply('POST graphql', { body: { data: { tokenizeCreditCard: { token: 'nonce', creditCard, ...more } } } });
    const { creditCards } = (await tokenize({})) as { creditCards: [Record<string, unknown>] };
    return creditCards[0];
  };

  test('default', async () => {
    const card = await adapt({
      bin: '411111',
      brandCode: 'VISA',
      last4: '1234',
      cardholderName: 'A',
      expirationMonth: '01',
      expirationYear: '2030',
      binData: { prepaid: 'YES', healthcare: 'NO', debit: 'UNKNOWN', durbinRegulated: null, issuingBank: 'Bank', countryOfIssuance: '' },
    });
    expect(card).toStrictEqual({
      binData: {
        prepaid: 'Yes',
        healthcare: 'No',
        debit: 'Unknown',
        durbinRegulated: 'Unknown',
        commercial: 'Unknown',
        payroll: 'Unknown',
        issuingBank: 'Bank',
        countryOfIssuance: 'Unknown',
        productId: 'Unknown',
      },
      consumed: false,
      description: 'ending in 34',
      nonce: 'nonce',
      details: {
        cardholderName: 'A',
        expirationMonth: '01',
        expirationYear: '2030',
        bin: '411111',
        cardType: 'Visa',
        lastFour: '1234',
        lastTwo: '34',
      },
      type: 'CreditCard',
      threeDSecureInfo: null,
    });
  });

  test.each<unknown>([{}, null, { last4: null, bin: null, brandCode: null, expirationMonth: null }])(
    'behavior: a response for a security code alone has empty details: %j',
    async (input) => {
      await expect(adapt(input)).resolves.toMatchObject({
        description: '',
        details: { bin: '', cardType: 'Unknown', lastFour: '', lastTwo: '' },
      });
    },
  );

  test.each([
    ['AMERICAN_EXPRESS', 'American Express'],
    ['DINERS', 'Discover'],
    ['DISCOVER', 'Discover'],
    ['ELO', 'Elo'],
    ['HIPER', 'Hiper'],
    ['HIPERCARD', 'Hipercard'],
    ['INTERNATIONAL_MAESTRO', 'Maestro'],
    ['UK_MAESTRO', 'Maestro'],
    ['JCB', 'JCB'],
    ['MASTERCARD', 'MasterCard'],
    ['UNION_PAY', 'UnionPay'],
    ['VISA', 'Visa'],
    ['visa', 'Unknown'],
    ['SOLO', 'Unknown'],
    ['UNKNOWN', 'Unknown'],
    ['constructor', 'Unknown'],
    [undefined, 'Unknown'],
  ])('behavior: the brand %s becomes %s', async (brandCode, cardType) => {
    await expect(adapt({ brandCode })).resolves.toMatchObject({ details: { cardType } });
  });

  test.each([null, undefined])('behavior: binData %s is passed on', async (binData) => {
    expect((await adapt({ binData })).binData).toBe(binData);
  });

  test.each([
    ['PSDTWO', 'psd2'],
    ['UNREGULATED', 'unregulated'],
    ['NEW_ONE', 'new_one'],
  ])('behavior: the insight %s becomes %s', async (customerAuthenticationRegulationEnvironment, regulationEnvironment) => {
    const card = await adapt({}, { authenticationInsight: { customerAuthenticationRegulationEnvironment } });
    expect(card.authenticationInsight).toEqual({ regulationEnvironment });
  });
});

describe('errors', () => {
  const card = (...path: unknown[]): object => ({
    message: `${path.join('.')} is invalid`,
    extensions: { errorClass: 'VALIDATION', legacyCode: '8', inputPath: ['input', ...path] },
  });
  const leaf = (path: string, field: string): object => ({ code: '8', field, message: `${path} is invalid` });

  async function originalErrorOf(reply: Reply): Promise<[code: string, httpStatus: unknown, originalError: unknown]> {
    network.reply('POST graphql', reply);
    const error = (await tokenize({}).catch((reason: unknown) => reason)) as {
      code: string;
      details: { httpStatus: unknown; originalError: unknown };
    };
    return [error.code, error.details.httpStatus, error.details.originalError];
  }

  test('behavior: validation errors become a tree of fields', async () => {
    const answer = failed([
      card('creditCard', 'number'),
      classed('VALIDATION'),
      card('creditCard', 'billingAddress', 'region'),
      card('options', 'x'),
      card('creditCard', 'number'),
    ]);
    await expect(originalErrorOf(answer)).resolves.toEqual([
      'CLIENT_REQUEST_ERROR',
      422,
      {
        error: { message: 'Credit card is invalid' },
        fieldErrors: [
          {
            field: 'creditCard',
            fieldErrors: [
              leaf('creditCard.number', 'number'),
              { field: 'billingAddress', fieldErrors: [leaf('creditCard.billingAddress.region', 'region')] },
              leaf('creditCard.number', 'number'),
            ],
          },
          { field: 'options', fieldErrors: [leaf('options.x', 'x')] },
        ],
      },
    ]);
  });

  test('behavior: an error of the card itself stands beside the node of its fields', async () => {
    const answer = failed([card('creditCard'), card('creditCard', 'number'), card('creditCard', 'cvv')]);
    const [, , originalError] = await originalErrorOf(answer);
    expect(originalError).toMatchObject({
      fieldErrors: [
        leaf('creditCard', 'creditCard'),
        { field: 'creditCard', fieldErrors: [leaf('creditCard.number', 'number'), leaf('creditCard.cvv', 'cvv')] },
      ],
    });
  });

  test('behavior: a validation error outside of creditCard has no message', async () => {
    const [, , originalError] = await originalErrorOf(failed([card('options', 'x')]));
    expect(originalError).toMatchObject({ error: { message: undefined } });
  });

  test('behavior: validation without a path has no fieldErrors', async () => {
    const [code, status, originalError] = await originalErrorOf(failed([classed('VALIDATION')]));
    expect([code, status]).toEqual(['CLIENT_REQUEST_ERROR', 422]);
    expect(originalError).toStrictEqual({ error: { message: 'why' } });
  });

  test.each([
    ['AUTHORIZATION', 'CLIENT_AUTHORIZATION_INSUFFICIENT', 403],
    ['AUTHENTICATION', 'CLIENT_AUTHORIZATION_INVALID', 401],
    ['NOT_FOUND', 'CLIENT_GATEWAY_NETWORK', 500],
    ['constructor', 'CLIENT_GATEWAY_NETWORK', 500],
  ])('behavior: the class %s becomes %s', async (errorClass, code, status) => {
    const reply = failed([classed(errorClass, { inputPath: ['input'] }), classed('VALIDATION')]);
    await expect(originalErrorOf(reply)).resolves.toEqual([code, status, { error: { message: 'why' }, fieldErrors: [] }]);
  });

  const senseless = { error: { message: expect.any(String) }, fieldErrors: [] };
  test.each<[string, Reply, string, number]>([
    ['a message without class', failed([{ message: 'coercion' }]), 'CLIENT_AUTHORIZATION_INSUFFICIENT', 403],
    ['an empty message', failed([{ message: '' }]), 'CLIENT_GATEWAY_NETWORK', 500],
    ['an empty list', failed([]), 'CLIENT_GATEWAY_NETWORK', 500],
    ['an empty list beside data', failed([], { tokenizeCreditCard: { token: 'x' } }), 'CLIENT_GATEWAY_NETWORK', 500],
    ['an error that is null', failed([null]), 'CLIENT_GATEWAY_NETWORK', 500],
    ['errors that are no list', failed('no'), 'CLIENT_GATEWAY_NETWORK', 500],
    ['a path of one element', failed([card()]), 'CLIENT_GATEWAY_NETWORK', 500],
    ['an empty object', { body: {} }, 'CLIENT_GATEWAY_NETWORK', 500],
    ['no data', { body: { data: null } }, 'CLIENT_GATEWAY_NETWORK', 500],
    ['no body', { body: '' }, 'CLIENT_GATEWAY_NETWORK', 500],
    ['HTML', { body: '<html>' }, 'CLIENT_GATEWAY_NETWORK', 500],
    ['null', { body: 'null' }, 'CLIENT_GATEWAY_NETWORK', 500],
    ['data without a token', { body: { data: {} } }, 'CLIENT_GATEWAY_NETWORK', 500],
    ['a token that is none', { body: { data: { tokenizeCreditCard: { token: 5 } } } }, 'CLIENT_GATEWAY_NETWORK', 500],
    ['status 503', { status: 503, body: '' }, 'CLIENT_GATEWAY_NETWORK', 503],
    ['status 429', { status: 429, body: '<html>' }, 'CLIENT_RATE_LIMITED', 429],
  ])('behavior: %s', async (_, reply, code, status) => {
    await expect(originalErrorOf(reply)).resolves.toEqual([code, status, senseless]);
    expect(network.to(REST)).toEqual([]);
  });
});

describe('fallback to REST', () => {
  test.each<[string, Reply]>([
    ['a dropped connection', 'drop'],
    ['class UNKNOWN', failed([classed('UNKNOWN')])],
    ['class INTERNAL', failed([classed('INTERNAL')])],
    ['class UNKNOWN in a failing status', { status: 500, body: { errors: [classed('UNKNOWN')] } }],
  ])('behavior: once after %s, whether or not the card is validated', async (_, reply) => {
    network.reply('POST graphql', reply);
    await expect(tokenize({ creditCard: { number: '4111' } })).resolves.toEqual({ _httpStatus: 200, creditCards: [{ nonce: 'by REST' }] });
    const [{ headers, body }] = network.to(REST) as never as [Network['requests'][number]];
    expect(headers).toEqual({ 'Content-Type': 'application/json' });
    expect(body).toMatchObject({ creditCard: { number: '4111' }, braintreeLibraryVersion: 'braintree/web/3.118.2' });
    await expect(tokenize({}, freshToken())).resolves.toEqual({ _httpStatus: 200, creditCards: [{ nonce: 'by REST' }] });
    expect(network.to(REST)).toHaveLength(2);
    expect(network.to('POST graphql')).toHaveLength(2);
  });

  test.each<[string, Reply]>([
    ['class UNKNOWN beside data', failed([classed('UNKNOWN')], { x: 1 })],
    ['class VALIDATION', failed([classed('VALIDATION')])],
    ['status 408', { status: 408, body: {} }],
    ['status 500', { status: 500, body: {} }],
  ])('behavior: none after %s', async (_, reply) => {
    network.reply('POST graphql', reply);
    await expect(tokenize({})).rejects.toBeDefined();
    expect(network.to('POST graphql')).toHaveLength(1);
    expect(network.to(REST)).toEqual([]);
  });

  test('behavior: both attempts share one limit, and time that ran out is no reason to fall back', async () => {
    const made: Client = await client.create({ authorization: freshKey() });
    network.reply('POST graphql', 'hang');
    jest.useFakeTimers();
    const settled = jest.fn();
    made.request({ method: 'post', endpoint: ENDPOINT }).catch(settled);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'CLIENT_GATEWAY_NETWORK' }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(network.to(REST)).toEqual([]);
    jest.useRealTimers();
  });

  test('behavior: nothing is sent after a teardown while the code of the conversion loads, whatever the transport', async () => {
    const sent = jest.fn(fetchTransport);
    const made: Client = await client.create({ authorization: freshKey(), transport: sent });
    sent.mockClear();
    const request = made.request({ method: 'post', endpoint: ENDPOINT });
    await made.teardown();
    await expect(request).rejects.toMatchObject({ code: 'METHOD_CALLED_AFTER_TEARDOWN' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const urls = sent.mock.calls.map(([{ url }]) => url).filter((url) => /graphql|credit_cards/.test(url));
    expect(urls).toEqual([]);
  });

  test('behavior: REST that fails too tells why', async () => {
    network.reply('POST graphql', 'drop');
    network.reply(REST, { status: 422, body: { fieldErrors: [] } });
    await expect(tokenize({})).rejects.toMatchObject({ code: 'CLIENT_REQUEST_ERROR', details: { originalError: { fieldErrors: [] } } });
    expect(network.to(REST)).toHaveLength(1);
  });
});
