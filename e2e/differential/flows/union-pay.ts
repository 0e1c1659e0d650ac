import { changeFlow, flow, type Flow } from '../flow';
import { ANY_VALUES, FALSY, rows, tryCalls, tryPromises, unusualFlow, valuesWithout } from '../unusual-arguments';
import { ANSWERS, withEachAnswer } from './answers';
import { withEachStatus } from './statuses';

const card = { number: '6212345678901265', expirationMonth: '12', expirationYear: '2030', cvv: '123' };
const mobile = { countryCode: '62', number: '111111111' };

const UNION_PAY = 'number: "6212345678901265", expirationMonth: "12", expirationYear: "2030", cvv: "123"';
const CARD = `card: { ${UNION_PAY} }`;
const MOBILE = 'mobile: { countryCode: "62", number: "111111111" }';

const call = (method: string) => `instances.unionpay.${method}`;

export const unionPayFlows: Flow[] = [
  changeFlow('UnionPay, enrolled and paid', async (shop) => {
    await shop.create('unionpay');
    await shop.call('unionpay', 'fetchCapabilities', { card: { number: card.number } });
    await shop.call('unionpay', 'fetchCapabilities', { card: { number: '4111111111111111' } });
    const { value } = await shop.call('unionpay', 'enroll', { card, mobile });
    const { enrollmentId } = value as { enrollmentId: string };
    await shop.call('unionpay', 'tokenize', { card, enrollmentId, smsCode: '999999' });
    await shop.call('unionpay', 'tokenize', { card, enrollmentId, smsCode: '12345' });
    await shop.call('unionpay', 'teardown');
    await shop.attempt('instances.unionpay.enroll({})');
  }),

  flow('UnionPay, options that are refused', async (shop) => {
    await shop.create('unionpay');
    for (const method of ['fetchCapabilities', 'enroll', 'tokenize']) {
      await shop.call('unionpay', method, {});
      await shop.call('unionpay', method, { card, hostedFields: {} });
    }
    await shop.call('unionpay', 'enroll', { card });
    await shop.call('unionpay', 'enroll', { card, mobile: { countryCode: '62' } });
    await shop.create('unionpay', { authorization: shop.tokenizationKey });
    await shop.call('unionpay', 'enroll', { card, mobile });
  }),

  flow('UnionPay, refused by the gateway', async (shop) => {
    await shop.create('unionpay');
    await withEachStatus(shop, '/client_api/', async () => {
      await shop.call('unionpay', 'fetchCapabilities', { card: { number: card.number } });
      await shop.call('unionpay', 'enroll', { card, mobile });
      await shop.call('unionpay', 'tokenize', { card, enrollmentId: 'enrollment', smsCode: '12345' });
    });
  }),

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
      await tryPromises(shop, call(method), '{ … }', options);
    }
    await tryCalls(shop, call('enroll'), '{ … }', [
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
      await tryPromises(shop, call(method), `{ card: { number: "6212345678901265", … }, ${MOBILE} }`, dates);
    await tryPromises(shop, call('enroll'), `{ card: { number: "6212345678901265", … }, ${MOBILE} }`, [
      'expirationMonth: "1"',
      'expirationYear: "30"',
      'expirationMonth: "", expirationYear: "30"',
    ]);
    await tryPromises(shop, call('tokenize'), '{ … }', [
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
    await tryPromises(shop, call('enroll'), `{ ${CARD}, mobile: { … } }`, halves);
  }),

  unusualFlow('unusual unionpay, what the reference trips over', 'unionpay', async (shop) => {
    for (const method of ['fetchCapabilities', 'enroll', 'tokenize']) await tryCalls(shop, call(method), ['', ...ANY_VALUES]);
    await tryPromises(shop, call('enroll'), `{ ${CARD}, mobile: … }`, valuesWithout(...FALSY));
    const unusual = ANSWERS.filter(({ status }) => status < 400);
    await withEachAnswer(shop, '/credit_cards', unusual, (row) => tryPromises(shop, call('tokenize'), [`{ ${CARD}, _: ${row} }`]));
    await tryPromises(shop, call('tokenize'), '{ card: { number: "6212345678901265", … } }', [
      'expirationMonth: "1"',
      'expirationYear: "30"',
      'expirationMonth: "", expirationYear: "30"',
    ]);
  }),

  unusualFlow('unusual unionpay, answers of the gateway', 'unionpay', async (shop) => {
    await withEachAnswer(shop, '/client_api/v1/', ANSWERS, async (row) => {
      await tryPromises(shop, call('fetchCapabilities'), [`{ ${CARD}, _: ${row} }`]);
      await tryPromises(shop, call('enroll'), [`{ ${CARD}, ${MOBILE} }`]);
    });
    const cards = [{}, { more: 1 }, { nonce: 1, consumed: true, threeDSecureInfo: {} }].map((card) => ({
      status: 202,
      body: { creditCards: [card] },
    }));
    await withEachAnswer(shop, '/credit_cards', [...ANSWERS.filter(({ status }) => status >= 400), ...cards], (row) =>
      tryPromises(shop, call('tokenize'), [`{ ${CARD}, _: ${row} }`]),
    );
  }),
];
