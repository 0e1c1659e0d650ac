import { developmentOrigin, isVerifiedUrl, parseUrl, type Attributes, type Disposable } from '@tender/client/internal';
import { createBus, type Bus } from './bus';
import { createIframe, type InlineStyle } from './create-iframe';
import { frameServiceErrors } from './errors';

export interface ProviderFrame extends Disposable {
  readonly iframe: HTMLIFrameElement;
  /** Speaks with that frame alone, and believes what comes from it and from the origin it was loaded from. */
  readonly bus: Bus;
}

/**
 * Makes an iframe with a page of the provider, and a line to it. It is not on the page yet, so that handlers can be there first.
 * @param channel stands in URLs and names: who knows it proves nothing
 * @throws FRAME_SERVICE_FRAME_OPEN_FAILED for a URL that is not the provider's
 */
export function createProviderFrame(url: string, channel: string, attributes: Attributes, style?: InlineStyle): ProviderFrame {
  const origin = trustedOrigin(url);
  const iframe = createIframe({ src: url, ...attributes }, style);
  const bus = createBus({
    channel,
    peers: () => (iframe.contentWindow ? [{ window: iframe.contentWindow, origin }] : []),
    believes: (message) => message.source === iframe.contentWindow && message.origin === origin,
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

function trustedOrigin(url: string): string {
  const origin = isVerifiedUrl(url) ? parseUrl(url)?.origin : developmentOrigin(url);
  if (origin) return origin;
  throw frameServiceErrors.FRAME_SERVICE_FRAME_OPEN_FAILED({ originalError: new Error(`${url} is not on a domain of the provider.`) });
}
