/**
 * @jest-environment node
 */
import axios from 'axios';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import nock from 'nock';
import { axiosTransport } from '../axios';
import { describeTransport, type ContractServer } from './contract';
import { fetchTransport } from './fetch';
import type { Transport } from './transport';

const transports: [string, Transport][] = [
  ['fetch', fetchTransport],
  ['axios', axiosTransport(axios.create())],
  ['axios over fetch', axiosTransport(axios.create({ adapter: 'fetch' }))],
];

const origin = 'http://gateway.localhost';

// Node's `http` is shared with the tests that run later in this process.
afterAll(() => nock.restore());

afterEach(() => {
  nock.abortPendingRequests();
  nock.cleanAll();
});

type Echo = Record<'method' | 'url' | 'body', string> & Partial<Record<'contentType' | 'authorization', string>>;

function echo(method: string, url: string, body: string, headers: Record<string, string | string[] | undefined>): Echo {
  const { 'content-type': contentType, authorization } = headers;
  return {
    method,
    url,
    body,
    ...(contentType && { contentType: String(contentType) }),
    ...(authorization && { authorization: String(authorization) }),
  };
}

const statusText = (status: number): string => (status === 204 || status === 304 ? '' : `{"text":"of ${status}"} `);

/** Answers made by nock, which breaks connections as no server does. */
function openNock(): Promise<ContractServer> {
  for (const method of ['GET', 'POST']) {
    nock(origin)
      .intercept(/^\/echo/, method)
      .reply(function (url, body) {
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        const headers = Object.fromEntries(Object.entries(this.req.headers));
        return [200, echo(method, url, text, headers)];
      });
  }
  nock(origin)
    .get(/^\/status/)
    .reply((url) => {
      const status = Number(url.split('/').at(-1));
      return [status, statusText(status)];
    });
  nock(origin).post('/broken').replyWithError('socket hang up');
  nock(origin).get('/silent').delay(100_000).reply(200);
  return Promise.resolve({ origin, brokenPath: '/broken', silentPath: '/silent' });
}

let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', method = '' } = request;
    if (url === '/broken') return void request.socket.destroy();
    if (url === '/silent') return undefined;
    const { redirected } = /^\/redirect\/(?<redirected>\d+)/.exec(url)?.groups ?? {};
    if (redirected) return void response.writeHead(Number(redirected), { location: '/echo' }).end();
    const status = Number(/^\/status\/(\d+)/.exec(url)?.[1] ?? 200);
    void read(request).then((body) => {
      response
        .writeHead(status)
        .end(url.startsWith('/echo') ? JSON.stringify(echo(method, url, body, request.headers)) : statusText(status));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function openServer(): Promise<ContractServer> {
  const { port } = server.address() as AddressInfo;
  return Promise.resolve({ origin: `http://127.0.0.1:${port}`, brokenPath: '/broken', silentPath: '/silent' });
}

for (const [name, transport] of transports) {
  describeTransport(`${name}, over nock`, transport, openNock);
  describeTransport(`${name}, over a server`, transport, openServer);
}

describe.each(transports.filter(([name]) => name.includes('fetch')))('%s, redirected', (_, transport) => {
  const send = async (method: string, status: number, redirect?: 'follow') => {
    const { origin } = await openServer();
    const body = method === 'GET' ? undefined : '{"number":"4111111111111111"}';
    const url = `${origin}/redirect/${status}`;
    return transport({ method, url, headers: {}, body, ...(redirect && { redirect }), signal: new AbortController().signal });
  };

  test.each(['GET', 'POST'])('rejects a %s that is redirected, so that card data goes nowhere else', async (method) => {
    for (const status of [301, 302, 303, 307, 308]) await expect(send(method, status)).rejects.toBeDefined();
  });

  test('follows the redirect of a request that allows it', async () => {
    await expect(send('GET', 302, 'follow')).resolves.toMatchObject({ status: 200 });
  });
});
