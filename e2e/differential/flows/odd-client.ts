import { flow, type Flow } from '../flow';
import { kindsBut, ODD, tryCalls, tryPromises, uncaught } from '../odd-calls';
import { ANSWERS, withEachAnswer } from './answers';

const CREATE = 'braintree.client.create';
const REQUEST = 'instances.client.request';
const CARDS = 'endpoint: "payment_methods/credit_cards"';
const NUMBER = 'number: "4111111111111111"';
const DATED = `${NUMBER}, expirationDate: "12/2030"`;
const QUERY = 'query: "query { clientConfiguration { environment } }"';

const authorized = (values: readonly string[]) => values.map((value) => `{ authorization: ${value} }`);
const withMembers = (members: readonly string[]) => authorized(members.map((each) => `odd.token({ ${each} })`));
const requests = (members: readonly string[]) => members.map((each) => `{ method: "get", endpoint: "x", ${each} }`);
const cards = (members: readonly string[]) => members.map((each) => `{ method: "post", ${CARDS}, data: { creditCard: ${each} } }`);

/** Keys that are none, or that the gateway does not know. */
const keys = (key: string): string[] => [
  ...['sandbox_a', 'sandbox__b', 'sandbox_a_', '_a_b', 'sandbox', 'sandbox_', '__', 'sandbox_a_b c', 'sandbox_a_b-c', 'sandbox_a-b_c'],
  ...['sandbox_ä_b', 'sandbox_a_ä', ` ${key}`, `${key} `, `${key}\\n`, `${key}_more`, `${key}_`, key.replace('_x_', '_other_')],
  ...[key.replace('sandbox', 'production'), `${key}${'9'.repeat(300)}`],
];

const TOKENS = [
  ...[
    'odd.token() + "="',
    '" " + odd.token()',
    'odd.token() + "\\n"',
    'odd.token().replace(/=+$/, "")',
    'JSON.stringify(JSON.parse(atob(authorization)))',
  ],
  ...[
    'btoa("null")',
    'btoa("{")',
    'btoa("\\u0000")',
    'btoa(odd.token())',
    '"ä"',
    '"a".repeat(5000)',
    '{ length: 1 }',
    '[odd.token()]',
    'Symbol("x")',
  ],
];

const TOKEN_MEMBERS = [
  ...[
    'version',
    'clientApiUrl',
    'environment',
    'merchantId',
    'assetsUrl',
    'authUrl',
    'hasCustomer',
    'challenges',
    'venmo',
    'analytics',
    'graphQL',
  ].map((each) => `${each}: undefined`),
  ...['3', '1', '"x"', 'null'].map((each) => `version: ${each}`),
  ...[...ODD, '"production"', '"qa"', '"SANDBOX"'].map((each) => `environment: ${each}`),
  ...kindsBut('undefined').map((each) => `authorizationFingerprint: ${each}`),
  ...['0', 'NaN', 'null', '""', 'false'].map((each) => `graphQL: ${each}`),
  'extra: "ä"',
  'extra: "x".repeat(5000)',
];

const DATA = [
  ...[
    'undefined',
    'null',
    '0',
    'NaN',
    '""',
    'false',
    '{}',
    '{ a: undefined }',
    '{ a: null }',
    '{ a: "" }',
    '{ a: {} }',
    '{ a: [] }',
    '{ a: [null, undefined, {}] }',
  ],
  ...[
    '{ a: [[1, 2], { b: [3] }] }',
    '{ a: { b: { c: [1] } } }',
    '{ "a b": "ä&=?#+ %" }',
    '{ "a[b]": 1 }',
    '{ "": 1 }',
    '{ a: true, b: false, c: 0, d: -1.5, e: 1e21 }',
  ],
  ...[
    '{ a: new Date(0) }',
    '{ a: NaN }',
    '{ a: Infinity }',
    '{ a: () => 1 }',
    'Object.create({ a: 1 })',
    '{ a: Object.create({ b: 1 }) }',
    '{ toJSON: () => ({ a: 1 }) }',
  ],
  ...[
    '{ _meta: null }',
    '{ _meta: { source: "shop", extra: 1 } }',
    '{ _meta: { source: undefined } }',
    '{ _meta: { sessionId: null } }',
    '{ _meta: [1] }',
    '{ _meta: 1 }',
  ],
  ...[
    '{ braintreeLibraryVersion: "x" }',
    '{ authorizationFingerprint: "x" }',
    '{ tokenizationKey: "x" }',
    '{ a: "\\u0000\\ud83d\\ude00" }',
    '{ a: "x".repeat(3000) }',
    '{ a: "+ %20" }',
  ],
  ...['{ a: new String("b") }', '{ a: new Map([[1, 2]]) }', '{ 1: "a", 0: "b" }'],
];

