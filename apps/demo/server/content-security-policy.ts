import type { GatewayConnection } from './gateway';

/** What differs between the gateways. */
interface Hosts {
  /** Frames and scripts of the payment service. */
  readonly assets: string;
  readonly connect: readonly string[];
  /** Of the partners whose scripts run on this page; Masterpass and Venmo run theirs in windows and frames of their own. */
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
/** The bank login. */
const PLAID = 'https://cdn.plaid.com';
/** 3D Secure; the banks' own pages are on hosts that nobody can list. */
const CARDINAL = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'] as const;

function hostsOf({ environment, origin = '' }: Pick<GatewayConnection, 'environment' | 'origin'>): Hosts {
  if (environment === 'development') return { assets: origin, connect: [origin] }; // stand-ins of the partners come from there too
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
      plaid,
      ...CARDINAL,
    ],
    partners: {
      scripts: [PAYPAL, GOOGLE_PAY, PLAID, ...CARDINAL],
      frames: ['https:'],
      images: [PAYPAL, PAYPAL_OBJECTS, GOOGLE_IMAGES],
    },
  };
}

/**
 * The policy the shop's page is served with: nothing inline, no strings turned into code, frames from the asset host alone.
 * The frames bring their own policy. The real scripts of partners write markup and inline styles for their buttons and dialogs, so that with
 * them styles may be inline and Trusted Types are not asked for, and a bank that verifies a card may be any; a shop without them keeps all
 * three.
 */
export function contentSecurityPolicy(connection: Pick<GatewayConnection, 'environment' | 'origin'>): string {
  const { assets, connect, partners } = hostsOf(connection);
  const and = (hosts: readonly string[] = []): string => hosts.map((host) => ` ${host}`).join('');
  return [
    `default-src 'none'`,
    `script-src 'self' ${assets}${and(partners?.scripts)}`,
    partners ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    `frame-src ${assets}${and(partners?.frames)}`,
    `connect-src ${[...new Set([`'self'`, assets, ...connect])].join(' ')}`,
    `img-src 'self' data:${and(partners?.images)}`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...(partners ? [] : [`require-trusted-types-for 'script'`, `trusted-types tender`]),
  ].join('; ');
}
