import type { Hono } from 'hono';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayConnection } from './gateway';

/**
 * Serves the shop's page. Its head tells the browser which hosts the page will need, so that it connects to them beside loading the scripts. With the
 * sandbox it also has the sandbox's script that replaces Apple Pay, which only Apple's devices have, and which the checkout asks for when it is shown.
 */
export function serveShopPage(app: Hono, folder: string, { environment, origin }: GatewayConnection): void {
  const infix = environment === 'sandbox' ? 'sandbox.' : '';
  const head = origin
    ? connectTo(origin, origin) + `<script defer src="${origin}/third-party/apple-pay.js"></script>`
    : connectTo(`https://api.${infix}braintreegateway.com`, 'https://assets.braintreegateway.com');
  for (const path of ['/', '/index.html']) {
    app.get(path, async (context, next) => {
      const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
      if (html === undefined) return next();
      context.header('cache-control', 'no-cache');
      return context.html(html.replace('<head>', `<head>${head}`));
    });
  }
}

/** The gateway is asked by scripts, which is a connection of its own for a browser; the asset host has frames. */
const connectTo = (gateway: string, assets: string): string =>
  `<link rel="preconnect" href="${gateway}" crossorigin><link rel="preconnect" href="${assets}">`;
