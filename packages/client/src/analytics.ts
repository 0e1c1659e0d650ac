import { ANALYTICS_QUEUE, ANALYTICS_TIMEOUT, PLATFORM, VERSION } from './constants';
import { endpointsFor } from './endpoints-for';
import type { Client, Configuration } from './types';

/** What the merchant may say of the events sent on their behalf. */
export interface AnalyticsOptions {
  /** `false` sends none. */
  analytics?: boolean;
  /** Sees the name of each event, sent or not, as it happens: `web.sepa.mandate.approved`. */
  onEvent?: (event: string) => void;
}

/** The one event field that a component may add. */
export interface EventFields {
  readonly paypal_context_id?: string;
}

/** Sends an event for a client that may still be on its way. Never throws, never delays, never rejects. */
export type Track = (event: string, fields?: EventFields) => void;

const settings = new WeakMap<object, AnalyticsOptions>();
let underWay = 0;

/** Remembers what a merchant said when making a client, for the components that use it. */
export function setAnalytics(client: object, { analytics, onEvent }: AnalyticsOptions): void {
  settings.set(client, { analytics, onEvent });
}

/** The function by which one client's or component's events are sent. */
export function tracker(client: Client | Promise<Client>, own: AnalyticsOptions = {}): Track {
  return (event, fields) => {
    const name = `${PLATFORM}.${event}`;
    const time = Date.now();
    observe(own, name);
    if (own.analytics === false || underWay >= ANALYTICS_QUEUE) return;
    underWay += 1;
    void Promise.resolve(client)
      .then((ready) => {
        const { analytics, onEvent } = settings.get(ready) ?? {};
        if (onEvent !== own.onEvent) observe({ onEvent }, name);
        return analytics === false ? undefined : post(ready.getConfiguration(), name, time, fields);
      })
      .catch(() => {}) // an event that cannot be sent is lost, and nothing else
      .finally(() => (underWay -= 1));
  };
}

function observe({ onEvent }: AnalyticsOptions, name: string): void {
  try {
    onEvent?.(name);
  } catch {
    // The merchant's observer must not break a payment.
  }
}

async function post(configuration: Configuration, name: string, time: number, fields: EventFields | undefined): Promise<void> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), ANALYTICS_TIMEOUT);
  try {
    await fetch(endpointsFor(configuration).analytics, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(eventBody(configuration, name, time, fields)),
      credentials: 'omit',
      keepalive: true,
      signal: stop.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

function eventBody(configuration: Configuration, name: string, time: number, fields: EventFields | undefined): object {
  const { analyticsMetadata, gatewayConfiguration, authorizationType, authorizationFingerprint, authorization } = configuration;
  const environment = gatewayConfiguration.environment === 'production' ? 'production' : 'sandbox';
  const { sessionId } = analyticsMetadata;
  const contextId = fields?.paypal_context_id;
  return {
    events: [{ level: 'info', event: name, payload: { env: environment, timestamp: time } }],
    tracking: [
      {
        api_integration_type: analyticsMetadata.integrationType,
        app_id: location.host,
        c_sdk_ver: VERSION,
        component: 'braintreeclientsdk',
        merchant_sdk_env: environment,
        merchant_id: gatewayConfiguration.merchantId,
        event_source: PLATFORM,
        platform: PLATFORM,
        platform_version: navigator.userAgent,
        session_id: sessionId,
        client_session_id: sessionId,
        tenant_name: 'braintree',
        ...(authorizationType === 'TOKENIZATION_KEY'
          ? { tokenization_key: authorization }
          : { auth_fingerprint: authorizationFingerprint }),
        event_name: name,
        t: time,
        ...(contextId !== undefined && { paypal_context_id: contextId }),
      },
    ],
  };
}
