import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

/** A merchant's server: stores each webhook and responds as the test says. `undefined` never responds. */
export class Receiver {
  readonly received: URLSearchParams[] = [];
  status: number | undefined = 200;
  private reportArrival = () => {};
  private readonly server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      this.received.push(new URLSearchParams(body));
      if (this.status !== undefined) response.writeHead(this.status).end('thanks');
      this.reportArrival();
    });
  });
  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhooks`;
  }
  /** Resolves when so many webhooks have arrived. */
  async waitFor(expected: number): Promise<void> {
    while (this.received.length < expected) await new Promise<void>((resolve) => (this.reportArrival = resolve));
  }
  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }
}
