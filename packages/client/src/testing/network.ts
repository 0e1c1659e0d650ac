// A fake network for tests. It replaces `fetch`, records the requests of the page, and answers them.
import { ANALYTICS_ROUTE, pathOf } from './paths';

/** A request that the page has sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON. */
  readonly body: Record<string, unknown> | undefined;
  readonly keepalive: boolean | undefined;
  readonly credentials: string | undefined;
  readonly redirect: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** How a request is answered. A string as `body` is sent as it is, anything else as JSON. `'drop'` breaks the connection, `'hang'` never answers. */
export type Reply = 'drop' | 'hang' | { readonly status?: number; readonly body?: unknown };

export interface Network {
  /** All requests except those of analytics, in order of sending. */
  readonly requests: SentRequest[];
  readonly analytics: SentRequest[];
  /**
   * Sets the answers of a route, which are used in order; the last one repeats. Other routes answer `{}`.
   * @param route method and path, such as `POST sepa_debit`, `POST graphql` or `GET configuration`
   */
  reply(route: string, ...replies: Reply[]): void;
  /** Leaves every request without an answer from now on, except those of analytics. */
  hold(): void;
  /** The requests of one route; `analytics` has those of analytics. */
  to(route: string): SentRequest[];
  /** The gateway's configuration, which a test may change before it creates a client. */
  configuration: Record<string, unknown>;
  /** Names of the analytics events, in order of sending. Each request has one event. */
  events(): string[];
}

let merchantCount = 0;

/** A tokenization key that no other test has used. Clients are cached by authorization, so that tests would share one. */
export function freshKey(environment = 'sandbox'): string {
  merchantCount += 1;
  return `${environment}_key_merchant${merchantCount}`;
}

/** A client token that no other test has used. @param members replace members of the token */
export function freshToken(members: Record<string, unknown> = {}): string {
  merchantCount += 1;
  const token = {
    version: 2,
    environment: 'sandbox',
    authorizationFingerprint: `fingerprint${merchantCount}|created_at=now&customer_id=customer${merchantCount}&x=y`,
    configUrl: `https://api.sandbox.braintreegateway.com:443/merchants/merchant${merchantCount}/client_api/v1/configuration`,
    ...members,
  };
  return base64(JSON.stringify(token));
}

export function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

/** Replaces `fetch` for the rest of the test; Jest restores it afterwards. */
export function openNetwork(): Network {
  const replies = new Map<string, Reply[]>();
  let held = false;
  const network: Network = {
    requests: [],
    analytics: [],
    configuration: {
      environment: 'sandbox',
      merchantId: 'merchant',
      assetsUrl: 'https://assets.braintreegateway.com',
      clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/merchant/client_api',
      creditCards: { supportedCardTypes: ['Visa'], collectDeviceData: false },
    },
    reply: (route, ...args) => void replies.set(route, args),
    hold: () => void (held = true),
    to: (route) => network.requests.filter((request) => routeOf(request) === route),
    events: () => network.analytics.map(({ body }) => (body as { events: [{ event: string }] }).events[0].event),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      url: new URL(input as string, location.href),
      headers: { ...(init.headers as Record<string, string>) },
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined,
      keepalive: init.keepalive,
      credentials: init.credentials,
      redirect: init.redirect,
      signal: init.signal ?? undefined,
    };
    const route = routeOf(request);
    (route === ANALYTICS_ROUTE ? network.analytics : network.requests).push(request);
    if (held && route !== ANALYTICS_ROUTE) return answer('hang', request.signal);
    const queue = replies.get(route) ?? [route === 'GET configuration' ? { body: network.configuration } : { body: {} }];
    const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? 'drop';
    return answer(reply, request.signal);
  });
  return network;
}

function answer(reply: Reply, signal: AbortSignal | undefined): Promise<Response> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  if (reply === 'drop') return Promise.reject(new TypeError('fetch failed'));
  if (reply === 'hang') return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const { status = 200, body = '' } = reply;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return Promise.resolve(new Response([204, 304].includes(status) ? null : text, { status }));
}

function routeOf({ method, url }: SentRequest): string {
  return `${method} ${pathOf(url)}`;
}
