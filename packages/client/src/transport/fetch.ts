import type { TransportAnswer, TransportRequest } from './transport';

/** The default transport: the browser's `fetch`. */
export async function fetchTransport({ url, ...request }: TransportRequest, init?: RequestInit): Promise<TransportAnswer> {
  const response = await fetch(url, { ...request, credentials: 'omit', ...init });
  return { status: response.status, body: await response.text() };
}
