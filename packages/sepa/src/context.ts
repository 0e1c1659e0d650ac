import { VERSION, type Client } from '@tender/client';
import type { Scope } from '@tender/client/internal';
import type { SepaCreateOptions } from './types';

/** What every step is given. */
export interface SepaContext {
  readonly client: Client;
  readonly track: Scope<SepaCreateOptions>['track'];
  /** Folder of the provider's pages. */
  readonly pages: string;
  readonly redirectUrl: string | undefined;
}

export function contextOf(client: Client, { track, options: { redirectUrl } }: Scope<SepaCreateOptions>): SepaContext {
  return { client, track, pages: `${client.getConfiguration().gatewayConfiguration.assetsUrl}/web/${VERSION}/html`, redirectUrl };
}
