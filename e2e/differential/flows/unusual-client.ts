import { flow, type Flow } from '../flow';
import { ANY_VALUES, rows, tryCalls, tryPromises, unusualFlow, values, valuesWithout } from '../unusual-arguments';
import { ANSWERS, withEachAnswer } from './answers';
import { withoutGraphql } from './without-graphql';

const CREATE = 'braintree.client.create';
const REQUEST = 'instances.client.request';
const CARDS = 'endpoint: "payment_methods/credit_cards"';
const NUMBER = 'number: "4111111111111111"';
const DATED = `${NUMBER}, expirationDate: "12/2030"`;
const QUERY = 'query: "query { clientConfiguration { environment } }"';

const authorized = (each: readonly string[]) => rows(each, '{ authorization: … }');
const withMembers = (members: readonly string[]) => authorized(rows(members, 'callTester.token({ … })'));
const requests = (members: readonly string[]) => rows(members, '{ method: "get", endpoint: "x", … }');
const cards = (members: readonly string[]) => rows(members, `{ method: "post", ${CARDS}, data: { creditCard: … } }`);

/** Texts that are no tokenization keys, and keys that the gateway does not know. */
const keys = (key: string): string[] => [
  ...['sandbox_a', 'sandbox__b', 'sandbox_a_', '_a_b', 'sandbox', 'sandbox_', '__', 'sandbox_a_b c', 'sandbox_a_b-c', 'sandbox_a-b_c'],
  ...['sandbox_ä_b', 'sandbox_a_ä', ` ${key}`, `${key} `, `${key}\\n`, `${key}_more`, `${key}_`, key.replace('_x_', '_other_')],
  ...[key.replace('sandbox', 'production'), `${key}${'9'.repeat(300)}`],
];

const TOKENS = values(String.raw`
  callTester.token() + "=" | " " + callTester.token() | callTester.token() + "\n" | callTester.token().replace(/=+$/, "")
  JSON.stringify(JSON.parse(atob(authorization))) | btoa("null") | btoa("{") | btoa("\u0000") | btoa(callTester.token()) | "ä"
  "a".repeat(5000) | { length: 1 } | [callTester.token()] | Symbol("x")
`);

const TOKEN_MEMBERS = [
  ...rows(
    values(
      'version | clientApiUrl | environment | merchantId | assetsUrl | authUrl | hasCustomer | challenges | venmo | analytics | graphQL',
    ),
    '…: undefined',
  ),
  ...rows(['3', '1', '"x"', 'null'], 'version: …'),
  ...rows([...ANY_VALUES, '"production"', '"qa"', '"SANDBOX"'], 'environment: …'),
  ...rows(valuesWithout('undefined'), 'authorizationFingerprint: …'),
  ...rows(['0', 'NaN', 'null', '""', 'false'], 'graphQL: …'),
  'extra: "ä"',
  'extra: "x".repeat(5000)',
];

const DATA = values(String.raw`
  undefined | null | 0 | NaN | "" | false | {} | { a: undefined } | { a: null } | { a: "" } | { a: {} } | { a: [] }
  { a: [null, undefined, {}] } | { a: [[1, 2], { b: [3] }] } | { a: { b: { c: [1] } } } | { "a b": "ä&=?#+ %" } | { "a[b]": 1 }
  { "": 1 } | { a: true, b: false, c: 0, d: -1.5, e: 1e21 } | { a: new Date(0) } | { a: NaN } | { a: Infinity } | { a: () => 1 }
  Object.create({ a: 1 }) | { a: Object.create({ b: 1 }) } | { toJSON: () => ({ a: 1 }) } | { _meta: null }
  { _meta: { source: "shop", extra: 1 } } | { _meta: { source: undefined } } | { _meta: { sessionId: null } } | { _meta: [1] }
  { _meta: 1 } | { braintreeLibraryVersion: "x" } | { authorizationFingerprint: "x" } | { tokenizationKey: "x" }
  { a: "\u0000\ud83d\ude00" } | { a: "x".repeat(3000) } | { a: "+ %20" } | { a: new String("b") } | { a: new Map([[1, 2]]) }
  { 1: "a", 0: "b" }
`);

