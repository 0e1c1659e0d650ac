import { ANALYTICS_KEEPALIVE, ANALYTICS_TIMEOUT, PLATFORM, VERSION } from './constants';
import { endpointsFromConfiguration } from './configuration-endpoints';
import { attempt } from './internal/attempt';
import { fetchTransport } from './transport/fetch';
import { send, withTimeout } from './transport/send';
import type { Transport } from './transport/transport';
import type { Client, Configuration } from './types';

/** Options for the analytics events that the SDK sends to the provider. */
export interface AnalyticsOptions {
  /** `false` sends no events. Default true. */
  analytics?: boolean;
  /** Called with the name of each event when it happens, whether it is sent or not: `web.sepa.mandate.approved`. */
  onEvent?: (event: string) => void;
}

/** The one event field that a component may add. */
export interface EventFields {
  readonly paypal_context_id?: string;
}

/** Sends an event, once its client exists. Never throws, never delays a payment, never rejects. */
export type Track<Name extends string> = (event: Name, fields?: EventFields) => void;

/**
 * The names by which a component sends events, which its `events.ts` lists with their prefix: `mandate.approved` for `web.sepa.mandate.approved`. Events
 * with another prefix are left out.
 */
export type EventName<Event extends string, Prefix extends string> = Event extends `web.${Prefix}.${infer Name}` ? Name : never;

/** The names of events without `web.`, with which all begin. */
export type FullEventName<Event extends string> = Event extends `web.${infer Name}` ? Name : never;

const settings = new WeakMap<object, AnalyticsOptions>();
let inFlight = 0;
let pause: Promise<unknown> | undefined;

/** Sends this window's events only after a promise has settled. The times in them stay those of the events. */
export function pauseEvents(until: Promise<unknown>): void {
  pause = until;
}

/** Stores the analytics options of a client, for the components that use it. Its configuration says whether events are sent. */
export function setAnalytics(client: object, options: AnalyticsOptions): void {
  settings.set(client, options);
}

/** Creates the function that sends the events of one client or component. */
export function createTracker<Event extends string = never>(
  client: Client | Promise<Client>,
  own: AnalyticsOptions = {},
): Track<FullEventName<Event>> {
  return (event, fields) => {
    const name = `web.${event}`;
    const time = Date.now();
    observe(own, name);
    void Promise.resolve(client)
      .then(async (ready) => {
        const clientOptions = settings.get(ready) ?? {};
        if (clientOptions.onEvent !== own.onEvent) observe(clientOptions, name);
        const configuration = ready.getConfiguration();
        if (own.analytics === false || configuration.analytics === false) return;
        const data = createEventBody(configuration, name, time, fields);
        const url = endpointsFromConfiguration(configuration).analytics;
        if (pause) await pause; // even an await of nothing would send the event after requests that were made later
        return withTimeout(ANALYTICS_TIMEOUT, undefined, (signal) => send(analyticsTransport, { url, method: 'POST', data, signal }));
      })
      .catch(() => {}); // a lost event must not affect anything else
  };
}

/** Errors that the merchant's `onEvent` throws are ignored: they must not break a payment. */
function observe(options: AnalyticsOptions, event: string): void {
  attempt(() => options.onEvent?.(event));
}

/** Keeps the request alive when the customer leaves the page, unless too many are. */
const analyticsTransport: Transport = (request) =>
  fetchTransport(Object.assign(request, { keepalive: inFlight++ < ANALYTICS_KEEPALIVE })).finally(() => inFlight--);

/** The members are in the order of the wire; undefined ones are not sent. */
function createEventBody(configuration: Configuration, name: string, time: number, fields: EventFields | undefined): object {
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
