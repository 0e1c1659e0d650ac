import type { Transport, TransportRequest } from './transport';

/** A server that the contract can ask. */
export interface ContractServer {
  /** Answers `/echo` with what it was sent, as JSON: `{ method, body, contentType, credentials }`; and `/status/<n>` with that status and text. */
  readonly origin: string;
  /** Breaks the connection of a request at this path. */
  readonly broken: string;
  /** A path that is never answered. */
  readonly silent: string;
}

/** What every transport does, over whatever server. */
export function describeTransport(name: string, transport: Transport, open: () => Promise<ContractServer>): void {
  describe(name, () => {
    let server: ContractServer;

    beforeEach(async () => {
      server = await open();
    });

    const send = (path: string, more: Partial<TransportRequest> = {}): ReturnType<Transport> =>
      transport({
        method: 'GET',
        url: `${server.origin}${path}`,
        headers: {},
        body: undefined,
        signal: new AbortController().signal,
        ...more,
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

    test('behavior: headers go along', async () => {
      const { body } = await send('/echo', { method: 'POST', headers: { Authorization: 'Bearer x' }, body: '{}' });
      expect(JSON.parse(body)).toMatchObject({ authorization: 'Bearer x' });
    });

    test.each([201, 304, 401, 408, 422, 429, 500, 503])('behavior: status %i is an answer', async (status) => {
      const text = status === 304 ? '' : `{"text":"of ${status}"} `;
      await expect(send(`/status/${status}`)).resolves.toEqual({ status, body: text });
    });

    test('behavior: no body is an empty text', async () => {
      await expect(send('/status/204')).resolves.toEqual({ status: 204, body: '' });
    });

    test('behavior: a broken connection is a rejection, after one attempt', async () => {
      await expect(send(server.broken, { method: 'POST', body: '{}' })).rejects.toBeDefined();
    });

    test('behavior: an abort ends the request', async () => {
      const stop = new AbortController();
      const pending = send(server.silent, { signal: stop.signal });
      stop.abort(new Error('why'));
      await expect(pending).rejects.toBeDefined();
      await expect(send('/echo', { signal: stop.signal })).rejects.toBeDefined();
    });
  });
}
