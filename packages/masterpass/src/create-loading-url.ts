import { MASTERPASS_VERSION } from './constants';
import type { MasterpassContext } from './context';
import type { MasterpassTokenizeOptions } from './types';

/**
 * Creates the URL of the page that starts Masterpass's own checkout, with the checkout's parameters in its query. The merchant's parameters replace
 * the default ones or follow them; functions among them are left out, because a URL cannot carry them.
 */
export function createLoadingUrl(
  { client, callbackUrl, loadingUrl }: MasterpassContext,
  requestToken: string,
  config: MasterpassTokenizeOptions['config'],
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
  return `${loadingUrl}?${pairs.map((pair) => pair.map(encodeReserved).join('=')).join('&')}`;
}

/** Encodes only the characters that have a meaning in a query, as the protocol does. */
function encodeReserved(value: unknown): string {
  return String(value).replace(/[%&=#?\s]/g, encodeURIComponent);
}
