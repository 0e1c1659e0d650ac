import { startShop } from '../apps/demo/server/start-shop';
import { serverGateway } from './support/gateway';
import { expect, test } from './support/test';

/** What a page tries; each attempt resolves with the status it could read, or `unreadable`. */
async function attack({ url, merchantId, authorization }: { url: string; merchantId: string; authorization: string }): Promise<unknown[]> {
  const attempt = (path: string, init: RequestInit): Promise<unknown> =>
    fetch(url + path, init).then(
      ({ status, type }) => (type === 'opaque' ? 'unreadable' : status),
      () => 'unreadable',
    );
  const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ transaction: { type: 'sale', amount: '10.00', payment_method_nonce: 'fake-valid-nonce' } });
  return Promise.all([
    attempt(`/merchants/${merchantId}/transactions`, { method: 'POST', headers, body }),
    attempt(`/merchants/${merchantId}/transactions`, { method: 'POST', mode: 'no-cors', body }),
    attempt(`/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: 'mutation { createClientToken { clientToken } }' }) }),
    attempt('/_control/reset', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }),
    attempt('/_control/reset', { method: 'POST', mode: 'no-cors', body: '{}' }),
    attempt('/_console/', {}),
  ]);
}

test('foreign pages: neither sell, nor make tokens, nor steer the sandbox, whatever keys they know', async ({ page, site, sandbox }) => {
  await page.goto(site.page('attacker.localhost', '/'));
  const { url, merchantId, publicKey, privateKey } = sandbox;
  const authorization = `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`;
  expect(await page.evaluate(attack, { url, merchantId, authorization })).toEqual([
    'unreadable',
    'unreadable',
    403,
    'unreadable',
    'unreadable',
    'unreadable',
  ]);
  const carriedOut = sandbox.requests().filter(({ status, method }) => method === 'POST' && status !== 403);
  expect(carriedOut).toEqual([]);
});

test('foreign pages: a form with keys in its address sells nothing', async ({ page, site, sandbox }) => {
  const { url, merchantId, publicKey, privateKey } = sandbox;
  const action = `${url.replace('//', `//${publicKey}:${privateKey}@`)}/merchants/${merchantId}/transactions`;
  const body = `<form method="post" enctype="text/plain" action="${action}"><input name='{"transaction":{"x":"' value='"}}'><button>Go</button></form>`;
  await page.goto(site.page('attacker.localhost', '/', { body }));
  await page.getByRole('button').click();
  await expect(page.getByText('Web pages of other origins may not use this endpoint')).toBeVisible();
});

test('foreign pages: a page on another port of the same host reads nothing and starts nothing', async ({ page, site, sandbox }) => {
  const { url, merchantId } = sandbox;
  const addresses = [`${url}/merchants/${merchantId}/plans`, `${url}/_console/`, `${url}/_control/requests`];
  const answered = addresses.map((address) => page.waitForResponse(address));
  const body = addresses.map((address) => `<iframe src="${address}"></iframe>`).join('');
  await page.goto(site.page('localhost', '/', { body }));
  const answers = await Promise.all(answered);
  expect(answers.map((answer) => answer.request().headers()['origin'])).toEqual([undefined, undefined, undefined]);
  expect(answers.map((answer) => answer.status())).toEqual([403, 403, 403]);
});

for (const host of ['shop.localhost', 'localhost']) {
  test(`foreign pages: a link to the console leads there, from ${host}`, async ({ page, site, sandbox }) => {
    await page.goto(site.page(host, '/', { body: `<a href="${sandbox.url}/_console/">Console</a>` }));
    await page.getByRole('link').click();
    await expect(page.getByText('No matching requests yet.')).toBeVisible();
  });
}

test('foreign pages: give back no payment of the shop, by form or fetch', async ({ page, site, sandbox }) => {
  const { url: origin, merchantId, publicKey, privateKey } = sandbox;
  const shop = await startShop({ connection: { environment: 'development', origin, merchantId, publicKey, privateKey }, port: 0 });
  const order = { orderKey: crypto.randomUUID(), cart: [{ productId: 'mug', quantity: 1 }], email: 'ada@example.com' };
  const paid = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...order, paymentMethodNonce: 'fake-valid-nonce' }),
  });
  const { id, transactionId } = (await paid.json()) as { id: string; transactionId: string };
  const body = `<form method="post" enctype="text/plain" action="${shop.url}/api/orders/${id}/void"><button>Go</button></form>`;
  await page.goto(site.page('attacker.localhost', '/', { body }));
  await page.evaluate((address) => fetch(address, { method: 'POST', mode: 'no-cors', body: '{}' }), `${shop.url}/api/orders/${id}/void`);
  await page.getByRole('button').click();
  await expect(page.locator('body')).toContainText('foreign-request');
  const { status } = await serverGateway(sandbox).transaction.find(transactionId);
  expect(status).toBe('submitted_for_settlement');
  await shop.stop();
});