const CARD_DATA = [
  ...[...ODD, `{ ${NUMBER} }`],
  ...['"12/30/1"', '"/"', '" / "', '""', '"12 / 30"'].map((date) => `{ ${NUMBER}, expirationDate: ${date} }`),
  `{ ${NUMBER}, expirationMonth: "12", expirationDate: "1/2031" }`,
  `{ ${NUMBER}, expirationYear: 2030, expirationMonth: 0 }`,
  `{ ${NUMBER}, expirationYear: "", expirationMonth: "", expirationDate: "12/2030" }`,
  ...['4111111111111111', '"4111 1111 1111 1111"', '""'].map((number) => `{ number: ${number}, expirationDate: "12/2030" }`),
  ...[
    'cvv: 123',
    'cvv: ""',
    'cardholderName: 1',
    'cardholder_name: "Ada"',
    'cardholderName: "Ada 😀 ä"',
    'cardholderName: "x".repeat(300)',
  ].map((each) => `{ ${DATED}, ${each} }`),
  ...['""', '{}', 'false', '{ postalCode: 12345 }', '{ countryCodeAlpha2: "XX" }', '{ unknown: 1 }', '"text"', '0'].map(
    (each) => `{ ${DATED}, billingAddress: ${each} }`,
  ),
  `{ ${DATED}, billing_address: { postal_code: "1", country_codeAlpha2: "US" } }`,
  ...ODD.map((each) => `{ ${DATED}, options: ${each} }`),
  ...kindsBut('null', 'NaN').map((each) => `{ ${DATED}, options: { validate: ${each} } }`),
  ...['undefined', 'false', '0', '""', '{}', '{ id: "x" }'].map((each) => `{ ${DATED}, options: { unionPayEnrollment: ${each} } }`),
  `{ ${DATED}, options: { union_pay_enrollment: {} } }`,
  `{ ${DATED}, unknown: { a: 1 } }`,
  `{ ${DATED}, fastlane: {} }`,
  `{ ${DATED}, fastlane: false }`,
  `{ ${NUMBER}, expiration_month: 12, expiration_year: 2030, CVV: "1" }`,
  '{ NUMBER: "4111111111111111", expirationDate: "12/2030" }',
  '{ cvv: "123" }',
];

const CARD_REQUESTS = [
  ...[
    '',
    `credit_card: { ${DATED} }`,
    `creditCard: { ${DATED} }, merchantAccountId: "shop"`,
    `creditCard: { ${DATED} }, authenticationInsight: true`,
  ].map((data) => `method: "post", ${CARDS}, data: { ${data} }`),
  ...[
    'authenticationInsight: "x", merchantAccountId: 1',
    'authenticationInsight: {}, merchantAccountId: "shop"',
    'authentication_insight: true, merchant_account_id: "shop"',
    'tokenizationKey: "x"',
    'options: { validate: false }',
  ].map((data) => `method: "post", ${CARDS}, data: { creditCard: { ${DATED} }, ${data} }`),
  ...['get', 'GET', 'put', 'POST'].map((method) => `method: "${method}", ${CARDS}, data: { creditCard: { ${DATED} } }`),
  ...['payment_methods/credit_cards?x=1', 'payment_methods/credit_cards/', '/payment_methods/credit_cards'].map(
    (endpoint) => `method: "post", endpoint: "${endpoint}", data: { creditCard: { ${DATED} } }`,
  ),
  `method: "post", ${CARDS}`,
  `method: "post", ${CARDS}, timeout: 0, data: { creditCard: { ${DATED} } }`,
];

