import type { Transport } from './transport';

/** The default transport: the browser's `fetch`. */
export const fetchTransport: Transport = async ({ url, ...request }) => {
  const response = await fetch(url, { ...request, credentials: 'omit' });
  return { status: response.status, body: await response.text() };
};
