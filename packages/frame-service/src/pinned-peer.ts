import type { BusOptions } from './bus';

/** The one window that a frame exchanges messages with. */
export interface PinnedPeer extends Pick<BusOptions, 'peers' | 'trusts' | 'onTrusted'> {
  /**
   * Origin of the window: undefined until its first valid message. Until then messages are sent to every origin, so confidential ones must wait. A
   * frame of the same origin that already knows it may set it.
   */
  origin: string | undefined;
}

/**
 * Creates the options of a bus inside a frame. The bus trusts one window only, and from its first valid message on only that message's origin.
 * @param target `window.parent`, or `window.opener` in a popup
 */
export function createPinnedPeer(target: Window): PinnedPeer {
  const peer: PinnedPeer = {
    origin: undefined,
    peers: () => [{ window: target, origin: peer.origin ?? '*' }],
    trusts: ({ source, origin }) => source === target && (peer.origin ?? origin) === origin,
    onTrusted({ origin }) {
      peer.origin ??= origin;
    },
  };
  return peer;
}
