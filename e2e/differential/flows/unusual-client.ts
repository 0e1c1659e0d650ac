import { flow, type Flow } from '../flow';
import type { Shop } from '../shop';
import { answered, attempts, both, promises, rows, unusualFlow, values } from '../unusual-arguments';
import { ANSWERS } from './answers';
import { withoutGraphql } from './without-graphql';

const CREATE = 'braintree.client.create';
const REQUEST = 'instances.client.request';
const CARDS = 'endpoint: "payment_methods/credit_cards"';
const NUMBER = 'number: "4111111111111111"';
const DATED = `${NUMBER}, expirationDate: "12/2030"`;
const QUERY = 'query: "query { clientConfiguration { environment } }"';
const AUTHORIZATION = '{ authorization: … }';
const TOKEN = '{ authorization: callTester.token({ … }) }';
const CARD = `{ method: "post", ${CARDS}, data: { creditCard: … } }`;

/** Texts that are no tokenization keys, and keys that the gateway does not know. */
const keys = (key: string): string[] => [
  ...values('sandbox_a | sandbox__b | sandbox_a_ | _a_b | sandbox | sandbox_ | __ | sandbox_a_b c | sandbox_a_b-c | sandbox_a-b_c'),
  ...['sandbox_ä_b', 'sandbox_a_ä', ` ${key}`, `${key} `, `${key}\\n`, `${key}_more`, `${key}_`, key.replace('_x_', '_other_')],
  ...[key.replace('sandbox', 'production'), `${key}${'9'.repeat(300)}`],
];

const graphqlUrl = ({ clientToken }: Shop): string =>
  (JSON.parse(Buffer.from(clientToken, 'base64').toString()) as { graphQL: { url: string } }).graphQL.url;

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

