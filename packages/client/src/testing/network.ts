// The network as tests see it: every request of the page, and answers made for it. It stands in for `fetch`.
import { ANALYTICS_PATH, pathOf } from './paths';

export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON. */
  readonly body: Record<string, unknown> | undefined;
  readonly keepalive: boolean | undefined;
  readonly credentials: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/** A text is sent as it is. `'drop'` breaks the connection, `'hang'` never answers. */
export type Reply = 'drop' | 'hang' | { readonly status?: number; readonly body?: unknown };

export interface Network {
  readonly requests: Exchange[];
  readonly analytics: Exchange[];
  /** Answers in turn; the last one stays. `'POST sepa_debit'`, `'POST graphql'`, `'GET configuration'`, `'POST analytics'`. */
  reply(route: string, ...replies: Reply[]): void;
  /** From now on nothing but analytics is answered. */
  hold(): void;
  /** The requests of one route. */
  to(route: string): Exchange[];
  /** The configuration that is served; to be changed before a client is made. */
  configuration: Record<string, unknown>;
  /** Names of analytics events, in order of sending. */
  events(): string[];
}

let merchants = 0;

/** A merchant of its own for each test, since clients are shared by authorization. */
export function freshKey(environment = 'sandbox'): string {
  merchants += 1;
  return `${environment}_key_merchant${merchants}`;
}

/** A client token of its own; members may be overridden. */
export function freshToken(members: Record<string, unknown> = {}): string {
  merchants += 1;
  const token = {
    version: 2,
    environment: 'sandbox',
    authorizationFingerprint: `fingerprint${merchants}|created_at=now&customer_id=customer${merchants}&x=y`,
    configUrl: `https://api.sandbox.braintreegateway.com:443/merchants/merchant${merchants}/client_api/v1/configuration`,
    ...members,
  };
  return base64(JSON.stringify(token));
}

export function base64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

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
    to: (route) => network.requests.filter((exchange) => routeOf(exchange) === route),
    events: () => network.analytics.map(({ body }) => (body as { events: [{ event: string }] }).events[0].event),
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
    const exchange: Exchange = {
      method: init.method ?? 'GET',
      url: new URL(input as string, location.href),
      headers: { ...(init.headers as Record<string, string>) },
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined,
      keepalive: init.keepalive,
      credentials: init.credentials,
      signal: init.signal ?? undefined,
    };
    const route = routeOf(exchange);
    (route === ANALYTICS_PATH ? network.analytics : network.requests).push(exchange);
    if (held && route !== ANALYTICS_PATH) return answer('hang', exchange.signal);
    const queue = replies.get(route) ?? [route === 'GET configuration' ? { body: network.configuration } : { body: {} }];
    const reply = (queue.length > 1 ? queue.shift() : queue[0]) ?? 'drop';
    return answer(reply, exchange.signal);
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

function routeOf({ method, url }: Exchange): string {
  return `${method} ${pathOf(url)}`;
}
