import { parseQuery } from '@tender/client/internal';
import { createBus } from '@tender/frame-service/internal';
import { AUTHENTICATION_COMPLETE } from '../../src/version-1/events';
import { readMerchantOrigin } from '../../src/version-1/merchant-origin';

/** Sends the whole query, which has the bank's result, to the merchant's page. */
export function initializeAuthenticationCompleteFrame(url: string): void {
  const data = parseQuery(url);
  const channel = data['channel'] ?? '';
  const origin = readMerchantOrigin(channel);
  const peers = origin ? [{ window: window.parent, origin }] : [];
  createBus({ channel, peers: () => peers, trusts: () => false }).emit(AUTHENTICATION_COMPLETE, data);
}
