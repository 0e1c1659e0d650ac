import type { Flow } from '../flow';
import { ANY_VALUES, rows, tryCalls, tryCallsAtOnce, tryPromises, unusualFlow, values, valuesWithout } from '../unusual-arguments';
import type { Shop } from '../shop';
import { ANSWERS, withEachAnswer } from './answers';

const VERIFY = 'instances.threeDSecure.verifyCard';
const PREPARE = 'instances.threeDSecure.prepareLookup';
const CHALLENGE = 'instances.threeDSecure.initializeChallengeWithLookupResponse';
const CREATE = 'braintree.threeDSecure.create';
const BASE = 'bin: "400000", nonce: "none", amount: "10.00", onLookupComplete: (data, next) => next()';
const FEW = ['null', '0', '""', '"text"', 'false', '{}'];
const FREELY = values(
  'email | mobilePhoneNumber | accountType | challengeRequested | customFields | dataOnlyRequested | exemptionRequested',
);

/** Every verification sets up the authentication script again, at an unknown time. Other flows compare those requests, so they are blocked here. */
const silence = ({ page }: Shop) => page.route('**/xoplatform/**', (route) => route.abort());

async function create(shop: Shop): Promise<void> {
  await silence(shop);
  await shop.create('threeDSecure', { version: 2 });
  await shop.call('threeDSecure', 'prepareLookup', { bin: '400000' });
}

const each = (member: string, values: readonly string[]) => rows(values, `{ ${BASE}, ${member}: … }`);
const lookup = (members: string) => `{ paymentMethod: { nonce: "none", details: {} }, ${members} }`;

