import { VERSION, type Client } from '@tender/client';
import type { Scope } from '@tender/client/internal';
import { createFrameService, popupBridge, type FrameService } from '@tender/frame-service/internal';
import { POPUP } from './constants';
import type { MasterpassCreateOptions } from './types';

/** What every step is given. */
export interface MasterpassContext {
  readonly client: Client;
  readonly service: FrameService;
  /** Where Masterpass sends the customer, who has approved or not. */
  readonly callbackUrl: string;
  readonly loadingUrl: string;
  readonly track: Scope<MasterpassCreateOptions>['track'];
  /** The tokenization begun last; it is in progress until its signal aborts. */
  tokenization: AbortController | undefined;
}

export function contextOf(client: Client, { signal, track }: Scope<MasterpassCreateOptions>): MasterpassContext {
  const { gatewayConfiguration, isDebug } = client.getConfiguration();
  const page = (name: string): string => `${gatewayConfiguration.assetsUrl}/web/${VERSION}/html/${name}${isDebug ? '' : '.min'}.html`;
  const bridge = popupBridge();
  return {
    client,
    service: createFrameService({
      ...POPUP,
      dispatchFrameUrl: page('dispatch-frame'),
      openFrameUrl: page('masterpass-landing-frame'),
      signal,
      onTimeout: () => track('load.timed-out'),
    }),
    callbackUrl: typeof bridge?.getReturnUrlPrefix === 'function' ? `${bridge.getReturnUrlPrefix()}return` : page('redirect-frame'),
    loadingUrl: page('masterpass-loading-frame'),
    track,
    tokenization: undefined,
  };
}
