import { DETAILS } from '../../us-bank-account/support';
import type { Flow } from '../flow';
import { ANY_VALUES, FALSY, rows, tryCalls, tryCallsAtOnce, tryPromises, unusualFlow, values, valuesWithout } from '../unusual-arguments';
import { ANSWERS, withEachAnswer } from './answers';

const UNION_PAY = 'number: "6212345678901265", expirationMonth: "12", expirationYear: "2030", cvv: "123"';
const CARD = `card: { ${UNION_PAY} }`;
const MOBILE = 'mobile: { countryCode: "62", number: "111111111" }';
const MANDATE = 'mandateText: "Yes."';
const BANK = JSON.stringify(DETAILS).slice(1, -1);

const call = (namespace: string, method: string) => `instances.${namespace}.${method}`;
const objects = (members: readonly string[]) => rows(members, '{ … }');

/** What `create` needs besides a client or an authorization. */
const REQUIRED = {
  dataCollector: '_: 1',
  hostedFields: 'fields: { number: { container: "#number" } }',
  threeDSecure: 'version: 2',
  unionpay: '_: 1',
  usBankAccount: '_: 1',
  vaultManager: '_: 1',
} as const;

const bank = (members: readonly string[]) => rows(members, `{ ${MANDATE}, bankDetails: { ${BANK}, … } }`);

/** Each instance is torn down as soon as it exists. */
const TORN_DOWN = { events: false } as const;

