import { z } from 'zod';
import { type SandboxContext } from '../context';
import { createUrls } from '../http/create-urls';
import { type Merchant } from '../merchant';
import { signFingerprint } from './fingerprint';

/** Options of `createClientToken`, with the provider's names in camel case. */
export interface ClientTokenOptions {
  /** Format of the token: 1 is plain JSON, 2 and 3 are base64. Default: 2. */
  version?: 1 | 2 | 3 | undefined;
  /** Customer whose vault the page may use. Default: none. */
  customerId?: string | undefined;
  /** Merchant account for payments with this token. Default: the merchant's default account. */
  merchantAccountId?: string | undefined;
  /** Accepted for compatibility. The sandbox does not use it. */
  preferredPaymentMethodToken?: string | undefined;
  /** Domains whose pages may use the token. Default: every page. */
  domains?: string[] | undefined;
  /** Defaults for cards that the page validates. */
  options?: ClientTokenCardOptions | undefined;
  /** Milliseconds until the token expires, by the sandbox clock. Default: 24 hours. */
  expiresInMs?: number | undefined;
}

/** Defaults for cards that a page validates with a client token. */
export interface ClientTokenCardOptions {
  /** Makes a card the customer's default when it is vaulted. Default: only the customer's first card. */
  makeDefault?: boolean | undefined;
  /** Accepted for compatibility. The sandbox verifies every card that is validated. */
  verifyCard?: boolean | undefined;
  /** Rejects a card that is in the vault of any customer. Default: false. */
  failOnDuplicatePaymentMethod?: boolean | undefined;
  /** Rejects a card that is in the vault of this customer. Default: false. */
  failOnDuplicatePaymentMethodForCustomer?: boolean | undefined;
}

/** Options of a sandbox's `createClientToken`. */
export interface SandboxClientTokenOptions extends ClientTokenOptions {
  /** Origin at which the page reaches the sandbox; environment and URLs in the token depend on it. Default: the sandbox's `url`. */
  origin?: string | undefined;
}

/** Schema of `ClientTokenOptions`. */
export const clientTokenOptions = z.object({
  version: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  customerId: z.string().optional(),
  merchantAccountId: z.string().optional(),
  preferredPaymentMethodToken: z.string().optional(),
  domains: z.array(z.string()).optional(),
  options: z
    .object({
      makeDefault: z.boolean().optional(),
      verifyCard: z.boolean().optional(),
      failOnDuplicatePaymentMethod: z.boolean().optional(),
      failOnDuplicatePaymentMethodForCustomer: z.boolean().optional(),
    })
    .optional(),
  expiresInMs: z.number().optional(),
}) satisfies z.ZodType<ClientTokenOptions>;

/** Creates the token with which a page may tokenize through the GraphQL API. */
export const createAccessToken = ({ id }: Merchant): string => `sandbox_tender_${id}`;

const DAY = 24 * 60 * 60 * 1000;

/**
 * Creates the string that a merchant's page passes as `authorization`.
 * @param origin origin at which the page reaches the sandbox; environment and URLs depend on it
 */
export function createClientToken(
  context: Pick<SandboxContext, 'merchant' | 'clock' | 'settings'>,
  origin: string,
  options: ClientTokenOptions = {},
): string {
  const { merchant, clock, settings } = context;
  const urls = createUrls(origin, merchant.id);
  const version = options.version ?? 2;
  const api = { url: urls.graphQLUrl.replace(/\/graphql$/, ''), access_token: createAccessToken(merchant) };
  const token = JSON.stringify({
    version,
    authorizationFingerprint: signFingerprint(merchant, {
      expiresAt: clock.now() + (options.expiresInMs ?? DAY),
      createdAt: clock.now(),
      customerId: options.customerId,
      merchantAccountId: options.merchantAccountId,
      domains: options.domains,
      ...options.options,
    }),
    configUrl: urls.configUrl,
    graphQL: { url: urls.graphQLUrl, date: '2018-05-08', features: settings.graphQLFeatures ?? ['tokenize_credit_cards'] },
    clientApiUrl: urls.clientApiUrl,
    environment: urls.environment,
    merchantId: merchant.id,
    ...(options.merchantAccountId === undefined ? {} : { merchantAccountId: options.merchantAccountId }),
    assetsUrl: urls.assetsUrl,
    authUrl: urls.assetsUrl,
    hasCustomer: options.customerId !== undefined,
    challenges: settings.challenges ?? [],
    venmo: 'off',
    analytics: { url: urls.analyticsUrl },
    // The key is spelled in both ways, because helpers of the provider's SDKs read the one or the other.
    braintree_api: api,
    braintreeApi: api,
  });
  return version === 1 ? token : Buffer.from(token).toString('base64');
}
