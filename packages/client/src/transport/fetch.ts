import type { TransportAnswer, TransportRequest } from './transport';

/** The default transport: the browser's `fetch`. */
export async function fetchTransport({ url, ...request }: TransportRequest): Promise<TransportAnswer> {
  const response = await fetch(url, { ...request, credentials: 'omit' });
  return { status: response.status, body: await response.text() };
}
