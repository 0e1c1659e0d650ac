export { americanExpress } from './american-express';
export { americanExpressErrors, type AmericanExpressErrorCode } from './errors';
export type {
  AmericanExpress,
  AmericanExpressCreateOptions,
  AmericanExpressCheckoutProfile,
  AmericanExpressCheckoutProfileOptions,
  AmericanExpressRewards,
  AmericanExpressRewardsBalance,
  AmericanExpressRewardsBalanceOptions,
  AmericanExpressRewardsRefusal,
} from './types';
