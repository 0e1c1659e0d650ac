import { isProviderHost } from './provider-hosts';

/** The environment that the caller believes to be in, by the provider's host names; `development` for any other host. */
export type Environment = 'development' | 'sandbox' | 'production';

/** The URLs of one sandbox, as its caller reaches it. */
export interface Urls {
  readonly environment: Environment;
  /** Ends with `/merchants/<id>/client_api`. */
  readonly clientApiUrl: string;
  readonly configUrl: string;
  readonly graphQLUrl: string;
  readonly assetsUrl: string;
  readonly analyticsUrl: string;
  /** Base URL of the PayPal pages that a customer sees. */
  readonly paypalUrl: string;
  /** Base URL of the authentication service and its challenges. */
  readonly threeDSecureUrl: string;
}

/** @param origin `http://localhost:4810`, or over TLS one of the provider's, such as `https://api.sandbox.braintreegateway.com` */
export function createUrls(origin: string, merchantId: string): Urls {
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

/** The environment of partners in the configuration. They have none for development. */
export const readPartnerEnvironment = ({ environment }: Urls): 'sandbox' | 'production' =>
  environment === 'production' ? 'production' : 'sandbox';
