import type { Transport, TransportRequest } from './transport';

/** The server that the tests of a transport send requests to. */
export interface ContractServer {
  /**
   * Base URL without a trailing slash. `/echo` answers with the request as JSON: `{ method, url, body, contentType?, authorization? }`. `/status/<n>`
   * answers with that status and the body `{"text":"of <n>"} `, which is empty for 204 and 304.
   */
  readonly origin: string;
  /** A path whose connection breaks before an answer. */
  readonly brokenPath: string;
  /** A path that never answers. */
  readonly silentPath: string;
}

/** Tests that every transport must pass. @param openServer starts a server, or returns one that runs; whoever started it closes it */
export function describeTransport(name: string, transport: Transport, openServer: () => Promise<ContractServer>): void {
  describe(name, () => {
    let server: ContractServer;

    beforeEach(async () => {
      server = await openServer();
    });

    const send = (path: string, overrides: Partial<TransportRequest> = {}): ReturnType<Transport> =>
      transport({
        method: 'GET',
        url: `${server.origin}${path}`,
        headers: {},
        body: undefined,
        signal: new AbortController().signal,
        ...overrides,
      });

    test('behavior: GET without Content-Type or body', async () => {
      const { status, body } = await send('/echo?a=%20b');
      expect(status).toBe(200);
      expect(JSON.parse(body)).toEqual({ method: 'GET', url: '/echo?a=%20b', body: '' });
    });

    test('behavior: POST sends text as it is', async () => {
      const text = '{"a": "ä", "b":  1}';
      const { body } = await send('/echo', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: text });
      expect(JSON.parse(body)).toEqual({ method: 'POST', url: '/echo', body: text, contentType: 'text/plain' });
    });

    test('behavior: sends the headers', async () => {
      const { body } = await send('/echo', { method: 'POST', headers: { Authorization: 'Bearer x' }, body: '{}' });
      expect(JSON.parse(body)).toMatchObject({ authorization: 'Bearer x' });
    });

    test.each([201, 304, 401, 408, 422, 429, 500, 503])('behavior: resolves for status %i', async (status) => {
      const text = status === 304 ? '' : `{"text":"of ${status}"} `;
      await expect(send(`/status/${status}`)).resolves.toEqual({ status, body: text });
    });

    test('behavior: a response without a body has an empty text', async () => {
      await expect(send('/status/204')).resolves.toEqual({ status: 204, body: '' });
    });

    test('behavior: rejects when the connection breaks', async () => {
      await expect(send(server.brokenPath, { method: 'POST', body: '{}' })).rejects.toBeDefined();
    });

    test('behavior: rejects when the signal aborts, or has aborted before', async () => {
      const stop = new AbortController();
      const pending = send(server.silentPath, { signal: stop.signal });
      stop.abort(new Error('stop'));
      await expect(pending).rejects.toBeDefined();
      await expect(send('/echo', { signal: stop.signal })).rejects.toBeDefined();
    });
  });
}
