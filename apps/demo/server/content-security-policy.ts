import type { GatewayConnection } from './gateway';

/** Where the page loads frames from, and where it sends requests to. */
interface Hosts {
  readonly assets: string;
  readonly connect: readonly string[];
}

function hostsOf({ environment, origin = '' }: Pick<GatewayConnection, 'environment' | 'origin'>): Hosts {
  if (environment === 'development') return { assets: origin, connect: [origin] };
  const infix = environment === 'sandbox' ? 'sandbox.' : '';
  return {
    assets: 'https://assets.braintreegateway.com',
    connect: [`https://api.${infix}braintreegateway.com`, `https://payments.${infix}braintree-api.com`, 'https://www.paypal.com'],
  };
}

/**
 * The policy the shop's page is served with: nothing inline, no strings turned into code, frames from the asset host alone.
 * The frames bring their own policy.
 */
export function contentSecurityPolicy(connection: Pick<GatewayConnection, 'environment' | 'origin'>): string {
  const { assets, connect } = hostsOf(connection);
  return [
    `default-src 'none'`,
    `script-src 'self' ${assets}`,
    `style-src 'self'`,
    `frame-src ${assets}`,
    `connect-src ${[...new Set([`'self'`, assets, ...connect])].join(' ')}`,
    `img-src 'self' data:`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types tender`,
  ].join('; ');
}
