import type { GatewayConnection } from './gateway';

/** What differs between the gateways. */
interface Hosts {
  /** Frames and scripts of the payment service. */
  readonly assets: string;
  readonly connect: readonly string[];
  /** Of PayPal's own script, the one partner's script on this page; Masterpass runs its own in its own window. */
  readonly paypal?: string;
}

const PAYPAL = 'https://*.paypal.com';
const PAYPAL_OBJECTS = 'https://*.paypalobjects.com';

function hostsOf({ environment, origin = '' }: Pick<GatewayConnection, 'environment' | 'origin'>): Hosts {
  if (environment === 'development') return { assets: origin, connect: [origin] }; // stand-ins of the partners come from there too
  const infix = environment === 'sandbox' ? 'sandbox.' : '';
  return {
    assets: 'https://assets.braintreegateway.com',
    connect: [
      `https://api.${infix}braintreegateway.com`,
      `https://payments.${infix}braintree-api.com`,
      'https://www.paypal.com',
      PAYPAL,
      PAYPAL_OBJECTS,
    ],
    paypal: PAYPAL,
  };
}

/**
 * The policy the shop's page is served with: nothing inline, no strings turned into code, frames from the asset host alone.
 * The frames bring their own policy. PayPal's real script writes markup and inline styles for its buttons, so that with it styles may be
 * inline and Trusted Types are not asked for; a shop without these buttons keeps both.
 */
export function contentSecurityPolicy(connection: Pick<GatewayConnection, 'environment' | 'origin'>): string {
  const { assets, connect, paypal } = hostsOf(connection);
  const partner = paypal ? ` ${paypal}` : '';
  return [
    `default-src 'none'`,
    `script-src 'self' ${assets}${partner}`,
    paypal ? `style-src 'self' 'unsafe-inline'` : `style-src 'self'`,
    // Where PayPal's buttons and the pages of its windows are.
    `frame-src ${assets}${partner}`,
    `connect-src ${[...new Set([`'self'`, assets, ...connect])].join(' ')}`,
    paypal ? `img-src 'self' data: ${paypal} ${PAYPAL_OBJECTS}` : `img-src 'self' data:`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    ...(paypal ? [] : [`require-trusted-types-for 'script'`, `trusted-types tender`]),
  ].join('; ');
}
