import type { Same } from '@tender/client/testing';
import type { z } from 'zod';
import {
  americanExpress,
  type AmericanExpress,
  type AmericanExpressErrorCode,
  type AmericanExpressCheckoutProfile,
  type AmericanExpressCheckoutProfileOptions,
  type AmericanExpressRewards,
  type AmericanExpressRewardsBalanceOptions,
  type AmericanExpressRewardsRefusal,
} from './index';
import type { expressCheckoutProfile, expressCheckoutProfileOptions, rewards, rewardsBalanceOptions, rewardsRefusal } from './schemas';

declare const authorization: string;
declare const signal: AbortSignal;

/** A type as a shop declares it, without an index signature. */
interface ShopOptions {
  nonce: string;
  transactionId: string;
}
declare const shopOptions: ShopOptions;

true satisfies Same<z.input<typeof rewardsBalanceOptions>, AmericanExpressRewardsBalanceOptions>;
true satisfies Same<z.output<typeof rewards>, AmericanExpressRewards>;
true satisfies Same<z.output<typeof rewardsRefusal>, AmericanExpressRewardsRefusal>;
true satisfies Same<z.input<typeof expressCheckoutProfileOptions>, AmericanExpressCheckoutProfileOptions>;
true satisfies Same<z.output<typeof expressCheckoutProfile>, AmericanExpressCheckoutProfile>;

export async function types(): Promise<void> {
  const instance: AmericanExpress = await americanExpress.create({ authorization, signal });
  americanExpress.create({ authorization }, (error: unknown, created?: AmericanExpress) => created);
  const balance = await instance.getRewardsBalance({ nonce: 'nonce', transactionId: 'id', signal });
  (await instance.getRewardsBalance(shopOptions))._httpStatus satisfies number;
  if (balance.error) balance.error.code satisfies string;
  else balance.rewardsAmount satisfies string;
  instance.getRewardsBalance({ nonce: 'nonce' }, (_, result) => result?.error?.message);
  const profile = await instance.getExpressCheckoutProfile({ nonce: 'nonce', signal });
  profile.amexExpressCheckoutCards.length satisfies number;
  instance.getExpressCheckoutProfile({ nonce: 'nonce' }, (error: unknown) => error);
  // @ts-expect-error -- a nonce is required
  await instance.getRewardsBalance({});
  // @ts-expect-error -- nothing but the nonce is sent
  await instance.getExpressCheckoutProfile({ nonce: 'nonce', transactionId: 'id' });
  const code: AmericanExpressErrorCode = 'AMEX_NETWORK_ERROR';
  void code;
}