const CARD_DATA = values(`
  ANY | { ${NUMBER} } | { ${NUMBER}, expirationDate: … } of "12/30/1", "/", " / ", "", "12 / 30"
  { ${NUMBER}, expirationMonth: "12", expirationDate: "1/2031" } | { ${NUMBER}, expirationYear: 2030, expirationMonth: 0 }
  { ${NUMBER}, expirationYear: "", expirationMonth: "", expirationDate: "12/2030" }
  { number: …, expirationDate: "12/2030" } of 4111111111111111, "4111 1111 1111 1111", ""
  { ${DATED}, … } of cvv: 123, cvv: "", cardholderName: 1, cardholder_name: "Ada", cardholderName: "Ada 😀 ä", cardholderName: "x".repeat(300)
  { ${DATED}, billingAddress: … } of "", {}, false, { postalCode: 12345 }, { countryCodeAlpha2: "XX" }, { unknown: 1 }, "text", 0
  { ${DATED}, billing_address: { postal_code: "1", country_codeAlpha2: "US" } } | { ${DATED}, options: … } of ANY
  { ${DATED}, options: { validate: … } } of ANY except null and NaN
  { ${DATED}, options: { unionPayEnrollment: … } } of undefined, false, 0, "", {}, { id: "x" }
  { ${DATED}, options: { union_pay_enrollment: {} } } | { ${DATED}, unknown: { a: 1 } } | { ${DATED}, fastlane: {} }
  { ${DATED}, fastlane: false } | { ${NUMBER}, expiration_month: 12, expiration_year: 2030, CVV: "1" }
  { NUMBER: "4111111111111111", expirationDate: "12/2030" } | { cvv: "123" }
`);

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

  unusualFlow('unusual client, options of create', undefined, TORN_DOWN, ({ tokenizationKey }) => [
    both(CREATE)`ANY except undefined and null | { authorisation: authorization } | Object.create({ authorization })`,
    both(CREATE, AUTHORIZATION)`
        ANY | () => authorization | callTester.token() + "=" | " " + callTester.token() | callTester.token() + "\n"
        callTester.token().replace(/=+$/, "") | JSON.stringify(JSON.parse(atob(authorization))) | btoa("null") | btoa("{")
        btoa("\u0000") | btoa(callTester.token()) | "ä" | "a".repeat(5000) | { length: 1 } | [callTester.token()] | Symbol("x")
      `,
    both(CREATE, '{ authorization: "…" }')(keys(tokenizationKey)),
  ]),

  unusualFlow('unusual client, members of client tokens', undefined, TORN_DOWN, (shop) => [
    promises(CREATE, TOKEN)`
        version: undefined | clientApiUrl: undefined | environment: undefined | merchantId: undefined | assetsUrl: undefined
        authUrl: undefined | hasCustomer: undefined | challenges: undefined | venmo: undefined | analytics: undefined
        graphQL: undefined | version: … of 3, 1, "x", null | environment: … of ANY, "production", "qa", "SANDBOX"
        authorizationFingerprint: … of ANY except undefined | graphQL: … of 0, NaN, null, "", false | extra: "ä"
        extra: "x".repeat(5000)
      `,
    both(
      CREATE,
      TOKEN,
    )(
      rows(
        'date: "2099-01-01" | date: "tomorrow" | date: "2018-05-10" | date: "2018-05-08", features: null | date: "2018-05-08", features: "x"',
        `graphQL: { url: "${graphqlUrl(shop)}", … }`,
      ),
    ),
  ]),

  unusualFlow('unusual client, other options of create', undefined, TORN_DOWN, [
    ...['debug', 'sessionId'].map(
      (option) =>
        attempts(
          `${CREATE}({ authorization, ${option}: … }).then((client) => (({ gatewayConfiguration: _, ...rest }) => client.teardown().then(() => rest))(client.getConfiguration()))`,
        )`ANY`,
    ),
    both(CREATE, '{ authorization, … }')`sendAnalyticsEvents: false | unknown: {} | client: {} | authorizationType: "X"`,
    both(CREATE, '{ authorization }, …')`null | "text" | {} | undefined`,
  ]),

  unusualFlow('unusual client, create, what the reference trips over', undefined, TORN_DOWN, (shop) => [
    both(CREATE)`nothing | undefined | null`,
    both(CREATE, AUTHORIZATION)`
        btoa("[]") | btoa("1") | btoa("true") | btoa('"text"') | "SANDBOX_a_b" | "constructor_a_b" | "toString_a_b" | "other_a_b"
      `,
    both(CREATE, TOKEN)`
        authorizationFingerprint: undefined | graphQL: … of 1, " ", "text", true, [], [1], {}, { url: null }, { date: "2018-05-08" }
        graphQL: { url: "${graphqlUrl(shop)}" } | graphQL: { url: "${graphqlUrl(shop)}", date: 20180508 }
        graphQL: undefined, configUrl: … of undefined, "", null, 1, {}, [], true, "/configuration"
        graphQL: undefined, configUrl: "…" of http://api.sandbox.braintreegateway.com/x, https://bank.localhost/x, javascript:1, //api.sandbox.braintreegateway.com/x
      `,
  ]),

  unusualFlow('unusual client, options of requests', 'client', [
    both(REQUEST)`
      ANY except undefined and null | Object.create({ method: "get", endpoint: "x" }) | { endpoint: "x", method: "get", api: undefined }
    `,
    both(REQUEST, '{ method: …, endpoint: "x" }')`undefined | null | 0 | NaN | "" | false`,
    both(REQUEST, '{ method: "get", endpoint: … }')`ANY`,
    both(REQUEST, '{ method: "get", endpoint: "x", api: … }')`ANY | "clientApi" | "CLIENTAPI" | "graphQL" | "toString" | ["clientApi"]`,
    both(REQUEST, '{ method: "get", endpoint: "x", … }')`
      timeout: … of undefined, null, 0, 60000, "60000", NaN | headers: { Accept: "x" } | unknown: 1 | callback: 1
    `,
    both(REQUEST, '{ endpoint: "payment_methods", … }')`
      method: "GET" | method: "Get" | method: "put", data: { a: 1 } | method: "patch", data: { a: 1 }
      method: "delete", data: { a: 1 } | method: "delete" | method: "post"
    `,
    both(REQUEST, '{ method: "get", endpoint: "…" }')`
      /x | x/ | x?y=1 | x?y | x y ä | x#y | ../x | https://api.sandbox.braintreegateway.com/x | x%20y | //x
    `,
  ]),

  unusualFlow(
    'unusual client, data of requests',
    'client',
    ['post', 'get'].map((method) => both(REQUEST, `{ method: "${method}", endpoint: "x", data: … }`)(DATA)),
  ),

  unusualFlow('unusual client, requests over GraphQL', 'client', [
    both(REQUEST, '{ api: "graphQLApi", endpoint: "", data: … }')`
      ANY except " " and "text" | { query: "query { nothing }" } | { ${QUERY} } | { ${QUERY}, variables: null }
      { ${QUERY}, clientSdkMetadata: null } | { ${QUERY}, operationName: 1 } | { query: 1 } | { query: "" } | { query: "{" }
    `,
    both(REQUEST, '{ api: "graphQLApi", endpoint: "", … }')`
      nothing | method: "get", data: { ${QUERY} } | method: 1, data: { ${QUERY} }
    `,
  ]),

  ...[CARD_DATA.slice(0, 40), CARD_DATA.slice(40)].map((data, at) =>
    unusualFlow(`unusual client, data of cards, part ${at + 1}`, 'client', [promises(REQUEST, CARD)(data)]),
  ),

  unusualFlow('unusual client, requests of cards', 'client', [
    promises(REQUEST, '{ … }')`
      method: "post", ${CARDS}, data: { … } of nothing | method: "post", ${CARDS}, data: { credit_card: { ${DATED} } }
      method: "post", ${CARDS}, data: { creditCard: { ${DATED} }, merchantAccountId: "shop" }
      method: "post", ${CARDS}, data: { creditCard: { ${DATED} }, authenticationInsight: true }
      method: "post", ${CARDS}, data: { creditCard: { ${DATED} }, authenticationInsight: "x", merchantAccountId: 1 }
      method: "post", ${CARDS}, data: { creditCard: { ${DATED} }, authenticationInsight: {}, merchantAccountId: "shop" }
      method: "post", ${CARDS}, data: { creditCard: { ${DATED} }, authentication_insight: true, merchant_account_id: "shop" }
      method: "post", ${CARDS}, data: { creditCard: { ${DATED} }, … } of tokenizationKey: "x", options: { validate: false }
      method: "…", ${CARDS}, data: { creditCard: { ${DATED} } } of get, GET, put, POST
      method: "post", endpoint: "payment_methods/credit_cards…", data: { creditCard: { ${DATED} } } of ?x=1, /
      method: "post", endpoint: "/payment_methods/credit_cards", data: { creditCard: { ${DATED} } } | method: "post", ${CARDS}
      method: "post", ${CARDS}, timeout: 0, data: { creditCard: { ${DATED} } }
    `,
  ]),

  unusualFlow('unusual client, requests, what the reference trips over', 'client', [
    both(REQUEST)`undefined | null | { api: "graphQLApi", endpoint: "x", data: { ${QUERY} } } | { method: " ", endpoint: "x" }`,
    both(REQUEST, '{ method: …, endpoint: "x" }')`1 | true | [] | {}`,
    both(REQUEST, '{ method: "get", endpoint: "x", data: … }')`
      1 | "text" | true | new Date(0) | { constructor: 1, hasOwnProperty: 2 }
    `,
    both(REQUEST, CARD)`
      { ${NUMBER}, expirationDate: … } of "12", "1230", "2030-12", 1230, true, {}, ["12/2030"]
      { ${NUMBER}, cvv: null } | { ${NUMBER}, billingAddress: { extendedAddress: null } } | { ${DATED}, options: { validate: null } }
    `,
  ]),

  unusualFlow('unusual client, answers of the gateway', 'client', [
    answered('v1/x', ANSWERS, ([row]) =>
      both(REQUEST)([`{ method: "post", endpoint: "x", unknown: ${row} }`, '{ method: "get", endpoint: "x" }']),
    ),
  ]),

  unusualFlow('unusual client, its other methods', (shop) => shop.create('client', { authorization: withoutGraphql(shop.clientToken) }), [
    ...['getConfiguration', 'getVersion', 'toJSON'].map(
      (getter) => attempts(`instances.client.${getter}(…)`)`nothing | null | {} | 1 | () => {}`,
    ),
    attempts()`
      instances.client.getConfiguration() === instances.client.getConfiguration()
      (instances.client.getConfiguration().gatewayConfiguration.environment = "x", instances.client.getConfiguration().gatewayConfiguration.environment)
      JSON.parse(JSON.stringify(instances.client)).authorizationType
      Promise.all([1, 2].map(() => ${CREATE}({ authorization }))).then(([one, other]) => [one === other, one === instances.client])
      new Promise((resolve) => ${REQUEST}({ method: "get", endpoint: "payment_methods" }, (...args) => resolve(args.length)))
      ${REQUEST}({ method: "get", endpoint: "payment_methods" }, …) of null, "text", {}
      Promise.all([1, 2, 3].map((n) => ${REQUEST}({ method: "get", endpoint: "payment_methods", data: { n } })))
      instances.client.teardown()
    `,
    both('((call) => call())', '() => instances.client.…')`
      request({ method: "get", endpoint: "x" }) | request() | request(() => {}) | getVersion() | toJSON() | teardown()
      teardown(() => {}) | getConfiguration().authorizationType
    `,
    attempts()`JSON.stringify(instances.client)`,
    both('((...args) => braintree.client.create({ authorization }).then((client) => client.teardown(...args.slice(0, 1))))')`
      null | 1 | {}
    `,
  ]),
];