const CARD_DATA = [
  ...[...ANY_VALUES, `{ ${NUMBER} }`],
  ...rows(['"12/30/1"', '"/"', '" / "', '""', '"12 / 30"'], `{ ${NUMBER}, expirationDate: … }`),
  `{ ${NUMBER}, expirationMonth: "12", expirationDate: "1/2031" }`,
  `{ ${NUMBER}, expirationYear: 2030, expirationMonth: 0 }`,
  `{ ${NUMBER}, expirationYear: "", expirationMonth: "", expirationDate: "12/2030" }`,
  ...rows(['4111111111111111', '"4111 1111 1111 1111"', '""'], '{ number: …, expirationDate: "12/2030" }'),
  ...rows(
    ['cvv: 123', 'cvv: ""', 'cardholderName: 1', 'cardholder_name: "Ada"', 'cardholderName: "Ada 😀 ä"', 'cardholderName: "x".repeat(300)'],
    `{ ${DATED}, … }`,
  ),
  ...rows(
    ['""', '{}', 'false', '{ postalCode: 12345 }', '{ countryCodeAlpha2: "XX" }', '{ unknown: 1 }', '"text"', '0'],
    `{ ${DATED}, billingAddress: … }`,
  ),
  `{ ${DATED}, billing_address: { postal_code: "1", country_codeAlpha2: "US" } }`,
  ...rows(ANY_VALUES, `{ ${DATED}, options: … }`),
  ...rows(valuesWithout('null', 'NaN'), `{ ${DATED}, options: { validate: … } }`),
  ...rows(['undefined', 'false', '0', '""', '{}', '{ id: "x" }'], `{ ${DATED}, options: { unionPayEnrollment: … } }`),
  `{ ${DATED}, options: { union_pay_enrollment: {} } }`,
  `{ ${DATED}, unknown: { a: 1 } }`,
  `{ ${DATED}, fastlane: {} }`,
  `{ ${DATED}, fastlane: false }`,
  `{ ${NUMBER}, expiration_month: 12, expiration_year: 2030, CVV: "1" }`,
  '{ NUMBER: "4111111111111111", expirationDate: "12/2030" }',
  '{ cvv: "123" }',
];

const CARD_REQUESTS = [
  ...rows(
    [
      '',
      ...values(`
        credit_card: { ${DATED} } | creditCard: { ${DATED} }, merchantAccountId: "shop"
        creditCard: { ${DATED} }, authenticationInsight: true
      `),
    ],
    `method: "post", ${CARDS}, data: { … }`,
  ),
  ...rows(
    values(`
      authenticationInsight: "x", merchantAccountId: 1 | authenticationInsight: {}, merchantAccountId: "shop"
      authentication_insight: true, merchant_account_id: "shop" | tokenizationKey: "x" | options: { validate: false }
    `),
    `method: "post", ${CARDS}, data: { creditCard: { ${DATED} }, … }`,
  ),
  ...rows(['get', 'GET', 'put', 'POST'], `method: "…", ${CARDS}, data: { creditCard: { ${DATED} } }`),
  ...rows(
    ['payment_methods/credit_cards?x=1', 'payment_methods/credit_cards/', '/payment_methods/credit_cards'],
    `method: "post", endpoint: "…", data: { creditCard: { ${DATED} } }`,
  ),
  `method: "post", ${CARDS}`,
  `method: "post", ${CARDS}, timeout: 0, data: { creditCard: { ${DATED} } }`,
];

/** Each instance is torn down as soon as it exists. */
const TORN_DOWN = { events: false } as const;

