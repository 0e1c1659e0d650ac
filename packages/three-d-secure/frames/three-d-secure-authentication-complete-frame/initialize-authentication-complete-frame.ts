import { parseQuery } from '@tender/client/internal';
import { createBus } from '@tender/frame-service/internal';
import { AUTHENTICATION_COMPLETE } from '../../src/version-1/events';
import { merchantOrigin } from '../../src/version-1/merchant-origin';

/** Hands all that the bank sent along to the page that asked. */
export function initializeAuthenticationCompleteFrame(address: string): void {
  const data = parseQuery(address);
  const channel = data['channel'] ?? '';
  const origin = merchantOrigin(channel);
  const peers = origin ? [{ window: window.parent, origin }] : [];
  createBus({ channel, peers: () => peers, believes: () => false }).emit(AUTHENTICATION_COMPLETE, data);
}
