import { VERSION, type Client } from '@tender/client';
import type { Scope } from '@tender/client/internal';
import type { GatewayConfiguration } from '@tender/client';
import type { Settings } from './settings';
import type { VenmoCreateOptions } from './types';

export type VenmoScope = Scope<VenmoCreateOptions>;
export type PayWithVenmo = NonNullable<GatewayConfiguration['payWithVenmo']>;

/** What every step is given. */
export interface VenmoContext extends Pick<VenmoScope, 'track' | 'trackAs' | 'own'> {
  readonly client: Client;
  readonly settings: Settings;
  /** The merchant's own Venmo settings at the gateway. */
  readonly payWithVenmo: PayWithVenmo;
  /** Folder of the provider's pages. */
  readonly pages: string;
  /** Aborted by teardown. */
  readonly life: AbortSignal;
}

export function contextOf(client: Client, scope: VenmoScope, settings: Settings, payWithVenmo: PayWithVenmo): VenmoContext {
  const { track, trackAs, own, signal: life } = scope;
  const { assetsUrl } = client.getConfiguration().gatewayConfiguration;
  return { client, settings, payWithVenmo, pages: `${assetsUrl}/web/${VERSION}/html`, track, trackAs, own, life };
}
