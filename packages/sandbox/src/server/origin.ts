import { isProviderHost } from './provider-hosts';

/** Which environment the caller believes to be in: by the provider's host names, or `development` on any other host. */
export type Environment = 'development' | 'sandbox' | 'production';

/** Where everything of one sandbox is, seen from the host it was asked by. */
export interface Urls {
  readonly environment: Environment;
  /** Ends in `/merchants/<id>/client_api`. */
  readonly clientApiUrl: string;
  readonly configUrl: string;
  readonly graphQLUrl: string;
  readonly assetsUrl: string;
  readonly analyticsUrl: string;
  /** Of the pages a customer meets at PayPal. */
  readonly paypalUrl: string;
  /** Of the authentication service and of the challenges it shows. */
  readonly threeDSecureUrl: string;
}

/**
 * @param origin `http://localhost:4810`, or over TLS one of the provider's (`https://api.sandbox.braintreegateway.com`)
 */
export function urlsFor(origin: string, merchantId: string): Urls {
  const { hostname } = new URL(origin);
  if (!isProviderHost(hostname)) {
    const clientApiUrl = `${origin}/merchants/${merchantId}/client_api`;
    return {
      environment: 'development',
      clientApiUrl,
      configUrl: `${clientApiUrl}/v1/configuration`,
      graphQLUrl: `${origin}/graphql`,
      assetsUrl: origin,
      analyticsUrl: `${origin}/xoplatform/logger/api/logger`,
      paypalUrl: origin,
      threeDSecureUrl: origin,
    };
  }
  const environment: Environment = /^(api|payments)\.(braintreegateway|braintree-api)\.com$/.test(hostname) ? 'production' : 'sandbox';
  const infix = environment === 'sandbox' ? 'sandbox.' : '';
  const clientApiUrl = `https://api.${infix}braintreegateway.com:443/merchants/${merchantId}/client_api`;
  return {
    environment,
    clientApiUrl,
    configUrl: `${clientApiUrl}/v1/configuration`,
    graphQLUrl: `https://payments.${infix}braintree-api.com/graphql`,
    assetsUrl: 'https://assets.braintreegateway.com',
    analyticsUrl: 'https://www.paypal.com/xoplatform/logger/api/logger',
    paypalUrl: environment === 'sandbox' ? 'https://www.sandbox.paypal.com' : 'https://www.paypal.com',
    threeDSecureUrl: `https://${environment === 'sandbox' ? 'songbirdstag' : 'songbird'}.cardinalcommerce.com`,
  };
}
