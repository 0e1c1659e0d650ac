import type { Flow } from '../flow';
import { answered, atOnce, attempts, both, promises, unusualFlow, values, rows } from '../unusual-arguments';
import type { Shop } from '../shop';
import { ANSWERS } from './answers';

const of = (method: string) => `instances.threeDSecure.${method}`;
const VERIFY = of('verifyCard');
const PREPARE = of('prepareLookup');
const CREATE = 'braintree.threeDSecure.create';
const BASE = 'bin: "400000", nonce: "none", amount: "10.00", onLookupComplete: (data, next) => next()';
const WITHOUT_NONCE = BASE.replace('"none"', '""');
const FEW = 'null, 0, "", "text", false, {}';
const LOOKUP = 'three_d_secure/lookup';

/** Every verification sets up the authentication script again, at an unknown time. Other flows compare those requests, so they are blocked here. */
const silence = ({ page }: Shop) => page.route('**/xoplatform/**', (route) => route.abort());

async function create(shop: Shop): Promise<void> {
  await silence(shop);
  await shop.create('threeDSecure', { version: 2 });
  await shop.call('threeDSecure', 'prepareLookup', { bin: '400000' });
}

/** Options of `verifyCard` with others among them. */
const verify = (form: typeof both, base = BASE) => form(VERIFY, `{ ${base}, … }`);

const ADDRESSES = values(`
  undefined | null | 0 | "" | "text" | false | {} | { streetAddress: "x" } | { streetAddress: null, line3: 3, countryCodeAlpha2: "" }
  { unknown: 1 } | { givenName: "Ada 😀", surname: "ä".repeat(500) } | Object.create({ region: "IL" })
`);

const card = { nonce: 'x', type: 'CreditCard', description: 'ending+in+11', details: {} };
const LOOKUPS = [
  { paymentMethod: card, lookup: {}, threeDSecureInfo: {} },
  { paymentMethod: card, lookup: { acsUrl: null, threeDSecureVersion: '2.2.0' }, threeDSecureInfo: { liabilityShifted: true } },
  {
    paymentMethod: { ...card, threeDSecureInfo: { status: 'x' }, binData: {} },
    lookup: { acsUrl: '' },
    threeDSecureInfo: { liabilityShiftPossible: 'x' },
  },
].map((body) => ({ status: 201, body }));

