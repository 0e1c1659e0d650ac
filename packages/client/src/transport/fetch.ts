import type { TransportResponse, TransportRequest } from './transport';

/** The default transport: the browser's `fetch`. */
export async function fetchTransport({ url, ...request }: TransportRequest): Promise<TransportResponse> {
  const response = await fetch(url, { redirect: 'error', ...request, credentials: 'omit' });
  return { status: response.status, body: await response.text() };
}
