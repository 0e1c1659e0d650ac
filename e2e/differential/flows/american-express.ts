import { nonceOf } from '../../support/tokenize';
import { changeFlow, flow, type Flow } from '../flow';
import { answered, both, promises, unusualFlow } from '../unusual-arguments';
import { ANSWERS } from './answers';
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

  unusualFlow(
    'unusual americanExpress, options',
    'americanExpress',
    [REWARDS, PROFILE].map(
      (method) => both(method)`
        { nonce: … } of undefined, 0, null, false, "", NaN | {} | 1 | "text" | [] | true
        { nonce: …, more: { a: [1, null] } } of 1, true, "ä €", "a b" | Object.freeze({ nonce: "frozen", more: 1 })
      `,
    ),
  ),

  unusualFlow('unusual americanExpress, answers of the gateway', 'americanExpress', [
    answered('/payment_methods/amex', ANSWERS, ...[REWARDS, PROFILE].map((method) => promises(method, '{ nonce: "nonce", more: … }'))),
  ]),

  unusualFlow('unusual americanExpress, what the reference trips over', 'americanExpress', [
    ...[REWARDS, PROFILE].map((method) => both(method)`nothing | undefined | null`),
    both(PROFILE, '{ nonce: … }')`"a/b" | "a?b=c" | "../a" | "#a"`,
  ]),
];