export const unusualMethodFlows: Flow[] = [
  ...Object.entries(REQUIRED).flatMap(([name, required]) => [
    unusualFlow(
      `unusual ${name}, create`,
      'client',
      async (shop) => {
        const args = [
          ...rows(ANY_VALUES, 'authorization: …'),
          '',
          'authorization: "nonsense"',
          'authorization: btoa("null")',
          ...rows(FALSY, 'client: …'),
          'client: { getVersion: () => "3.118.1", getConfiguration: () => ({}) }',
          'client: { getVersion: () => undefined }',
          'client: null, authorization',
          'client: instances.client',
          'client: instances.client, authorization',
          'client: instances.client, authorization: "nonsense"',
          'authorization, debug: true',
          'authorization, debug: 0',
          'authorization, unknown: 1',
          'authorization, sendAnalyticsEvents: false',
        ];
        await tryCalls(shop, `braintree.${name}.create`, `{ ${required}, … }`, args);
        await tryCalls(shop, `braintree.${name}.create`, `{ ${required}, authorization }, …`, ['null', '"text"', '{}']);
      },
      TORN_DOWN,
    ),
    unusualFlow(
      `unusual ${name}, create, what the reference trips over`,
      undefined,
      async (shop) => {
        await tryCalls(shop, `braintree.${name}.create`, ['', ...ANY_VALUES, 'Object.create({ authorization })']);
        const clients = values(`
          1 | "text" | true | [] | {} | new Date(0) | { getVersion: "3.118.2" } | { getVersion: () => { throw new Error("no") } }
          { getVersion: () => "3.118.2" } | { getVersion: () => "3.118.2", getConfiguration: () => ({}) }
        `);
        await tryCallsAtOnce(shop, `braintree.${name}.create`, `{ ${required}, client: … }`, clients);
      },
      TORN_DOWN,
    ),
  ]),

  unusualFlow('unusual unionpay, options', 'unionpay', async (shop) => {
    for (const method of ['fetchCapabilities', 'enroll', 'tokenize']) {
      const options = [
        ...rows(ANY_VALUES, `card: …, ${MOBILE}`),
        ...rows(ANY_VALUES, `card: { number: … }, ${MOBILE}`),
        ...rows(['0', '""', 'null', 'false', 'undefined'], `hostedFields: …, ${CARD}, ${MOBILE}`),
        ...['1', '"text"', 'true', '[]', '{}', '{ _bus: null }', '{ _bus: "" }', 'new Date(0)'].flatMap((each) => [
          `hostedFields: ${each}, ${MOBILE}`,
          `hostedFields: ${each}, ${CARD}, ${MOBILE}`,
          `hostedFields: ${each}, card: {}, ${MOBILE}`,
        ]),
        `${CARD}, ${MOBILE}, unknown: 1`,
        `${CARD}, ${MOBILE}, vault: true`,
        `_: Object.create({ ${CARD} }), ${MOBILE}`,
      ];
      await tryPromises(shop, call('unionpay', method), '{ … }', options);
    }
    await tryCalls(shop, call('unionpay', 'enroll'), '{ … }', [
      ...rows(FALSY, `${CARD}, mobile: …`),
      ...rows(valuesWithout(...FALSY), `${CARD}, mobile: { countryCode: "62", number: … }`),
      ...rows(valuesWithout(...FALSY), `${CARD}, mobile: { countryCode: …, number: "1" }`),
    ]);
    const dates = [
      ...rows(ANY_VALUES, 'expirationDate: …'),
      ...rows(['undefined', 'null', '0', '""', 'false'], 'expirationMonth: …, expirationYear: …'),
      'expirationMonth: 1, expirationYear: 2030',
      'expirationDate: "12/30", expirationMonth: "1"',
      'expirationDate: "12/2030", expirationMonth: "1", expirationYear: "31"',
    ];
    for (const method of ['enroll', 'tokenize'])
      await tryPromises(shop, call('unionpay', method), `{ card: { number: "6212345678901265", … }, ${MOBILE} }`, dates);
    await tryPromises(shop, call('unionpay', 'enroll'), `{ card: { number: "6212345678901265", … }, ${MOBILE} }`, [
      'expirationMonth: "1"',
      'expirationYear: "30"',
      'expirationMonth: "", expirationYear: "30"',
    ]);
    await tryPromises(shop, call('unionpay', 'tokenize'), '{ … }', [
      ...rows(ANY_VALUES, `${CARD}, enrollmentId: …`),
      ...rows(ANY_VALUES, `${CARD}, smsCode: …`),
      ...rows(ANY_VALUES, 'card: { number: "6212345678901265", cvv: … }'),
    ]);
    await shop.attempt('Promise.all([1, 2, 3].map(() => instances.unionpay.fetchCapabilities({ card: { number: "6212345678901265" } })))');
    await shop.call('unionpay', 'teardown');
    await tryCalls(shop, '((call) => call())', '() => instances.unionpay.…({})', ['fetchCapabilities', 'enroll', 'tokenize', 'teardown']);
  }),

  unusualFlow('unusual unionpay, half of a phone', 'unionpay', async (shop) => {
    const halves = ['number: "1"', 'countryCode: "62"', 'countryCode: "", number: "1"', 'countryCode: "62", number: null'];
    await tryPromises(shop, call('unionpay', 'enroll'), `{ ${CARD}, mobile: { … } }`, halves);
  }),

  unusualFlow('unusual unionpay, what the reference trips over', 'unionpay', async (shop) => {
    for (const method of ['fetchCapabilities', 'enroll', 'tokenize']) await tryCalls(shop, call('unionpay', method), ['', ...ANY_VALUES]);
    await tryPromises(shop, call('unionpay', 'enroll'), `{ ${CARD}, mobile: … }`, valuesWithout(...FALSY));
    const unusual = ANSWERS.filter(({ status }) => status < 400);
    await withEachAnswer(shop, '/credit_cards', unusual, (row) =>
      tryPromises(shop, call('unionpay', 'tokenize'), [`{ ${CARD}, _: ${row} }`]),
    );
    await tryPromises(shop, call('unionpay', 'tokenize'), '{ card: { number: "6212345678901265", … } }', [
      'expirationMonth: "1"',
      'expirationYear: "30"',
      'expirationMonth: "", expirationYear: "30"',
    ]);
  }),

  unusualFlow('unusual unionpay, answers of the gateway', 'unionpay', async (shop) => {
    await withEachAnswer(shop, '/client_api/v1/', ANSWERS, async (row) => {
      await tryPromises(shop, call('unionpay', 'fetchCapabilities'), [`{ ${CARD}, _: ${row} }`]);
      await tryPromises(shop, call('unionpay', 'enroll'), [`{ ${CARD}, ${MOBILE} }`]);
    });
    const cards = [{}, { more: 1 }, { nonce: 1, consumed: true, threeDSecureInfo: {} }].map((card) => ({
      status: 202,
      body: { creditCards: [card] },
    }));
    await withEachAnswer(shop, '/credit_cards', [...ANSWERS.filter(({ status }) => status >= 400), ...cards], (row) =>
      tryPromises(shop, call('unionpay', 'tokenize'), [`{ ${CARD}, _: ${row} }`]),
    );
  }),

  unusualFlow('unusual usBankAccount, options', 'usBankAccount', async (shop) => {
    const tokenize = call('usBankAccount', 'tokenize');
    await tryCalls(shop, tokenize, ['', ...valuesWithout('null'), ...objects(rows(ANY_VALUES, 'mandateText: …'))]);
    await tryCalls(shop, tokenize, '{ … }', [
      ...FALSY.flatMap((each) => [
        `${MANDATE}, bankDetails: ${each}`,
        `${MANDATE}, bankLogin: ${each}`,
        `${MANDATE}, bankDetails: { ${BANK} }, bankLogin: ${each}`,
      ]),
      `${MANDATE}, bankDetails: {}, bankLogin: {}`,
      `${MANDATE}, bankDetails: 1, bankLogin: "x"`,
    ]);
    await tryCalls(shop, tokenize, '{ … }', [
      ...rows(['1', '"text"', 'true', '[]', '{}'], `${MANDATE}, bankLogin: …`),
      ...rows(['undefined', 'null', '0', '""', 'false'], `${MANDATE}, bankLogin: { displayName: … }`),
    ]);
    for (const member of ['routingNumber', 'accountNumber', 'ownershipType', 'firstName', 'lastName', 'billingAddress'])
      await tryPromises(shop, tokenize, bank(rows(member === 'billingAddress' ? valuesWithout('null') : ANY_VALUES, `${member}: …`)));
    await tryPromises(
      shop,
      tokenize,
      bank(
        values(`
          accountType: "SAVINGS" | accountType: "x" | accountType: "" | ownershipType: "PERSONAL" | ownershipType: "business"
          ownershipType: "business", businessName: 1 | unknown: 1
          billingAddress: { streetAddress: null, unknown: 1, extendedAddress: 2, state: "IL" } | firstName: "Ada 😀 ä"
          accountNumber: " 1000000000 " | accountNumber: "1".repeat(500) | accountNumber: 1000000000
        `),
      ),
    );
    await tryPromises(
      shop,
      tokenize,
      '{ … }',
      values(`
          mandateText: 1, bankDetails: { ${BANK} } | mandateText: {}, bankDetails: { ${BANK} }
          mandateText: " ", bankDetails: { ${BANK} } | mandateText: "x".repeat(5000), bankDetails: { ${BANK} }
          ${MANDATE}, unknown: 1, bankDetails: { ${BANK} }
        `),
    );
    await shop.attempt(`Promise.all([1, 2].map(() => ${tokenize}({ ${MANDATE}, bankDetails: { ${BANK} } })))`);
    await shop.call('usBankAccount', 'teardown');
    await tryCalls(shop, '((call) => call())', '() => instances.usBankAccount.…({})', ['tokenize', 'teardown']);
  }),

  unusualFlow('unusual usBankAccount, what the reference trips over', 'usBankAccount', async (shop) => {
    const tokenize = call('usBankAccount', 'tokenize');
    await tryCalls(shop, tokenize, [
      ...bank(rows(valuesWithout('"text"', '""', '" "'), 'accountType: …')),
      ...bank(['billingAddress: null']),
    ]);
    await tryCalls(shop, tokenize, `{ ${MANDATE}, bankDetails: … }`, ['1', '"text"', 'true', '[]', '{}']);
  }),

  unusualFlow('unusual usBankAccount, answers of the gateway', 'usBankAccount', async (shop) => {
    const answers = ANSWERS.filter(({ status }) => status >= 400 && status !== 401);
    await withEachAnswer(shop, '/graphql', answers, (row) =>
      tryPromises(shop, call('usBankAccount', 'tokenize'), [`{ ${MANDATE}, bankDetails: { ${BANK} }, _: ${row} }`]),
    );
  }),

  unusualFlow('unusual vaultManager, options', 'vaultManager', async (shop) => {
    await tryCalls(shop, call('vaultManager', 'fetchPaymentMethods'), [
      '',
      ...valuesWithout('null'),
      ...objects(rows(ANY_VALUES, 'defaultFirst: …')),
      '{ unknown: 1 }',
      'Object.create({ defaultFirst: true })',
    ]);
    await tryCalls(
      shop,
      call('vaultManager', 'deletePaymentMethod'),
      values('0 | 1 | "" | " " | "text" | new Date(0) | "a b/ä" | "x".repeat(3000)'),
    );
    await shop.attempt('Promise.all([1, 2].map(() => instances.vaultManager.fetchPaymentMethods()))');
    await shop.call('vaultManager', 'teardown');
    await tryCalls(shop, '((call) => call())', '() => instances.vaultManager.…({})', [
      'fetchPaymentMethods',
      'deletePaymentMethod',
      'teardown',
    ]);
    await shop.create('vaultManager', { authorization: shop.tokenizationKey });
    await tryCalls(shop, call('vaultManager', 'deletePaymentMethod'), ['', ...ANY_VALUES]);
    await tryCalls(shop, call('vaultManager', 'fetchPaymentMethods'), ['']);
  }),

  unusualFlow('unusual vaultManager, answers of the gateway', 'vaultManager', async (shop) => {
    const methods = values(`
      [] | [{}] | [{ "nonce": "x", "unknown": 1, "description": "", "binData": null }]
      [{ "nonce": 1, "default": 0, "description": "a", "binData": {} }] | [1, "x", true]
    `).map((each) => ({ status: 200, body: `{ "paymentMethods": ${each} }` }));
    const answers = [...ANSWERS.filter(({ status }) => status >= 400), ...methods];
    await withEachAnswer(shop, 'v1/payment_methods', answers, (row) =>
      tryCalls(shop, call('vaultManager', 'fetchPaymentMethods'), [`{ _: ${row} }`]),
    );
  }),

  unusualFlow('unusual vaultManager, what the reference trips over', 'vaultManager', async (shop) => {
    await tryCalls(shop, call('vaultManager', 'fetchPaymentMethods'), ['null']);
    await tryCalls(shop, call('vaultManager', 'deletePaymentMethod'), [
      '',
      ...valuesWithout('0', '1', '""', '" "', '"text"', 'new Date(0)'),
      '{ nonce: "x" }',
    ]);
    const unusual = ANSWERS.filter(({ status }) => status < 400);
    await withEachAnswer(shop, 'v1/payment_methods', unusual, (row) =>
      tryPromises(shop, call('vaultManager', 'fetchPaymentMethods'), [`{ _: ${row} }`]),
    );
    await withEachAnswer(
      shop,
      '/graphql',
      ANSWERS.filter(({ status }) => status >= 400),
      (row) => tryPromises(shop, call('vaultManager', 'deletePaymentMethod'), [`${JSON.stringify(row)}`]),
    );
  }),
];