export const unusualClientFlows: Flow[] = [
  flow('unusual calls, the namespaces', async (shop) => {
    const namespaces = 'Object.entries(braintree).filter(([name]) => name !== "VERSION")';
    await shop.attempt(`${namespaces}.map(([name, statics]) => [name, Object.keys(statics).sort()]).sort()`);
    await shop.attempt(
      `${namespaces}.flatMap(([name, statics]) => Object.entries(statics).map(([key, value]) => [name, key, typeof value, typeof value === "string" && value])).sort()`,
    );
  }),

  unusualFlow(
    'unusual client, options of create',
    undefined,
    async (shop) => {
      await tryCalls(shop, CREATE, [
        ...valuesWithout('undefined', 'null'),
        '{ authorisation: authorization }',
        'Object.create({ authorization })',
      ]);
      await tryCalls(shop, CREATE, authorized([...ANY_VALUES, '() => authorization', ...TOKENS]));
      await tryCalls(shop, CREATE, authorized(rows(keys(shop.tokenizationKey), '"…"')));
    },
    TORN_DOWN,
  ),

  unusualFlow(
    'unusual client, members of client tokens',
    undefined,
    async (shop) => {
      await tryPromises(shop, CREATE, withMembers(TOKEN_MEMBERS));
      const { url } = (JSON.parse(Buffer.from(shop.clientToken, 'base64').toString()) as { graphQL: { url: string } }).graphQL;
      const graphQL = values(`
        date: "2099-01-01" | date: "tomorrow" | date: "2018-05-10" | date: "2018-05-08", features: null
        date: "2018-05-08", features: "x"
      `);
      await tryCalls(shop, CREATE, withMembers(rows(graphQL, `graphQL: { url: "${url}", … }`)));
    },
    TORN_DOWN,
  ),

  unusualFlow(
    'unusual client, other options of create',
    undefined,
    async (shop) => {
      for (const option of ['debug', 'sessionId']) {
        for (const value of ANY_VALUES) {
          const readRest = '({ gatewayConfiguration: _, ...rest }) => client.teardown().then(() => rest)';
          await shop.attempt(
            `${CREATE}({ authorization, ${option}: ${value} }).then((client) => (${readRest})(client.getConfiguration()))`,
          );
        }
      }
      await tryCalls(shop, CREATE, '{ authorization, … }', [
        'sendAnalyticsEvents: false',
        'unknown: {}',
        'client: {}',
        'authorizationType: "X"',
      ]);
      await tryCalls(shop, CREATE, '{ authorization }, …', ['null', '"text"', '{}', 'undefined']);
    },
    TORN_DOWN,
  ),

  unusualFlow(
    'unusual client, create, what the reference trips over',
    undefined,
    async (shop) => {
      const { url } = (JSON.parse(Buffer.from(shop.clientToken, 'base64').toString()) as { graphQL: { url: string } }).graphQL;
      await tryCalls(shop, CREATE, ['', 'undefined', 'null']);
      await tryCalls(
        shop,
        CREATE,
        authorized(
          values(
            'btoa("[]") | btoa("1") | btoa("true") | btoa(\'"text"\') | "SANDBOX_a_b" | "constructor_a_b" | "toString_a_b" | "other_a_b"',
          ),
        ),
      );
      const graphQL = values(`
        1 | " " | "text" | true | [] | [1] | {} | { url: null } | { date: "2018-05-08" } | { url: "${url}" }
        { url: "${url}", date: 20180508 }
      `);
      await tryCalls(shop, CREATE, withMembers(['authorizationFingerprint: undefined', ...rows(graphQL, 'graphQL: …')]));
      const urls = values(
        'undefined | "" | null | 1 | {} | [] | true | "/configuration" | "http://api.sandbox.braintreegateway.com/x" | "https://bank.localhost/x" | "javascript:1" | "//api.sandbox.braintreegateway.com/x"',
      );
      await tryCalls(shop, CREATE, withMembers(rows(urls, 'graphQL: undefined, configUrl: …')));
    },
    TORN_DOWN,
  ),

  unusualFlow('unusual client, options of requests', 'client', async (shop) => {
    await tryCalls(shop, REQUEST, [
      ...valuesWithout('undefined', 'null'),
      'Object.create({ method: "get", endpoint: "x" })',
      '{ endpoint: "x", method: "get", api: undefined }',
    ]);
    await tryCalls(shop, REQUEST, '{ method: …, endpoint: "x" }', ['undefined', 'null', '0', 'NaN', '""', 'false']);
    await tryCalls(shop, REQUEST, '{ method: "get", endpoint: … }', ANY_VALUES);
    await tryCalls(
      shop,
      REQUEST,
      requests(rows([...ANY_VALUES, '"clientApi"', '"CLIENTAPI"', '"graphQL"', '"toString"', '["clientApi"]'], 'api: …')),
    );
    await tryCalls(
      shop,
      REQUEST,
      requests(
        values(`
          timeout: undefined | timeout: null | timeout: 0 | timeout: 60000 | timeout: "60000" | timeout: NaN | headers: { Accept: "x" }
          unknown: 1 | callback: 1
        `),
      ),
    );
    const methods = values(`
      method: "GET" | method: "Get" | method: "put", data: { a: 1 } | method: "patch", data: { a: 1 }
      method: "delete", data: { a: 1 } | method: "delete" | method: "post"
    `);
    await tryCalls(shop, REQUEST, '{ endpoint: "payment_methods", … }', methods);
    await tryCalls(shop, REQUEST, '{ method: "get", endpoint: "…" }', [
      '/x',
      'x/',
      'x?y=1',
      'x?y',
      'x y ä',
      'x#y',
      '../x',
      'https://api.sandbox.braintreegateway.com/x',
      'x%20y',
      '//x',
    ]);
  }),

  unusualFlow('unusual client, data of requests', 'client', async (shop) => {
    for (const method of ['post', 'get']) await tryCalls(shop, REQUEST, `{ method: "${method}", endpoint: "x", data: … }`, DATA);
  }),

  unusualFlow('unusual client, requests over GraphQL', 'client', async (shop) => {
    const data = [
      ...valuesWithout('" "', '"text"'),
      ...rows(
        [
          'query: "query { nothing }"',
          QUERY,
          `${QUERY}, variables: null`,
          `${QUERY}, clientSdkMetadata: null`,
          `${QUERY}, operationName: 1`,
          'query: 1',
          'query: ""',
          'query: "{"',
        ],
        '{ … }',
      ),
    ];
    await tryCalls(shop, REQUEST, '{ api: "graphQLApi", endpoint: "", data: … }', data);
    await tryCalls(shop, REQUEST, '{ api: "graphQLApi", endpoint: "", … }', [
      '',
      `method: "get", data: { ${QUERY} }`,
      `method: 1, data: { ${QUERY} }`,
    ]);
  }),

  ...[CARD_DATA.slice(0, 40), CARD_DATA.slice(40)].map((data, at) =>
    unusualFlow(`unusual client, data of cards, part ${at + 1}`, 'client', async (shop) => {
      await tryPromises(shop, REQUEST, cards(data));
    }),
  ),

  unusualFlow('unusual client, requests of cards', 'client', async (shop) => {
    await tryPromises(shop, REQUEST, '{ … }', CARD_REQUESTS);
  }),

  unusualFlow('unusual client, requests, what the reference trips over', 'client', async (shop) => {
    await tryCalls(
      shop,
      REQUEST,
      values(`undefined | null | { api: "graphQLApi", endpoint: "x", data: { ${QUERY} } } | { method: " ", endpoint: "x" }`),
    );
    await tryCalls(shop, REQUEST, '{ method: …, endpoint: "x" }', ['1', 'true', '[]', '{}']);
    await tryCalls(shop, REQUEST, '{ method: "get", endpoint: "x", data: … }', [
      '1',
      '"text"',
      'true',
      'new Date(0)',
      '{ constructor: 1, hasOwnProperty: 2 }',
    ]);
    const dates = rows(['"12"', '"1230"', '"2030-12"', '1230', 'true', '{}', '["12/2030"]'], `${NUMBER}, expirationDate: …`);
    const unusual = [
      ...dates,
      `${NUMBER}, cvv: null`,
      `${NUMBER}, billingAddress: { extendedAddress: null }`,
      `${DATED}, options: { validate: null }`,
    ];
    await tryCalls(shop, REQUEST, cards(rows(unusual, '{ … }')));
  }),

  unusualFlow('unusual client, answers of the gateway', 'client', async (shop) => {
    await withEachAnswer(shop, 'v1/x', ANSWERS, (row) =>
      tryCalls(shop, REQUEST, [`{ method: "post", endpoint: "x", unknown: ${row} }`, '{ method: "get", endpoint: "x" }']),
    );
  }),

  unusualFlow('unusual client, its other methods', undefined, async (shop) => {
    await shop.create('client', { authorization: withoutGraphql(shop.clientToken) });
    for (const getter of ['getConfiguration', 'getVersion', 'toJSON'])
      for (const args of ['', 'null', '{}', '1', '() => {}']) await shop.attempt(`instances.client.${getter}(${args})`);
    const calls = [
      'instances.client.getConfiguration() === instances.client.getConfiguration()',
      '(instances.client.getConfiguration().gatewayConfiguration.environment = "x", instances.client.getConfiguration().gatewayConfiguration.environment)',
      'JSON.parse(JSON.stringify(instances.client)).authorizationType',
      `Promise.all([1, 2].map(() => ${CREATE}({ authorization }))).then(([one, other]) => [one === other, one === instances.client])`,
      `new Promise((resolve) => ${REQUEST}({ method: "get", endpoint: "payment_methods" }, (...args) => resolve(args.length)))`,
      ...rows(['null', '"text"', '{}'], `${REQUEST}({ method: "get", endpoint: "payment_methods" }, …)`),
      `Promise.all([1, 2, 3].map((n) => ${REQUEST}({ method: "get", endpoint: "payment_methods", data: { n } })))`,
      'instances.client.teardown()',
    ];
    for (const call of calls) await shop.attempt(call);
    const after = values(`
      request({ method: "get", endpoint: "x" }) | request() | request(() => {}) | getVersion() | toJSON() | teardown()
      teardown(() => {}) | getConfiguration().authorizationType
    `);
    await tryCalls(shop, '((call) => call())', '() => instances.client.…', after);
    await shop.attempt('JSON.stringify(instances.client)');
    await tryCalls(
      shop,
      '((...args) => braintree.client.create({ authorization }).then((client) => client.teardown(...args.slice(0, 1))))',
      ['null', '1', '{}'],
    );
  }),
];
