import type { Client } from '@tender/client';
import { framePageUrl, type Scope } from '@tender/client/internal';
import type { SepaAnalyticsEvent } from './events';
import type { SepaCreateOptions } from './types';

export type SepaScope = Scope<SepaCreateOptions, SepaAnalyticsEvent, 'sepa'>;

/** Shared by the steps of an instance. */
export interface SepaContext {
  readonly client: Client;
  readonly track: SepaScope['track'];
  /** URL of a provider page. */
  page(name: string, isMinified: boolean): string;
  readonly redirectUrl: string | undefined;
}

export function createContext(client: Client, { track, options: { redirectUrl } }: SepaScope): SepaContext {
  const { assetsUrl } = client.getConfiguration().gatewayConfiguration;
  return { client, track, page: (name, isMinified) => framePageUrl(assetsUrl, name, isMinified), redirectUrl };
}