export const unusualThreeDSecureFlows: Flow[] = [
  unusualFlow('unusual threeDSecure, versions', undefined, async (shop) => {
    await silence(shop);
    await shop.create('client');
    const versions = [
      ...ANY_VALUES,
      ...values(`
        "1" | 2 | "2" | "2-cardinal-modal" | "2-bootstrap3-modal" | "2-inline-iframe" | "2-inline" | " 2" | 2.5 | [2] | "toString"
        true
      `),
    ];
    await tryPromises(shop, `(async (args) => ${CREATE}(args))`, '{ client: instances.client, version: … }', versions);
    const others = values(`
      loggingEnabled: 1 | cardinalSDKConfig: null | cardinalSDKConfig: {}
      cardinalSDKConfig: { payment: { view: "x", displayLoading: true } } | unknown: 1
    `);
    await tryPromises(shop, CREATE, '{ client: instances.client, version: 2, … }', others);
  }),

  unusualFlow('unusual threeDSecure, verifyCard without what it needs', create, async (shop) => {
    await tryCalls(shop, VERIFY, valuesWithout('undefined', 'null'));
    for (const member of ['bin', 'nonce', 'amount', 'onLookupComplete'])
      await tryCalls(
        shop,
        VERIFY,
        each(member, ['undefined', 'null', '0', 'NaN', '""', 'false']).filter((row) => !/amount: 0/.test(row)),
      );
    await tryCalls(shop, VERIFY, each('onLookupComplete', ANY_VALUES));
    await tryCalls(shop, VERIFY, each('amount', ['true', '[]', '["1"]', '{}', '" "', '"\\t"', '"ten"', '"1,00"', '"1e"', '() => 1']));
    await tryCalls(
      shop,
      VERIFY,
      each('bin', ['1', '"text"', 'true', '{}', '" "']).map((row) => row.replace('"none"', '""')),
    );
    await tryCalls(shop, 'instances.threeDSecure.cancelVerifyCard', ['', 'null', '{}']);
    await shop.attempt(`instances.threeDSecure.on("lookup-complete", () => {}), undefined`);
    await tryCalls(
      shop,
      VERIFY,
      each('onLookupComplete', ['undefined', 'null', '1']).map((row) => row.replace('"none"', '""')),
    );
  }),

  unusualFlow('unusual threeDSecure, what verifyCard sends', create, async (shop) => {
    await tryPromises(
      shop,
      VERIFY,
      each(
        'amount',
        values('0 | 1 | -1 | "0" | " 10 " | "1e3" | "0x10" | 1e21 | "-1" | Infinity | "Infinity" | new Date(0) | new String("1")'),
      ),
    );
    await tryPromises(shop, VERIFY, each('nonce', ['1', 'true', '[]', '[1]', '{}', '"a b"', '"a/b"', '"ä"', '"a?b=c"', '"a%20b"', '" "']));
    await tryPromises(shop, VERIFY, each('bin', ['1', '369', '"text"', 'true', '{}', '" "', '"4".repeat(100)']));
  }),

  unusualFlow('unusual threeDSecure, what verifyCard sends as it is', create, async (shop) => {
    for (const member of FREELY) await tryPromises(shop, VERIFY, each(member, FEW));
  }),

  unusualFlow('unusual threeDSecure, what else verifyCard sends', create, async (shop) => {
    for (const member of values(
      'requestVisaDAF | cardAdd | cardAddChallengeRequested | merchantName | collectDeviceData | requestedExemptionType | unknown',
    ))
      await tryPromises(shop, VERIFY, each(member, FEW));
    await tryPromises(
      shop,
      VERIFY,
      each('requestedExemptionType', ['"low_value"', '"transaction_risk_analysis"', '"LOW_VALUE"', '" low_value"', '["low_value"]']),
    );
    await tryPromises(shop, VERIFY, `{ ${BASE}, … }`, [
      'cardAdd: true, cardAddChallengeRequested: false',
      'cardAdd: false, cardAddChallengeRequested: null',
      'cardAdd: true, cardAddChallengeRequested: undefined',
    ]);
  }),

  unusualFlow('unusual threeDSecure, addresses', create, async (shop) => {
    const addresses = [
      'undefined',
      ...FEW,
      '{ streetAddress: "x" }',
      '{ streetAddress: null, line3: 3, countryCodeAlpha2: "" }',
      '{ unknown: 1 }',
      '{ givenName: "Ada 😀", surname: "ä".repeat(500) }',
      'Object.create({ region: "IL" })',
    ];
    await tryPromises(shop, VERIFY, each('billingAddress', addresses));
    await tryPromises(
      shop,
      VERIFY,
      each('additionalInformation', [
        'undefined',
        ...FEW.filter((value) => value !== '"text"'),
        '{ unknown: { a: [1] } }',
        '{ billingLine1: "x", shippingLine1: "y" }',
        '{ email: "a", mobilePhoneNumber: 1 }',
        '{ ipAddress: undefined }',
      ]),
    );
    await tryPromises(shop, VERIFY, `{ ${BASE}, … }`, [
      'additionalInformation: { billingLine1: "x" }, billingAddress: {}',
      'additionalInformation: { email: "a" }, email: "b"',
      'additionalInformation: { email: "a" }, email: ""',
    ]);
    await tryPromises(
      shop,
      VERIFY,
      each(
        'additionalInformation',
        rows(
          addresses.filter((address) => !/^(undefined|null|0|""|false)$/.test(address)),
          '{ shippingAddress: …, shippingLine1: "flat" }',
        ),
      ),
    );
  }),

  unusualFlow('unusual threeDSecure, prepareLookup', create, async (shop) => {
    const options = values(`
      {} | [] | { nonce: 1 } | { bin: 1 } | { bin: null, nonce: null } | { unknown: { a: [1] }, amount: 1 }
      { clientMetadata: 1, dfReferenceId: 2, authorizationFingerprint: 3, braintreeLibraryVersion: 4 }
      { onLookupComplete: () => {} } | { amount: undefined } | new Date(0) | Object.create({ bin: "400000" })
    `);
    await tryCalls(shop, PREPARE, options);
    for (const look of ['undefined', 'null', '{}', '{ Status: null }', '{ Status: false }', '0', '""', '"text"']) {
      await shop.attempt(`void (window.Cardinal.trigger = () => Promise.resolve(${look}))`);
      await tryCalls(shop, PREPARE, ['{ bin: "1" }']);
    }
  }),

  unusualFlow('unusual threeDSecure, lookups of a server', create, async (shop) => {
    const lookups = [
      lookup('threeDSecureInfo: { liabilityShifted: true, liabilityShiftPossible: true }'),
      lookup('lookup: {}'),
      lookup('lookup: null'),
      lookup('lookup: { acsUrl: "" }'),
      lookup('lookup: { acsUrl: null, transactionId: "x" }, threeDSecureInfo: { liabilityShifted: "x" }'),
      '{ paymentMethod: { nonce: "none", description: "a+b+c", threeDSecureInfo: { liabilityShifted: false } } }',
      '{ paymentMethod: { nonce: "none" } }',
    ];
    // Each call gets an instance of its own, because a second call on the same instance would get the result of the first.
    const challenge = `((args, ...rest) => ${CREATE}({ version: 2, authorization }).then((instance) => instance.initializeChallengeWithLookupResponse(args).then((value) => instance.cancelVerifyCard().then((card) => [value, card]))))`;
    await tryPromises(shop, challenge, lookups);
    await tryPromises(shop, challenge, 'JSON.stringify(…)', lookups);
  }),

  unusualFlow('unusual threeDSecure, listeners and the end', create, async (shop) => {
    const listeners = values(`
      hasListener() | hasListener("x") | on("x", () => {}) | hasListener("x") | hasListener("customer-canceled")
      on("y", () => {}) === undefined | off("x", () => {}) | off("z", () => {}) | off() | on("lookup-complete", () => {})
      hasListener("lookup-complete")
    `);
    for (const call of listeners) await shop.attempt(`instances.threeDSecure.${call}`);
    await shop.attempt(`Promise.allSettled([1, 2].map(() => ${VERIFY}({ ${BASE} }))).then((all) => all.map(({ reason }) => reason.code))`);
    await shop.attempt('instances.threeDSecure.teardown()');
    await tryCalls(
      shop,
      '((call) => call())',
      '() => instances.threeDSecure.…',
      values(`
          verifyCard({}) | verifyCard() | prepareLookup({}) | initializeChallengeWithLookupResponse({}) | cancelVerifyCard() | teardown()
          on("x", () => {}) | off("x", () => {}) | hasListener("x")
        `),
    );
  }),

  unusualFlow('unusual threeDSecure, answers of the gateway', create, async (shop) => {
    const answers = ANSWERS.filter(({ status }) => status >= 400);
    await withEachAnswer(shop, 'three_d_secure/lookup', answers, (row) => tryPromises(shop, VERIFY, [`{ ${BASE}, _: ${row} }`]));
    const card = { nonce: 'x', type: 'CreditCard', description: 'ending+in+11', details: {} };
    const lookups = [
      { paymentMethod: card },
      { paymentMethod: card, lookup: {}, threeDSecureInfo: {} },
      { paymentMethod: card, lookup: { acsUrl: null, threeDSecureVersion: '2.2.0' }, threeDSecureInfo: { liabilityShifted: true } },
      {
        paymentMethod: { ...card, threeDSecureInfo: { status: 'x' }, binData: {} },
        lookup: { acsUrl: '' },
        threeDSecureInfo: { liabilityShiftPossible: 'x' },
      },
    ].slice(1);
    await withEachAnswer(
      shop,
      'three_d_secure/lookup',
      lookups.map((body) => ({ status: 201, body })),
      (row) => tryPromises(shop, VERIFY, [`{ ${BASE}, _: ${row} }`]),
    );
  }),

  unusualFlow('unusual threeDSecure, what the reference trips over', create, async (shop) => {
    await tryCalls(shop, VERIFY, ['', 'undefined', 'null']);
    await tryPromises(shop, VERIFY, each('additionalInformation', ['1', 'true', '[]', '"text"']));
    await tryCallsAtOnce(shop, PREPARE, ['', 'undefined', 'null', '0', '"text"', 'true']);
    await tryCallsAtOnce(shop, CHALLENGE, [
      '',
      ...ANY_VALUES,
      ...values(`
        "{" | "null" | "1" | { lookup: { acsUrl: "https://bank.localhost" } } | { paymentMethod: null } | { paymentMethod: {} }
      `),
    ]);
    const unusual = ANSWERS.filter(({ status }) => status < 300);
    await withEachAnswer(shop, 'three_d_secure/lookup', unusual, (row) => tryPromises(shop, VERIFY, [`{ ${BASE}, _: ${row} }`]));
  }),
];
