// A browser and a web server for built applications.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join, normalize } from 'node:path';
import { findChromium } from '../machine/prepare.mjs';
import { root } from '../workspace.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} Handler */

/** @type {Record<string, string>} */
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** Serves a folder until `stop` is called. `handle` is called first and returns true for requests that it handles. */
export async function serveFolder(/** @type {string} */ folder, /** @type {Handler} */ handle = () => false) {
  const server = createServer((request, response) => {
    if (handle(request, response)) return;
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = join(folder, normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
  });
  await new Promise((resolve) => void server.listen(0, () => resolve(undefined)));
  return {
    origin: `http://shop.localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Types a test card into the frames of card fields and clicks the button “Pay”. */
export async function payWithCard(/** @type {import('./browser.mjs').Page} */ page) {
  const type = (/** @type {string} */ field, /** @type {string} */ text) =>
    page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).locator('input:visible').first().fill(text);
  await type('number', '4111111111111111');
  await type('expirationDate', '12/2030');
  await type('cvv', '123');
  await page.getByRole('button', { name: 'Pay' }).click();
}

/**
 * Opens a page, calls `use` with it, and closes the browser.
 * @param {string[]} more arguments for the browser
 * @throws when the page has an uncaught error or logs an error
 */
export async function withPage(/** @type {(page: Page) => unknown} */ use, more = []) {
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const args = ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...more];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const page = await browser.newPage();
    /** @type {Error[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(error));
    page.on('console', (message) => {
      const { url } = message.location();
      if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return; // the browser requests it by itself
      errors.push(new Error(`The page logs: ${message.text()} (${url})`));
    });
    await use(page);
    if (errors.length > 0) throw errors[0];
  } finally {
    await browser.close();
  }
}
