import { z } from 'zod';
import { type SandboxContext } from '../context';
import { urlsFor } from '../server/origin';
import { signFingerprint } from './fingerprint';

/** What a server asks for when it wants a client token; the names are the provider's, in camel case. */
export const clientTokenOptions = z.object({
  /** 1 is plain JSON, 2 (default) and 3 are base64. */
  version: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  customerId: z.string().optional(),
  merchantAccountId: z.string().optional(),
  preferredPaymentMethodToken: z.string().optional(),
  /** Pages that may use the token; every page may when absent. */
  domains: z.array(z.string()).optional(),
  options: z
    .object({
      makeDefault: z.boolean().optional(),
      verifyCard: z.boolean().optional(),
      failOnDuplicatePaymentMethod: z.boolean().optional(),
      failOnDuplicatePaymentMethodForCustomer: z.boolean().optional(),
    })
    .optional(),
  /** Milliseconds until it expires, by the sandbox clock. Default: 24 hours. */
  expiresInMs: z.number().optional(),
});
export type ClientTokenOptions = z.infer<typeof clientTokenOptions>;

const DAY = 24 * 60 * 60 * 1000;

/**
 * The string a merchant's page passes as `authorization`.
 * @param origin where the page will reach the sandbox; decides environment and URLs
 */
export function createClientToken(
  context: Pick<SandboxContext, 'merchant' | 'clock' | 'settings'>,
  origin: string,
  options: ClientTokenOptions = {},
): string {
  const { merchant, clock, settings } = context;
  const urls = urlsFor(origin, merchant.id);
  const version = options.version ?? 2;
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
  });
  return version === 1 ? token : Buffer.from(token).toString('base64');
}
