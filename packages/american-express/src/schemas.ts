import { z } from 'zod';
import type {
  AmericanExpressCheckoutProfile,
  AmericanExpressCheckoutProfileOptions,
  AmericanExpressRewards,
  AmericanExpressRewardsBalanceOptions,
  AmericanExpressRewardsRefusal,
} from './types';

/** Schema of `AmericanExpressRewardsBalanceOptions`. */
export const rewardsBalanceOptions = z.looseObject({
  nonce: z.string().min(1),
}) satisfies z.ZodType<AmericanExpressRewardsBalanceOptions>;

/** Schema of `AmericanExpressRewards`. */
export const rewards = z.looseObject({
  error: z.undefined().optional(),
  conversionRate: z.string(),
  currencyAmount: z.string(),
  currencyIsoCode: z.string(),
  requestId: z.string(),
  rewardsAmount: z.string(),
  rewardsUnit: z.string(),
  _httpStatus: z.number(),
}) satisfies z.ZodType<AmericanExpressRewards>;

/** Schema of `AmericanExpressRewardsRefusal`. */
export const rewardsRefusal = z.looseObject({
  error: z.object({ code: z.string(), message: z.string() }),
  _httpStatus: z.number(),
}) satisfies z.ZodType<AmericanExpressRewardsRefusal>;

/** Schema of `AmericanExpressCheckoutProfileOptions`. */
export const expressCheckoutProfileOptions = z.object({
  nonce: z.string().min(1),
}) satisfies z.ZodType<AmericanExpressCheckoutProfileOptions>;

/** Schema of `AmericanExpressCheckoutProfile`. */
export const expressCheckoutProfile = z.looseObject({
  amexExpressCheckoutCards: z.array(z.record(z.string(), z.unknown())),
  _httpStatus: z.number(),
}) satisfies z.ZodType<AmericanExpressCheckoutProfile>;
