import { z } from 'zod';

/** Which AVS and CVV answers make the gateway refuse. */
const rules = z.object({
  /** Refuse when the security code does not match. */
  cvv: z.boolean().optional(),
  /** Refuse when postal code or street number does not match. */
  avs: z.boolean().optional(),
});

/**
 * What a merchant has that the default merchant has not. The named members are short forms; every other member is laid over the
 * gateway configuration as it is, objects key by key, `null` taking a key away: `{ payWithVenmo: null }`.
 */
export const merchantSettings = z.looseObject({
  /** What the merchant asks of a card besides its number: `cvv`, `postal_code`. Default: none. */
  challenges: z.array(z.string()).optional(),
  /** `creditCards.supportedCardTypes`. */
  supportedCardTypes: z.array(z.string()).optional(),
  /** `creditCards.collectDeviceData`. Default: false. */
  collectDeviceData: z.boolean().optional(),
  /** `graphQL.features`. Default: `tokenize_credit_cards`. */
  graphQLFeatures: z.array(z.string()).optional(),
  /** For verifications at tokenization (default: both on) and for transactions (default: both off). */
  rules: z.object({ verification: rules.optional(), transaction: rules.optional() }).optional(),
  /** So many seconds long a second, equal sale is refused as a duplicate; 0 turns the check off. Default: 30. */
  duplicateCheckSeconds: z.number().nonnegative().optional(),
  /** Currencies of further merchant accounts by id, `{ main: 'GBP' }`. Default: every id with a currency among its words, `shop_eur`. */
  merchantAccounts: z.record(z.string(), z.string()).optional(),
  /** How long a Venmo payment waits for its customer. Default: 600. */
  venmoContextSeconds: z.number().positive().optional(),
  /** Where the merchant's server takes webhooks. Default: they are not sent. */
  webhookUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Which wallets the customer is said to prefer. Default: both. */
  preferredPaymentMethods: z.object({ paypalPreferred: z.boolean().optional(), venmoPreferred: z.boolean().optional() }).optional(),
  /** The customer authentication environment reported for each merchant account id. Default: by the card's country. */
  authenticationInsight: z.record(z.string(), z.string()).optional(),
});
export type MerchantSettings = z.infer<typeof merchantSettings>;

/** Who the sandbox is: written to the store when it starts. */
export interface Merchant {
  readonly id: string;
  readonly publicKey: string;
  readonly privateKey: string;
}
