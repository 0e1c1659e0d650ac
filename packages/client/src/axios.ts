import type { AxiosInstance } from 'axios';
import type { Transport } from './transport/transport';

/**
 * Sends the client's requests through a merchant's own axios instance, with its interceptors, proxies and tracing:
 * `client.create({ authorization, transport: axiosTransport(instance) })`.
 */
export function axiosTransport(instance: AxiosInstance): Transport {
  return async ({ body, ...request }) => {
    const { status, data } = await instance.request<unknown>({
      ...request,
      data: body,
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
