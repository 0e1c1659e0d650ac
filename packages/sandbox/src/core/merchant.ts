import { z } from 'zod';

const rules = z.object({ cvv: z.boolean().optional(), avs: z.boolean().optional() }) satisfies z.ZodType<RejectionRules>;

/** Which mismatches make the gateway reject a card. */
export interface RejectionRules {
  /** Rejects when the security code does not match. */
  cvv?: boolean | undefined;
  /** Rejects when the postal code or the street number does not match. */
  avs?: boolean | undefined;
}

/** A merchant account, with what its processor demands and cannot do. */
export interface MerchantAccount {
  /** Three letters, such as `GBP`. */
  currency: string;
  /** Brands that the account accepts, in the client API's names such as `Visa`. Default: those of the merchant. */
  supportedCardTypes?: readonly string[] | undefined;
  /** Lowest amount of a sale, and of a verification that names its amount, such as `1.00`. Default: any amount above zero. */
  minimumAmount?: string | undefined;
  /** Whether the provider has closed the account for now, so that it neither charges nor verifies cards. Default: false. */
  suspended?: boolean | undefined;
  /** Law about the authentication of customers that binds the account: `psd2` in Europe, `rbi` in India. Default: that of the card's country. */
  regulation?: AccountRegulation | undefined;
  /** What every sale must have. Default: nothing. */
  requires?: AccountRequirement[] | undefined;
  /** What the processor cannot do. Default: it can do everything. */
  refuses?: AccountRefusal[] | undefined;
}

/**
 * What a merchant account may demand of every sale: its tax amount, or who sends and receives the money; and of a US bank account, that a verification has
 * proved it.
 */
export type AccountRequirement = (typeof REQUIREMENTS)[number];
/**
 * What a processor may be unable to do: adjust an authorized amount, update a sale's details, or take 3D Secure results of another provider; or what the
 * account may not do: recommend payment methods to a customer.
 */
export type AccountRefusal = (typeof REFUSALS)[number];
/** A law about the authentication of customers. */
export type AccountRegulation = (typeof REGULATIONS)[number];

const REQUIREMENTS = ['taxAmount', 'transfer', 'verifiedBankAccount'] as const;
const REFUSALS = ['authorizationAdjustment', 'detailUpdate', 'threeDSecurePassThru', 'customerRecommendations'] as const;
const REGULATIONS = ['psd2', 'rbi'] as const;

const merchantAccount = z.object({
  currency: z.string(),
  supportedCardTypes: z.array(z.string()).readonly().optional(),
  minimumAmount: z.string().optional(),
  suspended: z.boolean().optional(),
  regulation: z.enum(REGULATIONS).optional(),
  requires: z.array(z.enum(REQUIREMENTS)).optional(),
  refuses: z.array(z.enum(REFUSALS)).optional(),
}) satisfies z.ZodType<MerchantAccount>;

/**
 * Settings that differ from those of the default merchant. The members below are short forms; every other member is merged into the gateway
 * configuration, objects key by key. `null` removes a member: `{ payWithVenmo: null }`.
 */
export interface MerchantSettings {
  /** Fields that the merchant requires besides the card number: `cvv`, `postal_code`. Default: none. */
  challenges?: string[] | undefined;
  /** `creditCards.supportedCardTypes`, in the client API's names such as `Visa`. Default: all brands. */
  supportedCardTypes?: string[] | undefined;
  /** `creditCards.collectDeviceData`. Default: false. */
  collectDeviceData?: boolean | undefined;
  /** `graphQL.features`. Default: `['tokenize_credit_cards']`. */
  graphQLFeatures?: string[] | undefined;
  /** Which mismatches are rejected: for verifications (default: both) and for transactions (default: none). */
  rules?: { verification?: RejectionRules | undefined; transaction?: RejectionRules | undefined } | undefined;
  /** Seconds during which a second, equal sale is rejected as a duplicate; 0 turns the check off. Default: 30. */
  duplicateCheckSeconds?: number | undefined;
  /**
   * Further merchant accounts by id: a currency, or more about the account: `{ main: 'GBP', club: { currency: 'EUR', minimumAmount: '5.00' } }`.
   * Default: every id that contains a currency exists, such as `shop_eur`.
   */
  merchantAccounts?: Record<string, string | MerchantAccount> | undefined;
  /** Id of the merchant's user who made a change, in the status history of transactions. Default: the merchant's id. */
  user?: string | undefined;
  /** Whether a US bank account must be verified before its nonce is charged, or the merchant accounts that demand it. Default: false. */
  verifiedBankAccounts?: boolean | string[] | undefined;
  /** Seconds until an unanswered Venmo payment expires. Default: 600. */
  venmoContextSeconds?: number | undefined;
  /** URL of the merchant's server for webhooks. Default: webhooks are not sent. */
  webhookUrl?: string | undefined;
  /** Which wallets the gateway reports as preferred by the customer. Default: both. */
  preferredPaymentMethods?: { paypalPreferred?: boolean | undefined; venmoPreferred?: boolean | undefined } | undefined;
  /** The customer authentication environment reported for a merchant account id, such as `psd2`. Default: by the card's country. */
  authenticationInsight?: Record<string, string> | undefined;
  /**
   * Domains that are registered for Apple Pay. Requests of the server API change them. Default: the names of this machine, such as `localhost` and
   * `shop.localhost`.
   */
  applePayDomains?: string[] | undefined;
  /** Names of the custom fields that the merchant has registered, such as `gift_note`. Default: every name. */
  customFields?: string[] | undefined;
  /**
   * Whether the provider bears the chargebacks of approved payments by card. Default: that of the suites' merchants whose id contains
   * `chargeback_protection`.
   */
  chargebackProtection?: boolean | undefined;
  /** Any other member of the gateway configuration. */
  [member: string]: unknown;
}

/** Schema of `MerchantSettings`. */
export const merchantSettings = z.looseObject({
  challenges: z.array(z.string()).optional(),
  supportedCardTypes: z.array(z.string()).optional(),
  collectDeviceData: z.boolean().optional(),
  graphQLFeatures: z.array(z.string()).optional(),
  rules: z.object({ verification: rules.optional(), transaction: rules.optional() }).optional(),
  duplicateCheckSeconds: z.number().nonnegative().optional(),
  merchantAccounts: z.record(z.string(), z.union([z.string(), merchantAccount])).optional(),
  user: z.string().optional(),
  verifiedBankAccounts: z.union([z.boolean(), z.array(z.string())]).optional(),
  venmoContextSeconds: z.number().positive().optional(),
  webhookUrl: z.url({ protocol: /^https?$/ }).optional(),
  preferredPaymentMethods: z.object({ paypalPreferred: z.boolean().optional(), venmoPreferred: z.boolean().optional() }).optional(),
  authenticationInsight: z.record(z.string(), z.string()).optional(),
  applePayDomains: z.array(z.string()).optional(),
  customFields: z.array(z.string()).optional(),
  chargebackProtection: z.boolean().optional(),
}) satisfies z.ZodType<MerchantSettings>;

/** The merchant's id and keys, written to the store when the sandbox starts. */
export interface Merchant {
  readonly id: string;
  readonly publicKey: string;
  readonly privateKey: string;
}
