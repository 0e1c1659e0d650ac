import type { Sandbox } from '@tender/sandbox';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serverGateway } from '../support/gateway';

/** A shop's server. */
export interface ShopServer {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a shop's files. `/token` is an authorization of the gateway, and `POST /pay` sells for the nonce in its body, with the provider's server SDK.
 * @param files bodies by path
 */
export async function serveShop(sandbox: Sandbox, files: ReadonlyMap<string, string>): Promise<ShopServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://shop.localhost');
      if (pathname === '/token') return response.end(sandbox.createClientToken());
      if (pathname === '/pay') {
        const sale = { amount: '12.00', paymentMethodNonce: await text(request) };
        const { success, transaction } = await serverGateway(sandbox).transaction.sale(sale);
        return response.end(success ? `Thank you: ${transaction.creditCard?.last4}` : 'Declined');
      }
      const body = files.get(pathname);
      const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      return body === undefined ? response.writeHead(404).end() : response.writeHead(200, { 'content-type': type }).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://shop.localhost:${port}/`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