export const unusualThreeDSecureFlows: Flow[] = [
  unusualFlow(
    'unusual threeDSecure, versions',
    async (shop) => {
      await silence(shop);
      await shop.create('client');
    },
    [
      promises(`(async (args) => ${CREATE}(args))`, '{ client: instances.client, version: … }')`
        ANY | "1" | 2 | "2" | "2-cardinal-modal" | "2-bootstrap3-modal" | "2-inline-iframe" | "2-inline" | " 2" | 2.5 | [2] | "toString"
        true
      `,
      promises(CREATE, '{ client: instances.client, version: 2, … }')`
        loggingEnabled: 1 | cardinalSDKConfig: null | cardinalSDKConfig: {}
        cardinalSDKConfig: { payment: { view: "x", displayLoading: true } } | unknown: 1
      `,
    ],
  ),

  unusualFlow('unusual threeDSecure, verifyCard without what it needs', create, [
    both(VERIFY)`ANY except undefined and null`,
    verify(both)`bin: … of undefined, null, 0, NaN, "", false`,
    verify(both)`nonce: … of undefined, null, 0, NaN, "", false`,
    verify(both)`amount: … of undefined, null, NaN, "", false`,
    verify(both)`onLookupComplete: … of undefined, null, 0, NaN, "", false`,
    verify(both)`onLookupComplete: … of ANY`,
    verify(both)`amount: … of true, [], ["1"], {}, " ", "\t", "ten" | amount: "1,00" | amount: "1e" | amount: () => 1`,
    verify(both, WITHOUT_NONCE)`bin: … of 1, "text", true, {}, " "`,
    both(of('cancelVerifyCard'))`nothing | null | {}`,
    attempts()([`${of('on')}("lookup-complete", () => {}), undefined`]),
    verify(both, WITHOUT_NONCE)`onLookupComplete: … of undefined, null, 1`,
  ]),

  unusualFlow('unusual threeDSecure, what verifyCard sends', create, [
    verify(promises)`
      amount: … of 0, 1, -1, "0", " 10 ", "1e3", "0x10", 1e21, "-1", Infinity, "Infinity", new Date(0), new String("1")
    `,
    verify(promises)`nonce: … of 1, true, [], [1], {}, "a b", "a/b", "ä", "a?b=c", "a%20b", " "`,
    verify(promises)`bin: … of 1, 369, "text", true, {}, " ", "4".repeat(100)`,
  ]),

  unusualFlow(
    'unusual threeDSecure, what verifyCard sends as it is',
    create,
    values('email | mobilePhoneNumber | accountType | challengeRequested | customFields | dataOnlyRequested | exemptionRequested').map(
      (member) => verify(promises)`${member}: … of ${FEW}`,
    ),
  ),

  unusualFlow('unusual threeDSecure, what else verifyCard sends', create, [
    ...values(
      'requestVisaDAF | cardAdd | cardAddChallengeRequested | merchantName | collectDeviceData | requestedExemptionType | unknown',
    ).map((member) => verify(promises)`${member}: … of ${FEW}`),
    verify(promises)`
      requestedExemptionType: … of "low_value", "transaction_risk_analysis", "LOW_VALUE", " low_value", ["low_value"]
    `,
    verify(promises)`
      cardAdd: true, cardAddChallengeRequested: false | cardAdd: false, cardAddChallengeRequested: null
      cardAdd: true, cardAddChallengeRequested: undefined
    `,
  ]),

  unusualFlow('unusual threeDSecure, addresses', create, [
    verify(promises)(rows(ADDRESSES, 'billingAddress: …')),
    verify(promises)`
      additionalInformation: … of undefined, null, 0, "", false, {}, { unknown: { a: [1] } }
      additionalInformation: { billingLine1: "x", shippingLine1: "y" } | additionalInformation: { email: "a", mobilePhoneNumber: 1 }
      additionalInformation: { ipAddress: undefined }
    `,
    verify(promises)`
      additionalInformation: { billingLine1: "x" }, billingAddress: {} | additionalInformation: { email: "a" }, email: "b"
      additionalInformation: { email: "a" }, email: ""
    `,
    verify(promises)(
      rows(
        ADDRESSES.filter((address) => !/^(undefined|null|0|""|false)$/.test(address)),
        'additionalInformation: { shippingAddress: …, shippingLine1: "flat" }',
      ),
    ),
  ]),

  unusualFlow('unusual threeDSecure, prepareLookup', create, [
    both(PREPARE)`
      {} | [] | { nonce: 1 } | { bin: 1 } | { bin: null, nonce: null } | { unknown: { a: [1] }, amount: 1 }
      { clientMetadata: 1, dfReferenceId: 2, authorizationFingerprint: 3, braintreeLibraryVersion: 4 }
      { onLookupComplete: () => {} } | { amount: undefined } | new Date(0) | Object.create({ bin: "400000" })
    `,
    ...values('undefined | null | {} | { Status: null } | { Status: false } | 0 | "" | "text"').flatMap((look) => [
      attempts()([`void (window.Cardinal.trigger = () => Promise.resolve(${look}))`]),
      both(PREPARE)`{ bin: "1" }`,
    ]),
  ]),

  unusualFlow(
    'unusual threeDSecure, lookups of a server',
    create,
    // Each call gets an instance of its own, because a second call on the same instance would get the result of the first.
    ['…', 'JSON.stringify(…)'].map(
      (pattern) =>
        promises(
          `((args, ...rest) => ${CREATE}({ version: 2, authorization }).then((instance) => instance.initializeChallengeWithLookupResponse(args).then((value) => instance.cancelVerifyCard().then((card) => [value, card]))))`,
          pattern,
        )`
          { paymentMethod: { nonce: "none", details: {} }, threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: true } }
          { paymentMethod: { nonce: "none", details: {} }, … } of lookup: {}, lookup: null, lookup: { acsUrl: "" }
          { paymentMethod: { nonce: "none", details: {} }, lookup: { acsUrl: null, transactionId: "x" }, threeDSecureInfo: { liabilityShifted: "x" } }
          { paymentMethod: { nonce: "none", description: "a+b+c", threeDSecureInfo: { liabilityShifted: false } } }
          { paymentMethod: { nonce: "none" } }
        `,
    ),
  ),

  unusualFlow('unusual threeDSecure, listeners and the end', create, [
    attempts(of('…'))`
      hasListener() | hasListener("x") | on("x", () => {}) | hasListener("x") | hasListener("customer-canceled")
      on("y", () => {}) === undefined | off("x", () => {}) | off("z", () => {}) | off() | on("lookup-complete", () => {})
      hasListener("lookup-complete")
    `,
    attempts()`
      Promise.allSettled([1, 2].map(() => ${VERIFY}({ ${BASE} }))).then((all) => all.map(({ reason }) => reason.code))
      ${of('teardown()')}
    `,
    both('((call) => call())', `() => ${of('…')}`)`
      verifyCard({}) | verifyCard() | prepareLookup({}) | initializeChallengeWithLookupResponse({}) | cancelVerifyCard() | teardown()
      on("x", () => {}) | off("x", () => {}) | hasListener("x")
    `,
  ]),

  unusualFlow('unusual threeDSecure, answers of the gateway', create, [
    answered(
      LOOKUP,
      ANSWERS.filter(({ status }) => status >= 400),
      promises(VERIFY, `{ ${BASE}, _: … }`),
    ),
    answered(LOOKUP, LOOKUPS, promises(VERIFY, `{ ${BASE}, _: … }`)),
  ]),

  unusualFlow('unusual threeDSecure, what the reference trips over', create, [
    both(VERIFY)`nothing | undefined | null`,
    verify(promises)`additionalInformation: … of 1, true, [], "text"`,
    atOnce(PREPARE)`nothing | undefined | null | 0 | "text" | true`,
    atOnce(of('initializeChallengeWithLookupResponse'))`
      nothing | ANY | "{" | "null" | "1" | { lookup: { acsUrl: "https://bank.localhost" } } | { paymentMethod: null } | { paymentMethod: {} }
    `,
    answered(
      LOOKUP,
      ANSWERS.filter(({ status }) => status < 300),
      promises(VERIFY, `{ ${BASE}, _: … }`),
    ),
  ]),
];
