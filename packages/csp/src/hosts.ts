import {
  CARDINAL_TRUSTED_HOSTS,
  cardinalTrustedOrigin,
  googlePayScriptUrl,
  PAYPAL_OBJECTS,
  paypalPreloadUrl,
  paypalScriptUrl,
  plaidScriptUrl,
  providerScriptUrl,
  songbirdScriptUrl,
  VISA_CHECKOUT,
  visaCheckoutScriptUrl,
  type Endpoints,
} from '@tender/client/internal';

/** A URL for each host that the registry names. The policy uses only the origins of the URLs. */
const urls = {
  any: () => 'https:',
  assets: ({ assets }) => assets,
  cardinalTrusted: () => CARDINAL_TRUSTED_HOSTS,
  cardinalTrustedSongbird: cardinalTrustedOrigin,
  fraudScript: ({ fraudScript }) => fraudScript,
  googlePay: googlePayScriptUrl,
  paypalObjects: () => PAYPAL_OBJECTS,
  paypalPreload: paypalPreloadUrl,
  paypalSdk: paypalScriptUrl,
  paypalSite: (endpoints) => toWildcard(paypalScriptUrl(endpoints)),
  plaid: plaidScriptUrl,
  plaidSite: (endpoints) => toWildcard(plaidScriptUrl(endpoints)),
  providerScripts: (endpoints) => providerScriptUrl(endpoints, '', ''),
  songbird: songbirdScriptUrl,
  songbirdSite: (endpoints) => toWildcard(songbirdScriptUrl(endpoints)),
  visaCheckout: visaCheckoutScriptUrl,
  visaCheckoutSite: () => VISA_CHECKOUT,
} satisfies Readonly<Record<string, (endpoints: Endpoints) => string>>;

/** Name of a host in the registry. */
export type Host = keyof typeof urls;

export function getUrl(host: Host, endpoints: Endpoints): string {
  return urls[host](endpoints);
}

/** Any host on the domain of a URL. Partners' scripts open frames and request data on several hosts of one domain. */
function toWildcard(url: string): string {
  return `https://*.${new URL(url).hostname.split('.').slice(-2).join('.')}`;
}
