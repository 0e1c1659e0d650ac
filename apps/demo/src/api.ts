import type { Order, OrderRequest, Problem, SavedPayPal, SavedSession, ShopConfiguration, WaitingOrderRequest } from '../server/contract';
import { readResponse, type ApiResponse } from './read-response';

/** The server responded with a problem. */
export class ApiProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
    this.name = 'ApiProblem';
  }
}

/**
 * The server did not respond, or the response is not its own (a proxy's error page, half a body). The request may have been carried out.
 */
export class NoResponse extends Error {
  constructor(cause: unknown) {
    super('The shop’s server did not answer.', { cause });
    this.name = 'NoResponse';
  }
}

interface ApiRequest {
  /** Sent as JSON with POST. Without it, the request is a GET. */
  readonly data?: unknown;
  readonly signal?: AbortSignal | undefined;
}
/** Sends a request. Resolves whatever the status is; rejects when there is no response, or when its body is not JSON. */
export type Send = (path: string, request: ApiRequest) => Promise<ApiResponse>;

const sendWithFetch: Send = async (path, { data, signal }) => {
  const headers = { accept: 'application/json', ...(data !== undefined && { 'content-type': 'application/json' }) };
  return readResponse(await fetch(path, { headers, signal, ...(data !== undefined && { method: 'POST', body: JSON.stringify(data) }) }));
};

/** Creates the requests to the shop's own server. Every function throws `ApiProblem`, `NoResponse`, or the reason of its signal. */
export function createApi(send: Send) {
  async function call<T>(path: string, request: ApiRequest = {}): Promise<T> {
    const { status, contentType, body } = await send(path, request).catch((error: unknown) => {
      throw request.signal?.aborted ? error : new NoResponse(error);
    });
    if (status >= 200 && status < 300) return body as T;
    if (contentType.includes('application/problem+json')) throw new ApiProblem(body as Problem);
    throw new NoResponse(status);
  }
  return {
    configuration: (signal?: AbortSignal): Promise<ShopConfiguration> => call('/api/config', { signal }),
    clientToken: async (signal?: AbortSignal): Promise<string> =>
      (await call<{ clientToken: string }>('/api/client-token', { signal })).clientToken,
    savedSession: (signal?: AbortSignal): Promise<SavedSession> => call('/api/saved/client-token', { signal }),
    saveTestCard: async (): Promise<void> => void (await call<object>('/api/saved/test-card', { data: {} })),
    savedPayPal: (signal?: AbortSignal): Promise<SavedPayPal> => call('/api/saved/paypal', { signal }),
    saveTestPayPal: async (): Promise<void> => void (await call<object>('/api/saved/test-paypal', { data: {} })),
    orders: async (signal?: AbortSignal): Promise<Order[]> => (await call<{ orders: Order[] }>('/api/orders', { signal })).orders,
    order: (id: string, signal?: AbortSignal): Promise<Order> => call(`/api/orders/${encodeURIComponent(id)}`, { signal }),
    placeOrder: (data: OrderRequest): Promise<Order> => call('/api/orders', { data }),
    placeWaitingOrder: (data: WaitingOrderRequest): Promise<Order> => call('/api/waiting-orders', { data }),
    act: (id: string, action: 'void' | 'refund' | 'settle'): Promise<Order> =>
      call(`/api/orders/${encodeURIComponent(id)}/${action}`, { data: {} }),
  };
}

export type Api = ReturnType<typeof createApi>;
export const api: Api = createApi(sendWithFetch);
