import axios from 'axios';
import { axiosTransport } from './axios';
import { client } from './index';
import { freshKey, openNetwork } from './testing/network';

test('options: transport sends the requests of a client with the merchant’s axios', async () => {
  const network = openNetwork();
  const seen: string[] = [];
  const instance = axios.create({
    adapter: (config) => Promise.resolve({ data: JSON.stringify(network.configuration), status: 200, statusText: '', headers: {}, config }),
  });
  instance.interceptors.request.use((config) => {
    seen.push(`${config.method} ${new URL(String(config.url)).pathname}`);
    return config;
  });
  const made = await client.create({ authorization: freshKey(), transport: axiosTransport(instance) });
  await made.request({ method: 'post', endpoint: 'x', data: {} });
  expect(seen).toEqual([expect.stringMatching(/^get .*configuration$/), expect.stringMatching(/^post .*\/client_api\/v1\/x$/)]);
  expect(network.requests).toEqual([]);
});
