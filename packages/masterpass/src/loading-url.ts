import { MASTERPASS_VERSION } from './constants';
import type { MasterpassContext } from './context';
import type { TokenizeOptions } from './types';

/**
 * Address of the page that starts Masterpass's own checkout, with what it starts that with. Functions among the merchant's parameters
 * cannot travel, and are left out; the others take the place of ours, or follow them.
 */
export function loadingUrl(
  { client, callbackUrl, loadingUrl: page }: MasterpassContext,
  requestToken: string,
  config: TokenizeOptions['config'],
): string {
  const { environment, masterpass } = client.getConfiguration().gatewayConfiguration;
  const parameters = {
    environment,
    requestToken,
    callbackUrl,
    merchantCheckoutId: masterpass?.merchantCheckoutId,
    allowedCardTypes: masterpass?.supportedNetworks,
    version: MASTERPASS_VERSION,
    ...config,
  };
  const pairs = Object.entries(parameters).filter(([, value]) => typeof value !== 'function');
  return `${page}?${pairs.map((pair) => pair.map(encode).join('=')).join('&')}`;
}

/** Plain where the page that reads it would not misread it: only what has a meaning in a query is encoded. */
function encode(value: unknown): string {
  return String(value).replace(/[%&=#?\s]/g, encodeURIComponent);
}
