import { nonceOf } from '../../support/tokenize';
import { changeFlow, flow, type Flow } from '../flow';
import { rows, tryCalls, tryPromises, unusualFlow } from '../unusual-arguments';
import { ANSWERS, withEachAnswer } from './answers';
import { withEachStatus } from './statuses';

const CARDS = ['371260714673002', '378267515471109', '371544868764018'];
const REWARDS = 'instances.americanExpress.getRewardsBalance';
const PROFILE = 'instances.americanExpress.getExpressCheckoutProfile';

export const americanExpressFlows: Flow[] = [
  changeFlow('American Express, balances and a profile', async (shop) => {
    await shop.create('americanExpress');
    for (const number of CARDS) await shop.call('americanExpress', 'getRewardsBalance', { nonce: await nonceOf(shop.sandbox, number) });
    await shop.call('americanExpress', 'getExpressCheckoutProfile', { nonce: 'amex-express-checkout-test-nonce', unknown: 1 });
    await shop.create('americanExpress', { authorization: shop.tokenizationKey });
    const nonce = await nonceOf(shop.sandbox, CARDS[0]);
    await shop.call('americanExpress', 'getRewardsBalance', { nonce, transactionId: 'one', list: [1, 2], _meta: { source: 'shop' } });
    await shop.call('americanExpress', 'teardown');
    await shop.attempt(`${REWARDS}({})`);
  }),

  flow('American Express, refused by the gateway', async (shop) => {
    await shop.create('americanExpress');
    await shop.call('americanExpress', 'getRewardsBalance', {});
    await shop.call('americanExpress', 'getExpressCheckoutProfile', { nonce: '' });
    for (const method of ['getRewardsBalance', 'getExpressCheckoutProfile']) {
      await shop.call('americanExpress', method, { nonce: 'unknown' });
      await withEachStatus(shop, '/payment_methods/amex', () => shop.call('americanExpress', method, { nonce: 'nonce' }));
    }
  }),

  unusualFlow('unusual americanExpress, options', 'americanExpress', async (shop) => {
    for (const method of [REWARDS, PROFILE]) {
      await tryCalls(shop, method, [
        ...rows(['undefined', '0', 'null', 'false', '""', 'NaN'], '{ nonce: … }'),
        ...['{}', '1', '"text"', '[]', 'true'],
        ...rows(['1', 'true', '"ä €"', '"a b"'], '{ nonce: …, more: { a: [1, null] } }'),
        'Object.freeze({ nonce: "frozen", more: 1 })',
      ]);
    }
  }),

  unusualFlow('unusual americanExpress, answers of the gateway', 'americanExpress', async (shop) => {
    await withEachAnswer(shop, '/payment_methods/amex', ANSWERS, async (row) => {
      await tryPromises(shop, REWARDS, [`{ nonce: "nonce", more: ${row} }`]);
      await tryPromises(shop, PROFILE, [`{ nonce: "nonce", more: ${row} }`]);
    });
  }),

  unusualFlow('unusual americanExpress, what the reference trips over', 'americanExpress', async (shop) => {
    for (const method of [REWARDS, PROFILE]) await tryCalls(shop, method, ['', 'undefined', 'null']);
    await tryCalls(shop, PROFILE, '{ nonce: … }', ['"a/b"', '"a?b=c"', '"../a"', '"#a"']);
  }),
];
