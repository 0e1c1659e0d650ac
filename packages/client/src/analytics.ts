import { ANALYTICS_QUEUE, ANALYTICS_TIMEOUT, PLATFORM, VERSION } from './constants';
import { endpointsFor } from './endpoints-for';
import { quietly } from './internal/quietly';
import { fetchTransport } from './transport/fetch';
import { send, withinLimits } from './transport/send';
import type { Transport } from './transport/transport';
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

/** Remembers who observes a client's events, for the components that use it. Whether they are sent, its configuration says. */
export function setAnalytics(client: object, options: AnalyticsOptions): void {
  settings.set(client, options);
}

/** The function by which one client's or component's events are sent. */
export function tracker(client: Client | Promise<Client>, own: AnalyticsOptions = {}): Track {
  return (event, fields) => {
    const name = `web.${event}`;
    const time = Date.now();
    const place = Number(own.analytics !== false && underWay < ANALYTICS_QUEUE);
    underWay += place;
    observe(own, name);
    void Promise.resolve(client)
      .then((ready) => {
        const theirs = settings.get(ready) ?? {};
        if (theirs.onEvent !== own.onEvent) observe(theirs, name);
        const configuration = ready.getConfiguration();
        if (!place || configuration.analytics === false) return;
        const data = eventBody(configuration, name, time, fields);
        const url = endpointsFor(configuration).analytics;
        return withinLimits(ANALYTICS_TIMEOUT, undefined, (signal) => send(keptAlive, { url, method: 'POST', data, signal }));
      })
      .catch(() => {}) // an event that cannot be sent is lost, and nothing else
      .finally(() => (underWay -= place));
  };
}

/** The merchant's observer must not break a payment. */
function observe(options: AnalyticsOptions, event: string): void {
  quietly(() => options.onEvent?.(event));
}

/** Goes on when the customer leaves the page meanwhile. */
const keptAlive: Transport = (request) => fetchTransport(Object.assign(request, { keepalive: true }));

/** The order is that of the wire; what is undefined is not sent. */
function eventBody(configuration: Configuration, name: string, time: number, fields: EventFields | undefined): object {
  const { analyticsMetadata, gatewayConfiguration, authorizationType, authorizationFingerprint, authorization } = configuration;
  const environment = gatewayConfiguration.environment === 'production' ? 'production' : 'sandbox';
  const { sessionId } = analyticsMetadata;
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
        tokenization_key: authorizationType === 'TOKENIZATION_KEY' ? authorization : undefined,
        auth_fingerprint: authorizationFingerprint,
        event_name: name,
        t: time,
        paypal_context_id: fields?.paypal_context_id,
      },
    ],
  };
}