/** Each instance is torn down as soon as it is there. */
const TORN_DOWN = { events: false } as const;

export const oddClientFlows: Flow[] = [
  flow('odd calls, the namespaces', async (shop) => {
    const namespaces = 'Object.entries(braintree).filter(([name]) => name !== "VERSION")';
    await shop.attempt(`${namespaces}.map(([name, statics]) => [name, Object.keys(statics).sort()]).sort()`);
    await shop.attempt(
      `${namespaces}.flatMap(([name, statics]) => Object.entries(statics).map(([key, value]) => [name, key, typeof value, typeof value === "string" && value])).sort()`,
    );
  }),

  flow(
    'odd client, options of create',
    async (shop) => {
      await tryCalls(shop, CREATE, [
        ...kindsBut('undefined', 'null'),
        '{ authorisation: authorization }',
        'Object.create({ authorization })',
      ]);
      await tryCalls(shop, CREATE, authorized([...ODD, '() => authorization', ...TOKENS]));
      await tryCalls(shop, CREATE, authorized(keys(shop.tokenizationKey).map((key) => `"${key}"`)));
      await uncaught(shop);
    },
    TORN_DOWN,
  ),

  flow(
    'odd client, members of client tokens',
    async (shop) => {
      await tryPromises(shop, CREATE, withMembers(TOKEN_MEMBERS));
      const { url } = (JSON.parse(Buffer.from(shop.clientToken, 'base64').toString()) as { graphQL: { url: string } }).graphQL;
      const graphQL = [
        'date: "2099-01-01"',
        'date: "tomorrow"',
        'date: "2018-05-10"',
        'date: "2018-05-08", features: null',
        'date: "2018-05-08", features: "x"',
      ];
      await tryCalls(shop, CREATE, withMembers(graphQL.map((each) => `graphQL: { url: "${url}", ${each} }`)));
      await uncaught(shop);
    },
    TORN_DOWN,
  ),

  flow(
    'odd client, other options of create',
    async (shop) => {
      for (const option of ['debug', 'sessionId']) {
        for (const value of ODD) {
          const readRest = '({ gatewayConfiguration: _, ...rest }) => client.teardown().then(() => rest)';
          await shop.attempt(
            `${CREATE}({ authorization, ${option}: ${value} }).then((client) => (${readRest})(client.getConfiguration()))`,
          );
        }
      }
      await tryCalls(
        shop,
        CREATE,
        ['sendAnalyticsEvents: false', 'unknown: {}', 'client: {}', 'authorizationType: "X"'].map((each) => `{ authorization, ${each} }`),
      );
      await tryCalls(
        shop,
        CREATE,
        ['null', '"text"', '{}', 'undefined'].map((each) => `{ authorization }, ${each}`),
      );
      await uncaught(shop);
    },
    TORN_DOWN,
  ),

  flow(
    'odd client, create, what the reference trips over',
    async (shop) => {
      const { url } = (JSON.parse(Buffer.from(shop.clientToken, 'base64').toString()) as { graphQL: { url: string } }).graphQL;
      await tryCalls(shop, CREATE, ['', 'undefined', 'null']);
      await tryCalls(
        shop,
        CREATE,
        authorized([
          'btoa("[]")',
          'btoa("1")',
          'btoa("true")',
          'btoa(\'"text"\')',
          '"SANDBOX_a_b"',
          '"constructor_a_b"',
          '"toString_a_b"',
          '"other_a_b"',
        ]),
      );
      const graphQL = [
        '1',
        '" "',
        '"text"',
        'true',
        '[]',
        '[1]',
        '{}',
        '{ url: null }',
        '{ date: "2018-05-08" }',
        `{ url: "${url}" }`,
        `{ url: "${url}", date: 20180508 }`,
      ];
      await tryCalls(shop, CREATE, withMembers(['authorizationFingerprint: undefined', ...graphQL.map((each) => `graphQL: ${each}`)]));
      const urls = [
        'undefined',
        '""',
        'null',
        '1',
        '{}',
        '[]',
        'true',
        '"/configuration"',
        '"http://api.sandbox.braintreegateway.com/x"',
        '"https://bank.localhost/x"',
        '"javascript:1"',
        '"//api.sandbox.braintreegateway.com/x"',
      ];
      await tryCalls(shop, CREATE, withMembers(urls.map((each) => `graphQL: undefined, configUrl: ${each}`)));
      await uncaught(shop);
    },
    TORN_DOWN,
  ),

  flow('odd client, options of requests', async (shop) => {
    await shop.create('client');
    await tryCalls(shop, REQUEST, [
      ...kindsBut('undefined', 'null'),
      'Object.create({ method: "get", endpoint: "x" })',
      '{ endpoint: "x", method: "get", api: undefined }',
    ]);
    await tryCalls(
      shop,
      REQUEST,
      ['undefined', 'null', '0', 'NaN', '""', 'false'].map((each) => `{ method: ${each}, endpoint: "x" }`),
    );
    await tryCalls(
      shop,
      REQUEST,
      ODD.map((each) => `{ method: "get", endpoint: ${each} }`),
    );
    await tryCalls(
      shop,
      REQUEST,
      requests([...ODD, '"clientApi"', '"CLIENTAPI"', '"graphQL"', '"toString"', '["clientApi"]'].map((each) => `api: ${each}`)),
    );
    await tryCalls(
      shop,
      REQUEST,
      requests([
        'timeout: undefined',
        'timeout: null',
        'timeout: 0',
        'timeout: 60000',
        'timeout: "60000"',
        'timeout: NaN',
        'headers: { Accept: "x" }',
        'unknown: 1',
        'callback: 1',
      ]),
    );
    const methods = [
      'method: "GET"',
      'method: "Get"',
      'method: "put", data: { a: 1 }',
      'method: "patch", data: { a: 1 }',
      'method: "delete", data: { a: 1 }',
      'method: "delete"',
      'method: "post"',
    ];
    await tryCalls(
      shop,
      REQUEST,
      methods.map((each) => `{ endpoint: "payment_methods", ${each} }`),
    );
    await tryCalls(
      shop,
      REQUEST,
      ['/x', 'x/', 'x?y=1', 'x?y', 'x y ä', 'x#y', '../x', 'https://api.sandbox.braintreegateway.com/x', 'x%20y', '//x'].map(
        (each) => `{ method: "get", endpoint: "${each}" }`,
      ),
    );
    await uncaught(shop);
  }),

  flow('odd client, data of requests', async (shop) => {
    await shop.create('client');
    for (const method of ['post', 'get'])
      await tryCalls(
        shop,
        REQUEST,
        DATA.map((each) => `{ method: "${method}", endpoint: "x", data: ${each} }`),
      );
    await uncaught(shop);
  }),

  flow('odd client, requests over GraphQL', async (shop) => {
    await shop.create('client');
    const data = [
      ...kindsBut('" "', '"text"'),
      ...[
        'query: "query { nothing }"',
        QUERY,
        `${QUERY}, variables: null`,
        `${QUERY}, clientSdkMetadata: null`,
        `${QUERY}, operationName: 1`,
        'query: 1',
        'query: ""',
        'query: "{"',
      ].map((each) => `{ ${each} }`),
    ];
    await tryCalls(
      shop,
      REQUEST,
      data.map((each) => `{ api: "graphQLApi", endpoint: "", data: ${each} }`),
    );
    await tryCalls(
      shop,
      REQUEST,
      ['', `method: "get", data: { ${QUERY} }`, `method: 1, data: { ${QUERY} }`].map(
        (each) => `{ api: "graphQLApi", endpoint: "", ${each} }`,
      ),
    );
    await uncaught(shop);
  }),

  ...[CARD_DATA.slice(0, 40), CARD_DATA.slice(40)].map((data, at) =>
    flow(`odd client, data of cards, part ${at + 1}`, async (shop) => {
      await shop.create('client');
      await tryPromises(shop, REQUEST, cards(data));
      await uncaught(shop);
    }),
  ),

  flow('odd client, requests of cards', async (shop) => {
    await shop.create('client');
    await tryPromises(
      shop,
      REQUEST,
      CARD_REQUESTS.map((each) => `{ ${each} }`),
    );
    await uncaught(shop);
  }),

  flow('odd client, requests, what the reference trips over', async (shop) => {
    await shop.create('client');
    await tryCalls(shop, REQUEST, [
      'undefined',
      'null',
      `{ api: "graphQLApi", endpoint: "x", data: { ${QUERY} } }`,
      '{ method: " ", endpoint: "x" }',
    ]);
    await tryCalls(
      shop,
      REQUEST,
      ['1', 'true', '[]', '{}'].map((each) => `{ method: ${each}, endpoint: "x" }`),
    );
    await tryCalls(
      shop,
      REQUEST,
      ['1', '"text"', 'true', 'new Date(0)', '{ constructor: 1, hasOwnProperty: 2 }'].map(
        (each) => `{ method: "get", endpoint: "x", data: ${each} }`,
      ),
    );
    const dates = ['"12"', '"1230"', '"2030-12"', '1230', 'true', '{}', '["12/2030"]'].map((each) => `${NUMBER}, expirationDate: ${each}`);
    const odd = [
      ...dates,
      `${NUMBER}, cvv: null`,
      `${NUMBER}, billingAddress: { extendedAddress: null }`,
      `${DATED}, options: { validate: null }`,
    ];
    await tryCalls(shop, REQUEST, cards(odd.map((each) => `{ ${each} }`)));
    await uncaught(shop);
  }),

  flow('odd client, answers of the gateway', async (shop) => {
    await shop.create('client');
    await withEachAnswer(shop, 'v1/x', ANSWERS, (row) =>
      tryCalls(shop, REQUEST, [`{ method: "post", endpoint: "x", unknown: ${row} }`, '{ method: "get", endpoint: "x" }']),
    );
    await uncaught(shop);
  }),

  flow('odd client, its other methods', async (shop) => {
    await shop.create('client', { authorization: withoutGraphql(shop.clientToken) });
    for (const getter of ['getConfiguration', 'getVersion', 'toJSON'])
      for (const given of ['', 'null', '{}', '1', '() => {}']) await shop.attempt(`instances.client.${getter}(${given})`);
    const calls = [
      'instances.client.getConfiguration() === instances.client.getConfiguration()',
      '(instances.client.getConfiguration().gatewayConfiguration.environment = "x", instances.client.getConfiguration().gatewayConfiguration.environment)',
      'JSON.parse(JSON.stringify(instances.client)).authorizationType',
      `Promise.all([1, 2].map(() => ${CREATE}({ authorization }))).then(([one, other]) => [one === other, one === instances.client])`,
      `new Promise((resolve) => ${REQUEST}({ method: "get", endpoint: "payment_methods" }, (...given) => resolve(given.length)))`,
      ...['null', '"text"', '{}'].map((each) => `${REQUEST}({ method: "get", endpoint: "payment_methods" }, ${each})`),
      `Promise.all([1, 2, 3].map((n) => ${REQUEST}({ method: "get", endpoint: "payment_methods", data: { n } })))`,
      'instances.client.teardown()',
    ];
    for (const call of calls) await shop.attempt(call);
    const after = [
      'request({ method: "get", endpoint: "x" })',
      'request()',
      'request(() => {})',
      'getVersion()',
      'toJSON()',
      'teardown()',
      'teardown(() => {})',
      'getConfiguration().authorizationType',
    ];
    await tryCalls(
      shop,
      '((call) => call())',
      after.map((each) => `() => instances.client.${each}`),
    );
    await shop.attempt('JSON.stringify(instances.client)');
    await tryCalls(
      shop,
      '((...given) => braintree.client.create({ authorization }).then((client) => client.teardown(...given.slice(0, 1))))',
      ['null', '1', '{}'],
    );
    await uncaught(shop);
  }),
];

/** Of such a token the configuration is asked for by REST. */
function withoutGraphql(clientToken: string): string {
  const { graphQL: _, ...token } = JSON.parse(Buffer.from(clientToken, 'base64').toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify(token)).toString('base64');
}
