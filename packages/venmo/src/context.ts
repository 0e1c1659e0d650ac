import { VERSION, type Client, type Configuration, type GatewayConfiguration } from '@tender/client';
import type { Scope } from '@tender/client/internal';
import type { VenmoAnalyticsEvent } from './events';
import type { Settings } from './settings';
import type { VenmoCreateOptions } from './types';
import { createGateway, type Gateway } from './wire/payment-context';

export type VenmoScope = Scope<VenmoCreateOptions, VenmoAnalyticsEvent, 'venmo'>;
export type PayWithVenmo = NonNullable<GatewayConfiguration['payWithVenmo']>;

/** Shared by the steps of an instance. */
export interface VenmoContext extends Pick<VenmoScope, 'track' | 'trackAs' | 'own'> {
  readonly configuration: Configuration;
  readonly settings: Settings;
  readonly gateway: Gateway;
  /** The merchant's Venmo settings at the gateway. */
  readonly payWithVenmo: PayWithVenmo;
  /** Id of the Venmo business profile to pay. */
  readonly profileId: string;
  /** URL of the folder with the provider's pages. */
  readonly pagesUrl: string;
  /** Aborts at teardown. */
  readonly teardownSignal: AbortSignal;
}

export function createContext(client: Client, scope: VenmoScope, settings: Settings, payWithVenmo: PayWithVenmo): VenmoContext {
  const { track, trackAs, own, signal: teardownSignal } = scope;
  const configuration = client.getConfiguration();
  return {
    configuration,
    settings,
    gateway: createGateway(client, settings.legacy),
    payWithVenmo,
    profileId: settings.profileId || payWithVenmo.merchantId,
    pagesUrl: `${configuration.gatewayConfiguration.assetsUrl}/web/${VERSION}/html`,
    track,
    trackAs,
    own,
    teardownSignal,
  };
}
