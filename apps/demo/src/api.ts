import type { Order, OrderRequest, Problem, ShopConfiguration, WaitingOrderRequest } from '../server/contract';

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

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(path, { ...init, headers: { accept: 'application/json', ...init.headers } });
    body = await response.json();
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new NoResponse(error);
  }
  if (response.ok) return body as T;
  if (response.headers.get('content-type')?.includes('application/problem+json')) throw new ApiProblem(body as Problem);
  throw new NoResponse(response.status);
}

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Requests to the shop's own server. Every function throws `ApiProblem`, `NoResponse`, or the reason of its signal. */
export const api = {
  configuration: (signal?: AbortSignal): Promise<ShopConfiguration> => call('/api/config', { signal }),
  clientToken: async (signal?: AbortSignal): Promise<string> =>
    (await call<{ clientToken: string }>('/api/client-token', { signal })).clientToken,
  savedClientToken: async (signal?: AbortSignal): Promise<string> =>
    (await call<{ clientToken: string }>('/api/saved/client-token', { signal })).clientToken,
  saveTestCard: async (): Promise<void> => void (await call<object>('/api/saved/test-card', post({}))),
  orders: async (signal?: AbortSignal): Promise<Order[]> => (await call<{ orders: Order[] }>('/api/orders', { signal })).orders,
  order: (id: string, signal?: AbortSignal): Promise<Order> => call(`/api/orders/${encodeURIComponent(id)}`, { signal }),
  placeOrder: (request: OrderRequest): Promise<Order> => call('/api/orders', post(request)),
  placeWaitingOrder: (request: WaitingOrderRequest): Promise<Order> => call('/api/waiting-orders', post(request)),
  act: (id: string, action: 'void' | 'refund' | 'settle'): Promise<Order> =>
    call(`/api/orders/${encodeURIComponent(id)}/${action}`, post({})),
};
