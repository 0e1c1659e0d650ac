import type { AxiosInstance } from 'axios';
import type { Transport } from './transport/transport';

/**
 * Sends the client's requests through a merchant's own axios instance, with its interceptors, proxies and tracing:
 * `client.create({ authorization, transport: axiosTransport(instance) })`. With axios's `fetch` adapter, requests that may carry card or bank data follow
 * no redirects, as with the default transport. The other adapters always follow them.
 */
export function axiosTransport(instance: AxiosInstance): Transport {
  return async ({ body, redirect = 'error', ...request }) => {
    const { status, data } = await instance.request<unknown>({
      ...request,
      data: body,
      fetchOptions: { redirect }, // ignored by the other adapters
      timeout: 0,
      withCredentials: false,
      responseType: 'text',
      // The client parses and checks the response.
      transformResponse: (text: unknown) => text,
      transformRequest: (text: unknown) => text,
      validateStatus: () => true,
    });
    return { status, body: typeof data === 'string' ? data : data == null ? '' : JSON.stringify(data) };
  };
}
