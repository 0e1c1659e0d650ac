import { VERSION, type Client, type Configuration, type GatewayConfiguration } from '@tender/client';
import type { Scope } from '@tender/client/internal';
import type { Settings } from './settings';
import type { VenmoCreateOptions } from './types';
import { gatewayOf, type Gateway } from './wire/payment-context';

export type VenmoScope = Scope<VenmoCreateOptions>;
export type PayWithVenmo = NonNullable<GatewayConfiguration['payWithVenmo']>;

/** What every step is given. */
export interface VenmoContext extends Pick<VenmoScope, 'track' | 'trackAs' | 'own'> {
  readonly configuration: Configuration;
  readonly settings: Settings;
  readonly gateway: Gateway;
  /** The merchant's own Venmo settings at the gateway. */
  readonly payWithVenmo: PayWithVenmo;
  /** Of the merchant at Venmo. */
  readonly profile: string;
  /** Folder of the provider's pages. */
  readonly pages: string;
  /** Aborted by teardown. */
  readonly life: AbortSignal;
}

export function contextOf(client: Client, scope: VenmoScope, settings: Settings, payWithVenmo: PayWithVenmo): VenmoContext {
  const { track, trackAs, own, signal: life } = scope;
  const configuration = client.getConfiguration();
  return {
    configuration,
    settings,
    gateway: gatewayOf(client, settings.legacy),
    payWithVenmo,
    profile: settings.profileId || payWithVenmo.merchantId,
    pages: `${configuration.gatewayConfiguration.assetsUrl}/web/${VERSION}/html`,
    track,
    trackAs,
    own,
    life,
  };
}
