import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopConfiguration } from './contract';
import { escapeAttribute } from './escape-attribute';
import type { GatewayConnection } from './gateway';

/** The page of a card field, on the asset host. */
const FIELD_PAGE = '/web/3.118.2/html/hosted-fields-frame.min.html';

/** The part of the built page that what a server sends replaces. */
export const ROOT = '<div id="root"></div>';

/**
 * Reads the built page. Its head says what a checkout will need, so that the browser gets it beside the scripts: a connection to the
 * gateway, and the page of the card fields, which `src/start.ts` loads. With the sandbox it also has the sandbox's script that replaces Apple Pay, which only
 * Apple's devices have, and which the checkout asks for when it is shown.
 */
export function readShopPage(folder: string, { environment, origin }: GatewayConnection): string {
  const infix = environment === 'sandbox' ? 'sandbox.' : '';
  const gateway = origin ?? `https://api.${infix}braintreegateway.com`;
  const assets = origin ?? 'https://assets.braintreegateway.com';
  const head = [
    `<link rel="preconnect" href="${gateway}" crossorigin>`,
    `<meta name="field-page" content="${assets}${FIELD_PAGE}">`,
    origin && `<script defer src="${origin}/third-party/apple-pay.js"></script>`,
  ].join('');
  return readFileSync(join(folder, 'index.html'), 'utf8').replace('<head>', `<head>${head}`);
}

/** Serves the shop's page with the shop's configuration. */
export function serveShopPage(app: Hono, html: string, configuration: ShopConfiguration): void {
  const root = `<div id="root" data-configuration="${escapeAttribute(JSON.stringify(configuration))}"></div>`;
  const page = html.replace(ROOT, () => root);
  for (const path of ['/', '/index.html']) {
    app.get(path, compress(), (context) => {
      context.header('cache-control', 'no-cache');
      return context.html(page);
    });
  }
}
