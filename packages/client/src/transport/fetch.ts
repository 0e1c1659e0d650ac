import type { TransportAnswer, TransportRequest } from './transport';

/** The default transport: the browser's `fetch`. What is posted, card data among it, goes to the address asked and follows no redirect. */
export async function fetchTransport({ url, ...request }: TransportRequest): Promise<TransportAnswer> {
  const response = await fetch(url, { ...request, credentials: 'omit', redirect: request.body ? 'error' : 'follow' });
  return { status: response.status, body: await response.text() };
}
