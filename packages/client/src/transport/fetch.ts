import type { TransportResponse, TransportRequest } from './transport';

/** The default transport: the browser's `fetch`. POST requests, which may carry card data, do not follow redirects. */
export async function fetchTransport({ url, ...request }: TransportRequest): Promise<TransportResponse> {
  const response = await fetch(url, { ...request, credentials: 'omit', redirect: request.body ? 'error' : 'follow' });
  return { status: response.status, body: await response.text() };
}
