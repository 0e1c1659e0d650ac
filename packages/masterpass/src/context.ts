import type { Client } from '@tender/client';
import { busySlot, framePageUrl, type BusySlot, type Scope } from '@tender/client/internal';
import { createFrameService, findPopupBridge, type FrameService } from '@tender/frame-service/internal';
import { POPUP } from './constants';
import { masterpassErrors } from './errors';
import type { MasterpassAnalyticsEvent } from './events';
import type { MasterpassCreateOptions } from './types';

export type MasterpassScope = Scope<MasterpassCreateOptions, MasterpassAnalyticsEvent, 'masterpass'>;

/** Shared by the steps of an instance. */
export interface MasterpassContext {
  readonly client: Client;
  readonly service: FrameService;
  /** URL that Masterpass opens after approval or cancellation. */
  readonly callbackUrl: string;
  /** URL of the page that starts Masterpass's own checkout. */
  readonly loadingUrl: string;
  readonly track: MasterpassScope['track'];
  /** Taken while a call of `tokenize` is pending. */
  readonly slot: BusySlot;
}

export function createContext(client: Client, { signal, track }: MasterpassScope): MasterpassContext {
  const { gatewayConfiguration, isDebug } = client.getConfiguration();
  const page = (name: string): string => framePageUrl(gatewayConfiguration.assetsUrl, name, !isDebug);
  const bridge = findPopupBridge();
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
    slot: busySlot(masterpassErrors.MASTERPASS_TOKENIZATION_ALREADY_IN_PROGRESS),
  };
}
