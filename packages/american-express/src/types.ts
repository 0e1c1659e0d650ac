import type { AllowExtraMembers, ComponentOptions, Method } from '@tender/client/internal';

/** Options of `americanExpress.create`. */
export type AmericanExpressCreateOptions = ComponentOptions;

/** Options of `getRewardsBalance`. */
export interface AmericanExpressRewardsBalanceOptions {
  /** Nonce of an American Express card, such as from hosted fields. */
  nonce: string;
  /** Further members are sent to the gateway as they are. */
  [member: string]: unknown;
}

/** The rewards of a card. */
export interface AmericanExpressRewards {
  /** Absent, since American Express answered. */
  error?: undefined;
  /** Value of one point in `currencyIsoCode`, such as `0.0070`. */
  conversionRate: string;
  /** Value of all points in the currency's main unit, such as `316795.03`. */
  currencyAmount: string;
  /** ISO 4217 code of the currency, such as `USD`. */
  currencyIsoCode: string;
  /** Identifies this answer. Your server sends it with a payment with points. */
  requestId: string;
  /** Number of points, such as `45256433`. */
  rewardsAmount: string;
  /** What is counted, such as `Points`. */
  rewardsUnit: string;
  /** HTTP status of the response. */
  _httpStatus: number;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** Why American Express has no rewards for a card. */
export interface AmericanExpressRewardsRefusal {
  /** The reason, such as a card without rewards or with too few points. */
  error: {
    /** Code of American Express. */
    code: string;
    /** Text of American Express, for your developers. */
    message: string;
  };
  /** HTTP status of the response. */
  _httpStatus: number;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** Result of `getRewardsBalance`: the gateway's response. Check `error` first, since a refusal by American Express does not reject. */
export type AmericanExpressRewardsBalance = AmericanExpressRewards | AmericanExpressRewardsRefusal;

/** Options of `getExpressCheckoutProfile`. */
export interface AmericanExpressCheckoutProfileOptions {
  /** A nonce from American Express, which is not one of your gateway's. */
  nonce: string;
}

/** Result of `getExpressCheckoutProfile`: the gateway's response. */
export interface AmericanExpressCheckoutProfile {
  /** The customer's cards. */
  amexExpressCheckoutCards: Record<string, unknown>[];
  /** HTTP status of the response. */
  _httpStatus: number;
  /** Further members that the gateway sends. */
  [member: string]: unknown;
}

/** An American Express component, as `americanExpress.create` resolves with. */
export interface AmericanExpress {
  /**
   * Asks for the rewards balance of a card, with which your customer can pay. Resolves as well if American Express has no rewards for the card: then
   * the result has an `error`.
   * @example const { error, rewardsAmount, rewardsUnit } = await instance.getRewardsBalance({ nonce });
   * @throws AMEX_NONCE_REQUIRED when there is no nonce; nothing is sent
   * @throws AMEX_NETWORK_ERROR when the request fails, with the client's error as `details.originalError`
   */
  readonly getRewardsBalance: Method<[options: AllowExtraMembers<AmericanExpressRewardsBalanceOptions>], AmericanExpressRewardsBalance>;
  /**
   * Asks for the cards behind a nonce of Amex Express Checkout, a product that American Express has retired.
   * @example const { amexExpressCheckoutCards } = await instance.getExpressCheckoutProfile({ nonce });
   * @throws AMEX_NONCE_REQUIRED when there is no nonce; nothing is sent
   * @throws AMEX_NETWORK_ERROR when the request fails, with the client's error as `details.originalError`
   */
  readonly getExpressCheckoutProfile: Method<[options: AmericanExpressCheckoutProfileOptions], AmericanExpressCheckoutProfile>;
  /**
   * Ends the instance. Pending calls reject and later calls throw METHOD_CALLED_AFTER_TEARDOWN.
   * @example await instance.teardown();
   */
  readonly teardown: Method<[], void>;
}
