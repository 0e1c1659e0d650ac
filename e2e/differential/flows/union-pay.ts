import { changeFlow, flow, type Flow } from '../flow';
import { answered, attempts, both, promises, rows, unusualFlow, values } from '../unusual-arguments';
import { ANSWERS, REFUSALS } from './answers';
import { withEachStatus } from './statuses';

const card = { number: '6212345678901265', expirationMonth: '12', expirationYear: '2030', cvv: '123' };
const mobile = { countryCode: '62', number: '111111111' };

const UNION_PAY = 'number: "6212345678901265", expirationMonth: "12", expirationYear: "2030", cvv: "123"';
const CARD = `card: { ${UNION_PAY} }`;
const MOBILE = 'mobile: { countryCode: "62", number: "111111111" }';

const call = (method: string) => `instances.unionpay.${method}`;

const METHODS = ['fetchCapabilities', 'enroll', 'tokenize'];
const HALF_DATES = values('expirationMonth: "1" | expirationYear: "30" | expirationMonth: "", expirationYear: "30"');
const tokenizeRow = promises(call('tokenize'), `{ ${CARD}, _: … }`);
const CARDS = [{}, { more: 1 }, { nonce: 1, consumed: true, threeDSecureInfo: {} }].map((creditCard) => ({
  status: 202,
  body: { creditCards: [creditCard] },
}));

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
    for (const method of METHODS) {
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

  unusualFlow('unusual unionpay, options', 'unionpay', [
    ...METHODS.map((method) =>
      promises(
        call(method),
        '{ … }',
      )([
        ...values(`
          card: …, ${MOBILE} of ANY | card: { number: … }, ${MOBILE} of ANY
          hostedFields: …, ${CARD}, ${MOBILE} of 0, "", null, false, undefined
        `),
        ...values('1 | "text" | true | [] | {} | { _bus: null } | { _bus: "" } | new Date(0)').flatMap((each) =>
          rows(['', `${CARD}, `, 'card: {}, '], `hostedFields: ${each}, …${MOBILE}`),
        ),
        ...values(`${CARD}, ${MOBILE}, … of unknown: 1, vault: true | _: Object.create({ ${CARD} }), ${MOBILE}`),
      ]),
    ),
    both(call('enroll'), '{ … }')`
      ${CARD}, mobile: … of FALSY | ${CARD}, mobile: { countryCode: "62", number: … } of TRUTHY
      ${CARD}, mobile: { countryCode: …, number: "1" } of TRUTHY
    `,
    ...['enroll', 'tokenize'].map(
      (method) => promises(call(method), `{ card: { number: "6212345678901265", … }, ${MOBILE} }`)`
        expirationDate: … of ANY | expirationMonth: …, expirationYear: … of undefined, null, 0, "", false
        expirationMonth: 1, expirationYear: 2030 | expirationDate: "12/30", expirationMonth: "1"
        expirationDate: "12/2030", expirationMonth: "1", expirationYear: "31"
      `,
    ),
    promises(call('enroll'), `{ card: { number: "6212345678901265", … }, ${MOBILE} }`)(HALF_DATES),
    promises(call('tokenize'), '{ … }')`
      ${CARD}, enrollmentId: … of ANY | ${CARD}, smsCode: … of ANY | card: { number: "6212345678901265", cvv: … } of ANY
    `,
    attempts()`Promise.all([1, 2, 3].map(() => instances.unionpay.fetchCapabilities({ card: { number: "6212345678901265" } })))`,
    (shop) => shop.call('unionpay', 'teardown'),
    both('((call) => call())', '() => instances.unionpay.…({})')([...METHODS, 'teardown']),
  ]),

  unusualFlow('unusual unionpay, half of a phone', 'unionpay', [
    promises(call('enroll'), `{ ${CARD}, mobile: { … } }`)`
      number: "1" | countryCode: "62" | countryCode: "", number: "1" | countryCode: "62", number: null
    `,
  ]),

  unusualFlow('unusual unionpay, what the reference trips over', 'unionpay', [
    ...METHODS.map((method) => both(call(method))`nothing | ANY`),
    promises(call('enroll'), `{ ${CARD}, mobile: … }`)`TRUTHY`,
    answered(
      '/credit_cards',
      ANSWERS.filter(({ status }) => status < 400),
      tokenizeRow,
    ),
    promises(call('tokenize'), '{ card: { number: "6212345678901265", … } }')(HALF_DATES),
  ]),

  unusualFlow('unusual unionpay, answers of the gateway', 'unionpay', [
    answered(
      '/client_api/v1/',
      ANSWERS,
      promises(call('fetchCapabilities'), `{ ${CARD}, _: … }`),
      () => promises(call('enroll'))`{ ${CARD}, ${MOBILE} }`,
    ),
    answered('/credit_cards', [...REFUSALS, ...CARDS], tokenizeRow),
  ]),
];
