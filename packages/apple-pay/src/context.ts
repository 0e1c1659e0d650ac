import type { Client, Configuration } from '@tender/client';
import type { EventName, Track } from '@tender/client/internal';
import { applePayErrors } from './errors';
import type { ApplePayAnalyticsEvent } from './events';

/** The merchant's settings of Apple Pay. */
export type ApplePaySettings = NonNullable<Configuration['gatewayConfiguration']['applePayWeb']>;

/** A client whose merchant accepts Apple Pay. */
export interface ReadyClient {
  readonly client: Client;
  readonly settings: ApplePaySettings;
}

/** Shared by all calls of an instance. */
export interface ApplePayContext {
  readonly track: Track<EventName<ApplePayAnalyticsEvent, 'applepay'>>;
  /** Rejects with the error of creating the client, or with APPLE_PAY_NOT_ENABLED. */
  readonly ready: Promise<ReadyClient>;
}

/** Requires an `applePayWeb` branch, whatever is in it. */
export function readSettings(client: Client): ReadyClient {
  const settings = client.getConfiguration().gatewayConfiguration.applePayWeb;
  if (!settings) throw applePayErrors.APPLE_PAY_NOT_ENABLED();
  return { client, settings };
}
