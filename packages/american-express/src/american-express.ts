import { defineComponent, type Component, type Scope } from '@tender/client/internal';
import { getExpressCheckoutProfile } from './actions/get-express-checkout-profile';
import { getRewardsBalance } from './actions/get-rewards-balance';
import type { AmericanExpressAnalyticsEvent } from './events';
import type {
  AmericanExpress,
  AmericanExpressCheckoutProfileOptions,
  AmericanExpressCreateOptions,
  AmericanExpressRewardsBalanceOptions,
} from './types';

/**
 * American Express: the rewards balance of a card, for customers who pay with points, and the cards behind a nonce of Amex Express Checkout. Hosted
 * fields take the card itself. The component sends no analytics events.
 */
export const americanExpress: Component<AmericanExpressCreateOptions, AmericanExpress> = /* @__PURE__ */ defineComponent({
  name: 'American Express',
  prefix: 'american-express',
  options: () => import('./options'),
  async create({
    client: getClient,
    method,
    teardown,
  }: Scope<AmericanExpressCreateOptions, AmericanExpressAnalyticsEvent, 'american-express'>): Promise<AmericanExpress> {
    const client = await getClient();
    return {
      getRewardsBalance: method('getRewardsBalance', ({ signal }, options: AmericanExpressRewardsBalanceOptions) =>
        getRewardsBalance(signal, client, options),
      ),
      getExpressCheckoutProfile: method('getExpressCheckoutProfile', ({ signal }, options: AmericanExpressCheckoutProfileOptions) =>
        getExpressCheckoutProfile(signal, client, options),
      ),
      teardown,
    };
  },
});
