// A browser, and a shop for it: a folder of pages beside the server of a guide.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';

/** @import { Server } from 'node:http' */
/** @import { Browser, Page } from '@playwright/test' */
/** @import { Sandbox } from '../build/built-sandbox.mjs' */

/** @type {Record<string, string>} */
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/**
 * Starts the server of a guide, which has a sandbox of its own, calls `use` with its origin, and stops both. The server gets only requests for which the
 * folder has no file.
 * @template Result
 * @param {string} script the server, which exports `server` and `sandbox`
 * @param {string} folder of the pages
 * @param {(shop: { origin: string, sandbox: Sandbox }) => Promise<Result>} use
 */
export async function withShop(script, folder, use) {
  Object.assign(process.env, { PORT: '0', SANDBOX_PORT: '0' }); // any free port
  /** @type {{ server: Server, sandbox: Sandbox }} */
  const { server, sandbox } = await import(pathToFileURL(script).href);
  const site = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://shop');
    const file = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    if (!existsSync(file) || !statSync(file).isFile()) server.emit('request', request, response);
    else response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  await new Promise((resolve) => void site.listen(0, () => resolve(undefined)));
  try {
    const { port } = /** @type {import('node:net').AddressInfo} */ (site.address());
    return await use({ origin: `http://shop.localhost:${port}`, sandbox });
  } finally {
    site.closeAllConnections();
    site.close();
    server.close();
    await sandbox.stop();
  }
}

/**
 * Launches Chromium, calls `use` with it, and closes it.
 * @template Result
 * @param {(browser: Browser) => Promise<Result>} use
 */
export async function withBrowser(use) {
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Calls `use` with a page of a browser, which sees nothing of other pages.
 * @template Result
 * @param {Browser} browser
 * @param {(page: Page) => Promise<Result>} use
 * @throws when the page has an uncaught error or logs an error
 */
export async function withPage(browser, use) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    /** @type {Error[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(error));
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return; // the browser requests it by itself
      errors.push(new Error(`The page logs: ${message.text()} (${url})`));
    });
    const result = await use(page).catch((error) => Promise.reject(errors[0] ?? error));
    if (errors.length > 0) throw errors[0];
    return result;
  } finally {
    await context.close();
  }
}
