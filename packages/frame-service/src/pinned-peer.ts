import type { BusOptions } from './bus';

export interface PinnedPeer extends Pick<BusOptions, 'peers' | 'believes' | 'onBelieved'> {
  /**
   * Of the one window believed: undefined until its first valid message. Until then messages go to `*`, so what not everybody may read must
   * wait for it. May be set by a frame of the same origin that knows it already.
   */
  origin: string | undefined;
}

/**
 * For a bus inside a frame: speaks with and believes one window only, whose origin is pinned by its first valid message.
 * @param target `window.parent`, or in a popup `window.opener`
 */
export function pinnedPeer(target: Window): PinnedPeer {
  const peer: PinnedPeer = {
    origin: undefined,
    peers: () => [{ window: target, origin: peer.origin ?? '*' }],
    believes: ({ source, origin }) => source === target && (peer.origin ?? origin) === origin,
    onBelieved({ origin }) {
      peer.origin ??= origin;
    },
  };
  return peer;
}
