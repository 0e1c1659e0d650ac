import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundle } from './bundles';

export interface PageOptions {
  /** Markup inside `body`. */
  readonly body?: string;
  /** Markup inside `head`, before the scripts. */
  readonly head?: string;
  /** Scripts by tag: names of bundles (`tender.js`, `framebus.js`, `reference.js`, `axe.js`) or code registered with `script`. */
  readonly scripts?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
}

/** A web server for merchants' shops, banks and attackers: one port, any `*.localhost` host, each page on the host it is registered for. */
export interface Site {
  readonly port: number;
  origin(host: string): string;
  /** Registers a page and returns its URL. `/tender.js` and the other bundles are there on every host. */
  page(host: string, path: string, options?: PageOptions): string;
  /** Registers a script and returns its path. */
  script(host: string, path: string, code: string): string;
  stop(): Promise<void>;
}

type Answer = { status: number; headers: Record<string, string>; body: string };

export async function startSite(): Promise<Site> {
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => void answer(answers, request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const origin = (host: string): string => `http://${host}:${port}`;
  return {
    port,
    origin,
    page(host, path, { body = '', head = '', scripts = ['tender.js'], headers = {}, status = 200 } = {}) {
      const tags = scripts.map((name) => `<script src="/${name.replace(/^\//, '')}"></script>`).join('');
      const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${host}</title>${head}${tags}</head><body>${body}</body></html>`;
      answers.set(host + path, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: html });
      return origin(host) + path;
    },
    script(host, path, code) {
      answers.set(host + path, { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: code });
      return path;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(answers: ReadonlyMap<string, Answer>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { hostname, pathname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const known = answers.get(hostname + pathname);
  if (known) {
    response.writeHead(known.status, { 'cache-control': 'no-store', ...known.headers }).end(known.body);
    return;
  }
  if (pathname === '/shop.css') {
    response.writeHead(200, { 'content-type': 'text/css' }).end('.field { height: 40px; border: 1px solid #888; margin: 4px 0 12px }');
    return;
  }
  const code = await bundle(pathname.slice(1));
  if (code === undefined) response.writeHead(404).end('Not found');
  else response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(code);
}
