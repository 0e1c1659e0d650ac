import axios from 'axios';
import { createApi } from '../api';

/** The axios instance of this page. All requests of the page go through it: those to the payment service, and those to the shop's own server. */
export const http = axios.create();

let openRequests = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  openRequests += change;
  for (const listener of listeners) listener();
}

http.interceptors.request.use((request) => {
  count(1);
  return request;
});
http.interceptors.response.use(
  (response) => {
    count(-1);
    return response;
  },
  (error: unknown) => {
    count(-1);
    return Promise.reject(error);
  },
);

/** Whether a request waits for its response, for `useSyncExternalStore`. */
export const waiting = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => openRequests > 0,
};

export const giftApi = createApi(async (url, { data, signal }) => {
  const {
    status,
    headers,
    data: body,
  } = await http.request<unknown>({
    url,
    method: data === undefined ? 'GET' : 'POST',
    data,
    ...(signal && { signal }),
    headers: { accept: 'application/json' },
    validateStatus: () => true,
    // Rejects a body that is not JSON, which axios would pass on as text.
    responseType: 'json',
    transitional: { silentJSONParsing: false },
  });
  return { status, contentType: String(headers['content-type'] ?? ''), body };
});
