import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { collectWarnings } from '../support/warnings';
import { bundle, bundleForServer } from '../support/bundles';
import { input, typeCard } from '../support/card';
import { collectViolations, strictPolicy } from '../support/strict-policy';
import { expect, test as base } from '../support/test';

interface Shop {
  readonly url: string;
  /** What it has answered with last, inside `main`. */
  html(): string;
}

/** `shop`: a web server that renders the page `pages/server.tsx` for each request. */
const test = base.extend<{ shop: Shop }>({
  shop: async ({ sandbox }, use, testInfo) => {
    const file = testInfo.outputPath('server.cjs');
    writeFileSync(file, await bundleForServer(join(import.meta.dirname, 'pages/server.tsx')));
    const { render } = createRequire(import.meta.url)(file) as { render(authorization: string): string };
    let html = '';
    const server = createServer((request, response) => {
      if (request.url === '/server.js') {
        void bundle('react-server.js')?.then((code) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(code));
        return;
      }
      html = render(sandbox.tokenizationKey);
      const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,"></head><body><main>${html}</main><script src="/server.js"></script></body></html>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...strictPolicy(sandbox.url) }).end(page);
    });
    await new Promise<void>((resolve) => void server.listen(0, resolve));
    await use({ url: `http://shop.localhost:${(server.address() as AddressInfo).port}/`, html: () => html });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

test('server: a rendered page hydrates without a mismatch, and takes a card', async ({ page, sandbox, shop }) => {
  const warnings = collectWarnings(page);
  const violations = await collectViolations(page);
  await page.goto(shop.url);
  expect(shop.html()).toContain('<p id="states">loading loading loading</p>');
  expect(shop.html()).not.toContain('style=');

  // As it is before any script has run on it: shown, labelled, and not to be paid with yet.
  await expect(page.getByText('As on the card.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay' })).toBeDisabled();
  const places = await page.locator('[data-tender-frame]').elementHandles();

  await page.evaluate((authorization) => window.serverPage.hydrate(authorization), sandbox.tokenizationKey);
  await expect(page.locator('#states')).toHaveText('ready ready ready');
  await expect(page.locator('small')).toHaveText('ready');
  for (const place of places)
    expect(await place.evaluate((element) => element.isConnected && (element as Element).querySelectorAll('iframe').length)).toBe(1);
  await page.locator('label', { hasText: 'Card number' }).click();
  await expect(input(page, 'number')).toBeFocused();
  await typeCard(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.locator('output')).toHaveText(/^tokencc_/);

  expect(await page.evaluate(() => window.serverPage.mismatches)).toEqual([]);
  expect(warnings).toEqual([]);
  expect(violations).toEqual([]);
});
