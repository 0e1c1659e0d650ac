import { developmentOrigin, isProviderUrl, originFromUrl, type Attributes, type Disposable } from '@tender/client/internal';
import { createBus, type Bus } from './bus';
import { createIframe, type InlineStyle } from './create-iframe';
import { frameServiceErrors } from './errors';

/** An iframe with a page of the provider. */
export interface ProviderFrame extends Disposable {
  readonly iframe: HTMLIFrameElement;
  /** Exchanges messages with this frame only, and only with the origin that it was loaded from. */
  readonly bus: Bus;
}

/**
 * Creates an iframe with a page of the provider, and a bus to it. The iframe is not yet in the document, so that handlers can be added first.
 * @param channel prefix of event names. It is part of URLs, so it is no secret
 * @throws FRAME_SERVICE_FRAME_OPEN_FAILED for a URL outside the provider's domains
 */
export function createProviderFrame(url: string, channel: string, attributes: Attributes, style?: InlineStyle): ProviderFrame {
  const origin = readTrustedOrigin(url);
  const iframe = createIframe({ src: url, ...attributes }, style);
  const bus = createBus({
    channel,
    peers: () => (iframe.contentWindow ? [{ window: iframe.contentWindow, origin }] : []),
    trusts: (message) => message.origin === origin && message.source === iframe.contentWindow,
  });
  return {
    iframe,
    bus,
    dispose() {
      bus.dispose();
      iframe.remove();
    },
  };
}

function readTrustedOrigin(url: string): string {
  const origin = isProviderUrl(url) ? originFromUrl(url) : developmentOrigin(url);
  if (origin) return origin;
  throw frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED({ originalError: new Error(`${url} is not on a domain of the provider.`) });
}
