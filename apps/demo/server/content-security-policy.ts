import { createHash } from 'node:crypto';
import type { GatewayConnection } from './gateway';

/** The sources that differ between the gateways. */
interface Hosts {
  /** Host of the payment service's frames and scripts. */
  readonly assets: string;
  readonly connect: readonly string[];
  /** Hosts of the partners whose scripts run on this page. Those of other methods run in windows and frames of their own. */
  readonly partners?: Partners;
}

interface Partners {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

const PAYPAL = 'https://*.paypal.com';
const PAYPAL_OBJECTS = 'https://*.paypalobjects.com';
const GOOGLE_PAY = 'https://pay.google.com';
const GOOGLE = 'https://google.com';
const GOOGLE_IMAGES = 'https://www.gstatic.com';
/** Visa's script, its sheet, its pictures and its requests. */
const VISA = 'https://*.checkout.visa.com';
const VISA_SCRIPTS = 'https://*.secure.checkout.visa.com';
/** The bank login. */
const PLAID = 'https://cdn.plaid.com';
/** 3D Secure. The pages of banks are on hosts that nobody can list. */
const CARDINAL = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'] as const;

function resolveHosts({ environment, origin = '' }: Pick<GatewayConnection, 'environment' | 'origin'>): Hosts {
  if (environment === 'development') return { assets: origin, connect: [origin] }; // the sandbox also has the scripts of the partners
  const infix = environment === 'sandbox' ? 'sandbox.' : '';
  const plaid = `https://${environment === 'sandbox' ? 'sandbox' : 'production'}.plaid.com`;
  return {
    assets: 'https://assets.braintreegateway.com',
    connect: [
      `https://api.${infix}braintreegateway.com`,
      `https://payments.${infix}braintree-api.com`,
      'https://www.paypal.com',
      PAYPAL,
      PAYPAL_OBJECTS,
      GOOGLE_PAY,
      GOOGLE,
      VISA,
      plaid,
      ...CARDINAL,
    ],
    partners: {
      scripts: [PAYPAL, PAYPAL_OBJECTS, GOOGLE_PAY, VISA_SCRIPTS, PLAID, ...CARDINAL],
      frames: ['https:'],
      images: [PAYPAL, PAYPAL_OBJECTS, GOOGLE_IMAGES, VISA],
    },
  };
}

/** Lists the hashes of a page's inline scripts, as a policy has them. */
export const hashScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script(?![^>]* src=)[^>]*>([^]+?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/**
 * Creates the policy of the shop's page: nothing inline but the scripts with these hashes, no code from strings, and frames only from the asset host, which
 * have their own policy. Only Tender and one function of the shop, which loads Visa's script, may add scripts.
 * With the provider, the policy is less strict: the real scripts of partners write markup and inline styles, so it allows inline styles and does not
 * require Trusted Types, and any bank may verify a card in a frame. A shop without these partners keeps the strict policy.
 */
export function createContentSecurityPolicy(
  connection: Pick<GatewayConnection, 'environment' | 'origin'>,
  inlineScripts: readonly string[] = [],
): string {
  const { assets, connect, partners } = resolveHosts(connection);
  const and = (hosts: readonly string[] = []): string => hosts.map((host) => ` ${host}`).join('');
  return [
    `default-src 'none'`,
    `script-src 'self'${and(inlineScripts)} ${assets}${and(partners?.scripts)}`,
    partners ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    `frame-src ${assets}${and(partners?.frames)}`,
    `connect-src ${[...new Set([`'self'`, assets, ...connect])].join(' ')}`,
    `img-src 'self' data:${and(partners?.images)}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...(partners ? [] : [`require-trusted-types-for 'script'`, `trusted-types tender shop`]),
  ].join('; ');
}
