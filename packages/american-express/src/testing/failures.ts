import { failingConfiguration, type FailingCall } from '@tender/client/testing';
import { americanExpress } from '../index';

const getRewardsBalance: FailingCall['call'] = async (authorization) =>
  (await americanExpress.create({ authorization })).getRewardsBalance({ nonce: 'nonce' });

export const failures: Record<'americanExpress', readonly FailingCall[]> = {
  americanExpress: [
    failingConfiguration(getRewardsBalance),
    { step: '`getRewardsBalance`', request: { path: 'amex_rewards_balance' }, call: getRewardsBalance },
    {
      step: '`getExpressCheckoutProfile`',
      request: { path: 'amex_express_checkout_cards' },
      call: async (authorization) => (await americanExpress.create({ authorization })).getExpressCheckoutProfile({ nonce: 'nonce' }),
    },
  ],
};
